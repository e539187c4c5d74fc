## Bir oyun kaydında yanlış olan.

record-bad-json = Bu bir JSON belgesi değil: { $detail }.
record-bad-value = Değerin türü yanlış: { $field }.
record-missing-key = Eksik: { $field }.
record-unknown-key = Kayıtta böyle bir şey yok: { $field }.
record-wrong-deck = Dağıtım tam bir deste değil, herkese on üç kart düşmüyor.
record-wrong-dealer = Dağıtan bu yer olamaz: { $dealer }.
record-wrong-contract = Sırada başka bir sözleşme vardı ya da başkası seçildi.
record-unknown-verb = Böyle bir hamle yok: { $text }.
record-bad-action = Böyle bir kart, yer, sayı veya taraf yok: { $text }.
record-unfinished-hand = Dağıtım yarım kalmış, ama ardından bir başkası geliyor.
record-too-many-hands = { $most ->
    [one] Oyun { $most } dağıtımda biter.
   *[other] Oyun { $most } dağıtımda biter.
}
record-wrong-points = Puanlar { $found } yazılmış, doğrusu: { $due }.
record-wrong-totals = Toplamlar { $found } yazılmış, doğrusu: { $due }.
record-points-missing = Dağıtım bitmiş, ama puanları yazılmamış: { $due }.
record-points-too-soon = Dağıtım yarım kalmış, ama puanları yazılmış.
