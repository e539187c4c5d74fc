### `/king yardım`: hiç King oynamamış biri için beş kısa sayfa.

help-title = { $page } / { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = King nedir
help-king =
    Masada dört kişi oturur, herkes kendisi için oynar. Bir oyunda birçok dağıtım vardır, en yaygın King’de on üç; her birinde bütün deste dağıtılır, herkese on üç kart.
    Her dağıtımın kendi *sözleşmesi* vardır. Neyin sayıldığını o söyler: önce bazı kartların ya da ellerin puan götürdüğü, sonra ellerin puan getirdiği dağıtımlar gelir. Bütün dağıtımların puanları toplanır, en yüksek toplam kazanır.
help-king-picture = Her kızın puan götürdüğü bir dağıtımın ortasında bir masa. M dağıtanı gösterir; sayılar şimdiye kadarki puanlardır.

help-tricks-title = El almak
help-tricks =
    Bir oyuncu bir kartla çıkar, ötekiler sırayla oynar: varsa aynı renkten, yoksa istediği karttan. İstenen rengin en büyüğü eli alır: as, papaz, kız, vale, on ve ikiye kadar. Eli alan bir sonrakine çıkar.
    Kızların puan götürdüğü dağıtımda eli almamak, renk sende bitince de kızını başkasının eline atmak istersin. Bazı masalarda başka ödevler de vardır; oynanamayan karta basılamaz.
help-tricks-picture = Renge uyması gereken bir el: kalkık kartlar oynanabilir.

help-contracts-title = Ne sayılır
help-contracts = En yaygın King’de bunların her biri bir kez oynanır, koz dört kez, her dağıtanda bir:
help-contracts-picture = Puan kâğıdı. İşaretler kimin dağıttığını ve hangi kozun söylendiğini gösterir.

help-special-title = Koz ve domino
help-special =
    Bir *kozda* her el puan getirir. Dağıtan kartlarına bakar ve kozu söyler: istenen renkten kartı olmayan koz çakabilir, eli en büyük koz alır. Dağıtan kozu söylemek yerine bu hakkı bir el sayısına satışa çıkarabilir.
    Ve *dominoda* el yoktur. Sırayı bir yedili başlatır; sonra bir kart, aynı renkten komşusu yerdeyse konur. Koyamayan pas geçer, yalnız o zaman. Kartı ilk biten, ötekilerin elinde kalan kartlar için ödediğini kazanır.
help-special-picture = Yarı yolda domino: sıralar iki yana büyür.

help-table-title = Masada
help-table =
    - **Başla.** `/king yeni` kanalda bir masa açar. Ötekiler *Katıl* düğmesine, masa sahibi *Başlat* düğmesine basar; boş yerlere botlar oturur.
    - **Oyna.** Kartların özel mesajla gelir, ya da masada *Elim* düğmesine bas. Oynamak için karta bas.
    - **Bak.** *Son el*, *Puan* ve *Diğer* masanın altındadır; *Diğer* düğmesinde şimdiye kadarki dağıtım, kimin neyi seçtiği ve geçerli kurallar vardır. `/king kurallar` her King türünün kurallarını gösterir.
    - **Sana göre.** `/king ayarlar`: dil, kartlar, büyük yazı ya da resimsiz, her şey sözle.
    - **Yazarak.** Her şey yazılabilir de: `/king oyna`, `/king seç`, `/king artır` … her biri olabilecekleri gösterir. `/king masa` masayı geri getirir, `/king sıra` nerede beklendiğini gösterir.
help-table-picture = Oyunun sonu: sıralama ve puanların dağıtım dağıtım gidişi.
