## Le regole in vigore, in parole semplici

preset-classic = King classico
preset-home = King di casa
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = King in due fasi
preset-portuguese = King portoghese
preset-rifki = Rıfkı

about-classic = Il King italiano: prima le mani in cui è meglio non prendere, poi domino, dichiarazioni e più prese.
about-home = Il King italiano come si gioca in casa, quasi senza vincoli.
about-declared = Il mazziere guarda le carte, poi sceglie il contratto; alla fine si gioca a più prese.
about-feudum = Il King italiano con nomi medievali.
about-pirandello = Il mazziere sceglie il contratto e chiama una carta: chi ce l’ha gioca con lui in segreto.
about-two-phase = Sedici mani a scelta dei mazzieri, poi il domino.
about-portuguese = Il King del Portogallo e del Brasile: mani negative, poi dichiarazioni.
about-rifki = Il King turco: venti mani, penalità e atout a scelta dei giocatori.

section-match = La partita
section-contracts = Contratti e punti
section-tricks = Il gioco delle prese
section-declaration = Le dichiarazioni
section-domino = Il domino
section-partners = Le coppie

# Segna una riga in cui il tavolo si scosta dal suo tipo di King.
rule-changed = { $rule } (cambiata)

## La partita

rule-length = { $hands ->
    [one] La partita è di una mano.
   *[other] La partita è di { $hands } mani.
}
rule-fixed-order = I contratti vengono in un ordine fisso.
rule-chosen-dealer = { $chosen ->
    [one] Nella prima mano il mazziere guarda le carte, poi sceglie il contratto.
   *[other] Nelle prime { $chosen } mani il mazziere guarda le carte, poi sceglie il contratto.
}
rule-chosen-after-dealer = { $chosen ->
    [one] Chi siede dopo il mazziere guarda le carte, poi sceglie il contratto.
   *[other] In ogni mano chi siede dopo il mazziere guarda le carte, poi sceglie il contratto.
}
rule-quota-fixed = In tutta la partita ognuno sceglie { $quotas }.
rule-quota-free = Ognuno può scegliere qualunque contratto rimasto.
rule-quota-part = { $each } tra { $contracts }
rule-quota-single = { $contract } { $each ->
    [one] una volta
   *[other] { $each } volte
}
rule-first-by-lot = Il primo mazziere è estratto a sorte.
rule-first-holds = Sceglie per primo chi nella prima mano ha { $card }.
rule-rotation-each-hand = A ogni mano il mazzo passa al giocatore seguente.
rule-rotation-block = Ognuno dà le carte per quattro mani di fila, poi il mazzo passa al giocatore seguente.
rule-closing-by-lot = Il mazziere dell’ultima mano è estratto a sorte.
rule-direction-counterclockwise = Si gioca in senso antiorario.
rule-direction-clockwise = Si gioca in senso orario.
rule-sum = La somma dei punti di tutta la partita è { $sum }.
rule-sum-none = I punti della partita non hanno una somma fissa: { $reasons }. A parte questo la somma è { $sum }.
rule-sum-slam = un cappotto ne aggiunge
rule-sum-blind = una dichiarazione alla cieca ne aggiunge
rule-sum-domino = chi vince il domino guadagna un numero fisso

## Contratti e punti

rule-row = { $place } · { $contract }: { $counts }, { $total } in tutto
rule-row-domino = { $place } · { $contract }: { $counts }; chi vince guadagna quanto perdono gli altri
rule-row-domino-number = { $place } · { $contract }: { $counts }; chi vince guadagna { $win }
rule-place-times = { $times ->
    [one] una volta
   *[other] { $times } volte
}
rule-slam-none = Prendere tutti i cuori, o fare tutte le prese, non dà niente di speciale.
rule-slam = { $contract }: chi fa cappotto riceve { $won }, gli altri { $lost } a testa.
rule-early-end-on = Una mano finisce appena sono prese tutte le carte che contano.
rule-early-end-off = Ogni mano si gioca fino alla tredicesima presa.

## Il gioco delle prese

