### İpuçları ve incelemeler: hamlelerin değeri ve nedenleri.

hint-title = İpucu · { $table } numaralı masa
hint-points = yaklaşık { $points }
hint-none = Burada ne oynayacağımı sormadın.
hint-nothing = Şu anda senin kararını bekleyen bir şey yok.
hint-counted = İpuçları sayılır. Parti bitince kimin kaç ipucu aldığı herkese söylenir.
analysis-deals = Bu oyundaki puan: bildiklerine uyan { $count } denemenin ortalaması.
analysis-contracts = Her oyunun genel ortalamasına göre puan: kartlarına uyan { $count } denemenin ortalaması.
analysis-same = Burada hepsi bir.
over-hints = Alınan ipuçları: { $asked }

error-no-hints = { $table } numaralı masada ipucu yok.
error-no-decision = { $table } numaralı masada şu anda senin kararını bekleyen bir şey yok.

at-trick = { $number }. el
at-turn = { $number }. sıra
at-before = oyundan önce

## Bir hamlenin iyi yanı

merit-sheds = Başkasının eline gider.
merit-leaves = Eli başkası alır.
merit-low-lead = Ötekilerde yalnız daha büyük { $suit } var.
merit-voids = Sonra elinde { $suit } kalmaz.
merit-free = Eli alır, içinde sayılan bir şey yok.
merit-winner = Bunu kimse geçemez.
merit-ruffs = Koz çakar.
merit-draws = Koz toplar: ötekilerde { $count } koz var.
merit-frees = Senin kartına yol açar: { $freed }.
merit-shuts = Başka kimseye yer açmaz.
merit-trump-cards = Elindeki { $suit } sayısı: { $count }.
merit-holds = Sayılan kartlardan elinde olanlar: { $cards }.
merit-holds-none = Sayılan kartlardan hiçbiri sende değil.
merit-best = Ortalamada en iyisi.
merit-average = Ortalamada en iyisinden { $points } geride.

## Bir hamle neden daha kötüydü

why-took-penalty = İçinde ceza olan eli aldı: { $cards }. Öteki kart eli başkasına bırakırdı.
why-over-penalty = Yerdeki cezayı geçti: { $cards }. Öteki kart eli başkasına bırakırdı.
why-kept-penalty = Öteki, bir ceza kartıydı, başkasının eline giderdi.
why-took-trick = Sayılan bir eli aldı; öteki kart eli başkasına bırakırdı.
why-led-penalty = Eli ceza kartıyla açtın.
why-led-alone = Başka kimsede { $suit } kalmamıştı: ne atarlarsa atsınlar el senindi.
why-led-above = Daha küçük kalan cezalar: { $cards }.
why-led-top = Bunu kimse geçemezdi: el senindi.
why-kept-bare = Öteki kart elinde kaldı; renginde tekti.
why-kept-single = Öteki, elindeki son { $suit } kartıydı.
why-kept-high = Daha büyük olan öteki kart gidebilirdi.
why-from-long = { CAPITAL($suit) } attın, oysa elinde { $count } tane vardı; daha kısa bir renk elinde kaldı.
why-spent-low = Öteki kart da altta kalırdı, bu ise elinde kalırdı.
why-took-low = Öteki kart da eli alırdı, bu ise elinde kalırdı.
why-let-go = Öteki kart eli alırdı.
why-missed-winner = Öteki kartı kimse geçemezdi.
why-ruffed = Bir koz gitti; öteki kart atılabilirdi.
why-no-ruff = Öteki kart koz çakardı.
why-spent-high = İkisi de eli almaz: daha küçük olan öteki kart yeterdi.
why-overpaid = Daha küçük olan öteki kart da eli alırdı.
why-kept-trumps = Başkalarında { $count } koz vardı; öteki kart koz toplardı.
why-opened = Sende olmayan karta yer açtı: { $cards }.
why-kept-shut = Öteki kart, bir başka kartına yol açardı: { $freed }.
why-shorter-trump = Elinde { $more } { $longer }, ama yalnız { $count } { $suit } vardı.
why-average = Ortalamada iyi hamle { $points } puan fazla getirir.
why-went-over = Yerdekilerin hepsini geçti; { $better } altta kalırdı.
why-led-danger = Renginde kalan cezalar: { $cards }. { $better } ile aynı renkte sayılan kart kalmamıştı.
why-more-above = Daha büyük kalan kartlar: { $better } üstünde { $more }, { $card } üstünde { $count }.
why-more-beat-it = Kalan kartlardan geçebilecekler: { $card } için { $more }, { $better } için { $count }.
why-led-trump = { $count ->
    [0] Başka kimsede koz kalmamışken kozla açtın.
   *[other] Kozla açtın; ötekilerde { $count } koz vardı.
}
why-went-under = { $better } yerdekilerin hepsini geçerdi.
why-spent-over = Onu geçebilecek kartlar kalmıştı; { $better } onu elde tutardı.
why-bid-more = Daha az artırabilirdin.
why-deals = Kartlar 100 kez dağıtılsa iyi hamle { $more } kez daha çok getirir, seninki { $less } kez.

## Kendi hamlelerini inceleme

review-title = İnceleme · { $table } numaralı masa
review-hand = { $number }. oyun · { $contract }
review-match = Bütün parti
review-none = Daha incelenecek bir şey yok: senin karar verdiğin hiçbir oyun bitmedi.
review-working = Hesaplanıyor: { $bar } { $all } karardan { $done } tanesi
review-stopped = Hesap bitmedi: { $all } karardan { $done } tanesi.
review-go-on = Devam et
review-summary = { $count } karar · en iyisinden { $loss } puan geride
review-spotless = Hiçbir hamlen en iyisinden belirgin biçimde kötü değildi.
review-in-hand = { $number }. oyun, { $at }
review-move = **{ CAPITAL($at) }: { $made }** ({ $points }); { $better } ({ $best }) hamlesinden { $loss } geride. { $why }
review-all = Bütün hamleler
review-all-line = { CAPITAL($at) }: **{ $made } { $points }**
review-other = { $move } { $points }
review-only-hand = { $number }. { $contract }: { $points }, { $loss } geride
review-which = Ne incelensin …
review-measure = Açık kartlara göre değil, o anda bilebildiklerine göre: { $count } denemenin ortalaması.
review-measure-contracts = Oyun seçimleri, her oyunun genel ortalamasıyla karşılaştırılır.
review-chart = Her oyunun puanı ve daha iyi hamlelerin ekleyeceği
review-chart-alt = { $name }: her oyunun puanı ve en iyisine göre kaybı: { $shown }.
review-chart-hand = { $number }. oyun { $points }, kayıp { $loss }
