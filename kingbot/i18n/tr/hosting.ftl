## kingbot db

db-copied = Veritabanı şuraya kopyalandı: { $file }.
db-restored = Kopya geri yüklendi: { $file }. Discord’daki mesajlar daha yeni olabilir; bot başlarken düzeltir.
db-kept = Önceki hâli saklandı: { $file }.
db-force = Zaten var: { $file }. --force ile değiştirilir; eskisi yanındaki backups klasöründe saklanır.
db-sound = Sağlam: { $file }.
db-upgraded = Yükseltildi: { $file }; önceki hâlinin kopyası backups klasöründe.
db-current = Bu sürüme zaten uygun: { $file }.
db-missing = Böyle bir dosya yok: { $file }.
db-unreadable = Veritabanı olarak okunamıyor: { $file } ({ $why }).
db-not-ours = Kingbot veritabanı değil: { $file }.
db-damaged = Bozuk: { $file } ({ $why }). Bir kopyayı geri yüklemek için: `kingbot db restore`.
db-newer = Daha yeni bir kingbot sürümünden: { $file }. Kullanmak için kingbot’u yükselt.
db-older = Daha eski bir kingbot sürümünden: { $file }. `kingbot db upgrade` yükseltir, bir sonraki başlatma da.
db-exists = Zaten var: { $file }.
db-in-use = Kullanımda: { $file }. Önce botu durdur.
db-running = Bir bot bunu zaten kullanıyor: { $file }. Bir dosyayı tek bot kullanabilir. Önce onu durdur ya da PostgreSQL’e geç (docs/hosting.md).
db-astray = Bir satır, olmayan bir kayda bağlı: { $row }. Bir kopyayı geri yüklemek için: `kingbot db restore`.
db-unplayable = { $table } numaralı masada parti sürdürülemiyor: { $why }.
db-no-program = { $program } burada kurulu değil. PostgreSQL’in istemci programlarıyla gelir; onsuz, veritabanını bir dosyaya `kingbot db copy` kopyalar.
db-old-program = Buradaki { $program } PostgreSQL { $found } ile gelen, sunucu ise PostgreSQL { $server }. postgresql-client-{ $server } paketini kur; onsuz `kingbot db copy` veritabanını bir dosyaya kopyalar.
db-not-copied = Veritabanı kopyalanamadı: { $why }.
db-restore-server = Sunucudaki bir veritabanı, bot kapalıyken PostgreSQL’in kendi programıyla geri yüklenir: pg_restore --clean --if-exists --no-owner --dbname={ $database } { $file }
db-upgraded-server = Yükseltildi: { $file }.
db-not-empty = Hiçbir şey kopyalanmadı: öteki veritabanında { $table } tablosu boş değil. Boş bir veritabanı göster.
db-differs = Hiçbir şey kopyalanmadı: { $table } tablosu kopyadan sonra aynı değildi.
db-moved = Her şey kopyalandı ve karşılaştırıldı: satır { $rows }, kaydı denetlenen parti { $matches }.
db-packed = Sıkıştırılan parti: { $count }.
db-not-packing = Hiçbir şey sıkıştırılmıyor: KINGBOT_PACK_AFTER_DAYS 0.

## kingbot doctor

doctor-settings = Ayarlar: hepsi geçerli.
doctor-setting = Ayarlar: { $fault }
doctor-token = Token: biçimi doğru.
doctor-token-form = Token: KINGBOT_TOKEN bir bot token’ı değil; onun noktalarla ayrılmış üç parçası olur. Geliştirici portalında “Bot” sayfasında, Reset Token altındadır; uygulama kimliği ya da client secret olmaz.
doctor-not-writable = Veritabanı: bu kullanıcı yazamıyor: { $file }. Klasörü ve dosyayı kullanıcıya ver ya da KINGBOT_DATABASE değerini ayarla.
doctor-no-database = Veritabanı: ilk başlatmada oluşturulacak: { $file }.
doctor-empty-database = Veritabanı: { $file } boş; ilk başlatmada hazırlanır.
doctor-fonts = Resimler: bütün yazı tipleriyle çizilebiliyor.
doctor-no-font = Resimler: şunlarla çizilemiyor: { $fonts }. kingbot’u yeniden kur; yazı tipleri onunla gelir.
doctor-no-pictures = Resimler: çizilemiyor ({ $why }). kingbot’u yeniden kur ya da KINGBOT_PICTURES=off yap.
doctor-intents = Intent’ler: ayrıcalıklı intent istenmiyor; geliştirici portalında üçü de kapalı kalabilir.
doctor-privileged = Intent’ler: geliştirici portalında “Bot” sayfasında açılmalı: { $intents }.
doctor-clock = Saat: Discord’un saatiyle aynı.
doctor-clock-off = Saat: { $seconds } saniye hatalı. Ağ üzerinden ayarlat (NTP); süreler ona bağlı.
doctor-no-clock = Saat: denetlenemedi, Discord saati bildirmedi.
doctor-login = Giriş: botun Discord’daki adı { $name }.
doctor-sessions = Başlatmalar: bugün { $total } haktan { $left } kaldı.
doctor-commands = Komutlar: Discord’da güncel.
doctor-sync = Komutlar: Discord’da eski kalmış. `kingbot sync` çalıştır.
doctor-permissions = İzinler: { $count ->
    [one] tek sunucuda eksik yok
   *[other] { $count } sunucuda eksik yok
}. Bir kanal yine de bazılarını kaldırabilir.
doctor-lacks = İzinler: { $server } sunucusunda eksik olanlar: { $permissions }. Botun rolüne ver.
doctor-no-server = İzinler: bot henüz hiçbir sunucuda değil. Davet et: { $link }
doctor-no-discord = Discord’a ulaşılamıyor ({ $why }). Saat, giriş, başlatmalar, komutlar ve izinlerden yukarıda satırı olmayanlar denetlenmedi.
doctor-not-asked = Discord’a sorulmadı: saat, giriş, başlatmalar, komutlar ve izinler denetlenmedi.
