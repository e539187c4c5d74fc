### Masa açmak: karşılama, King çeşitleri, maçtan önceki menüler.

## Karşılama

welcome-title = King, kâğıt oyunu
welcome = Dört yer, bir taç: Türkiye’nin, İtalya’nın ve Portekiz’in el alma oyunu. Hemen botlara karşı oyna, ya da başkalarının oturacağı bir masa aç; oyunu bilmen gerekmez.
button-play-now = Hemen oyna
button-open = Masa aç
button-help = Nasıl oynanır

## King çeşitleri

kind-name = { $preset } · { $place }
kind-house = { $preset } · ev kuralları
kind-chosen = { $hands } el, seçimli · ~{ $minutes } dk
kind-fixed = { $hands } el, sabit sırayla · ~{ $minutes } dk
kind-place-classic = İtalya
kind-place-home = İtalya, evde
kind-place-declared = İtalya
kind-place-feudum = İtalya, ortaçağ adlarıyla
kind-place-pirandello = İtalya, gizli ortaklı
kind-place-two-phase = İtalya
kind-place-portuguese = Portekiz, Brezilya
kind-place-rifki = Türkiye
