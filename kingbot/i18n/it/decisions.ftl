### Che cosa sapeva un bot in una mossa di una mano finita, e che cosa ha confrontato (docs/bots.md).

button-decisions = Che cosa sapeva il bot?
more-about-decisions = Che cosa sapeva ogni bot in una mano finita
decisions-title = Tavolo { $table } · che cosa sapeva il bot?
decisions-not-over = Che cosa sapeva un bot si può leggere a mano finita.
decisions-no-bot = Nella mano { $number } non ha giocato nessun bot.
decisions-of = Mano { $number } · **{ $name }** · { $level } · { $move }
decisions-cards = Le sue carte: { $cards }
decisions-unlooked = Non aveva ancora guardato le sue carte.
decisions-void = Sapeva che { $name } non aveva { $suits }.
decisions-lacking = Da un passo sapeva che cosa non aveva { $name }: { $cards }.
decisions-forgotten = Aveva dimenticato che queste erano già cadute: { $cards }
decisions-likely = Pensava che { $name } avesse: { $cards }.
decisions-share = { $card } ({ $percent } %)
decisions-forced = Non aveva scelta.
decisions-random = Ha preso una mossa permessa qualsiasi, a caso.
decisions-search = { $deals ->
    [one] Ha immaginato in un modo le carte che non vedeva, e ha giocato ogni scelta fino in fondo.
   *[other] Ha immaginato in { $deals } modi le carte che non vedeva, e ogni volta ha giocato ogni scelta fino in fondo.
}
decisions-policy = Ha seguito regole pratiche, senza provare niente.
decisions-unit-points = I punti che si aspettava in questa mano:
decisions-unit-gain = I punti che si aspettava, rispetto a quanto rende in media il contratto:
decisions-unit-place = Il posto che si aspettava nella partita:
decisions-unit-liking = Quanto ogni scelta seguiva quelle regole, su 100:
decisions-unit-order = Prima la migliore:
decisions-mistake = Ha giudicato male: a mente lucida ne avrebbe preferita un’altra.
decisions-alike = Le carte che valgono lo stesso si confrontano come una sola.
decisions-not-kept = Non è stato conservato su che cosa si è basato: la mossa è di prima, o nessuno ha chiesto al bot.
decisions-which-move = Un’altra mossa …
decisions-which-bot = Un altro bot …
decisions-earlier = ◀ Prima
decisions-later = Dopo ▶
