### Masada zaman, planlar, oylar, iddialar, vekiller, oyun saatleri. Adlar gösterilmeye hazırdır.

## Saatler

clock-none = saatsiz
clock-live = canlı, hamle başına { $time }
clock-relaxed = rahat, hamle başına { $time }
clock-correspondence = yazışmalı, hamle başına { $time }
clock-bank = ve bankada { $time }
clock-line = Saat: { $clock }
clock-offer = { $line } · { $clock }
clock-until = Bu hamle için süre: { $when }.
clock-away = { $name } uzakta, dönüşü: { $until }.
clock-misses = { $name } art arda { $count ->
    [one] bir kez
   *[other] { $count } kez
} süresini aştı.

time-seconds = { $count } sn
time-minutes = { $count } dk
time-hours = { $count } sa
time-days = { $count ->
    [one] 1 gün
   *[other] { $count } gün
}

ping-late = Süren doluyor: { $when }.

## Oylar

vote-pause = Ara vermek isteyenler: { $names } ({ $count }/{ $needed })
vote-end = Bu dağıtımı bitirmek isteyenler: { $names } ({ $count }/{ $needed })
vote-remove = Yeri başkasına verilsin isteyenler ({ $name }): { $names } ({ $count }/{ $needed })

## Birlikte kararlaştırılanlar

matters-title = Masa { $table } · birlikte karar
matters-tip = Ara vermek ya da dağıtımı bitirmek için bütün oynayanlar gerekir; botlar her şeye razıdır. Bir iddia ancak ötekilerde ne olursa olsun kesinse geçerlidir.
matters-paused = Oyuna ara verildi.
button-matters = Karar …
button-pause = Ara ver
button-no-pause = Ara verme
button-resume = Devam
button-end-hand = Dağıtımı bitir
button-no-end-hand = Dağıtım sürsün
button-claim-all = Kalanlar benim
button-claim-none = Hiçbiri benim değil
menu-remove = Bir yeri vermek için oyla …
menu-host = Masa sahibi yap …
option-remove = { $name } yerini yitirsin
option-no-remove = { $name } yerinde kalsın
done-claim-all = Kesin: kalanlar senin.
done-claim-none = Kesin: artık el almazsın. Bu dağıtımda kartların kendiliğinden oynanır.

## Planlar

plans-title = Masa { $table } · planlanan hamleler
plans-tip = Bunu başka kimse öğrenmez. Kart, sırası gelince, kurala uygunsa ve beklediğin gerçekleştiyse oynanır; yoksa plan düşer.
plans-none = Planlanan bir şey yok.
plan-if = { $suit } çıkılırsa: { $card }
plan-lead = bu eli alırsan { $card } ile çık
plan-play = sıran gelince: { $card }
plan-dropped-passed = düştü, çünkü başka türlü oldu: { $plan }
plan-dropped-illegal = düştü, çünkü kurala uymadı: { $plan }
button-plans = Planla …
button-unplan = Hepsini sil
menu-plan-suit = Bu renkle çıkılırsa …
menu-plan-card = … bu kartı oyna
menu-plan-lead = Alırsam bununla çık …
menu-plan-next = Sonra bunu oyna …
menu-unplan = Bir planı sil …
plan-note = { $count ->
    [one] Planladığın bir hamle var.
   *[other] Planladığın { $count } hamle var.
}

## Öbür masalar

button-elsewhere = Sonraki: masa { $table }

## Vekiller

substitute-ask = { $mention }: { $name } bir yeri kartları ve puanlarıyla devralmanı istiyor (masa { $table }).
substitute-taken = { $name } bir yeri devraldı: masa { $table }.
substitute-declined = Yeri kimse devralmıyor.
button-accept = Alıyorum
button-decline = Yok, sağ ol
done-substitute = { $name } çağrıldı. Kabul edene kadar yer olduğu gibi kalır.

## Oyun saatleri

hours-title = Ne zaman oynarsın
hours-always = Her zaman.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = Tatil: { $first } – { $last }.
hours-tip = Yazışmalı masada öbür zamanlarda saatin durur ve kimse seni çağırmaz. `/king ayarlar` şunları alır: `dilim`, `18:00-23:30` gibi `saatler`, `1-5` gibi `günler` (1 pazartesi) ve `2026-12-20 2027-01-06` gibi `tatil`; `-` birini kaldırır.
weekday-0 = Pzt
weekday-1 = Sal
weekday-2 = Çar
weekday-3 = Per
weekday-4 = Cum
weekday-5 = Cmt
weekday-6 = Paz
setting-told-direct = Sıram: özel mesajla
setting-told-mention = Sıram: kanalda anarak
setting-told-nothing = Sıram: haber verme
setting-auto-single-off = Tek olası kart: ben oynarım
setting-auto-single-on = Tek olası kart: otomatik oynanır

## Bu sunucu

server-title = Bu sunucudaki masalar
server-clock = Yeni masanın saati: `{ $clock }`
server-language = Yeni masanın dili: { $language }
server-limits = En çok { $tables } açık masa, bir kişi için { $person }.
server-tidying = Lobi { $hours } saat sonra, kimsenin oynamadığı oyun { $days } gün sonra kapanır.
language-auto = Discord’daki gibi

## Yapılamayanlar

error-bad-clock = `{ $word }` saatin parçası değil. Saat şöyle yazılır: `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat` ya da `none`.
error-not-paused = Oyuna ara verilmemiş: masa { $table }.
error-not-certain = Bu kesin değil. Oyna.
error-nothing-to-vote = Oylanacak bir şey yok.
error-not-invited = Kimse senden yer almanı istemiyor: masa { $table }.
error-cannot-give = O yeri sen veremezsin.
error-not-your-card = Bu kart sende değil.
error-plan-later = Bu, kartlar oynanırken planlanabilir.
error-too-many-plans = Zaten { $limit } hamle planladın.
error-no-plan = O plan artık yok.
error-bad-zone = Böyle bir saat dilimi yok: `{ $text }`. Şöyle yazılır: `Europe/Istanbul`.
error-bad-hours = Saatler şöyle yazılır: `18:00-23:30`.
error-bad-days = Günler şöyle yazılır: `1-5` ya da `6,7`; 1 pazartesi.
error-bad-holiday = Tatil ilk ve son gününle yazılır, `2026-12-20 2027-01-06`, ve en çok { $days } gün sürer.
error-too-few-hours = Bu çok az: haftada en az { $hours } saat oyna.
error-only-managers = Bunu yalnız bu sunucuyu yönetenler yapabilir.
