## İstenen kurallarda yanlış olan

rules-unknown-preset = Böyle bir oyun türü yok: { $preset }. Olanlar: { $allowed }.
rules-unknown-option = Böyle bir seçenek yok: { $option }. Olanlar: { $allowed }.
rules-closed-option = { $preset } oyununda { $option } seçeneği değiştirilemez.
rules-bad-option = { $preset } oyununda { $option } için { $value } olmaz. Olabilecekler: { $allowed }.
