## kingbot db

db-copied = Veritabanı şuraya kopyalandı: { $file }.
db-restored = { $file } artık kopyadaki gibi. Discord’daki mesajlar daha yeni olabilir; bot başlarken düzeltir.
db-kept = Önceki hâli saklandı: { $file }.
db-force = Zaten var: { $file }. --force ile değiştirilir; eskisi yanındaki backups klasöründe saklanır.
db-sound = Sağlam: { $file }.
db-upgraded = Yükseltildi: { $file }; önceki hâlinin kopyası backups klasöründe.
db-current = Bu sürüme zaten uygun: { $file }.
db-missing = Böyle bir dosya yok: { $file }.
db-unreadable = Veritabanı olarak okunamıyor: { $file } ({ $why }).
db-not-ours = kingbot veritabanı değil: { $file }.
db-damaged = Bozuk: { $file } ({ $why }). `kingbot db restore` yerine bir kopya koyar.
db-newer = Daha yeni bir kingbot yapmış: { $file }. Kullanmak için kingbot’u yükselt.
db-older = Daha eski bir kingbot yapmış: { $file }. `kingbot db upgrade` yükseltir, sonraki başlatma da.
db-exists = Zaten var: { $file }.
db-in-use = Kullanımda: { $file }. Önce botu durdur.
db-astray = Bir satır boşluğu gösteriyor: { $row }. `kingbot db restore` yerine bir kopya koyar.
db-unplayable = Oyun sürdürülemiyor, masa { $table }: { $why }.

## kingbot doctor

doctor-settings = Ayarlar: hepsi kullanılabilir.
doctor-setting = Ayarlar: { $fault }
doctor-token = Token: biçimi doğru.
doctor-token-form = Token: KINGBOT_TOKEN bir bot token’ı değil; onun noktalarla ayrılmış üç parçası olur. Geliştirici portalında “Bot” sayfasında, Reset Token altındadır; uygulama kimliği ya da client secret olmaz.
doctor-not-writable = Veritabanı: bu kullanıcı yazamıyor: { $file }. Klasörü ve dosyayı kullanıcıya ver ya da KINGBOT_DATABASE değerini ayarla.
doctor-no-database = Veritabanı: ilk başlatmada oluşturulacak: { $file }.
doctor-fonts = Resimler: bütün yazı tipleriyle çizilebiliyor.
doctor-no-font = Resimler: şunlarla çizilemiyor: { $fonts }. kingbot’u yeniden kur; yazı tipleri onunla gelir.
doctor-no-pictures = Resimler: çizilemiyor ({ $why }). kingbot’u yeniden kur ya da KINGBOT_PICTURES=off yap.
doctor-intents = Intent’ler: ayrıcalıklı olanı istenmiyor; geliştirici portalında üçü de kapalı kalabilir.
doctor-privileged = Intent’ler: geliştirici portalında “Bot” sayfasında açılmalı: { $intents }.
doctor-clock = Saat: Discord’unkiyle uyuşuyor.
doctor-clock-off = Saat: { $seconds } saniye kaymış. Ağdan ayarlat (NTP); süreler ona bağlı.
doctor-no-clock = Saat: bakılamadı, Discord saati söylemedi.
doctor-login = Giriş: Discord botu şu adla tanıyor: { $name }.
doctor-sessions = Başlatmalar: bugün { $total } haktan { $left } kaldı.
doctor-commands = Komutlar: Discord onları oldukları gibi biliyor.
doctor-sync = Komutlar: Discord şimdiki hâllerini bilmiyor. `kingbot sync` çalıştır.
doctor-permissions = İzinler: { $count ->
    [one] tek sunucuda eksik yok
   *[other] { $count } sunucuda eksik yok
}. Bir kanal yine de bazılarını kaldırabilir.
doctor-lacks = İzinler: { $server } sunucusunda eksik olanlar: { $permissions }. Botun rolüne ver.
doctor-no-server = İzinler: bot henüz hiçbir sunucuda değil. Çağır: { $link }
doctor-no-discord = Discord’a ulaşılamıyor ({ $why }). Saat, giriş, başlatmalar, komutlar ve izinlerden yukarıda satırı olmayanlara bakılmadı.
doctor-not-asked = Discord’a sorulmadı: saat, giriş, başlatmalar, komutlar ve izinlere bakılmadı.
