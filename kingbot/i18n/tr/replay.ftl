### Tekrar: biten bir oyunu, herkesin kartları açık, adım adım izlemek.
### $name, $names oyuncu adlarıdır, zararsız hale getirilmiştir.

button-replay = Tekrar izle
button-replay-first = Başa
button-replay-back = Geri
button-replay-next = İleri
button-replay-last = Sona
button-replay-trick-back = { $domino ->
    [yes] Önceki tur
   *[no] Önceki el
}
button-replay-trick-next = { $domino ->
    [yes] Sonraki tur
   *[no] Sonraki el
}
more-about-replay = Biten bir oyun, kart kart
replay-title = Tekrar · masa { $table }
replay-title-record = Bir kaydın tekrarı
replay-place = Oyun { $number }/{ $hands } · adım { $step }/{ $steps }
replay-hand = { $number }. oyun: { $contract }
replay-choose-hand = Başka bir oyun …
replay-hand-of = { $name }: { $cards }
replay-no-cards = { $name }: elinde kart kalmadı
replay-checked = Bu kaydın her hamlesi denetlendi, kurallara uyuyor. Kayıt bu mesajda durur, başka yerde saklanmaz.
replay-offer = { $date } · { $kind } · { $names }
alt-open-hand = { $name }: { $cards }.
alt-open-hand-empty = { $name }: elinde kart kalmadı.
error-replay-none = Henüz biten oyun yok. Bitince burada izleyebilirsin.
error-replay-not-over = Henüz { $number }. oyun bitmedi, kartları kapalı kalır.
error-replay-nothing = Henüz izlenecek bir parti yok: ne senin ne de burada oynanan.
error-replay-too-large = Bu dosya bir parti kaydı için çok büyük; kayıt en çok { $most } KiB olur.
error-replay-unread = Discord dosyayı vermedi. Bir daha ekle.
error-replay-lost = Kayıt artık bu mesajda değil. { COMMAND("replay") } ile yeniden ekle.
error-replay-refused = Bu geçerli bir parti kaydı değil. { $why }
error-replay-refused-hand = Bu parti kaydı geçerli değil. { $hand }. oyun: { $why }
error-replay-refused-move = Bu parti kaydı geçerli değil. { $hand }. oyun, { $move }. hamle: { $why }
error-replay-unfinished = Bu kayıttaki hiçbir oyun sonuna kadar oynanmamış.

## `kingbot replay` sayfası

replay-page-title = { $preset } · tekrar
replay-page-players = Oynayanlar: { $names }.
replay-page-no-script = Bu sayfa partiyi JavaScript ile çiziyor; burada kapalı.
replay-page-hand = Oyun
replay-page-keys = Tuşlar: ← → kart kart, ↑ ↓ el el, Page Up ve Page Down oyun oyun, Home ve End oyunun başı ve sonu.
replay-page-words = Resim, yazıyla
replay-page-end = Parti bitti.
cli-replay-written = { $file }: { $count } oyun, { $size } kB
