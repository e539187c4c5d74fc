### Masa resimlerindeki yazılar ve resimlerin yazıyla anlatımı.
### $name, $buyer, … oyuncu adlarıdır; gösterilmeye hazırdır.

## Yazılar: kısa, çünkü yer az

picture-seat = Yer { $number }
picture-hand-number = { $number } / { $hands }
picture-no-contract = Yeni oyun
picture-trump = Koz
picture-still-out = Kalan
picture-led = açtı
picture-took = aldı
picture-pass = pas
picture-out = bitirdi
picture-bid = { $tricks ->
    [one] { $tricks } el
   *[other] { $tricks } el
}
picture-asks = { $tricks } ele satılık
picture-called = çağırdı
picture-gets = { $points } alır
picture-blind = bakmadan: iki kat
picture-counts-domino = Elde kalan kart başına { $points }
picture-counts-before = { $contract ->
    [no_last_two] 12. ve 13. el, her biri { $points }
   *[other] El başına { $points }
}
picture-counts = { $contract ->
    [no_last_two] El { $trick }/13 · 12. ve 13. el: { $points }
   *[other] El { $trick }/13 · el başına { $points }
}
picture-counts-nulos = El { $trick }/13 · başta { $start }, el başına { $points }
picture-awaited = { $stage ->
    [cut] { $name } desteyi kesiyor
    [contract] { $name } oyunu söylüyor
    [blind] { $name } kartlarına bakmadan koz söyleyebilir
    [trump] { $name } kozu söylüyor
    [offer] { $name } artırıyor ya da pas geçiyor
    [auction] { $name } artırıyor ya da pas geçiyor
    [answer] { $name } satıp satmayacağına karar veriyor
    [call] { $name } kart çağırıyor
    [redeal] { $name } yeniden dağıttırabilir
    [over] Parti bitti
   *[deal] Kartlar dağıtılıyor
}
picture-unlooked = Kartların kapalı: bakmadan koz söyle ya da bak.
picture-no-cards = Elinde kart yok.
picture-trick-title = { $number }. el
picture-why = Eli { $name } aldı: { $card }, { $trump ->
    [yes] en büyük koz
   *[no] açılan rengin en büyüğü
}
picture-total = Toplam
picture-this-hand = Bu oyun
picture-next = Sıradaki: { $contract } · { $chose ->
    [yes] söyleyen { $name }
   *[no] dağıtan { $name }
}
picture-next-choice = Sıradaki oyunu { $name } söyleyecek
picture-mark = { $mark ->
    [dealt] dağıttı
    [chose] söyledi
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
    [no_hearts] On üç kupanın hepsi bir kişide
   *[other] On üç elin hepsi bir kişide
}

## Resimler yazıyla. Kartlar renk renk sayılır: “maça A, K; kupa 10” gibi.

alt-suit = { $suit } { $ranks }
alt-sentence = { $text }.
alt-hand = { $count ->
    [one] Son kartın: { $cards }.
   *[other] { $count } kartın: { $cards }.
}
alt-playable = Oynayabileceklerin: { $cards }.
alt-planned = Planladıkların: { $cards }.
alt-led = { $name } { $card } açtı
alt-played = { $name } { $card }
alt-trick-number = { $number }. el: { $plays }.
alt-took-trick = Eli { $name } aldı, { $trump ->
    [yes] en büyük kozla
   *[no] açılan rengin en büyüğüyle
}.

alt-hand-number = Oyun { $number }/{ $hands }.
alt-contract = Oyun { $number }/{ $hands }: { $contract }.
alt-trump = Koz: { $trump }, { $how ->
    [blind] { $name } bakmadan söyledi, elleri iki kat sayılır
    [bought] söyleyen { $name }, { $tricks ->
        [one] bir ele aldı
       *[other] { $tricks } ele aldı
    }
   *[own] söyleyen { $name }
}.
alt-due = { $name } oynayacak.
alt-trick = Yerde: { $plays }. Şimdilik eli { $name } alıyor.
alt-last = Son el: { $cards }; { $name } aldı, { $points }.
alt-broken = Artık açılabilir: { $suits }.
alt-rows = Sıralar: { $rows }.
alt-row = { $count ->
    [one] { $suit } { $low }
   *[other] { $suit } { $low } – { $high }
}
alt-row-empty = { $suit } boş
alt-fits = Uyanlar: { $cards }.
alt-said = { $name }: { $text }.
alt-open = Kalan oyunlar: { $contracts }.
alt-result = Bu oyunun puanları: { $points }.
alt-points-of = { $name } { $points }
alt-still-out = Kalan cezalar: { $cards }.
alt-player = { $name }: { $facts }.
alt-dealer = dağıtan
alt-chooser = söyleyen
alt-points = partide { $points } puan
alt-hand-points = bu oyunda { $points }
alt-tricks = { $count ->
    [0] el almadı
    [one] bir el aldı
   *[other] { $count } el aldı
}
alt-took = { $cards } aldı
alt-cards = { $count ->
    [one] bir kart kaldı
   *[other] { $count } kart kaldı
}
alt-called = { $name } çağırdı: { $card }.
alt-pair = Ortaklar: { $pair }.
alt-order = Sıra alttan başlayarak { $direction ->
    [clockwise] saat yönünde
   *[counterclockwise] saat yönünün tersine
} döner: { $names }.

alt-score = { $done }/{ $hands } oyun sonunda puanlar ({ $names } sırasıyla). Toplam: { $totals }.
alt-score-hand = { $number } { $contract }: { $points }.
alt-score-whose = Oyun { $hands }, { $chose ->
    [yes] söyleyen
   *[no] dağıtan
} { $name }.
alt-ranking = Son sıralama: { $places }.
alt-place = { $place }. { $name } { $points }
alt-course = Her oyundan sonra puanlar ({ $names } sırasıyla): { $steps }.
alt-step = { $number }: { $points }

picture-counter-out = kalan
picture-counter-mine = senin
picture-counter-gone = oynandı
alt-out = Görülmeyenler ({ $count }): { $cards }.
alt-king = Altın bir taç. { $title }. { $how }.
alt-result-place = { $place }. { $name }
alt-moved = sıralamada { $up ->
    [yes] yükseldi
   *[no] düştü
}
