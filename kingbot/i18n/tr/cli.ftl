## Terminaldeki komutların söyledikleri

cli-no-language = Böyle bir dil yok: { $language }. Olanlar: { $allowed }.
cli-no-such-choice = { $option } için { $value } olmaz. Olabilecekler: { $allowed }.
cli-players-number = --players bir veya dört düzey ister; verilen: { $count }.
cli-set-needs-preset = --set tek bir King türü ve --options fixed ile kullanılır.
cli-matches = parti
cli-unreadable = Okunamıyor: { $file } ({ $why }).
cli-unwritable = Yazılamıyor: { $file } ({ $why }).
cli-too-large = { $most } KiB sınırını aşıyor; hiçbir kayıt bu kadar büyük değildir.

## Okunacak bir kayıt

cli-no-such-hand = Böyle bir oyun yok: { $hand }. Kayıttaki oyun sayısı: { $hands }.
cli-deals = Dağıtan: { $name }
cli-tricks = Eller ({ $led }: açan, { $took }: alan)
cli-laid = Konan kartlar ({ $nothing }: pas)
cli-broken-off = Oyun burada yarım kaldı.
cli-contract = oyun
cli-total = toplam
cli-points = Puanlar

## Discord’daki bot ve deneme

cli-no-token = KINGBOT_TOKEN verilmemiş. .env.example dosyasını .env olarak kopyala ve botun token’ını oraya yaz.
cli-token-refused = Discord KINGBOT_TOKEN değerini kabul etmiyor. Yenisi geliştirici portalında, “Bot” sayfasında alınır.
cli-token-help =
    Token nasıl alınır:
    1. https://discord.com/developers/applications adresini aç, “New Application” seç ve bir ad ver.
    2. “Bot” sayfasında “Reset Token” seç ve token’ı kopyala. Discord onu yalnızca bu kez gösterir.
    3. .env dosyasında KINGBOT_TOKEN= yazısından sonra yapıştır ve kimseye gösterme.
    Bot nasıl davet edilir: “General Information” sayfasından “Application ID”yi kopyala, bu bağlantıda
    APPLICATION_ID yerine yaz ve bağlantıyı aç:
    { $link }
    Sonra `kingbot sync` ile komutları Discord’a kaydet ve `kingbot run` ile başlat.
cli-no-database = Veritabanı kullanılamıyor: { $why }.
cli-no-discord = Discord’a ulaşılamıyor: { $why }.
cli-intents = Discord, kingbot’un istediği intent’leri vermiyor. Geliştirici portalında “Bot” sayfasındaki “Privileged Gateway Intents” bölümüne bak.
cli-closed = Discord bağlantıyı tümüyle kapattı (kod { $code }).
cli-monitor-port = KINGBOT_MONITOR_PORT kullanılamıyor: { $why }.
cli-synced = Komutlar Discord’a kaydedildi.
cli-emojis = Emojiler: { $added } yüklendi, { $removed } silindi, { $kept } olduğu gibi kaldı.
cli-no-demo = Deneme için gerekenleri `uv sync --extra demo` kurar.
cli-demo-ready = Deneme sayfası: { $address }. Bitirmek için Ctrl-C.
cli-no-port = Sayfa açılamıyor: { $why }.

## Botların gücü

cli-arena-line-up = “{ $value }” bir diziliş değil: virgülle ayrılmış iki veya dört düzey. Düzeyler: { $allowed }.
cli-arena-places = kazanılan − kaybedilen sıra
cli-arena-gain = el alınan oyunlarda oyun başına kazanç
cli-arena-hands = süre başına { $count } oyun
