### Günün oyunu, `/king-daily`: günde bir oyun, herkese aynısı. `{ $day }` bir tarihtir.

button-daily = Günün oyunu
daily-title = Günün King oyunu · { DATETIME($day, dateStyle: "medium") }
daily-about = Herkese aynı tek bir oyun; karşında aynı kartlara aynı kartlarla karşılık veren üç bot var. İki dakika kadar sürer, süre tutulmaz. Kartlarını gördüğün an sayılır; yalnız bir kez oynanır.
daily-begin = Oyna
daily-not-yours = Bu, başka birinin günlük oyunu.
daily-streak = Art arda { $days } gün
daily-joker = Bu hafta bir gün daha kaçırabilirsin.
daily-result = { $contract }: { $points }
daily-signs-spoken = 5 üzerinden { $count }
daily-signs = Yıldızlar, sonucunu botların senin kartlarınla oynadığı kırk oyunla karşılaştırır. Beş yıldız: hiçbiri daha iyi değildi.
daily-place = { $people } kişi arasında { $place }. sıra
daily-place-here = Bu sunucuda: { $people } kişi arasında { $place }. sıra
daily-first = Bugün senden önce bitiren olmadı.
daily-not-counted = Hiçbir listede yoksun, çünkü öyle istedin. { COMMAND("privacy") } içindeki *{ privacy-count }* bunu değiştirir.
daily-scores = Herkesin puanı · { DATETIME($day, dateStyle: "medium") }
daily-score = { $points }: { $count } kişi
daily-score-own = { $points }: { $count ->
    [1] sen
    [2] sen ve bir kişi daha
   *[other] { $count } kişi, biri sensin
}
daily-share-button = Paylaş
daily-share = King, { DATETIME($day, dateStyle: "medium") }: { $signs }
daily-shared = Kanala yazıldı.
daily-copy = Kopyalamak için; oyundan hiçbir şey ele vermez:
daily-line-button = En iyi oynanış
daily-line = Şimdiye kadarki en iyi oynanış: { $points } · kart { $number } / { $count }
daily-line-plays = Oynanan kart: { $card }
daily-line-end = Sonucum
daily-proof-title = Kimse oynamadan mühürlendi
daily-proof = Her günün kartlarının kanıtı bir gün önceden burada durur. Kanıtın anahtarı, o gün dünyanın her yerinde bitince açıklanır; o zaman herkes aynı kartları yeniden dağıtabilir.
daily-proof-sealed = { DATETIME($day, dateStyle: "medium") }, kanıt: `{ $commitment }`
daily-proof-opened = { DATETIME($day, dateStyle: "medium") }, anahtar: `{ $secret }`, kanıt: `{ $commitment }`

## Kanalda, günde bir kez

daily-post = Bugün: **{ $contract }**. Herkese aynı tek bir oyun, iki dakika kadar.
daily-yesterday = { DATETIME($day, dateStyle: "medium") } · { $contract }
daily-yesterday-line = { $place }. { $name }: { $points }
daily-yesterday-more = { $count } kişi daha
daily-post-next = Yarının kartları: `{ $commitment }`
daily-post-opened = { DATETIME($day, dateStyle: "medium") } gününün anahtarı: `{ $secret }`

## Olmayanlar

error-daily-off = Bu sunucuda günün oyunu kapalı. Özel mesajda oynayabilirsin.
error-daily-over = Bu oyun artık oynanamaz. { COMMAND("king-daily") } bugünkünü gösterir.
error-cannot-post = Günün oyununu { $channel } kanalına yazamıyorum. Orada şu izinler gerekli: { $permissions }.

## Bir sunucunun ayarları

server-daily-off = Günün oyunu kapalı.
server-daily = Günün oyunu oynanabilir. Gün, gece yarısında başlar ({ $zone } saatiyle).
server-daily-posted = Günün oyunu her gün { $channel } kanalına yazılır: saat { $begin } ({ $zone }).
server-daily-choice-on = Açık, kanala yazılmaz
server-daily-choice-posted = Her gün kanala yazılır
server-daily-choice-off = Kapalı
