### Masaların Discord’da söyledikleri: lobi, masa, el penceresi, sorular, puanlar, sonuçlar, reddedilenler.
### $name, $other … oyuncu adlarıdır; gösterilmeye hazırdır. Ada, masaya, karta ek gelmez.

## Her yerde

ui-title = King · masa { $table }
ui-hand-of = oyun{ "\u00A0" }{ $number }/{ $hands }
ui-dealer-mark = D
ui-link-table = Masa

button-hand = Elim
button-last = Son el
button-score = Puan
button-more = Diğer
button-rules = Kurallar
button-choices = Oyunlar
button-counter = Kart sayacı
button-history = Bu oyun
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
button-cancel = Masayı kapat
button-seats = Yerler …
button-reopen = Partiye devam
button-close = Masayı kapat
button-again = Yeniden oyna
button-record = Kayıt
button-verify = Denetle
button-hint = Sen ne oynardın?
button-review = İnceleme
button-take-back = Döndüm

## Lobi

lobby-title = King · masa { $table } · { $preset }
lobby-host = Masa sahibi: { $name }. Yerler, oyun sırasıyla:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · masa sahibi
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. boş
lobby-rules = Ev kuralları:
lobby-reserved = { $seats ->
    [one] Bir yer gerçek bir oyuncuya ayrıldı.
   *[other] { $seats } yer gerçek oyunculara ayrıldı.
}
lobby-no-counter = Bu masada kart sayacı kapalı.
lobby-fill = Başlarken boş yerlere bot oturur (düzey: { $level }).
lobby-open-in = { $name }, { $channel } kanalında { $table } numaralı masayı açtı.
lobby-started = Parti başladı: { $names }.
lobby-commitment = Kartlar baştan belli. Kanıtı (SHA-256), tamamı *{ button-verify }* düğmesinde: `{ $commitment }`
lobby-closed = Bu masa parti başlamadan kapatıldı.
lobby-closed-players = { lobby-closed }
lobby-closed-moderator = Sunucunun bir moderatörü bu masayı parti başlamadan kapattı.
lobby-closed-idle = Parti başlamadığı için bu masa kapatıldı.
seats-title = Masa { $table } · yerler
seats-free = boş
menu-dismiss = Masadan çıkar …
menu-invite = { $seat }. yere davet et …
menu-swap = İki yeri değiştir …
option-swap = { $first }. { $name } ↔ { $second }. { $other }
level-random = rastgele
level-beginner = acemi
level-club = orta
level-master = usta

## Oynanan oyun ve neyin sayıldığı

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
contract-still-out = kalan cezalar: { $cards }
contract-trump = { $name } **{ $trump }** dedi
contract-blind = { $name } bakmadan **{ $trump }** dedi
contract-sold = Kozu { $name } sattı, { $other } aldı: { $tricks ->
    [one] bir ele
   *[other] { $tricks } ele
}
contract-called = { $name } bir kart çağırdı: { $card }. Kart kimdeyse ortağı o
contract-pair = { $name } ve { $other } ortak
contract-to-choose = { $name } oyunu söyleyecek

## Dört yer

seat-line = { $name } · { $points }
seat-tricks = { $count ->
    [one] 1 el
   *[other] { $count } el
}
seat-taken = { $cards } aldı
seat-held = { $count ->
    [one] 1 kart kaldı
   *[other] { $count } kart kaldı
}
seat-out = bitirdi
table-trick = Yerde: { $plays }
play-led = { $name }{ "\u00A0" }{ $card } açtı
play-card = { $name }{ "\u00A0" }{ $card }
row-line = { CAPITAL($suit) }: { $cards }
row-none = { CAPITAL($suit) }: –

## Sıra kimde

due-deal = Kartlar dağıtılıyor.
due-cut = **{ $name }** desteyi kesiyor.
due-contract = **{ $name }** oyunu söylüyor.
due-blind = **{ $name }** kartlarına bakmadan koz söyleyebilir ya da bakabilir.
due-trump = **{ $name }** kozu söylüyor.
due-trump-sale = **{ $name }** kozu söylüyor ya da satışa çıkarıyor.
due-offer = **{ $name }** koz için artırıyor ya da pas geçiyor.
due-auction = **{ $name }** koz için artırıyor ya da pas geçiyor.
due-answer = **{ $name }** kozu satıp satmayacağına karar veriyor.
due-call = **{ $name }** bir kart çağırıyor.
due-redeal = **{ $name }** yeniden dağıttırabilir.
due-tricks = **{ $name }** oynayacak.
due-domino = **{ $name }** kart koyacak.
due-over = Parti bitti.
due-bot = **{ $name }** düşünüyor …

