### Masada süre, planlar, oylar, kalan eller, yedekler, oyun saatleri. Adlar gösterilmeye hazırdır.
### $when ve $until Discord’un zamanlarıdır; $when “2 saat içinde” ya da “5 dakika önce” diye okunur.

## Süreler

clock-none = sınırsız
clock-live = canlı, hamle başına { $time }
clock-relaxed = rahat, hamle başına { $time }
clock-correspondence = yazışmalı, hamle başına { $time }
clock-bank = + parti boyunca { $time } yedek süre
clock-line = Süre: { $clock }
clock-offer = { $line } · { $clock }
clock-until = Hamle süresinin sonu: { $when }.
clock-away = { $name } şimdi oynamıyor, dönüşü: { $until }.
clock-misses = { $name } { $count ->
    [one] süresini aştı
   *[other] art arda { $count } kez süresini aştı
}.

time-seconds = { $count } sn
time-minutes = { $count } dk
time-hours = { $count } sa
time-days = { $count ->
    [one] 1 gün
   *[other] { $count } gün
}

ping-late = Sürenin sonu: { $when }.

## Oylar

vote-pause = Ara vermek isteyenler: { $names } ({ $count }/{ $needed })
vote-end = Bu oyunu bitirmek isteyenler: { $names } ({ $count }/{ $needed })
vote-close = Masayı kapatmak isteyenler: { $names } ({ $count }/{ $needed })
vote-remove = { $name } yerine başkası gelsin diyenler: { $names } ({ $count }/{ $needed })

## Birlikte kararlaştırılanlar

matters-title = Masa { $table } · ara, oylama, kalan eller
matters-tip = Ara vermek ya da oyunu bitirmek için herkesin onayı gerekir; botlar hep kabul eder. Kalan ellerin hepsini ya da hiçbirini ancak ötekilerde hangi kart olursa olsun kesinse isteyebilirsin.
matters-paused = Partiye ara verildi.
button-matters = Ara ver, oyla …
button-pause = Ara ver
button-no-pause = Ara verilmesin
button-resume = Devam
button-end-hand = Bu oyunu bitir
button-no-end-hand = Oyun sürsün
button-claim-all = Kalan eller benim
button-claim-none = Artık el almam
menu-remove = Birinin yerine başkası gelsin …
menu-host = Masayı birine devret …
option-remove = { $name } yerine başkası gelsin
option-no-remove = { $name } yerinde kalsın
done-claim-all = Kesin: kalan eller senin.
done-claim-none = Kesin: artık el almazsın. Bu oyunda kartların kendiliğinden oynanır.

## Planlar

plans-title = Masa { $table } · planlanan hamleler
plans-tip = Bunu senden başkası görmez. Kart, sıran gelince, kurala uygunsa ve beklediğin olduysa oynanır; yoksa plan düşer.
plans-none = Planlanan bir şey yok.
plan-if = { CAPITAL($suit) } açılırsa: { $card }
plan-lead = Bu eli alırsan aç: { $card }
plan-play = Sıran gelince: { $card }
plan-fit = Uyunca: { $card }
plan-undo = Planlandı, geri al: { $card }
plan-dropped-passed = Plan düştü, beklediğin olmadı. { $plan }
plan-dropped-illegal = Plan düştü, kurala uymadı. { $plan }
button-plans = Planla …
button-unplan = Hepsini sil
menu-plan-suit = Bu renk açılırsa …
menu-plan-card = … bu kartı oyna
menu-plan-lead = Eli alırsam bunu aç …
menu-plan-next = Sıram gelince bunu oyna …
menu-plan-fit = Uyunca oynanacak bir kart planla …
menu-unplan = Bir planı sil …
plan-note = Planlandı. { $plan }
plan-note-fit = Uyunca oynanacak: { $cards }

## Öbür masalar

button-elsewhere = Sıradaki masa: { $table }

## Yedekler

