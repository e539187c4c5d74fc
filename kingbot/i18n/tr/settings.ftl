### Bir oyuncu nasıl oynamak ister, `/king ayarlar`.

settings-title = Nasıl oynamak istersin
settings-tip = Bunu yalnız sen görürsün. Bundan sonra bütün masalarında geçerlidir.

# Her dil kendi adıyla anılır.
setting-language = Dil: { $language }
setting-language-auto = Dil: Discord’daki gibi

# Düğmeler kısa: telefonda bir satırda iki üç tane durur.
switch-four-colours = Dört renk
switch-large = Büyük yazı
switch-sort = Büyüklüğe göre
switch-letters = Kendi harflerim
switch-counter = Kart sayacı
switch-plan = Dokunarak planla
switch-confirm = Önce bana sor
switch-facilitated = Resimsiz, yazıyla
switch-facilitated-about = Resimsiz, yazıyla: her şey yazılır; her elden sonra oyun seni bekler.
button-hours = Ne zaman oynarım …
settings-sample = Örnek kartlar, sana böyle görünür:
setting-facilitated-off = Resimler ve düğmeler
setting-facilitated-on = Resimsiz, yazıyla
setting-facilitated-on-about = Her şey yazıyla, resimsiz; her elden sonra oyun seni bekler
setting-confirm-off = Dokununca hemen oynanır
setting-confirm-on = Hamleden önce bana sor
switch-stop-after-trick = Her elden sonra dur
switch-stop-after-trick-about = Her elden sonra dur: sen devam edene kadar eli ve puanını gösterir
setting-bot-speed-quick = Botlar hızlı oynasın
setting-bot-speed-quick-about = Aralar yarıya iner: eli görmeye daha az vakit kalır
setting-bot-speed-normal = Botlar normal hızda
setting-bot-speed-normal-about = Biten el yaklaşık bir buçuk saniye görünür
setting-bot-speed-slow = Botlar acele etmesin
setting-bot-speed-slow-about = Aralar iki katına çıkar; masada en yavaşını isteyene uyulur
setting-sort-suit = Kartlar renge göre dizilir
setting-sort-rank = Kartlar büyüklüğe göre dizilir
setting-four-colours-off = İki renk: kırmızı ve siyah
setting-four-colours-on = Dört renk: her biri ayrı
setting-large-off = Normal yazı
setting-large-on = Büyük yazı
setting-letters-international = Kart harfleri: A K Q J
setting-letters-local = Kart harfleri: kendi dilimdekiler
