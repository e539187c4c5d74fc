## Geçerli kurallar, düz sözlerle

preset-classic = Klasik King
preset-home = Ev usulü King
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = İki aşamalı King
preset-portuguese = Portekiz King’i
preset-rifki = Rıfkı

about-classic = İtalyan King’i: önce cezalar, sonra domino, kozlar ve kozsuz.
about-home = Evde oynandığı gibi İtalyan King’i, az kısıtlamayla.
about-declared = Dağıtan kartlarına bakar, sonra oyunu söyler; son oyun kozsuzdur.
about-feudum = Orta Çağ adlarıyla İtalyan King’i.
about-pirandello = Dağıtan oyunu söyler ve bir kart çağırır: kart kimdeyse gizli ortak odur.
about-two-phase = Dağıtanların söylediği on altı oyun, sonra domino.
about-portuguese = Portekiz ve Brezilya King’i: önce cezalar, sonra kozlar.
about-rifki = Türk King’i: yirmi oyun; cezaları ve kozları oyuncular söyler.

section-match = Parti
section-contracts = Oyunlar ve puanlar
section-points = Oyun oyun puanlar
section-tricks = Eller
section-declaration = Koz
section-domino = Domino
section-partners = Ortaklar

rule-changed = { $rule } (değiştirildi)

## Parti

rule-length = { $hands ->
    [one] Bir parti tek oyundur.
   *[other] Bir partide { $hands } oyun vardır.
}
rule-fixed-order = Oyunlar belli bir sırayla oynanır.
rule-chosen-dealer = { $chosen ->
    [one] İlk oyunda dağıtan kartlarına bakar, sonra oyunu söyler.
   *[other] İlk { $chosen } oyunda dağıtan kartlarına bakar, sonra oyunu söyler.
}
rule-chosen-after-dealer = { $chosen ->
    [one] Dağıtandan sonraki oyuncu kartlarına bakar, sonra oyunu söyler.
   *[other] Her oyunda dağıtandan sonraki oyuncu kartlarına bakar, sonra oyunu söyler.
}
rule-quota-fixed = Parti boyunca her oyuncunun hakkı: { $quotas }.
rule-quota-free = Kalan oyunlardan herkes istediğini söyleyebilir.
rule-quota-part = { $contracts } oyunlarından { $each } tane
rule-quota-single = { $contract } { $each ->
    [one] bir kez
   *[other] { $each } kez
}
rule-first-by-lot = İlk dağıtan kurayla belirlenir.
rule-first-holds = İlk oyunu { $card } kimdeyse o söyler.
rule-rotation-each-hand = Her oyunda dağıtma sırası sonraki oyuncuya geçer.
rule-rotation-block = Her oyuncu art arda dört oyun dağıtır, sonra sıra sonrakine geçer.
rule-closing-by-lot = Son oyunu kimin dağıtacağı kurayla belirlenir.
rule-direction-counterclockwise = Sıra saat yönünün tersine döner.
rule-direction-clockwise = Sıra saat yönünde döner.
rule-cut-off = Deste kesilmez.
rule-cut-on = Karılıp mühürlenen desteyi dağıtandan önceki oyuncu keser.
rule-hints-off = İpucu yoktur.
rule-hints-on = Sırası gelen oyuncu, en güçlü botun ne oynayacağını sorabilir. Kimin kaç kez sorduğu parti bitince söylenir.
rule-sum = Bütün partinin puanları toplamı: { $sum }.
rule-sum-none = Partinin puan toplamı sabit değil: { $reasons }. Bunun dışında toplam: { $sum }.
rule-sum-slam = hepsini alan toplamı artırır
rule-sum-blind = bakmadan söylenen koz toplamı artırır
rule-sum-domino = dominoyu kazanan sabit puan alır

## Oyunlar ve puanlar

rule-row = { $place } · { $contract }: { $counts }, toplam { $total }
rule-row-domino = { $place } · { $contract }: { $counts }, kazanan ötekilerin kaybettiğini alır
rule-row-domino-number = { $place } · { $contract }: { $counts }, kazanan { $win } alır
rule-place-times = { $times } kez
rule-slam-none = Bütün kupaları ya da bütün elleri almak ayrıca puan getirmez.
rule-slam = { $contract }: hepsini alan { $won }, ötekilerin her biri { $lost } alır.
rule-king = { $contracts } oyununda on üç elin hepsini alan King yapmış olur: ayrıca puan getirmez ama masada kutlanır.
rule-early-end-on = Ceza kartlarının hepsi alınınca oyun hemen biter.
rule-early-end-off = Her oyun on üçüncü ele kadar oynanır.

## Eller

