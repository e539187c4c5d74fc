### `/king yardım`: hiç King oynamamış biri için beş kısa sayfa.

help-title = { $page } / { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = King nedir
help-king =
    Dört kişi oynar, herkes kendisi için. Bir partide birçok oyun vardır, en yaygın King’de on üç; her oyunda bütün deste dağıtılır, herkese on üç kart düşer.
    Her oyunda sayılan başkadır. Önce *cezalar* gelir: bazı kartlar ya da eller puan götürür. Sonra eller puan getirir. Bütün oyunların puanları toplanır, en yüksek toplam kazanır.
help-king-picture = Kızların ceza olduğu bir oyunun ortası. Adın önündeki sarı daire dağıtanı gösterir; sayılar şimdiye kadarki puanlardır.

help-tricks-title = El almak
help-tricks =
    Bir oyuncu eli açar, ötekiler sırayla oynar: varsa aynı renkten, yoksa istediği karttan. Açılan rengin en büyüğü eli alır: as, papaz, kız, vale, on ve ikiye kadar. Eli alan sonrakini açar.
    Kızların ceza olduğu oyunda el almak istemezsin; açılan renk sende yoksa kızını başkasına yedirirsin. Bazı masalarda başka zorunluluklar da vardır; oynanamayan karta basılamaz.
help-tricks-picture = Burada renge uymak gerek: kalkık duran kartlar oynanabilir.

help-contracts-title = Ne sayılır
help-contracts = En yaygın King’de bunların her biri bir kez oynanır, koz dört kez, her dağıtana bir kez:
help-contracts-picture = Puan kâğıdı. İşaretler kimin dağıttığını ve hangi kozun söylendiğini gösterir.

help-special-title = Koz ve domino
help-special =
    Bir *koz* oyununda her el puan getirir. Dağıtan kartlarına bakar ve kozu söyler: açılan renkten kartı olmayan koz çakabilir, eli en büyük koz alır. Dağıtan isterse kozu kendi söylemez, bu hakkı bir el sayısına satışa çıkarır.
    Kimse *dominoda* el almaz. Her sıra bir yediliyle başlar; sonra bir kart, aynı renkten komşusu yerdeyse konur. Koyabilen koymalı, koyamayan pas geçer. Kartlarını ilk bitiren, ötekilerin elinde kalan kartlar için ödediğini kazanır.
help-special-picture = Yarı yolda domino: sıralar iki yana büyür.

help-table-title = Masada
help-table =
    - **Başla.** { COMMAND("new") } kanalda bir masa açar. Ötekiler *{ button-join }* düğmesine, masa sahibi *{ button-start }* düğmesine basar; boş yerlere botlar oturur.
    - **Oyna.** Kartların özel mesajla gelir, ya da masada *{ button-hand }* düğmesine bas. Oynamak için karta bas.
    - **Bak.** *{ button-last }*, *{ button-score }* ve *{ button-more }* masanın altındadır; *{ button-more }* düğmesinde bu oyunun elleri, kimin hangi oyunu söylediği ve geçerli kurallar vardır. { COMMAND("rules") } her King türünün kurallarını gösterir.
    - **Sana göre.** { COMMAND("settings") }: dil, kartlar, büyük yazı ya da resimsiz, her şey yazıyla.
    - **Yazarak.** Her şey yazarak da yapılır: { COMMAND("play") } kartı, oyunu, artırmayı ya da “pas” sözünü söylediğin gibi anlar ve yapılabilecekleri gösterir. { COMMAND("table") } masayı geri getirir, { COMMAND("tables") } hangi masada sıranın sende olduğunu gösterir.
help-table-picture = Partinin sonu: sıralama ve puanların oyun oyun gidişi.
