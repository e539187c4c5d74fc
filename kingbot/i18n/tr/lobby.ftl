### Masa açmak: karşılama, King çeşitleri, partiden önceki menüler.

## Karşılama

welcome-title = King, kart oyunu
welcome = Dört yer, bir taç: Türkiye’nin, İtalya’nın ve Portekiz’in el alma oyunu. Hemen botlara karşı oyna, ya da başkalarının oturacağı bir masa aç; oyunu bilmen gerekmez.
button-play-now = Hemen oyna
button-open = Masa aç
button-help = Nasıl oynanır

## King çeşitleri

kind-name = { $preset } · { $place }
kind-house = { $preset } · ev kuralları
kind-chosen = { $hands } oyun, seçimli · ~{ $minutes } dk
kind-fixed = { $hands } oyun, sabit sırayla · ~{ $minutes } dk
kind-place-classic = İtalya
kind-place-home = İtalya, evde
kind-place-declared = İtalya
kind-place-feudum = İtalya, ortaçağ adlarıyla
kind-place-pirandello = İtalya, gizli ortaklı
kind-place-two-phase = İtalya
kind-place-portuguese = Portekiz, Brezilya
kind-place-rifki = Türkiye

## Partiden önceki menüler

button-set-rules = Kurallar …
lobby-menu-kind = King çeşidi
lobby-menu-bots = Botlar nasıl oynasın
lobby-menu-clock = Saat
lobby-menu-counter = Kart sayacı
lobby-bots = Botlar: { $level }
about-level-random = rastgele, oynanabilen herhangi bir kart
about-level-beginner = kuralları ve ilk incelikleri bilir
about-level-club = iyi bir kulüp oyuncusu gibi oynar
about-level-master = ileriyi düşünür, her kartı hatırlar
lobby-clock = Süre: { $clock }
lobby-counter-on = Kart sayacı serbest
lobby-counter-off = Kart sayacı yok
lobby-note-free = boş
lobby-note-host = masayı açan
lobby-note-player = oyuncu
lobby-note-bot = bot · { $level }
picture-lobby = Oyun sırasıyla dört yer: { $seats }.

## Bir masanın kuralları, sayfa sayfa

options-title = { $table } numaralı masanın kuralları · { $section }
options-tip = Menülerden seç; değişikliği herkes masada görür. Bu King çeşidinden ayrılan yerler kalın yazılıdır.
options-hands = Oynanmayacak oyunlar
options-without = { $contract } olmasın
options-in-words = Bütün kurallar, yazıyla
options-reset = Her zamanki gibi
options-save = Ev kuralı olarak sakla
options-forget = Bu ev kurallarını unut

## Karar vermek: oyunlar ve artırmalar

choice-left = kalan
choice-row = { $contract }: { $names } söyledi, { $left ->
    [0] kalmadı
   *[other] { $left } kaldı
}
choice-own = { $left ->
    [0] { $what } hakkın kalmadı
   *[other] { $each } hakkından { $left } { $what }
}
choice-yours = Sende kalan: { $parts }.
choice-penalties = ceza
choice-others = öteki oyunlar
choice-used-up = { $contracts }: artık söyleyemezsin, { $each } hakkını da kullandın.
bid-means-transfer = { $tricks } el: satan senden { $points } puan alır, kozu sen söylersin; kaç el alırsan al.
bid-means-double = { $tricks } el: satan { $points } puan alır, kozu sen söylersin; eksik kalan her el { $missing } puan götürür.
bid-means-taken = { $tricks } el: satan en çok { $points } puan alır, ama yalnız senin aldığın eller için; kozu sen söylersin.
