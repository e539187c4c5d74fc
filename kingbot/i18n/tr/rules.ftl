## Geçerli kurallar, düz sözlerle

preset-classic = Klasik King
preset-home = Ev usulü King
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = İki aşamalı King
preset-portuguese = Portekiz Kingi
preset-rifki = Rıfkı

about-classic = İtalyan Kingi: önce kaçınılacak dağıtımlar, sonra domino, kozlar ve kozsuz.
about-home = Evde oynandığı gibi İtalyan Kingi, az kısıtlamayla.
about-declared = Dağıtan kartlarına bakar, sonra sözleşmeyi seçer; oyunu kozsuz kapatır.
about-feudum = Orta Çağ adlarıyla İtalyan Kingi.
about-pirandello = Dağıtan sözleşmeyi seçer ve bir kart çağırır: kimdeyse gizli ortak odur.
about-two-phase = Dağıtanların seçtiği on altı dağıtım, sonra domino.
about-portuguese = Portekiz’in ve Brezilya’nın Kingi: önce cezalar, sonra kozlar.
about-rifki = Türk Kingi: yirmi dağıtım, cezaları ve kozları oyuncular seçer.

section-match = Oyun
section-contracts = Sözleşmeler ve puanlar
section-tricks = El oynamak
section-declaration = Kozlar
section-domino = Domino
section-partners = Ortaklar

rule-changed = { $rule } (değişik)

## Oyun

rule-length = { $hands ->
    [one] Bir oyun tek dağıtımdır.
   *[other] Bir oyunda { $hands } dağıtım vardır.
}
rule-fixed-order = Sözleşmeler belli bir sırayla gelir.
rule-chosen-dealer = { $chosen ->
    [one] İlk dağıtımda dağıtan kartlarına bakar, sonra sözleşmeyi seçer.
   *[other] İlk { $chosen } dağıtımda dağıtan kartlarına bakar, sonra sözleşmeyi seçer.
}
rule-chosen-after-dealer = { $chosen ->
    [one] Dağıtandan sonraki oyuncu kartlarına bakar, sonra sözleşmeyi seçer.
   *[other] Her dağıtımda dağıtandan sonraki oyuncu kartlarına bakar, sonra sözleşmeyi seçer.
}
rule-quota-fixed = Oyun boyunca her oyuncunun seçtikleri: { $quotas }.
rule-quota-free = Kalan her sözleşmeyi herkes seçebilir.
rule-quota-part = şunlardan { $each } tane: { $contracts }
rule-quota-single = { $contract } { $each ->
    [one] bir kez
   *[other] { $each } kez
}
rule-first-by-lot = İlk dağıtan kurayla belirlenir.
rule-first-holds = İlk dağıtımda bu kart kimdeyse ilk o seçer: { $card }.
rule-rotation-each-hand = Her dağıtımda dağıtma sırası bir sonraki oyuncuya geçer.
rule-rotation-block = Her oyuncu seçilen dört dağıtımı art arda yapar, sonra sıra sonrakine geçer.
rule-closing-by-lot = Son dağıtımı yapan kurayla belirlenir.
rule-direction-counterclockwise = Sıra saat yönünün tersine döner.
rule-direction-clockwise = Sıra saat yönünde döner.
rule-sum = Bütün oyunun puanları toplamı: { $sum }.
rule-sum-none = Oyunun puanlarının belli bir toplamı yok: { $reasons }. Bunun dışında toplam: { $sum }.
rule-sum-slam = hepsini almak toplamı artırır
rule-sum-blind = kör koz toplamı artırır
rule-sum-domino = dominoyu kazanan belli bir sayı alır

## Sözleşmeler ve puanlar

rule-row = { $place } · { $contract }: { $counts }, toplam { $total }
rule-row-domino = { $place } · { $contract }: { $counts }, kazanan ötekilerin kaybettiğini alır
rule-row-domino-number = { $place } · { $contract }: { $counts }, kazanan { $win } alır
rule-place-times = { $times ->
    [one] bir kez
   *[other] { $times } kez
}
rule-slam-none = Bütün kupaları ya da bütün elleri almanın özel bir değeri yok.
rule-slam = { $contract }: hepsini alan { $won }, ötekilerin her biri { $lost } alır.
rule-early-end-on = Sayılan bütün kartlar alınınca dağıtım hemen biter.
rule-early-end-off = Her dağıtım on üçüncü ele kadar oynanır.

## El oynamak