rule-follow = Elinde varsa renge uymalısın. Eli en büyük koz alır; koz yoksa açılan rengin en büyüğü.
rule-leader-after-dealer = İlk eli, dağıtandan sonraki oyuncu açar.
rule-leader-dealer = İlk eli, dağıtan açar.
rule-leader-chooser = İlk eli, oyunu söyleyen açar.
rule-first-trick-discard-free = İlk elde her kart atılabilir.
rule-first-trick-discard-no-penalty = İlk elde ceza kartı atılmaz; elinde yalnız ceza kartı varsa atılır.
rule-first-trick-discard-list = { $contracts }: ilk elde ceza kartı atılmaz; elinde yalnız ceza kartı varsa atılır.
rule-penalty-lead-free = Ceza kartı her zaman açılabilir.
rule-penalty-lead-after-break = { $contracts }: { $suit } düşmeden { $suit } açılmaz; elinde başka renk yoksa açılır.
rule-penalty-lead-never = { $contracts }: oyun boyunca { $suit } açılmaz; elinde başka renk yoksa açılır.
rule-void-duty-free = Renge uyamayan ceza kartı atmak zorunda değil.
rule-void-duty-single = Renge uyamayan, elindeyse ceza kartını atmalı: { $cards }.
rule-void-duty-penalty = Renge uyamayan, elinde varsa bir ceza kartı atmalı.
rule-rifki-void-king = { $contract } oyununda atılacak kart: { $card }.
rule-rifki-void-any-heart = { $contract }: renge uyamayan, elinde varsa herhangi bir kupa atmalı.
rule-give-up-off = Renge uyan, yerde daha büyüğü varken de ceza kartını saklayabilir.
rule-give-up-on = { $contracts }: renge uyan, yerde daha büyüğü varsa elindeki ceza kartını vermeli.
rule-raise-duty-off = Kimse büyütmek zorunda değil.
rule-raise-duty-trump = { $contract }: açılan renkte eli alabilecek kartın varsa büyütmelisin.
rule-raise-duty-all = El alınan her oyunda, açılan renkte eli alabilecek kartın varsa büyütmelisin.

## Koz

rule-declaring = Kozu dağıtan söyler.
rule-declaring-chooser = Kozu da oyunu söyleyen belirler.
rule-declaration-no-trump-off = Koz bir renk olmalı.
rule-declaration-no-trump-on = Kozsuz da söylenebilir: o zaman eli hep açılan rengin en büyüğü alır.
rule-declaration-nulos-off = Ellerin ceza olduğu nulos söylenemez.
rule-declaration-nulos-on = Nulos söylenebilir: koz yoktur, herkes { $start } ile başlar, aldığı her el için { $trick } öder.
rule-ruff-duty-off = Renge uyamayan koz çakmak zorunda değil.
rule-ruff-duty-on = Renge uyamayan, elinde varsa koz çakmalı.
rule-trump-lead-free = Koz her zaman açılabilir.
rule-trump-lead-after-break = Koz düşmeden koz açılmaz; elinde yalnız koz varsa açılır.
rule-sale-off = Koz satılamaz.
rule-sale-offer = Dağıtan kozu bir el sayısına satışa çıkarabilir; ötekiler birer kez artırır ya da pas geçer, en çok veren kozu söyler.
rule-sale-auction = Öteki üç oyuncu koz için el sayısı artırır. Dağıtan en yüksek sayıyı kabul ederse kozu artıran söyler, etmezse koz dağıtanda kalır.
rule-sale-shortfall-transfer = Kozu alan, söylediği ellerin puanını satana öder, kaç el alırsa alsın.
rule-sale-shortfall-double = Kozu alan, söylediği ellerin puanını satana öder; daha az el alırsa aldığı ellerin puanını, eksik her elin de iki katını öder.
rule-sale-shortfall-taken = Kozu alan, söylediği ellerin puanını satana öder, ama aldığı ellerden fazlası için ödemez.
rule-blind-declaration-off = Kimse kartlarına bakmadan koz söyleyemez.
rule-blind-declaration-on = Dağıtan kartlarına bakmadan koz söyleyebilir: o zaman elleri iki kat sayılır ve satış olmaz.

## Domino

rule-domino = Kartlar dört sıraya konur, her renge bir sıra; her sıra başladığı karttan aşağı ve yukarı büyür. Koyabilen koymalı, koyamayan pas geçer.
rule-domino-start-seven-diamonds = Oyun { $card } ile başlar; her sıra yedilisiyle başlar.
rule-domino-start-any-seven = Dağıtandan sonraki oyuncu başlar; her sıra yedilisiyle başlar.
rule-domino-start-eight-clubs = Oyun { $card } ile başlar; her sıra sekizlisiyle başlar.
rule-domino-ace-low = Aslar ikililerin altına konur.
rule-domino-ace-both = Aslar papazın üstüne ya da ikilinin altına konur; papaza konan as bir kart daha koyma hakkı verir.
rule-domino-finish-first-out = Birinin kartı bitince oyun biter.
rule-domino-finish-complete-round = Birinin kartı bitince tur tamamlanır; o turda kartı biten de kazanır.
rule-domino-redeal-off = Kimse yeniden dağıttıramaz.
rule-domino-redeal-on = Dört veya daha çok as ve papazı olan, ilk kart konmadan yeniden dağıttırabilir.

## Ortaklar

rule-partner-called = Dağıtan, oyun başlamadan hemen önce kendisinde olmayan bir kartı çağırır. Kart kimdeyse dağıtanın ortağı odur; kart oynanana kadar bunu yalnız o bilir.
rule-partner-fixed = Kimsenin söylemediği oyunlarda karşılıklı oturanlar ortaktır.
rule-partner-points = Ortaklar puanlarını toplar, her biri yarısını alır.
