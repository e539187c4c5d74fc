## /king istatistik: birinin sonuçları

stats-title = { $name } · King sonuçları
stats-none = { $name } için burada sayılmış parti yok.
stats-none-own = Burada sayılmış bir partin henüz yok. Bir parti sonuna kadar oynanınca sayılır.
stats-matches = { $count } parti
stats-places = { $first }× birinci, { $second }× ikinci, { $third }× üçüncü, { $fourth }× dördüncü
stats-king-points = King puanı: { $points }
stats-kings = Yaptığı King: { $made } · Bozduğu King: { $escaped }
stats-rating-live = Derece, canlı: { $rating }
stats-rating-correspondence = Derece, yazışmalı: { $rating }
stats-run = Art arda kazandığı parti: en çok { $count }
stats-pace-live = Hamle başına süre, canlı: { $time }
stats-pace-correspondence = Hamle başına süre, yazışmalı: { $time }
stats-form = Son partilerdeki sıraları, eskiden yeniye: { $places }
stats-preset = { $count } parti, ortalama { $average } puan
stats-best = En iyi oyun: { $points } ({ $contract })
stats-worst = En kötü oyun: { $points } ({ $contract })
stats-contract = { $contract }: { $count } oyunda ortalama { $average }
stats-chosen = { $count } kez kendisi söyledi, ortalama { $average }
stats-opponents = En çok kime karşı
stats-opponent = { $name }: { $count } parti, { $ahead }× önde, { $behind }× geride
stats-other-preset = Başka bir King türü
# Bir sayının tam kısmı ile onda biri arasında.
stats-decimal-mark = ,

picture-stats = { $preset } · oyun başına puan
picture-stats-form = Son partilerdeki sıraları
alt-stats = { $name }: oyun başına puan, { $preset }.
alt-stats-contracts = Oyun oyun: { $contracts }.
alt-stats-contract = { $contract } { $average } ({ $count } oyun)
alt-stats-form = Son partilerdeki sıraları, eskiden yeniye: { $places }.

## /king sıralama: bir sunucunun sıralaması

leaders-title = Sıralama
leaders-none = Burada henüz kimse yok. Partiler sonuna kadar oynanınca sayılır.
leaders-all-presets = Bütün King türleri
leaders-order-points = King puanı
leaders-order-live = Derece, canlı
leaders-order-correspondence = Derece, yazışmalı
leaders-period-all = Tüm zamanlar
leaders-period-year = Bu yıl
leaders-period-month = Bu ay
leaders-period-season = Sezon
leaders-matches = { $count } parti
season-line = Sezon **{ $name }**, { $first } – { $last } · { $presets }.
season-coming = Henüz başlamadı.
season-running = Sürüyor.
season-over = Bitti.
leaders-points = { $place }. { $name }: { $count } partide { $points }, { $won } birincilik
leaders-rating = { $place }. { $name }: { $rating }, { $count } parti
leaders-provisional = ? geçici demek: on partiden az.
leaders-page = Sayfa { $page } / { $pages } · { $people } oyuncu
leaders-before = ◀ Geri
leaders-after = İleri ▶

## Gösterilemeyenler

error-standings-off = Bu sunucuda sıralama kapalı.
error-ratings-off = Bu sunucuda dereceler kapalı.
error-standings-by-dm = Sıralama ve başkalarının istatistikleri bir sunucunundur: bu komutu orada kullan.
error-not-counted = Partilerin sayılmıyor, çünkü öyle istedin. { COMMAND("privacy") } içindeki *{ privacy-count }* bunu değiştirir.
error-no-season = Süren ya da gelecek bir sezon yok.
error-season-name = Sezonun bir adı olmalı.
error-season-dates = Sezonun son günü ileride olmalı; ilk gününden önce ya da ondan { $days } günden daha sonra olamaz.
error-season-overlaps = Bu sezon bir başkası bitmeden başlamış olurdu: { $name }.
error-too-many-seasons = Bir sunucuda { $limit } sezon olabilir.
error-bad-date = Tarih anlaşılmadı. 2027-03-31 gibi yaz.
error-bad-kinds = Bu King türleri anlaşılmadı. Olanlar: { $kinds }.

## Bir sunucunun gösterdikleri

server-standings = { $shown ->
    [on] Üyeler sıralamayı ve birbirlerinin istatistiklerini görür.
   *[off] Sıralama ve başkalarının istatistikleri gizli.
}
server-ratings = { $shown ->
    [on] Dereceler görünür.
   *[off] Dereceler gizli.
}
server-no-season = Henüz sezon olmadı: `{ option-season }` ve `{ option-until }` seçenekleri bir sezon başlatır.

## Katılmamak, /king gizlilik içinde

privacy-count = Partilerimi say
privacy-do-not-count = Partilerimi sayma
privacy-counted = Partilerin yeniden sayılıyor, eskileri de.
privacy-not-counted = İstatistiklerin ve derecelerin silindi. Partilerin artık sayılmıyor, hiçbir sıralamada yoksun.

db-recounted = Kayıtlardan yeniden sayılan parti: { $count }.