rule-follow = Chi può deve rispondere a seme. Prende l’atout più alto, altrimenti la carta più alta del seme d’uscita.
rule-leader-after-dealer = Alla prima presa esce chi siede dopo il mazziere.
rule-leader-dealer = Alla prima presa esce il mazziere.
rule-leader-chooser = Alla prima presa esce chi ha scelto il contratto.
rule-first-trick-discard-free = Alla prima presa si può scartare qualunque carta.
rule-first-trick-discard-no-penalty = Alla prima presa non si scartano carte di penalità, a meno di non avere altro.
rule-first-trick-discard-list = { $contracts }: alla prima presa non si scartano carte di penalità, a meno di non avere altro.
rule-penalty-lead-free = Si può uscire con una carta di penalità in ogni momento.
rule-penalty-lead-after-break = { $contracts }: non si esce a { $suit } finché non ne è caduta una carta, a meno di non avere altro.
rule-penalty-lead-never = { $contracts }: non si esce a { $suit } per tutta la mano, a meno di non avere altro.
rule-void-duty-free = Chi non può rispondere non è obbligato a scartare una carta di penalità.
rule-void-duty-single = Chi non può rispondere deve scartare la carta che conta, se ce l’ha: { $cards }.
rule-void-duty-penalty = Chi non può rispondere deve scartare una carta di penalità, se ne ha.
rule-rifki-void-king = { $contract }: la carta da scartare è { $card }.
rule-rifki-void-any-heart = { $contract }: chi non può rispondere deve scartare una carta di cuori, una qualsiasi, se ne ha.
rule-give-up-off = Chi risponde sotto una carta più alta può tenersi le carte di penalità.
rule-give-up-on = { $contracts }: chi risponde sotto una carta più alta deve cedere una carta di penalità più bassa di quella, se ne ha.
rule-raise-duty-off = Nessuno è obbligato a superare.
rule-raise-duty-trump = { $contract }: chi può superare la presa nel seme d’uscita deve farlo.
rule-raise-duty-all = In ogni contratto con prese chi può superare la presa nel seme d’uscita deve farlo.

## Le dichiarazioni

rule-declaring = Il mazziere dichiara il seme d’atout.
rule-declaring-chooser = Chi ha scelto il contratto dichiara il seme d’atout.
rule-declaration-no-trump-off = Si deve dichiarare un seme.
rule-declaration-no-trump-on = Si può dichiarare anche senza atout.
rule-declaration-nulos-off = Non si può dichiarare nulos.
rule-declaration-nulos-on = Si può dichiarare nulos: senza atout, ognuno parte da { $start } e paga { $trick } per ogni presa.
rule-ruff-duty-off = Chi non può rispondere non è obbligato a tagliare.
rule-ruff-duty-on = Chi non può rispondere deve tagliare.
rule-trump-lead-free = Si può uscire ad atout in ogni momento.
rule-trump-lead-after-break = Non si esce ad atout finché non ne è caduto uno, a meno di non avere altro.
rule-sale-off = La dichiarazione non si vende.
rule-sale-offer = Il mazziere può mettere in vendita la dichiarazione per un numero di prese; gli altri rispondono una volta a testa, e chi offre di più dichiara l’atout.
rule-sale-auction = Gli altri tre offrono prese per la dichiarazione; il mazziere la cede a chi offre di più, che dichiara l’atout, oppure se la tiene.
rule-sale-shortfall-transfer = Chi compra paga a chi vende i punti delle prese offerte, comunque vada.
rule-sale-shortfall-double = Chi compra paga a chi vende i punti delle prese offerte; se ne fa di meno gli cede quelle fatte, e paga il doppio per ognuna che manca.
rule-sale-shortfall-taken = Chi compra paga a chi vende le prese offerte, ma non più di quelle che fa.
rule-blind-declaration-off = Non si dichiara alla cieca.
rule-blind-declaration-on = Prima di vedere le carte il mazziere può dichiarare alla cieca: le sue prese valgono allora il doppio, e non si vende niente.

## Il domino

rule-domino = Le carte si attaccano in quattro file, una per seme, in giù e in su dalla carta di partenza. Chi può attaccare deve farlo; chi non può passa.
rule-domino-start-seven-diamonds = Si comincia con { $card }, e ogni fila parte dal suo sette.
rule-domino-start-any-seven = Comincia chi siede dopo il mazziere; ogni fila parte dal suo sette.
rule-domino-start-eight-clubs = Si comincia con { $card }, e ogni fila parte dal suo otto.
rule-domino-ace-low = Gli assi vanno dopo i due.
rule-domino-ace-both = Gli assi vanno sui re o sui due; un asso messo su un re dà diritto a un’altra carta.
rule-domino-finish-first-out = La mano finisce quando qualcuno resta senza carte.
rule-domino-finish-complete-round = Quando qualcuno resta senza carte si completa il giro, e vince anche chi vi mette la sua ultima carta.
rule-domino-redeal-off = Si giocano le carte come vengono.
rule-domino-redeal-on = Chi ha almeno quattro carte tra assi e re può chiedere di ridare, prima che sia messa la prima carta.

## Le coppie

rule-partner-called = Per ultimo, prima del gioco, il mazziere chiama una carta che non ha. Chi la tiene gioca in coppia con lui, ed è il solo a saperlo finché la carta non cade.
rule-partner-fixed = Nelle mani che nessuno sceglie gioca in coppia chi siede di fronte.
rule-partner-points = I due di una coppia sommano i loro punti, e ognuno ne ha la metà.