substitute-ask = { $mention }, { $name } senden { $table } numaralı masada bir yeri kartları ve puanlarıyla devralmanı istiyor.
substitute-taken = { $name }, { $table } numaralı masada bir yeri devraldı.
invite-ask = { $mention }, { $name } seni { $table } numaralı masaya davet ediyor: { $seat }. yer senin için boş.
invite-taken = { $name }, { $table } numaralı masada yerini aldı.
substitute-until = Teklifin sonu: { $until }.
substitute-open = { $person } { $seat }. yeri devralabilir. Sürenin sonu: { $until }.
substitute-ended-taken = Yeri biri devraldı.
substitute-ended-declined = Yeri kimse devralmadı.
substitute-ended-withdrawn = Bu yer için yapılan teklif geri çekildi.
substitute-ended-changed = Bu yer artık devralınamaz: masada bir şey değişti.
substitute-ended-expired = Bu yeri devralma süresi doldu; yer olduğu gibi kalıyor.
button-withdraw = Teklifi geri çek ({ $seat }. yer)
done-no-substitute = Yeri devralmadın.
done-withdraw-substitute = Teklif geri çekildi.
done-host = { $table } numaralı masanın sahibi artık { $name }.
button-accept = Alıyorum
button-decline = Yok, sağ ol
done-substitute = { $name } davet edildi. Kabul edene kadar yer olduğu gibi kalır.

## Oyun saatleri

hours-title = Ne zaman oynarsın
hours-always = Her zaman.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = Tatil: { $first } – { $last }.
hours-tip = Yazışmalı masada bu saatlerin dışında süren işlemez ve kimse sana haber vermez. { COMMAND("settings") } ile değiştir: `18:00-23:30` gibi `{ option-hours }`, `1-5` gibi `{ option-days }` (1 pazartesi), `2026-12-20 2027-01-06` gibi `{ option-holiday }`, `Europe/Istanbul` gibi `{ option-zone }`; `-` saatleri, günleri ya da tatili siler.
weekday-0 = Pzt
weekday-1 = Sal
weekday-2 = Çar
weekday-3 = Per
weekday-4 = Cum
weekday-5 = Cmt
weekday-6 = Paz
setting-told-direct = Sıram gelince: özel mesaj
setting-told-mention = Sıram gelince: kanalda etiketle
setting-told-nothing = Sıram gelince: haber verme
setting-only-move-known = Tek seçenek: belliyse otomatik
setting-only-move-known-about = Son kart, mecburi pas; ötekiler botsa her zaman
setting-only-move-always = Tek seçenek: hep otomatik
setting-only-move-never = Tek seçenek: ben oynarım

## Bu sunucu

server-title = Bu sunucudaki masalar
server-clock = Yeni masanın süresi: { $clock }
server-language = Yeni masanın dili: { $language }
server-limits = En çok { $tables } açık masa, kişi başına { $person }.
server-tidying = Lobi { $hours } saat, kimsenin oynamadığı parti { $days } gün sonra kapanır.
language-auto = Discord’daki gibi

## Yapılamayanlar

error-bad-clock = Sürede `{ $word }` olmaz. Süre şöyle yazılır: `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat` ya da `none`.
error-not-paused = { $table } numaralı masada ara verilmedi.
error-not-certain = Bu henüz kesin değil. Oynamaya devam et.
error-nothing-to-vote = Bu şimdi oylanamaz.
error-not-invited = { $table } numaralı masada kimse senden yer almanı istemiyor.
error-not-inviter = Teklifi ancak yapan geri çekebilir.
error-too-few-voters = Birinin yerine başkası gelsin diyen en az iki kişi olmalı; süresini aşmışsa bir kişi yeter.
error-cannot-give = Yalnız kendi yerini, masa sahibiysen boş kalan bir yeri ve yalnız gerçek bir oyuncuya verebilirsin.
error-not-your-card = Bu kart sende değil.
error-plan-later = Plan ancak kartlar oynanırken yapılır.
error-too-many-plans = Zaten { $limit } hamle planladın. Önce birini sil.
error-no-plan = O plan artık yok.
error-bad-zone = Böyle bir saat dilimi yok: `{ $text }`. Şöyle yazılır: `Europe/Istanbul`.
error-bad-hours = Saatler şöyle yazılır: `18:00-23:30`.
error-bad-days = Günler şöyle yazılır: `1-5` ya da `6,7`; 1 pazartesi.
error-bad-holiday = Tatil ilk ve son gününle yazılır, örneğin `2026-12-20 2027-01-06`; en çok { $days } gün sürer.
error-too-few-hours = Bu çok az: oyun saatlerin haftada en az { $hours } saat etmeli.
error-only-managers = Bunu yalnız bu sunucuyu yönetenler yapabilir.