yours-cut = **Sıra sende:** desteyi kes. Deste karıldı ve mühürlendi; nereden keseceğini kimse bilmiyor.
yours-contract = **Sıra sende:** oyunu söyle.
yours-blind = **Sıra sende:** bakmadan koz söyle (iki katı sayılır) ya da kartlarına bak.
yours-trump = **Sıra sende:** kozu söyle.
yours-trump-sale = **Sıra sende:** kozu söyle ya da satışa çıkar.
yours-offer = **Sıra sende:** koz için artır ya da pas geç.
yours-auction = **Sıra sende:** koz için artır ya da pas geç.
yours-answer = **Sıra sende:** { $name } { $tricks ->
    [one] bir el veriyor
   *[other] { $tricks } el veriyor
}. Kozu sat ya da kendine sakla.
yours-call = **Sıra sende:** bir kart çağır; kart kimdeyse ortağın olur.
yours-redeal = **Sıra sende:** dört veya daha çok as ve papazın var. Yeniden mi dağıtılsın, bunlar mı kalsın?
yours-tricks = **Sıra sende:** bir kart oyna.
yours-lead = **Sıra sende:** eli sen açıyorsun.
yours-domino = **Sıra sende:** bir kart koy.
yours-domino-pass = **Sıra sende:** hiçbiri uymuyor, pas geçiyorsun.
yours-domino-more = **Sıra sende:** bir kart daha koy ya da dur.

## Ne yapıldı

did-cut = { $place ->
    [0] { $name } desteyi kesmedi
   *[other] { $name } desteyi { $place }. karttan sonra kesti
}
did-choose = { $name } oyunu söyledi: { $contract }
did-blind = { $name } bakmadan { $trump } dedi
did-look = { $name } kartlarına baktı
did-trump = { $name } { $trump } dedi
did-sell = { $name } kozu { $tricks ->
    [one] bir ele
   *[other] { $tricks } ele
} satışa çıkardı
did-bid = { $name } { $tricks } el veriyor
did-pass = { $name } pas geçti
did-accept = { $name } kabul etti
did-decline = { $name } kabul etmedi
did-call = { $name } bir kart çağırdı: { $card }
did-redeal = { $name } yeniden dağıttırdı
did-keep = { $name } “bunlar kalsın” dedi
did-play = { $name }{ "\u00A0" }{ $card }
did-lay-high = { $name } { $card } (papazın üstüne)
did-lay-low = { $name } { $card } (ikilinin altına)
did-stop = { $name } durdu
told-dealt = Oyun { $number }: { $contract }. Dağıtan: { $name }.
told-dealt-chosen = Oyun { $number }. Dağıtan: { $name }.
told-dealt-again = Kartlar yeniden dağıtıldı.
told-sold = Kozu { $name } sattı, { $other } aldı: { $tricks ->
    [one] bir ele
   *[other] { $tricks } ele
}
told-kept = Koz satılmadı, { $name } söyleyecek
told-taken = { $plays } → **{ $name }**
told-taken-points = { $plays } → **{ $name }** ({ $points })
told-partner = { $name } ortakmış: { $card }
told-out = { $name } kartlarını bitirdi
told = Son hamlenden beri:

## Son el

last-title = Masa { $table } · { $number }. el
last-none = Bu oyunda henüz el alınmadı.
last-taken-suit = Eli **{ $name }** aldı: { $card }, açılan rengin en büyüğü.
last-taken-trump = Eli **{ $name }** aldı: { $card }, en büyük koz.

## El penceresi

window-cards = Kartların: { $cards }
window-face-down = Kartların hâlâ kapalı.
window-no-cards = Kartın kalmadı.
window-moved-on = Daha yeni bir mesajda oynuyorsun.
window-over = Parti bitti.
window-not-yours = Bu masada oynamıyorsun.
window-elsewhere = Başka bir pencerede oynuyorsun.
button-play-here = Burada oyna
window-closed = Bu masa kapandı.
note-line = ⚠ { $note }
note-bot-plays = Sen dönene kadar yerine bir bot oynuyor.
note-only-card = Tek seçeneğin buydu, yerine oynadım: { $cards }
note-only-pass = Hiçbir kartın uymuyordu: yerine pas geçtim.
note-only-contract = Seçebileceğin tek oyun kalmıştı: o oynanıyor.
button-ask-me = Bana sor

