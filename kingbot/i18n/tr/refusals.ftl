## Bir hamle neden olmaz: önce kural, sonra ne oynanabilir.

refusal-not-your-turn = Sıra sende değil: { $player } oynayacak.
refusal-wrong-phase = Şu anda yapılacak iş bu değil.
refusal-bad-action = Bu kartta taraf söylenmez: { $card }.
refusal-not-in-hand = Bu kart elinde yok: { $card }.
refusal-follow-suit = Renge uymalısın, istenen { $suit }: { $cards }.
refusal-penalty-lead = Bu renkle şimdi çıkamazsın ({ $suit }). Çıkabileceklerin: { $cards }.
refusal-trump-lead = Koz oynanmadan kozla çıkılmaz. Çıkabileceklerin: { $cards }.
refusal-first-trick-discard = İlk elde ceza kartı atılmaz. Oynayabileceklerin: { $cards }.
refusal-void-duty = Renge uyamıyorsun, öyleyse şunu atmalısın: { $cards }.
refusal-give-up = Yerde bu rengin daha büyüğü var ({ $suit }), öyleyse şunu vermelisin: { $cards }.
refusal-raise-duty = Eli alabiliyorsun, öyleyse büyütmelisin: { $cards }.
refusal-ruff-duty = Renge uyamıyorsun, öyleyse koz çakmalısın: { $cards }.
refusal-must-lay = Koyabileceğin kart var, pas geçemezsin: { $cards }.
refusal-starter-first = Bu kartla başlanmalı: { $card }.
refusal-does-not-fit = { $count ->
    [0] Hiçbir sıraya uymuyor: { $card }. Başka kartın da uymuyor, pas geç.
   *[other] Hiçbir sıraya uymuyor: { $card }. Koyabileceklerin: { $cards }.
}
refusal-side-needed = { $card } hem papaza hem ikiliye uyuyor: üst mü alt mı, söyle.
refusal-side-closed = { $card } şimdi bu tarafa konamaz: { $side }.
refusal-contract-closed = Bu sözleşme sana açık değil: { $contract }. Açık olanlar: { $contracts }.
refusal-trump-not-allowed = Burada bu koz söylenmez: { $trump }. Söylenebilecekler: { $trumps }.
refusal-price-range = { $least } ile { $most } arasında bir el sayısı söyle.
refusal-bid-too-low = Bu çok az: en az { $least } söyle.
refusal-sale-not-allowed = Koz şimdi satılık değil: kozu söyle.
refusal-call-own-card = Bu kart sende: { $card }. Başkasında olan bir kartı çağır.
refusal-not-qualified = Yeniden dağıtmayı ancak dört veya daha çok as ve papazı olan isteyebilir.
refusal-match-over = Oyun bitti.
