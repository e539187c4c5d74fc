### `/king yardım`: hiç King oynamamış biri için beş kısa sayfa.

help-title = { $page } / { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = King nedir?
help-king =
    Dört kişi oynar, herkes kendi hesabına. Bir partide birçok oyun vardır, { $preset } partisinde { $hands }; her oyunda bütün deste dağıtılır, herkese on üç kart düşer.
    Her oyunda başka bir şey sayılır. Önce *cezalar* gelir: bazı kartlar ya da eller puan götürür. Sonra eller puan getirir. Bütün oyunların puanları toplanır, en yüksek toplam kazanır.
help-king-picture = Kızların ceza olduğu bir oyunun ortası. Adın önündeki sarı daire { $chosen ->
    [yes] oyunu söyleyeni
   *[no] dağıtanı
} gösterir; sayılar şimdiye kadarki puanlardır.

help-tricks-title = El almak
help-tricks =
    Bir oyuncu eli açar, ötekiler sırayla oynar: varsa aynı renkten, yoksa istediği karttan. Açılan rengin en büyüğü eli alır: as, papaz, kız, vale, on ve ikiye kadar. Eli alan sonrakini açar.
    Kızların ceza olduğu oyunda el almak istemezsin; açılan renk sende yoksa kızını başkasına yedirirsin. Bazı masalarda başka zorunluluklar da vardır; oynanamayan karta basılamaz.
help-tricks-picture = Burada renge uymak gerek: kalkık duran kartlar oynanabilir.

help-contracts-title = Ne sayılır?
help-contracts = { $preset }: bunların her biri bir kez oynanır, *{ $declaration }* dört kez, her dağıtana bir kez:
help-contracts-chosen = { $preset }: hangisinin oynanacağını oyuncular sırayla söyler:
help-contracts-picture = Puan kâğıdı. İşaretler kimin { $chosen ->
    [yes] söylediğini
   *[no] dağıttığını
} ve hangi kozun söylendiğini gösterir.

help-special-title = Koz ve domino
help-special =
    Bir *koz* oyununda her el puan getirir. Dağıtan kartlarına bakar ve kozu söyler: açılan renkten kartı olmayan koz çakabilir, eli en büyük koz alır. Dağıtan isterse kozu kendi söylemez, bu hakkı bir el sayısına satışa çıkarır.
    Bir *domino* oyununda el yoktur. Her sıra bir yediliyle başlar; sonra bir kart, aynı renkten komşusu yerdeyse konur. Koyabilen koymalı, koyamayan pas geçer. Kartlarını ilk bitiren, ötekilerin elinde kalan kartlar için ödediğini kazanır.
help-special-picture = Yarı yolda domino: sıralar iki yana büyür.

help-special-rifki-title = Oyunu söylemek, koz ve Rıfkı
help-special-rifki =
    Bir partide herkes beş kez oyun söyler: üç ceza, iki koz. Koz oyununda söyleyen kartlarına bakıp bir renk söyler, her el puan getirir: açılan renkten kartı olmayan, varsa koz çakmak zorundadır, eli en büyük koz alır. On üç elin hepsini alan King yapar.
    Kupa papazının adı Rıfkı’dır. Ceza olduğu oyunda, açılan renk sende yoksa onu hemen oynamak zorundasın.
help-special-portuguese-title = Kozu söylemek
help-special-portuguese =
    Son dört oyunda her el puan getirir. Dağıtan kartlarına bakar ve kozu ya da kozsuzu söyler: açılan renkten kartı olmayan koz çakabilir, eli en büyük koz alır.
    Ondan önce ötekiler kozu söylemek için el sayısı artırır. Dağıtan bu hakkı en çok verene satar ya da kendinde tutar.
help-special-trump-picture = Kozun söylendiği bir oyun.

help-table-title = Masada
help-table =
    - **Başla.** { COMMAND("new") } kanalda bir masa açar. Ötekiler *{ button-join }* düğmesine, masa sahibi *{ button-start }* düğmesine basar; boş yerlere botlar oturur.
    - **Oyna.** Kartların özel mesajla gelir, ya da masada *{ button-hand }* düğmesine bas. Oynamak için karta bas.
    - **Bak.** *{ button-last }*, *{ button-score }* ve *{ button-more }* masanın altındadır; *{ button-more }* düğmesinde bu oyunun elleri, kimin hangi oyunu söylediği ve geçerli kurallar vardır. { COMMAND("rules") } her King türünün kurallarını gösterir.
    - **Sana göre.** { COMMAND("settings") }: dil, kartlar, büyük yazı ya da resimsiz, her şey yazıyla.
    - **Yazarak.** Her şey yazarak da yapılır: { COMMAND("play") } kartı, oyunu, artırmayı ya da “pas” sözünü söylediğin gibi anlar ve yapılabilecekleri gösterir. { COMMAND("table") } masayı geri getirir, { COMMAND("tables") } hangi masada sıranın sende olduğunu gösterir.
help-table-picture = Partinin sonu: sıralama ve puanların oyun oyun gidişi.
