## /king gizlilik

privacy-title = Hakkında saklananlar
privacy-what = Kingbot masalarını yürütmek için gerekeni saklar, Discord’da yazdıklarından hiçbirini saklamaz.
privacy-seats = { $count ->
    [0] Yerin olan ya da olmuş bir masa yok
    [one] Yerin olan ya da olmuş bir masa, oradaki adınla
   *[other] Yerin olan ya da olmuş { $count } masa, oradaki adınla
}
privacy-moves = { $count ->
    [0] Partilerde yaptığın hamle yok
    [one] Partilerde yaptığın bir hamle
   *[other] Partilerde yaptığın { $count } hamle
}
privacy-settings = { $count ->
    [0] Kendi ayarın yok
    [one] Dosyada görünen bir ayar
   *[other] Dosyada görünen { $count } ayar
}
privacy-rest = { $count ->
    [0] Başka bir şey yok
    [one] Bir kayıt daha, örneğin hangi mesajın kartlarını gösterdiği ya da bir sonuç
   *[other] { $count } kayıt daha, örneğin hangi mesajların kartlarını gösterdiği, sonuçlar ve dereceler
}
privacy-why = Bunlar, sen silene kadar ya da sunucundan kingbot çıkarıldıktan otuz gün sonraya kadar saklanır.
privacy-nothing = Hakkında saklanan bir şey yok.
privacy-export = Dosya olarak kaydet
privacy-delete = Sil …
privacy-sure = Hakkındaki her şey silinsin mi?
privacy-means = Bütün masalardan ayrılırsın; yerlerini botlar sonuna kadar oynar. Biten partilerde adın “eski oyuncu” olur; hamleler adsız kalır. Ayarların, istatistiklerin ve derecelerin silinir. Discord’da duran mesajlar orada kalır. Bu geri alınamaz.
privacy-delete-all = Her şeyi sil
privacy-exported = Hakkında saklananların hepsi bu.
privacy-deleted = Hakkındaki her şey silindi.
privacy-former-player = eski oyuncu
