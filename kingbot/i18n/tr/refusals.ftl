## Bir hamle neden olmaz: önce kural, sonra ne oynanabilir.
## Cümle kartla ya da renkle başlamaz: sözcükle yazılınca küçük harfle başlardı.

refusal-not-your-turn = Sıra sende değil: { $player } oynayacak.
refusal-wrong-phase = Şimdi bunu yapamazsın.
refusal-bad-action = Bu kart için üst ya da alt söylenmez: { $card }.
refusal-not-in-hand = Elinde { $card } yok.
refusal-follow-suit = Renge uymalısın, { $suit } oyna: { $cards }.
refusal-penalty-lead = Şimdi { $suit } açamazsın. Açabileceklerin: { $cards }.
refusal-trump-lead = Koz düşmeden koz açılmaz. Açabileceklerin: { $cards }.
refusal-first-trick-discard = İlk elde ceza kartı atılmaz. Oynayabileceklerin: { $cards }.
refusal-void-duty = Açılan renk sende yok. Atman gereken: { $cards }.
refusal-give-up = Yerde daha büyük { $suit } var. Vermen gereken: { $cards }.
refusal-raise-duty = Eli alabiliyorsan büyütmelisin: { $cards }.
refusal-ruff-duty = Açılan renk sende yok, koz çakmalısın: { $cards }.
refusal-must-lay = Koyacak kartın varken pas geçemezsin: { $cards }.
refusal-starter-first = İlk kart { $card } olmalı.
refusal-does-not-fit = { $count ->
    [0] Sıralara { $card } uymuyor, başka kartın da uymuyor: pas geç.
   *[other] Sıralara { $card } uymuyor. Koyabileceklerin: { $cards }.
}
refusal-side-needed = İki uca da uyuyor: { $card }. Üst mü alt mı, söyle.
refusal-side-closed = Şimdi { $side } tarafa { $card } konamaz.
refusal-cut-range = Desteyi { $least }. ile { $most }. kart arasında bir karttan sonra kesebilirsin.
refusal-contract-closed = Bu oyunu söyleyemezsin: { $contract }. Söyleyebileceklerin: { $contracts }.
refusal-trump-not-allowed = Burada { $trump } söylenmez. Söyleyebileceklerin: { $trumps }.
refusal-price-range = Söylenecek el sayısı { $least } ile { $most } arasında olmalı.
refusal-bid-too-low = Yetmez: en az { $least } el söyle.
refusal-sale-not-allowed = Koz şimdi satılamaz: kozu söyle.
refusal-call-own-card = Kendi kartın çağrılmaz ({ $card }): başkasında olan bir kartı çağır.
refusal-not-qualified = Ancak dört veya daha çok as ve papazı olan yeniden dağıttırabilir.
refusal-match-over = Parti bitti.

## Seçimi hangi kural daraltıyor: “Sıra sende” satırının altında, kısa; ne oynanabileceğini düğmeler gösterir.

narrow-follow-suit = Renge uymalısın: { $suit }.
narrow-penalty-lead = Henüz { $suits } açamazsın.
narrow-penalty-lead-never = Elinde başka renk varken { $suits } açamazsın.
narrow-trump-lead = Koz düşmeden koz açılmaz.
narrow-first-trick-discard = İlk elde ceza kartı atılmaz.
narrow-void-duty = Açılan renk sende yok. Atman gereken: { $cards }.
narrow-give-up = Yerde daha büyük { $suit } var. Vermen gereken: { $cards }.
narrow-raise-duty = Renge uyup büyütmelisin: { $suit }.
narrow-ruff-duty = Açılan renk sende yok, koz çakmalısın.
narrow-starter-first = İlk kart { $card } olmalı.
broken-suits = Artık açılabilir: { $suits }.
