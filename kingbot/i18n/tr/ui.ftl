### Masaların Discord’da söyledikleri: lobi, masa, el penceresi, sorular, puanlar, sonuçlar, reddedilenler.
### $name, $other … oyuncu adlarıdır; gösterilmeye hazırdır.

## Her yerde

ui-title = King · masa { $table }
ui-hand-of = dağıtım{ "\u00A0" }{ $number }/{ $hands }
ui-dealer-mark = M
ui-link-table = Masa

button-hand = Elim
button-last = Son el
button-score = Puan
button-more = Diğer
button-rules = Kurallar
button-choices = Seçimler
button-counter = Sayaç
button-history = Bu dağıtım
button-board = Masayı göster
button-back-to-hand = Geri
button-before = Önceki
button-after = Sonraki
button-join = Katıl
button-leave = Ayrıl
button-leave-table = Masadan ayrıl
button-add-bot = Bot ekle
button-remove-bot = Botu çıkar
button-start = Başlat
button-cancel = İptal
button-close = Masayı kapat
button-again = Yeniden oyna
button-take-back = Döndüm

## Lobi

lobby-title = King · masa { $table } · { $preset }
lobby-host = Masa sahibi: { $name }. Oyun sırasına göre yerler:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · masa sahibi
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. boş
lobby-rules = Kurallar: `{ $rules }`
lobby-reserved = { $seats ->
    [one] Bir yer bir insana ayrıldı.
   *[other] { $seats } yer insanlara ayrıldı.
}
lobby-no-counter = Hangi kartların kaldığı kimseye gösterilmez.
lobby-fill = Başlarken boş yerlere bot oturur (düzey: { $level }).
lobby-open-in = { $name } bir masa açtı: masa { $table }, { $channel }.
lobby-started = Oyun başladı: { $names }.
lobby-commitment = Dağıtımlar belirlendi. Sonda açıklanacak tohumun SHA-256 özeti: `{ $commitment }`
lobby-closed = Bu masa oyun başlamadan kapatıldı.
level-random = rastgele
level-beginner = acemi
level-club = kulüp
level-master = usta

## Sözleşme ve neyin sayıldığı

counts-no-kings-jacks = her papaz veya vale için { $points }
counts-no-queens = her kız için { $points }
counts-no-eight-diamonds = karo sekizlisi için { $points }
counts-no-king-hearts = kupa papazı için { $points }
counts-no-hearts = her kupa için { $points }
counts-no-last-two = son iki elin her biri için { $points }
counts-no-tricks = her el için { $points }
counts-domino = elde kalan her kart için { $points }
counts-declaration = her el için { $points }
counts-no-trump = her el için { $points }
counts-no-jack-hearts = kupa valesi için { $points }
counts-no-king-spades = maça papazı için { $points }
contract-line = **{ $contract }** · { $counts }
contract-still-out = hâlâ dışarıda: { $cards }
contract-trump = söylenen: **{ $trump }** ({ $name })
contract-blind = kör söylendi, { $name }: { $trump }
contract-sold = Satıldı: satan { $name }, alan { $other }, { $tricks ->
    [one] bir ele
   *[other] { $tricks } ele
}
contract-called = { $name } şu kartı çağırdı: { $card }. Kimdeyse ortak odur
contract-pair = { $name } ve { $other } birlikte oynuyor
contract-to-choose = { $name } sözleşmeyi seçecek

## Dört yer

seat-line = { $name } · { $points }
seat-tricks = { $count ->
    [one] 1 el
   *[other] { $count } el
}
seat-taken = aldı: { $cards }
seat-held = { $count ->
    [one] 1 kart kaldı
   *[other] { $count } kart kaldı
}
seat-out = bitirdi
table-trick = Yerde: { $plays }
play-led = { $name } çıktı: { $card }
play-card = { $name }{ "\u00A0" }{ $card }
row-line = { $suit }: { $cards }
row-none = { $suit }: –

## Sıra kimde

