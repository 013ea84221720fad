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

# Il modulo per una nuova partita.
dust-brief = Conquista del mondo per due-sei giocatori: carte segrete, produzione, battaglie ai dadi.
tactics-brief = Squadre, eroi e camminatori su un campo di battaglia a caselle, due schieramenti.
setting-edition = Regole
setting-scenario = Scenario
setting-profile = Regole
dust-edition-brief = { $changed ->
    [0] Le regole abituali.
    [one] Un'opzione differisce dalle regole abituali.
   *[other] { $changed } opzioni differiscono dalle regole abituali.
 } Punti vittoria per vincere: { $two } in due, { $three } in tre o quattro, { $five } in cinque o sei.
bot-random = Caso
bot-random-brief = Gioca qualsiasi mossa permessa. Buono per una prima prova.
bot-recruit = Recluta
bot-recruit-brief = Gioca con criterio: difende, costruisce, attacca dove le probabilità sono buone.
bot-captain = Capitano
bot-captain-brief = Prova a mente i suoi piani migliori prima di agire.
bot-general = Generale
bot-general-brief = Pensa finché può ai suoi piani e alle tue risposte.

# Domande su una posizione.
dust-outcome-conquest = L'attaccante prende l'area
dust-outcome-defence = Il difensore tiene l'area
dust-outcome-cease-fire = Cessate il fuoco
dust-outcome-empty = Non resta nessuno
study-unknown = Non c'è la domanda «{ $name }». Ci sono: { $known }.
study-area-unknown = Non c'è l'area «{ $name }».
study-place-unknown = Non c'è un'unità o una casella «{ $name }».
study-too-large = È più di { $most }.
study-no-move = Nessuna tua unità si sta muovendo.
odds-not-legal = Questa azione non è permessa ora.
odds-no-battle = Nessuna battaglia sta per essere tirata. Indica un attacco, o chiedi prima dei prossimi dadi.
