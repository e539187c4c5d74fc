## İstenen kurallarda yanlış olan

rules-unknown-preset = Böyle bir oyun türü yok: { $preset }. Olanlar: { $allowed }.
rules-unknown-option = Böyle bir seçenek yok: { $option }. Olanlar: { $allowed }.
rules-closed-option = Bu seçenek bu oyunda değiştirilemez ({ $preset }): { $option }.
rules-bad-option = { $option } bu oyunda böyle olamaz ({ $preset }): { $value }. Olabilecekler: { $allowed }.