due-deal = Kartlar dağıtılıyor.
due-contract = **{ $name }** sözleşmeyi seçiyor.
due-blind = **{ $name }** kör söyleyebilir ya da bakabilir.
due-trump = **{ $name }** kozu söylüyor.
due-trump-sale = **{ $name }** kozu söylüyor ya da satışa çıkarıyor.
due-offer = **{ $name }** satışa yanıt veriyor.
due-auction = **{ $name }** artırıyor ya da pas geçiyor.
due-answer = **{ $name }** artırmayı kabul ediyor ya da kozu kendine saklıyor.
due-call = **{ $name }** bir kart çağırıyor.
due-redeal = **{ $name }** yeni kart isteyebilir.
due-tricks = **{ $name }** oynayacak.
due-domino = **{ $name }** kart koyacak.
due-over = Oyun bitti.

yours-contract = **Sıra sende:** sözleşmeyi seç.
yours-blind = **Sıra sende:** iki katına kör söyle ya da kartlarına bak.
yours-trump = **Sıra sende:** kozu söyle.
yours-trump-sale = **Sıra sende:** kozu söyle ya da satışa çıkar.
yours-offer = **Sıra sende:** koz için artır ya da pas geç.
yours-auction = **Sıra sende:** koz için artır ya da pas geç.
yours-answer = **Sıra sende:** { $name }, { $tricks ->
    [one] bir el veriyor
   *[other] { $tricks } el veriyor
}. Kabul mü, yoksa koz sende mi kalsın?
yours-call = **Sıra sende:** sahibi ortağın olacak kartı çağır.
yours-redeal = **Sıra sende:** dört veya daha çok as ve papazın var. Herkese yeni kart mı, yoksa bunlar mı?
yours-tricks = **Sıra sende:** bir kart oyna.
yours-lead = **Sıra sende:** bir kartla çık.
yours-domino = **Sıra sende:** bir kart koy.
yours-domino-pass = **Sıra sende:** hiçbiri uymuyor, pas geçiyorsun.
yours-domino-more = **Sıra sende:** bir kart daha koy ya da dur.

## Ne yapıldı

did-choose = { $name } seçti: { $contract }
did-blind = { $name } kör söyledi: { $trump }
did-look = { $name } kartlara baktı
did-trump = { $name } söyledi: { $trump }
did-sell = { $name } kozu satışa çıkardı: { $tricks ->
    [one] bir el
   *[other] { $tricks } el
}
did-bid = { $name }: { $tricks }
did-pass = { $name } pas
did-accept = { $name } kabul etti
did-decline = { $name } kabul etmedi
did-call = { $name } çağırdı: { $card }
did-redeal = { $name } yeni kart istedi
did-keep = { $name } kartları tuttu
did-play = { $name }{ "\u00A0" }{ $card }
did-lay-high = { $name } { $card }, papazın üstüne
did-lay-low = { $name } { $card }, ikilinin altına
did-stop = { $name } durdu
told-dealt = Dağıtım { $number }: { $contract }. Dağıtan: { $name }.
told-dealt-chosen = Dağıtım { $number }. Dağıtan: { $name }.
told-dealt-again = Kartlar yeniden dağıtıldı.
told-sold = Koz satıldı: satan { $name }, alan { $other }, { $tricks ->
    [one] bir ele
   *[other] { $tricks } ele
}
told-kept = Koz şunda kaldı: { $name }
told-taken = { $plays } → **{ $name }**
told-partner = Ortak { $name }: { $card }
told-out = { $name } bitirdi
told = Neler oldu:

## Son el

last-title = Masa { $table } · el { $number }
last-none = Bu dağıtımda henüz el alınmadı.
last-taken-suit = Alan **{ $name }**: { $card }, istenen rengin en büyüğü.
last-taken-trump = Alan **{ $name }**: { $card }, en büyük koz.

## El penceresi

window-cards = Kartların: { $cards }
window-face-down = Kartların hâlâ kapalı.
window-no-cards = Kartın kalmadı.
window-moved-on = Sonraki dağıtım aşağıda.
window-over = Oyun bitti.
window-not-yours = Bu masada oynamıyorsun.
window-elsewhere = Başka bir pencerede oynuyorsun.
button-play-here = Burada oyna
window-closed = Bu masa kapandı.
note-line = ⚠ { $note }
note-bot-plays = Sen dönene kadar yerine bir bot oynuyor.

## Sorular

