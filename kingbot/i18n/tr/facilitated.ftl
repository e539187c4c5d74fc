### Kolaylaştırılmış oyun: resimleri görmeyen için her şey sözle. Burada kartlar sözcüklerle söylenir.

aloud-trick = El { $number } bitti.
aloud-worth = { $name } için değeri: { $points }.
aloud-worthless = Bir değeri yok.
aloud-go-on = Devam
aloud-playable = Oynayabileceklerin: { $cards }.
aloud-rest = Elindeki diğerleri: { $cards }.
aloud-cards = Kartların: { $cards }.
aloud-fits = Şimdi uyanlar: { $cards }.
