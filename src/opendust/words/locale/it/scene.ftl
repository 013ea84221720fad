# What a screen says beside the sentences of a game.

dust-stage-setup = Preparazione
dust-stage-cards = Carte
dust-stage-production = Produzione
dust-stage-movement = Movimento
dust-stage-combat = Combattimento
dust-stage-battle = Battaglia
dust-stage-end = Fine del round
tactics-stage-setup = Preparazione
tactics-stage-initiative = Iniziativa
tactics-stage-activation = Attivazione
tactics-stage-movement = Movimento
tactics-stage-reaction = Fuoco di reazione
tactics-stage-attack = Attacco
tactics-stage-end = Fine del round

wait-for = { $count ->
    [one] Si aspetta { $players }.
   *[other] Si aspettano: { $players }.
 }
wait-for-you = Tocca a te.
wait-for-you-and = Tocca a te e anche a: { $players }.

# Che cosa accade intorno al gioco.
table-sit = { $player } si è seduto al tavolo.
table-start = La partita è cominciata.
table-undo = { $player } ha annullato l'ultima scelta.
table-hand = Ora un bot gioca per { $player }.
table-take = { $player } gioca di nuovo di persona.
table-resign = { $player } si è arreso.
table-agree = { $player } vorrebbe una pausa.
table-go-on = { $player } continua a giocare.
table-rematch = È stata fissata un'altra partita.
table-deadline = Il tempo di { $player } è scaduto; vale la scelta predefinita.
table-bot-failed = Il bot di { $player } non ha risposto; vale la scelta predefinita.
