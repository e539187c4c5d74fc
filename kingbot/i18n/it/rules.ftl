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
about-pirandello = Il mazziere sceglie il contratto e chiama una carta: chi ce l’ha è il suo compagno segreto.
about-two-phase = Sedici mani a scelta dei mazzieri, poi il domino.
about-portuguese = Il King del Portogallo e del Brasile: mani negative, poi dichiarazioni.
about-rifki = Il King turco: venti mani, penalità e dichiarazioni a scelta dei giocatori.

section-match = La partita
section-contracts = Contratti e punti
section-points = Punti per contratto
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
rule-fixed-order = I contratti si giocano in un ordine fisso.
rule-chosen-dealer = { $chosen ->
    [one] Nella prima mano il mazziere guarda le carte, poi sceglie il contratto.
   *[other] Nelle prime { $chosen } mani il mazziere guarda le carte, poi sceglie il contratto.
}
rule-chosen-after-dealer = { $chosen ->
    [one] Chi siede dopo il mazziere guarda le carte, poi sceglie il contratto.
   *[other] In ogni mano chi siede dopo il mazziere guarda le carte, poi sceglie il contratto.
}
rule-quota-fixed = In tutta la partita ognuno sceglie: { $quotas }.
rule-quota-free = Ognuno può scegliere qualunque contratto rimasto.
rule-quota-part = { $each } tra { $contracts }
rule-quota-single = { $contract }, { $each ->
    [one] una volta
   *[other] { $each } volte
}
rule-first-by-lot = Il primo mazziere è sorteggiato.
rule-first-holds = Nella prima mano sceglie chi ha questa carta: { $card }.
rule-rotation-each-hand = A ogni mano il mazzo passa al giocatore seguente.
rule-rotation-block = Ognuno dà le carte per quattro mani di fila, poi il mazzo passa al giocatore seguente.
rule-closing-by-lot = Il mazziere dell’ultima mano è sorteggiato.
rule-direction-counterclockwise = Si gioca in senso antiorario.
rule-direction-clockwise = Si gioca in senso orario.
rule-cut-off = Il mazzo non si taglia.
rule-cut-on = Il mazzo, già mescolato e sigillato, viene tagliato da chi siede prima del mazziere.
rule-hints-off = Non ci sono suggerimenti.
rule-hints-on = Chi è di turno può chiedere che cosa giocherebbe il bot più forte. A fine partita si dice quante volte l’ha fatto ciascuno.
rule-sum = La somma dei punti di tutta la partita è { $sum }.
rule-sum-none = La somma dei punti della partita non è fissa: senza contare { $reasons } è { $sum }.
rule-sum-slam = i cappotti
rule-sum-blind = le dichiarazioni al buio
rule-sum-domino = il domino, che ha un premio fisso,

## Contratti e punti

rule-row = { $place } · { $contract }: { $counts }, { $total } in tutto
rule-row-domino = { $place } · { $contract }: { $counts }; chi vince guadagna quanto perdono gli altri
rule-row-domino-number = { $place } · { $contract }: { $counts }; chi vince guadagna { $win }
rule-place-times = { $times ->
    [one] una volta
   *[other] { $times } volte
}
rule-slam-none = Fare cappotto (tutti i cuori, o tutte le prese) non dà punti in più.
rule-slam = { $contract }: chi fa cappotto ottiene { $won }, gli altri { $lost } a testa.
rule-king = Chi fa tutte e tredici le prese in { $contracts } fa King: niente punti in più, ma il tavolo lo festeggia.
rule-early-end-on = Una mano finisce appena sono state prese tutte le carte che contano.
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
rule-void-duty-free = Chi non ha il seme d’uscita non è obbligato a scartare una carta di penalità.
rule-void-duty-single = Chi non ha il seme d’uscita deve scartare la carta che conta, se ce l’ha: { $cards }.
rule-void-duty-penalty = Chi non ha il seme d’uscita deve scartare una carta di penalità, se ne ha.
rule-rifki-void-king = { $contract }: la carta da scartare è questa: { $card }.
rule-rifki-void-any-heart = { $contract }: chi non ha il seme d’uscita deve scartare una carta di cuori, una qualsiasi, se ne ha.
rule-give-up-off = Sotto una carta più alta dello stesso seme ci si può tenere la carta di penalità.
rule-give-up-on = { $contracts }: chi risponde a seme e ha una carta di penalità più bassa di una già caduta deve darla.
rule-raise-duty-off = Nessuno è obbligato a superare.
rule-raise-duty-trump = { $contract }: chi risponde a seme e può superare deve farlo.
rule-raise-duty-all = In ogni contratto con prese chi risponde a seme e può superare deve farlo.

