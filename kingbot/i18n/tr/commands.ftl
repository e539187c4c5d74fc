### Komutların adları ve açıklamaları. Adlar küçük harf, en çok 32 harf, boşluksuz; açıklamalar en çok 100 harf.

about-king = King kart oyunu

command-king = king
command-new = yeni
command-join = katıl
command-leave = ayrıl
command-start = başlat
command-close = kapat
command-back = dön
command-hand = elim
command-table = masa
command-score = puan
command-last = son
command-rules = kurallar
command-tables = masalar
command-turn = sıra
command-help = yardım
command-learn = öğren
command-privacy = gizlilik
command-settings = ayarlar
command-play = oyna
command-substitute = yedek
command-host = sahip
command-king-server = king-sunucu

about-new = Bu kanalda bir masa aç
about-join = Bir masaya otur
about-leave = Masadan ayrıl; parti başladıysa yerine bir bot oynar
about-start = Partiyi başlat; boş yerlere botlar oturur
about-close = Masanı kapat
about-back = Yerini bottan geri al
about-hand = Kartlarını göster
about-table = Masayı kanalın sonuna getir
about-score = Şimdiye kadarki puanları göster
about-last = Son eli göster
about-rules = Masanın ya da bir King türünün kurallarını göster
about-tables = Senin masaların ve bu sunucudaki masalar
about-turn = Seni bekleyen masalar
about-help = Burada King nasıl oynanır
about-learn = King öğren: altı durum, her birinde bir dokunuş
about-privacy = Hakkında saklananları gör, kaydet veya sil
about-settings = Nasıl oynamak istersin: dil, kartlar, resim yerine yazı
about-play = Bir hamle yap: kart, oyun, koz, artırma, pas …
about-substitute = Yerini almasını birinden iste; masa sahibiysen boş kalan bir yer için
about-king-server = Bu sunucudaki King masaları için geçerli olanlar

option-table = masa
option-tables = masalar
option-preset = tür
option-rules = kurallar
option-bots = botlar
option-language = dil
option-thread = alt-başlık
option-seats = yerler
option-counter = sayaç
option-move = hamle
option-clock = süre
option-zone = saat-dilimi
option-hours = saatler
option-days = günler
option-holiday = tatil
option-who = kim
option-seat = yer
option-person = kişi
option-lobby = lobi
option-paused = boşta

about-table-table = Hangi masa
about-new-preset = Hangi King türü
about-new-rules = Hangi kurallar farklı olsun, örneğin: slam=plus14 sale=off
about-new-bots = Botlar ne kadar iyi oynasın
about-new-language = Masanın dili
about-new-thread = Masa kendi alt başlığında açılsın mı
about-new-seats = Kaç yer gerçek oyunculara ayrılsın
about-new-counter = Oyuncular görmedikleri kartlara bakabilsin mi
about-new-clock = Bir hamle ne kadar sürebilir, örneğin: live, 10m, correspondence 12h bank=2d
about-settings-zone = Saat dilimin, örneğin Europe/Istanbul
about-settings-hours = Hangi saatlerde oynarsın, örneğin 18:00-23:30; her zaman için -
about-settings-days = Hangi günler, örneğin 1-5 veya 6,7 (1 pazartesi); hepsi için -
about-settings-holiday = Tatilin, örneğin 2026-12-20 2027-01-06; silmek için -
about-substitute-who = Yeri kim alsın
about-substitute-seat = Masa sahibi için: boş kalan hangi yer, 1–4
about-host = Masayı orada oturan birine devret
about-host-who = Yeni masa sahibi
about-king-server-clock = Yeni bir masada hamle süresi
about-king-server-language = Yeni bir masanın dili
about-king-server-tables = Aynı anda kaç masa açık olabilir
about-king-server-person = Bir kişi kaç açık masada oturabilir
about-king-server-lobby = Lobi kaç saat sonra kapanır
about-king-server-paused = Kimsenin oynamadığı parti kaç gün sonra kapanır
about-rules-preset = Hangi King türü
about-play-move = Hamlen, örneğin: QS, maça kızı, kupa, artır 5, pas

about-option-table = Birkaç masada oturuyorsan hangisi