## Sorular

prompt-contract = Hangi oyun?
prompt-look = Kartlarıma bak
prompt-blind = Bakmadan: { $trump }
prompt-sell = Satışa çıkar …
prompt-tricks = { $tricks ->
    [one] 1 el
   *[other] { $tricks } el
}
prompt-worth = { $points } puana
prompt-pass = Pas
prompt-bid = Artır: { $tricks } el
prompt-bid-more = Daha çok artır …
prompt-accept = { $tricks } ele sat
prompt-decline = Bende kalsın
prompt-redeal = Yeniden dağıt
prompt-keep = Bunlar kalsın
prompt-stop = Dur
prompt-high = { CAPITAL($card) } papazın üstüne
prompt-low = { CAPITAL($card) } ikilinin altına
prompt-cut = { $place }. karttan sonra
prompt-cut-anywhere = Rastgele
prompt-cut-none = Kesmiyorum
plan-cut = Sonraki oyunun destesini sen keseceksin. Şimdiden kesebilirsin:
plan-cut-given = Sonraki oyunun destesi { $place ->
    [0] kesilmeyecek
   *[other] { $place }. karttan sonra kesilecek
}. Değiştirebilirsin:
prompt-call-suit = Hangi renkten?
prompt-call-rank = Hangi { $suit }?

prompt-play = Oynayacağın kartı seç

sure-question = Emin misin? **{ $move }**
sure-yes = Evet
sure-no = Hayır, yeniden seç
intent-play = { CAPITAL($card) }
intent-call = Çağır: { $card }
intent-cut = { $place ->
    [0] Desteyi kesme
   *[other] Desteyi { $place }. karttan sonra kes
}
intent-choose = { $contract }
intent-trump = Söyle: { $trump }
intent-blind = Bakmadan söyle: { $trump }
intent-sell = { $tricks ->
    [one] Kozu bir ele satışa çıkar
   *[other] Kozu { $tricks } ele satışa çıkar
}
intent-bid = Artır: { $tricks ->
    [one] bir el
   *[other] { $tricks } el
}
intent-accept = { $tricks ->
    [one] Kozu bir ele sat
   *[other] Kozu { $tricks } ele sat
}

## Sonuçlar ve puanlar

result-hand = **{ $number } · { $contract }** · { $points }
result-point = { $name }{ "\u00A0" }{ $points }
# Who chose the contract, or dealt the hand; who named the trump.
result-decided = { $chose ->
    [yes] oyunu { $name } söyledi
   *[no] { $name } dağıttı
}
result-trump = { $name } { $trump } dedi
# $title says who took what: “Ada makes King”.
result-slam = 👑 **{ $title }**
score-title = Masa { $table } · puanlar
score-empty = Henüz hiçbir oyun bitmedi.
score-total = Σ
score-totals = Şimdiye kadar: { $points }
over-title = King · masa { $table } · parti bitti
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = Bütün parti, oyun oyun. Kartların dağıtılışıyla birlikte herkes denetleyebilir: `kingbot record check`.
over-hands =
    En iyi oyun: { $best }
    En kötü oyun: { $worst }
over-hand = **{ $name } { $points }** ({ $number }. oyun, { $contract })
over-lead = { $changes ->
    [0] Birincilik hiç el değiştirmedi: { $name }, { $number }. oyundan beri önde
    [one] Birincilik bir kez el değiştirdi: { $name }, { $number }. oyundan beri önde
   *[other] Birincilik { $changes } kez el değiştirdi: { $name }, { $number }. oyundan beri önde
}.
over-lead-shared = { $changes ->
    [0] Birincilik hiç el değiştirmedi, sonunda paylaşıldı
    [one] Birincilik bir kez el değiştirdi, sonunda paylaşıldı
   *[other] Birincilik { $changes } kez el değiştirdi, sonunda paylaşıldı
}.
over-trick = En pahalı el: **{ $name } { $points }** ({ $hand }. oyun, { $contract }, { $number }. el): { $plays }.
over-sum-fixed = Bütün puanların toplamı { $sum }, olması gerektiği gibi.
over-sum = Bütün puanların toplamı { $sum }.
record-title = Masa { $table } · kayıt
record-none = Henüz hiçbir oyun bitmedi.
record-so-far = Biten oyunların kaydı.
record-commitment = Parti başında yayımlanan kanıt (SHA-256): `{ $commitment }`
over-seed = Kartların anahtarı, baştaki kanıt bununla denetlenir: `{ $seed }`
over-closed-players = { $table } numaralı masa kapatıldı. Oynanan oyun: { $hands }.
over-closed-moderator = Sunucunun bir moderatörü { $table } numaralı masayı kapattı. Oynanan oyun: { $hands }.
over-closed-idle = { $table } numaralı masa, kimse oynamadığı için kapatıldı. Oynanan oyun: { $hands }.
over-so-far = Masa kapandığında sıralama:
over-resume = Yeri olan herkes partiye aynı kartlarla devam edebilir. Sürenin sonu: { $until }.
over-resumed = { $table } numaralı masadaki parti kapatılmıştı, şimdi sürüyor.

