## Bir parti kaydında yanlış olan.

record-bad-json = { $fault ->
    [archive] Bu sıkıştırılmış bir dosya, örneğin zip: önce aç.
    [encoding] Bu UTF-8 bir metin değil ({ $byte }. bayt).
    [nested] Bu JSON değil: iç içe çok fazla katman var.
    [twice] Bu JSON değil: aynı nesnede bir anahtar iki kez geçiyor.
    [constant] Bu JSON değil: NaN ve Infinity orada sayı sayılmaz.
   *[syntax] Bu JSON değil: { $line }. satır, { $column }. sütun.
}
record-bad-value = Değerin türü yanlış: { $field }.
record-missing-key = Eksik: { $field }.
record-unknown-key = Kayıtta böyle bir şey olmaz: { $field }.
record-wrong-deck = Dağıtılan kartlar tam bir deste değil ya da herkese on üç kart düşmüyor.
record-wrong-dealer = Dağıtan bu yer olamaz: { $dealer }.
record-wrong-secret = Anahtar, oyundan önce yayımlanan kanıta uymuyor.
record-wrong-cut = Deste, kayıtta yazan yerden kesilmemiş.
record-wrong-deal = Bunlar anahtarın verdiği kartlar değil.
record-wrong-contract = Sırada başka bir oyun vardı ya da başka bir oyun söylendi.
record-unknown-verb = Böyle bir hamle yok: { $text }.
record-bad-action = Böyle bir kart, yer, sayı veya uç yok: { $text }.
record-unfinished-hand = Oyun yarım kalmış, ama ardından bir başkası geliyor.
record-too-many-hands = { $most ->
    [one] Parti { $most } oyunda biter.
   *[other] Parti { $most } oyunda biter.
}
record-wrong-points = Puanlar { $found } yazılmış, doğrusu: { $due }.
record-wrong-totals = Toplamlar { $found } yazılmış, doğrusu: { $due }.
record-points-missing = Oyun bitmiş, ama puanları yazılmamış: { $due }.
record-points-too-soon = Oyun yarım kalmış, ama puanları yazılmış.
