## İstenen kurallarda yanlış olan

rules-unknown-preset = Böyle bir King türü yok: { $preset }. Olanlar: { $allowed }.
rules-unknown-option = Böyle bir seçenek yok: { $option }. Olanlar: { $allowed }.
rules-closed-option = { $preset } türünde { $option } seçeneği değiştirilemez.
rules-bad-option = { $preset } türünde { $option } için { $value } olmaz. Olabilecekler: { $allowed }.