prompt-contract = Hangi sözleşme?
prompt-closed = Alınanlar: { $contracts }
prompt-closed-by = { $contract } – { $name }
prompt-look = Bak
prompt-blind = Kör: { $trump }
prompt-sell = Satışa çıkar …
prompt-tricks = { $tricks ->
    [one] 1 el
   *[other] { $tricks } el
}
prompt-worth = değeri { $points }
prompt-pass = Pas
prompt-bid = Artır: { $tricks }
prompt-bid-more = Daha çok …
prompt-accept = Kabul: { $tricks }
prompt-decline = Bende kalsın
prompt-redeal = Yeni kart
prompt-keep = Bunlar kalsın
prompt-stop = Dur
prompt-high = { $card } papazın üstüne
prompt-low = { $card } ikilinin altına
prompt-call-suit = Hangi renkten bir kart?
prompt-call-rank = Hangi kart: { $suit }?

prompt-play = Oynayacağın kartı seç

sure-question = **{ $move }**: istediğin bu mu?
sure-yes = Evet
sure-no = Hayır, yeniden seç
intent-play = Oyna: { $card }
intent-call = Çağır: { $card }
intent-choose = { $contract }
intent-trump = Koz: { $trump }
intent-blind = Kör: { $trump }
intent-sell = Kozu satışa çıkar: { $tricks ->
    [one] bir el
   *[other] { $tricks } el
}
intent-bid = Artır: { $tricks ->
    [one] bir el
   *[other] { $tricks } el
}
intent-accept = Kabul: { $tricks ->
    [one] bir el
   *[other] { $tricks } el
}

## Sonuçlar ve puanlar

result-hand = **{ $number } · { $contract }** · { $points }
result-point = { $name }{ "\u00A0" }{ $points }
result-slam = { $name } hepsini aldı
score-title = Masa { $table } · puanlar
score-empty = Henüz hiçbir dağıtım bitmedi.
score-total = Σ
score-totals = Şimdiye kadar: { $points }
over-title = King · masa { $table } · oyun bitti
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = Bütün oyun, dağıtım dağıtım, aşağıdaki kayıtta.
over-seed = Dağıtımların tohumu: `{ $seed }`
over-closed = Masa { $table } kapatıldı. Oynanan dağıtım: { $hands }.

## Geçerli kurallar

rules-title = Masa { $table } · geçerli kurallar

## Çağrılar

greet = Masadasın: masa { $table }, { $channel }. Kartların buraya gelecek, buradan oynayabilirsin.
greet-closed = Benden özel mesaj almıyorsun, o yüzden kartların sana gelemiyor. Görmek ve oynamak için masada *Elim* düğmesine bas. Ya da bu sunucudaki üyelerden özel mesaja izin ver ve yeniden katıl.
ping-direct = Sıra sende: masa { $table }.
ping-turn = { $mention }, sıra sende: masa { $table }.

## Diğer

more-title = Masa { $table }
more-tip = Buradaki her şey yazılarak da yapılır: `/king yardım`.

## Diğer’in arkasında bakılabilecekler

choices-title = Masa { $table } · kim neyi seçti
choices-dealt = { $number }. **{ $contract }** · dağıtan { $name }
choices-chosen = { $number }. **{ $contract }** · seçen { $name }
choices-now = { $number }. **{ $contract }** · şimdi, { $name }
choices-open = Hâlâ açık: { $contracts }
choices-price = satıldı: { $tricks ->
    [one] bir el
   *[other] { $tricks } el
}
choices-called = çağrılan: { $card }
history-title = Masa { $table } · dağıtım { $number }, şimdiye kadar
history-empty = Bu dağıtımda henüz bir şey oynanmadı.
counter-title = Masa { $table } · görmediğin kartlar
counter-suit = { $suit } ({ $count }): { $cards }
counter-tip = { $count ->
    [one] Başkalarının elinde bir kart.
   *[other] Başkalarının elinde { $count } kart.
}

## Masaların reddettikleri

