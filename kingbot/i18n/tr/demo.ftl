# Çevrimdışı deneme.

demo-server = Kart kulübü
demo-channel = king-masası
demo-topic = Çevrimdışı deneme · ses ve bildirim yok, özel yanıtlar kalır, hiçbir şey saklanmaz
demo-guide-name = Rehber
demo-welcome =
    ## King masasına hoş geldin
    Bu, botun kendisi; çevresindeki Discord ise yalnız senin bilgisayarında. Yukarıdan hesap değiştirebilirsin: Ada, Bruno, Carla ve Deniz aynı masada oturabilir.
    1. Aşağıya { COMMAND("new") } yaz, bir King türü seç ve gönder.
    2. **{ button-start }** düğmesine bas: boş yerlere botlar oturur, kartların kingbot’tan özel mesajla gelir.
    3. Bir kartı oynamak için ona bas. Gerisini { COMMAND("help") } anlatır.

demo-page-title = King, çevrimdışı
demo-page-channels = Kanallar
demo-page-messages = Özel mesajlar
demo-page-accounts = Kimin gözüyle
demo-page-limits = Discord’dan farkı ne?
demo-page-limits-list =
    Bot, kuralları, oyuncuları ve veritabanı gerçektir. Çevresindeki Discord bir modeldir:
    – ses ve bildirim yok; kırmızı nokta, bir hesabın yeni özel mesajı olduğunu söyler;
    – özel yanıtlar (“Bunu yalnızca sen görebilirsin”) Discord’daki gibi kaybolmaz;
    – profil resmi yok; yalnız bu sunucu, alt başlıkları ve kingbot’un özel mesajları var;
    – komutların yalnız İngilizce adları var;
    – deneme durunca her şey silinir.
