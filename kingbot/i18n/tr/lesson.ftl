### Ders, `/king öğren`: her birinde bir dokunuş olan durumlar. Kartları metinler değil, değişkenler söyler.

button-learn = Bir oyun dene
lesson-title = Bir oyun dene · { $number } / { $count }
lesson-table = Yerde: { $cards }
lesson-right = Doğru: { $card }.
lesson-wrong = Bu değildi, doğrusu: { $card }.
lesson-follow = Herkesin oynadığı birer kart bir el eder; eli açılan rengin en büyüğü alır (as en büyüktür). Burada her el ceza ({ $points }). Karo açıldı. Hangi kartı oynayabilirsin?
lesson-follow-why = Renge uymak zorundasın: açılan renkten kartı olan onu oynar. Yalnız o renk sende yoksa serbestsin.
lesson-queen = Alınan her kız ceza ({ $points }). Son oynayan sensin. Hangi kartı oynarsın?
lesson-queen-why = Eli as alıyor, kızın da onunla gider: cezayı asın sahibi öder. Kızını başkasına yedirmekten iyisi yok.
lesson-discard = Kızlar ceza ({ $points }). Sinek açıldı, sende yok. Hangi kartı atarsın?
lesson-discard-why = Açılan renk sende yoksa eli alamazsın. Kızını yedirmenin tam zamanı. Her elin ceza olduğu oyunda ise en büyük kartın gider.
lesson-below = Her el ceza ({ $points }). Son oynayan sensin. Hangi kartı oynarsın?
lesson-below-why = Yerdeki en büyük kartın hemen altında kal: eli almazsın, küçük kartın da zor anlara kalır.
lesson-trump = Şimdi her el puan getirir ({ $points }). Koz kupa, sinek açıldı, sende yok. Hangi kartı oynarsın?
lesson-trump-why = En küçük koz, başka rengin en büyüğünü alır. Açılan renk sende yoksa koz çakarsın.
lesson-king = Yalnız kupa papazı ceza, ama büyük ({ $points }). Maça açıldı, sende yok. Hangi kartı atarsın?
lesson-king-why = Hemen at: bu eli alan papazı da alır. Rıfkı’da bunu oynamak zaten zorunludur.
lesson-domino = Domino: el yok, elde kalan her kart ceza ({ $points }). Sıralar yedilerden yukarı ve aşağı uzar. Kartlarından hangisi şimdi uyar?
lesson-domino-why = Kart, aynı rengin komşusunun yanına konur. Sekizli yerde, dokuzlu uyar; altılı daha yok, beşli bekler.
lesson-end-title = Şimdi gerçek bir oyun
lesson-end = Gerekeni biliyorsun. Üç acemiye karşı { $preset } oyna: yalnız oynanabilen kartların düğmesi var, bir ipucu neyin uygun olduğunu ve nedenini söyler, kimse acele ettirmez. İstediğin zaman bırakabilirsin.
lesson-bots = Botlar yalnız kendi kartlarını ve herkesin gördüğünü bilir. Kapalı kartlara hiç bakmazlar; usta yalnız daha iyi hatırlar ve hesaplar.
lesson-kinds = Öteki King türleri:
lesson-again = Bir daha
lesson-play = İlk oyunu oyna

## Dersten sonraki oyunda ipuçları: önce hamle, sonra nedeni

advice = İpucu: { $move }. { $why }
advice-under = Yerdeki { $best } daha büyük, bu eli almazsın.
advice-give-under = Bu kart eli alana ceza; yerde daha büyüğü var ({ $best }): şimdi yedir.
advice-take-high = Bu eli hangi kartla olsa alırsın: bari en büyüğüyle al, ondan kurtulursun.
advice-lowest-over = Oynayabildiklerinin hepsi { $best } kartından büyük; en küçüğünü biri geçebilir.
advice-give = Açılan renk sende yok, bu eli alamazsın. Bu kart eli alana ceza: yedir.
advice-throw = Açılan renk sende yok, bu eli alamazsın. Büyük kart sonra el alabilir: ondan kurtul.
advice-lead-low = Küçük aç: bu renkte ötekilerde daha büyük { $count } kart var.
advice-lead-last = Ne açsan eli alırsın; ötekilerde daha büyüğü yok.
advice-free = Yalnız son iki el ceza. Büyük kartlarını şimdi oyna.
advice-best = Bu renkte ötekilerde daha büyüğü yok: eli alır.
advice-best-but-trump = Bu renkte ötekilerde daha büyüğü yok; yalnız koz alabilir.
advice-lead-long = Uzun rengin bu: { $count } kartın var, açabileceğin hiçbir renkte daha çok yok.
advice-enough = Son oynayan sensin, bu kart eli almaya tam yeter.
advice-over = Şimdilik yerdekilerin hepsinden büyük.
advice-cannot = Bu eli alamazsın: büyük kartların kalsın.
advice-ruff = Açılan renk sende yok, koz çakabilirsin; şimdilik bu küçük koz yeter.
advice-opens = Ondan sonra bir kartın daha uyar: { $best }.
advice-fits = Uyar. Başka kartının önünü açmaz ama birini koymak zorundasın.
advice-long-trump = Ondan { $count } kartın var, başka renkten daha çok yok: iyi koz.
advice-few-high = Ceza kartlarından { $count ->
    [0] sende hiç yok
   *[other] sende { $count } tane var
}.