## Masayı kapatmak

closing-title = { $table } numaralı masa kapatılsın mı?
closing-lobby = Burada başkalarının da yeri var. Masa herkes için, bir daha açılmamak üzere kapanır.
closing-alone = Parti durur. 24 saat içinde aynı kartlarla devam edebilirsin.
closing-now = Süresini aşmayan herkes kabul etti: parti hemen durur. Yeri olan herkes 24 saat içinde devam edebilir.
closing-ask = Başkaları da oynuyor. Masa herkes kabul edince kapanır; onayı beklenenler: { $names }. Onay, *{ button-more }* altındaki *{ button-close }* ile verilir.
closing-moderator = Moderatör olarak hemen kapatabilirsin. Masada bunu bir moderatörün yaptığı yazar.
button-agree-close = Kapatılsın
button-no-close = Kapatılmasın
button-moderator-close = Moderatör olarak kapat
button-keep-open = Açık kalsın
done-keep-open = { $table } numaralı masa açık kalıyor.
done-no-close = Artık { $table } numaralı masayı kapatmak istemiyorsun.
done-closing = { $table } numaralı masayı kapatmak istiyorsun. Ötekiler de kabul edince kapanır.
done-reopened = { $table } numaralı masadaki parti sürüyor.

## Geçerli kurallar

rules-title = Masa { $table } · geçerli kurallar
rules-share = Böyle bir masa daha açmak için: `{ $rules }`
rules-any-number = 0 ve üstü herhangi bir sayı

## The deals, and checking them (docs/deals.md). A fingerprint “seals” the shuffled pack; the secret opens it.

deal-sealed = Deste ilk karttan önce karıldı ve mühürlendi: `{ $commitment }`
deal-opened = Açıklandı, { $number }. oyunun anahtarı: `{ $secret }`; { $next }. oyunu da o mühürlüyor.
verify-title = Masa { $table } · kartların denetimi
verify-none = Henüz hiçbir oyun bitmedi. Bitince kartları burada denetlenebilir.
verify-all = { $count ->
    [one] Biten tek oyun, her hamlesiyle denetlendi.
   *[other] Biten { $count } oyunun hepsi, her hamlesiyle denetlendi.
} Aynısını herkes kendi programıyla yapabilir: kayıt *{ button-record }* düğmesinde.
verify-hand = Oyun { $number }
verify-which = Başka bir oyun …
verify-in-play = Mühürlü { $number }. oyunun kanıtı (SHA-256): `{ $commitment }`
verify-no-secret = Bu parti, her oyunun kendi anahtarı olmadan önce başladı. Anahtarı parti bitince kayıtta bulunur.
verify-commitment = İlk karttan önce burada duruyordu: `{ $commitment }`
verify-first = Parti başlarken yayımlandı.
verify-chain = Bu, { $before }. oyunun anahtarıdır: ilk oyundan sonuncuya tek zincir.
verify-secret = Oyun bitince açıklanan anahtar: `{ $secret }`. SHA-256’sı o kanıttır; demek ki önceden belliydi.
verify-cut = Sonra deste { $place }. karttan sonra kesildi.
verify-uncut = Deste kesilmedi.
verify-cards = { $times ->
    [one] Anahtarla karılıp oradan kesilince deste tam da dağıtılan kartları veriyor.
   *[other] Anahtarla karılıp oradan kesilince deste, { $times } kez de tam dağıtılan kartları veriyor.
}
verify-dealer = Kurallara ve anahtara göre dağıtan { $name }.
verify-wrong = Tutmuyor, { $number }. oyun: { $why }

