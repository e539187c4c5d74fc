### Bir oyuncu nasıl oynamak ister, `/king ayarlar`.

settings-title = Nasıl oynamak istersin
settings-tip = Bunu yalnız sen görürsün. Bundan sonra bütün masalarında geçerlidir.

# Her dil kendi adıyla anılır.
setting-language = Dil: { $language }
setting-language-auto = Dil: Discord’daki gibi

# Düğmeler kısa: telefonda bir satırda iki üç tane durur.
switch-four-colours = Dört renk
switch-large = Büyük yazı
switch-sort = Büyüklüğe göre
switch-letters = Kendi harflerim
switch-counter = Sayaç elin altında
switch-plan = Dokunarak planla
switch-confirm = Önce bana sor
switch-facilitated = Resimsiz, yazıyla
switch-facilitated-about = Resimsiz, yazıyla: her şey söylenir; her elden sonra oyun seni bekler.
button-hours = Ne zaman oynarım …
settings-sample = Örnek kartlar, sana böyle görünür:
