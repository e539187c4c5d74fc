### Masa resimlerindeki yazılar ve resimlerin sözle anlatımı.
### $name, $buyer, … oyuncu adlarıdır; gösterilmeye hazırdır.

## Yazılar: kısa, çünkü yer az

picture-seat = Yer { $number }
picture-hand-number = { $number } / { $hands }
picture-no-contract = Yeni dağıtım
picture-trump = Koz
picture-still-out = Dışarıda
picture-led = çıktı
picture-took = aldı
picture-pass = pas
picture-out = bitti
picture-bid = { $tricks ->
    [one] { $tricks } el
   *[other] { $tricks } el
}
picture-asks = ister: { $tricks }
picture-called = çağrılan
picture-sold = fiyat: { $tricks ->
    [one] { $tricks } el
   *[other] { $tricks } el
}
picture-blind = kör: iki kat
picture-counts-domino = elde kalan kart başına { $points }
picture-counts-before = { $contract ->
    [no_last_two] 12. ve 13. el, her biri { $points }
   *[other] el başına { $points }
}
picture-counts = { $contract ->
    [no_last_two] El { $trick } / 13 · 12 ve 13: { $points }
   *[other] El { $trick } / 13 · her biri { $points }
}
picture-counts-nulos = El { $trick } / 13 · başta { $start }, her biri { $points }
picture-awaited = { $stage ->
    [contract] { $name } sözleşmeyi seçiyor
    [blind] { $name } kör söyleyebilir
    [trump] { $name } kozu söylüyor
    [offer] { $name } satışa yanıt veriyor
    [auction] { $name } artırıyor
    [answer] { $name } satıyor ya da tutuyor
    [call] { $name } kart çağırıyor
    [redeal] { $name } yeni kart isteyebilir
    [over] Oyun bitti
   *[deal] Kartlar dağıtılıyor
}
picture-unlooked = Kör söyleyene ya da bakana kadar kartların kapalı durur.
picture-no-cards = Elinde kart yok.
picture-trick-title = El { $number }
picture-why = Alan { $name }: { $card }, { $trump ->
    [yes] en büyük koz
   *[no] istenen rengin en büyüğü
}
picture-total = Toplam
picture-mark = { $mark ->
    [dealt] dağıttı
    [chose] seçti
    [declared] kozu söyledi
    [no-trump] kozsuz
   *[slam] hepsini aldı
}
picture-winners = { $count ->
    [one] Kazanan: { $names }
   *[other] Kazananlar: { $names }
}
picture-king = { $contract ->
    [no_hearts] { $name } bütün kupaları aldı
    [no_tricks] { $name } bütün elleri aldı
   *[other] { $name } King yaptı
}
picture-king-how = { $contract ->
    [no_hearts] On üç kupanın hepsi bir elde
   *[other] On üç elin hepsi bir oyuncuda
}

## Resimler sözle. Kartlar renk renk sayılır: “maça A, K; kupa 10” gibi.

alt-suit = { $suit } { $ranks }
alt-sentence = { $text }.
alt-hand = { $count ->
    [one] Son kartın: { $cards }.
   *[other] { $count } kartın: { $cards }.
}
alt-playable = Oynayabileceklerin: { $cards }.
alt-led = { $name } çıktı: { $card }
alt-played = { $name } { $card }
alt-trick-number = El { $number }: { $plays }.
alt-took-trick = Alan { $name }, { $trump ->
    [yes] en büyük kozla
   *[no] istenen rengin en büyüğüyle
}.

alt-hand-number = Dağıtım { $number } / { $hands }.
alt-contract = Dağıtım { $number } / { $hands }: { $contract }.
alt-trump = Koz: { $trump }, { $how ->
    [blind] kör söyleyen { $name }, dağıtanın elleri iki kat sayılır
    [bought] söyleyen { $name }, fiyatı { $tricks ->
        [one] bir el
       *[other] { $tricks } el
    }
   *[own] söyleyen { $name }
}.
alt-due = { $name } oynayacak.
alt-trick = Yerde: { $plays }. Şimdilik alan { $name }.
alt-last = Son el: { $plays }. Alan { $name }.
alt-rows = Sıralar: { $rows }.
alt-row = { $count ->
    [one] { $suit } { $low }
   *[other] { $suit } { $low } – { $high }
}
alt-row-empty = { $suit } boş
alt-fits = Uyanlar: { $cards }.
alt-said = { $name }: { $text }.
alt-open = Açık sözleşmeler: { $contracts }.
alt-result = Bu dağıtım: { $points }.
alt-points-of = { $name } { $points }
alt-still-out = Hâlâ dışarıda: { $cards }.
alt-player = { $name }: { $facts }.
alt-dealer = dağıtan
alt-points = oyunda { $points } puan
alt-tricks = { $count ->
    [0] el almadı
    [one] bir el
   *[other] { $count } el
}
alt-took = aldı: { $cards }
alt-cards = { $count ->
    [one] bir kart kaldı
   *[other] { $count } kart kaldı
}
alt-called = Çağrılan kart: { $card }.
alt-pair = Ortaklar: { $pair }.
alt-order = Sıra alttan başlayarak { $direction ->
    [clockwise] saat yönünde
   *[counterclockwise] saat yönünün tersine
} döner: { $names }.

alt-score = { $hands } dağıtımdan { $done } tanesi sonunda puanlar, sıra { $names }. Toplam: { $totals }.
alt-score-hand = { $number } { $contract }: { $points }.
alt-score-whose = { $name } { $chose ->
    [yes] seçti
   *[no] dağıttı
} { $hands }.
alt-ranking = Son sıralama: { $places }.
alt-place = { $place }. { $name } { $points }
alt-course = Her dağıtımdan sonraki puanlar, sıra { $names }: { $steps }.
alt-step = { $number }: { $points }
alt-king = Altın bir taç. { $title }. { $how }, { $contract }.