## Çağrılar

greet = { $channel } kanalında { $table } numaralı masadasın. Kartların buraya gelecek, buradan oynayabilirsin.
greet-closed = Sana özel mesaj gönderemiyorum, o yüzden kartların gelemiyor. Görmek ve oynamak için masada *{ button-hand }* düğmesine bas. Ya da bu sunucunun üyelerinden özel mesaja izin ver ve yeniden katıl.
ping-direct = { $table } numaralı masada sıra sende.
ping-turn = { $mention }, { $table } numaralı masada sıra sende.

## Diğer

more-title = Masa { $table }
more-tip = Buradaki her şey yazılarak da yapılır: { COMMAND("help") }.
menu-more = Diğer: sayaç, plan, kurallar …
button-back-your-turn = Geri · sıra sende
button-settings = ⚙ Ayarlar
more-about-verify = Kartlar hilesiz dağıtıldı mı
more-about-review = Hamlelerin kaç puan ederdi
more-about-counter = Hangi kartlar kaldı
more-about-history = Bu oyunun bütün elleri
more-about-choices = Kim hangi oyunu söyledi, ne kaldı
more-about-plans = Sıran gelince bir kart oynansın
more-about-matters = Ara ver, oyunu bitir, kalan elleri iste, oyuncu değiştir
more-about-rules = Bu masanın kuralları, yazıyla
more-about-settings = Renkler, yazı, resimsiz oyun, onay, saatlerin
more-about-board = Masa kanalın sonuna gelir
more-about-back = Yerini bottan geri al
more-about-leave = Yerine bir bot oynar; dönebilirsin
more-about-close = Parti herkes için biter

## Diğer’in arkasında bakılabilecekler

choices-title = Masa { $table } · oyunlar
choices-dealt = { $number }. **{ $contract }** · { $name } dağıttı
choices-chosen = { $number }. **{ $contract }** · { $name } söyledi
choices-now = { $number }. **{ $contract }** · oynanıyor · { $name }
choices-open = Kalan oyunlar: { $contracts }
choices-price = { $tricks ->
    [one] bir ele
   *[other] { $tricks } ele
} satıldı
choices-called = çağrılan kart: { $card }
history-title = Masa { $table } · { $number }. oyun, şimdiye kadar
history-empty = Bu oyunda henüz kart oynanmadı.
counter-title = Masa { $table } · görmediğin kartlar
counter-suit = { CAPITAL($suit) } ({ $count }): { $cards }
counter-legend = { $out } kalan · { $mine } senin · { $gone } oynandı
counter-tip = { $count ->
    [one] Başkalarının elinde bir kart var.
   *[other] Başkalarının elinde { $count } kart var.
}

## Masaların reddettikleri

