### Resimsiz oyun: resimleri görmeyen için her şey yazıyla. Burada kartlar sözcüklerle yazılır.

aloud-trick = El { $number } bitti.
aloud-worth = Bu elden { $name } { $points } puan aldı.
aloud-worthless = Bu elde puan yok.
aloud-go-on = Devam
aloud-playable = Oynayabileceklerin: { $cards }.
aloud-rest = Elindeki diğerleri: { $cards }.
aloud-cards = Kartların: { $cards }.
aloud-fits = Şimdi uyanlar: { $cards }.