rule-follow = Elinde varsa renge uymalısın. Eli en büyük koz, koz yoksa istenen rengin en büyüğü alır.
rule-leader-after-dealer = İlk ele dağıtandan sonraki oyuncu çıkar.
rule-leader-dealer = İlk ele dağıtan çıkar.
rule-leader-chooser = İlk ele sözleşmeyi seçen çıkar.
rule-first-trick-discard-free = İlk elde her kart atılabilir.
rule-first-trick-discard-no-penalty = İlk elde kimse ceza kartı atamaz; elinde başka kart yoksa atar.
rule-first-trick-discard-list = { $contracts }: ilk elde kimse ceza kartı atamaz; elinde başka kart yoksa atar.
rule-penalty-lead-free = Ceza kartlarıyla her zaman çıkılabilir.
rule-penalty-lead-after-break = { $contracts }: oynanmadan bu renkle çıkılmaz ({ $suit }); elinde başka renk yoksa çıkılır.
rule-penalty-lead-never = { $contracts }: bütün dağıtımda bu renkle çıkılmaz ({ $suit }); elinde başka renk yoksa çıkılır.
rule-void-duty-free = Renge uyamayan ceza kartı atmak zorunda değil.
rule-void-duty-single = Renge uyamayan, elindeyse sayılan kartı atmalı: { $cards }.
rule-void-duty-penalty = Renge uyamayan, elinde varsa bir ceza kartı atmalı.
rule-rifki-void-king = { $contract }: bu kart { $card }.
rule-rifki-void-any-heart = { $contract }: renge uyamayan, elinde varsa bir kupa atmalı, hangisi olursa.
rule-give-up-off = Renge uyan, yerde daha büyüğü olsa da ceza kartını saklayabilir.
rule-give-up-on = { $contracts }: renge uyan, yerde daha büyüğü varsa onun altındaki ceza kartını vermeli.
rule-raise-duty-off = Kimse eli büyütmek zorunda değil.
rule-raise-duty-trump = { $contract }: istenen renkte eli alabiliyorsan büyütmelisin.
rule-raise-duty-all = El oynanan her sözleşmede, istenen renkte eli alabiliyorsan büyütmelisin.

## Kozlar

rule-declaring = Kozu dağıtan söyler.
rule-declaring-chooser = Kozu sözleşmeyi seçen söyler.
rule-declaration-no-trump-off = Bir renk söylenmelidir.
rule-declaration-no-trump-on = Kozsuz da söylenebilir.
rule-declaration-nulos-off = Nulos söylenemez.
rule-declaration-nulos-on = Nulos söylenebilir: koz yok, herkes { $start } ile başlar, her el için: { $trick }.
rule-ruff-duty-off = Renge uyamayan koz çakmak zorunda değil.
rule-ruff-duty-on = Renge uyamayan koz çakmalı.
rule-trump-lead-free = Kozla her zaman çıkılabilir.
rule-trump-lead-after-break = Koz oynanmadan kozla çıkılmaz; elinde başka kart yoksa çıkılır.
rule-sale-off = Koz satılamaz.
rule-sale-offer = Dağıtan kozu bir el sayısına satışa çıkarabilir; ötekiler birer kez yanıt verir, en çok veren kozu söyler.
rule-sale-auction = Öteki üç oyuncu koz için el sayısı artırır; dağıtan en yükseğini kabul eder ve kozu artıran söyler, ya da koz dağıtanda kalır.
rule-sale-shortfall-transfer = Alan, söylediği ellerin puanını ne olursa olsun satana verir.
rule-sale-shortfall-double = Alan, söylediği ellerin puanını satana verir; daha az alırsa aldıklarını verir ve eksik her el için iki kat öder.
rule-sale-shortfall-taken = Alan, söylediği ellerin puanını satana verir, ama aldığından fazlasını değil.
rule-blind-declaration-off = Kimse kör söylemez.
rule-blind-declaration-on = Dağıtan kart görmeden kör söyleyebilir: o zaman onun elleri iki kat sayılır ve satış olmaz.

## Domino

rule-domino = Kartlar her renge bir sıra olmak üzere dört sıraya, başladığı yerden aşağı ve yukarı konur. Koyabilen koymalı, koyamayan pas geçer.
rule-domino-start-seven-diamonds = Bu kartla başlanır: { $card }; her sıra yedilisiyle başlar.
rule-domino-start-any-seven = Dağıtandan sonraki oyuncu başlar; her sıra yedilisiyle başlar.
rule-domino-start-eight-clubs = Bu kartla başlanır: { $card }; her sıra sekizlisiyle başlar.
rule-domino-ace-low = Aslar ikililerden sonra gelir.
rule-domino-ace-both = Aslar papaza ya da ikiliye konur; papaza konan as bir kart daha verir.
rule-domino-finish-first-out = Birinin kartı bitince dağıtım biter.
rule-domino-finish-complete-round = Birinin kartı bitince tur tamamlanır; o turda son kartını koyan da kazanır.
rule-domino-redeal-off = Kartlar dağıtıldığı gibi oynanır.
rule-domino-redeal-on = Dört veya daha çok as ve papazı olan, ilk kart konmadan yeni kart isteyebilir.

## Ortaklar

rule-partner-called = Oyundan hemen önce dağıtan başkasında olan bir kartı çağırır. O kart kimdeyse dağıtanın ortağıdır; kart oynanana kadar bunu yalnız o bilir.
rule-partner-fixed = Kimsenin seçmediği dağıtımlarda karşılıklı oturanlar ortaktır.
rule-partner-points = Ortaklar puanlarını toplar, her biri yarısını alır.