error-no-table = Böyle bir masa yok.
error-not-lobby = Oyun çoktan başladı: masa { $table }.
error-not-running = Oynanan bir oyun yok: masa { $table }.
error-table-full = Bütün yerler dolu: masa { $table }.
error-already-seated = Zaten oturuyorsun: masa { $table }.
error-not-seated = Bu masada oturmuyorsun: masa { $table }.
error-not-host = Bunu yalnız masa sahibi yapabilir: { $name }.
error-stale = Bu çoktan oynandı.
error-seat-reserved = Kalan yerler insanlara ayrıldı.
error-nothing-to-take-back = Yerin zaten sende: masa { $table }.
error-too-many-tables = { $whose ->
    [server] Burada zaten çok masa var: en çok { $limit }.
   *[person] Zaten çok masadasın: en çok { $limit }. Önce birini bitir.
}
error-too-fast = { $whose ->
    [server] Son bir saatte burada çok masa açıldı. Biraz sonra yeniden dene.
   *[person] Son bir saatte çok masa açtın. Biraz sonra yeniden dene.
}
error-which-table = Birkaç masada oturuyorsun: { $tables }. Hangisi, söyle.
error-no-table-here = Hiçbir masada oturmuyorsun. `/king yeni` bir masa açar.
error-not-on-server = Masa için bir kanal gerekir: bunu bir sunucuda kullan.
error-unexpected = Bir şey ters gitti, senin suçun değil. Masa olduğu gibi duruyor; yeniden dene. Botu işletene söylersen şu kodu ver: `{ $reference }`
error-permissions = Bu kanalda çalışamıyorum. Eksik izinler: { $permissions }.
error-bad-rules = `{ $option }` şu olamaz: `{ $value }`. Olabilecekler: { $allowed }.
error-unknown-option = Burada böyle bir seçenek yok: `{ $option }`. Olanlar: { $allowed }.
error-not-a-move = Böyle bir hamle bilmiyorum.
error-not-a-card = “{ $text }” bir kart değil. Kartı `QS`, `10H` ya da `♥︎10` gibi yaz.
error-nowhere = Oraya yazamıyorum: kanal silinmiş ya da iznim yok.
error-old-command = Bu komut değişti. Bir dakika bekle ya da Discord’u yenile, sonra yeniden dene.
error-which-lobby = Burada bekleyen birkaç masa var: { $tables }. Hangisi, söyle.
error-no-lobby-here = Bu kanalda oyuncu bekleyen masa yok. `/king yeni` bir masa açar.
error-no-counter = Bu masada herkes kartları kendi sayar: masa { $table }.
error-not-over = Oyun henüz bitmedi: masa { $table }.
error-already-over = Masa zaten kapalı: masa { $table }.
error-seat-taken = O yer dolu.
error-not-a-bot = Orada bot oturmuyor.
error-stood-in = Yerine bir bot oynuyor: masa { $table }. Önce geri al: *Döndüm* ya da `/king dön`.

## Komutla isteyene ne yapıldığı

done-joined = Oturdun: masa { $table }.
done-left = Ayrıldın: masa { $table }.
done-resigned = Yerine bir bot oynuyor: masa { $table }. Yerin senin kalır; *Döndüm* ya da `/king dön` her zaman geri verir.
done-back = Geri döndün: masa { $table }.
done-started = Oyun başlıyor: masa { $table }.
done-closed = Masa kapandı: masa { $table }.
done-again = Oynayanlar için masa zaten kuruldu: masa { $table }.
table-posted = İşte burada.
thread-name = King · { $name }

## Discord’un izinleri, oradaki adlarıyla

permission-view-channel = Kanalı Görüntüle
permission-send-messages = Mesaj Gönder
permission-attach-files = Dosya Ekle
permission-read-message-history = Mesaj Geçmişini Oku
permission-create-public-threads = Herkese Açık Alt Başlık Oluştur
permission-send-messages-in-threads = Alt Başlıklarda Mesaj Gönder

## Masa listeleri

list-mine = Masaların
list-here = Bu sunucudaki öbür masalar
list-none = Burada açık masa yok. `/king yeni` bir masa açar.
list-turn = Seni bekleyen masalar
list-no-turn = Kimse seni beklemiyor.
list-hand = Elim: { $table }
list-table = - { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = oyuncu bekliyor
status-running = oynanıyor
status-paused = durdu
status-finished = bitti
status-abandoned = kapandı