error-no-table = Böyle bir masa yok.
error-not-lobby = { $table } numaralı masada parti çoktan başladı.
error-not-running = { $table } numaralı masada şu anda oynanmıyor.
error-table-full = { $table } numaralı masa dolu.
error-already-seated = Zaten { $table } numaralı masadasın.
error-not-seated = { $table } numaralı masada oturmuyorsun.
error-left-server = { $table } numaralı masanın sunucusunda artık değilsin, orada oynayamazsın.
error-not-host = Bunu yalnız masa sahibi yapabilir: { $name }.
error-stale = Bu arada oyun ilerledi. Masaya bak ve yeniden dene.
error-seat-reserved = Kalan yerler gerçek oyunculara ayrıldı.
error-nothing-to-take-back = { $table } numaralı masada zaten sen oynuyorsun.
error-too-many-tables = { $whose ->
    [server] Burada zaten çok masa var, en çok { $limit } olabilir.
   *[person] Zaten çok masadasın, en çok { $limit } olabilir. Önce birini bitir.
}
error-too-fast = { $whose ->
    [server] Son bir saatte burada çok masa açıldı. Biraz sonra yeniden dene.
   *[person] Son bir saatte çok masa açtın. Biraz sonra yeniden dene.
}
error-which-table = Birkaç masada oturuyorsun: { $tables }. Hangisi olduğunu `{ option-table }` seçeneğiyle belirt.
error-no-table-here = Hiçbir masada oturmuyorsun. { COMMAND("new") } ile masa açabilirsin.
error-not-on-server = Masa bir kanalda açılır: bu komutu bir sunucuda kullan.
error-unexpected = Bir şey ters gitti, senin suçun değil. Masa olduğu gibi duruyor; yeniden dene. Botu işletene söylersen şu kodu ver: `{ $reference }`
table-lacks = Masa { $table }: { $channel } kanalında artık şu izinlerim yok: { $permissions }. Oyun olabildiğince onlarsız sürer; izinler geri gelince her şey eskisi gibi olur.
error-busy = Şu an meşgulüm, hiçbir şey değişmedi. Birkaç saniye sonra yeniden dene.
error-database = Kayıtlarıma ulaşamıyorum, bu yüzden hiçbir şey değişmedi. Botu işletenin bakması gerek; ona şu kodu ver: `{ $reference }`
error-permissions = Bu kanalda oynatamıyorum. Gereken izinler: { $permissions }.
error-bad-rules = `{ $option }` için `{ $value }` olmaz. Olabilecekler:
error-closed-rule = Bu King türünde `{ $option }` değiştirilemez.
error-unknown-option = Burada `{ $option }` diye bir kural yok. { COMMAND("new") } yazarken kuralları tek tek açıklayarak sunar.
error-not-a-move = Böyle bir hamle yok.
error-which-move = “{ $text }” birkaç anlama gelebilir: { $moves }. Hangisi olduğunu yaz.
error-unclear-move = “{ $text }” anlaşılmadı. Şimdi yapabileceklerin: { $moves }.
error-nowhere = Oraya yazamıyorum: kanal silinmiş ya da iznim yok.
error-old-command = Bu komut değişti. Bir dakika bekle ya da Discord’u yenile, sonra yeniden dene.
error-which-lobby = Burada oyuncu bekleyen birkaç masa var: { $tables }. Hangisi olduğunu `{ option-table }` seçeneğiyle belirt.
error-no-lobby-here = Bu kanalda oyuncu bekleyen masa yok. { COMMAND("new") } ile masa açabilirsin.
error-no-counter = { $table } numaralı masada kart sayacı kapalı.
error-not-over = { $table } numaralı masada parti henüz bitmedi.
error-already-over = { $table } numaralı masa zaten kapalı.
error-changed = Bu arada bir şey değişti, bu yüzden işlem yapılmadı. Şimdiki duruma bak.
error-ask-others = { $table } numaralı masada başkaları da oynuyor: kapatmak için onların da onayı gerekir.
error-not-closed = { $table } numaralı masadaki partiye artık devam edilemez.
error-not-moderator = Bunu yalnız burada mesajları ya da kanalları yönetenler yapabilir.
error-cannot-host = { $table } numaralı masanın sahibi ancak orada yeri olan biri olabilir.
error-seat-taken = O yer dolu.
error-not-a-bot = Orada bot oturmuyor.
error-stood-in = { $table } numaralı masada yerine bir bot oynuyor. Önce yerini geri al: *{ button-take-back }* ya da { COMMAND("back") }.

## Komutla isteyene ne yapıldığı

done-joined = { $table } numaralı masaya oturdun.
done-left = { $table } numaralı masadan ayrıldın.
done-resigned = { $table } numaralı masada yerine bir bot oynuyor. Yerin senin kalır; istediğin an *{ button-take-back }* ya da { COMMAND("back") } ile geri al.
done-back = { $table } numaralı masaya döndün.
done-started = { $table } numaralı masada parti başlıyor.
done-closed = { $table } numaralı masa kapandı.
done-again = { $table } numaralı masa aynı oyuncular için hazır.
table-posted = İşte masa.
thread-name = King · { $name }

## Discord’un izinleri, oradaki adlarıyla

permission-view-channel = Kanalı Görüntüle
permission-send-messages = Mesaj Gönder
permission-attach-files = Dosya Ekle
permission-create-public-threads = Herkese Açık Alt Başlık Oluştur
permission-send-messages-in-threads = Alt Başlıklarda Mesaj Gönder

## Masa listeleri

list-mine = Masaların
list-here = Bu sunucudaki öbür masalar
list-none = Burada açık masa yok. { COMMAND("new") } ile açabilirsin.
list-turn = Sıranın sende olduğu masalar
list-waits = sıra: { $name }
list-hand = Elim · masa { $table }
list-table = - Masa { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = oyuncu bekliyor
status-running = oynanıyor
status-paused = ara verildi
status-finished = bitti
status-abandoned = kapandı