## Le dichiarazioni

rule-declaring = Il mazziere dichiara il seme d’atout.
rule-declaring-chooser = Chi ha scelto il contratto dichiara il seme d’atout.
rule-declaration-no-trump-off = Si deve dichiarare un seme.
rule-declaration-no-trump-on = Si può dichiarare anche senza atout: allora prende sempre la carta più alta del seme d’uscita.
rule-declaration-nulos-off = Non si può dichiarare nulos, in cui le prese costano punti.
rule-declaration-nulos-on = Si può dichiarare nulos: senza atout, ognuno parte da { $start } e paga { $trick } per ogni presa.
rule-ruff-duty-off = Chi non ha il seme d’uscita non è obbligato a tagliare.
rule-ruff-duty-on = Chi non ha il seme d’uscita deve tagliare, se ha atout.
rule-trump-lead-free = Si può uscire ad atout in ogni momento.
rule-trump-lead-after-break = Non si esce ad atout finché non ne è caduto uno, a meno di non avere altro.
rule-sale-off = La dichiarazione non si vende.
rule-sale-offer = Il mazziere può mettere in vendita la dichiarazione per un numero di prese; gli altri rispondono una volta a testa, e chi offre di più dichiara l’atout.
rule-sale-auction = Gli altri tre offrono prese per la dichiarazione; il mazziere la cede a chi offre di più, che dichiara l’atout, oppure se la tiene.
rule-sale-shortfall-transfer = Chi compra paga a chi vende i punti delle prese offerte, comunque vada.
rule-sale-shortfall-double = Chi compra paga a chi vende i punti delle prese offerte; se ne fa di meno paga quelle fatte, e il doppio per ognuna che manca.
rule-sale-shortfall-taken = Chi compra paga a chi vende i punti delle prese offerte, ma solo per quelle che fa davvero.
rule-blind-declaration-off = Non si dichiara al buio.
rule-blind-declaration-on = Prima di vedere le carte il mazziere può dichiarare al buio: le sue prese valgono allora il doppio, e la dichiarazione non si vende.

## Il domino

rule-domino = Le carte si attaccano in quattro file, una per seme, in giù e in su dalla carta di partenza. Chi può attaccare deve farlo; chi non può passa.
rule-domino-start-seven-diamonds = Prima carta: { $card }. Ogni fila parte dal suo sette.
rule-domino-start-any-seven = Comincia chi siede dopo il mazziere; ogni fila parte dal suo sette.
rule-domino-start-eight-clubs = Prima carta: { $card }. Ogni fila parte dal suo otto.
rule-domino-ace-low = Gli assi si attaccano ai due.
rule-domino-ace-both = Gli assi si attaccano ai re o ai due; un asso attaccato a un re dà diritto a un’altra carta.
rule-domino-finish-first-out = La mano finisce quando qualcuno chiude, cioè resta senza carte.
rule-domino-finish-complete-round = Quando qualcuno chiude, cioè resta senza carte, si completa il giro, e vince anche chi vi mette la sua ultima carta.
rule-domino-redeal-off = Non si chiedono carte nuove.
rule-domino-redeal-on = Chi ha almeno quattro carte tra assi e re può chiedere carte nuove per tutti, prima che cada la prima carta.

## Le coppie

rule-partner-called = Prima di giocare il mazziere chiama una carta che non ha. Chi ce l’ha gioca in coppia con lui, e nessun altro lo sa finché la carta non cade.
rule-partner-fixed = Nelle mani che nessuno sceglie gioca in coppia chi siede di fronte.
rule-partner-points = I due di una coppia sommano i loro punti, e ognuno ne ha la metà.
