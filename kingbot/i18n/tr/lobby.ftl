### Masa açmak: karşılama, King türleri, partiden önceki menüler.

## Karşılama

welcome-title = King, kart oyunu
welcome = Dört yer, bir taç: Türkiye’nin, İtalya’nın ve Portekiz’in el alma oyunu. Hemen botlara karşı oyna, ya da başkalarının oturacağı bir masa aç; oyunu bilmen gerekmez.
button-play-now = Hemen oyna
button-open = Masa aç
button-help = Nasıl oynanır

## King türleri

kind-name = { $preset } · { $place }
kind-house = { $preset } · ev kuralları
kind-chosen = { $hands } oyun, seçmeli · ~{ $minutes } dk
kind-fixed = { $hands } oyun, sabit sırayla · ~{ $minutes } dk
kind-place-classic = İtalya
kind-place-home = İtalya, evde
kind-place-declared = İtalya
kind-place-feudum = İtalya, Orta Çağ adlarıyla
kind-place-pirandello = İtalya, gizli ortaklı
kind-place-two-phase = İtalya
kind-place-portuguese = Portekiz, Brezilya
kind-place-rifki = Türkiye

## Partiden önceki menüler

button-set-rules = Kurallar …
lobby-menu-kind = King türü
lobby-menu-bots = Botlar nasıl oynasın
lobby-menu-clock = Süre
lobby-menu-counter = Kart sayacı
lobby-bots = Botlar: { $level }
about-level-random = rastgele, oynanabilen herhangi bir kart
about-level-beginner = kuralları ve ilk incelikleri bilir
about-level-club = iyi bir kulüp oyuncusu gibi oynar
about-level-master = ileriyi düşünür, her kartı hatırlar
lobby-clock = Süre: { $clock }
lobby-counter-on = Kart sayacı açık
lobby-counter-off = Kart sayacı kapalı
lobby-note-free = boş
lobby-note-host = masa sahibi
lobby-note-player = oyuncu
lobby-note-bot = bot · { $level }
picture-lobby = Oyun sırasıyla dört yer: { $seats }.

## Bir masanın kuralları, sayfa sayfa

options-title = { $table } numaralı masanın kuralları · { $section }
options-tip = Menülerden seç; değişikliği herkes masada görür. Bu King türünden ayrılan yerler kalın yazılıdır.
options-hands = Oynanmayacak oyunlar
options-without = { $contract } olmasın
options-in-words = Bütün kurallar, yazıyla
options-reset = Olağan kurallara dön
options-save = Ev kuralı olarak sakla
options-forget = Bu ev kurallarını sil

## Karar vermek: oyunlar ve artırmalar

choice-left = kalan
choice-row = { $contract }: { $names } söyledi, { $left ->
    [0] kalmadı
   *[other] { $left } kaldı
}
choice-own = { $what } { $left }/{ $each }
choice-yours = Kalan hakların: { $parts }.
choice-penalties = ceza
choice-others = öteki oyunlar
choice-used-up = { $contracts }: artık söyleyemezsin, { $each ->
    [one] hakkını kullandın
   *[other] { $each } hakkını da kullandın
}.
bid-means-transfer = { $tricks } el: satan senden { $points } puan alır, kozu sen söylersin; kaç el alırsan al.
bid-means-double = { $tricks } el: satan { $points } puan alır, kozu sen söylersin; eksik kalan her el { $missing } puan götürür.
bid-means-taken = { $tricks } el: satan en çok { $points } puan alır, ama yalnız senin aldığın eller için; kozu sen söylersin.
