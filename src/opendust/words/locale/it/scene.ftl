# Che cosa dice una schermata oltre alle frasi del gioco.

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
wait-for-you-and = Tocca a te, e anche a: { $players }.

# Che cosa succede intorno al gioco.
table-sit = { $player } prende posto.
table-fill = { $player } (bot) prende posto.
table-cancel = La partita è annullata.
table-start = La partita comincia.
table-undo = { $player } annulla l’ultima scelta.
table-hand = Ora un bot gioca per { $player }.
table-settle = Un capitano si occupa della preparazione di { $player }.
table-take = { $player } torna a giocare di persona.
table-resign = { $player } abbandona.
table-agree = { $player } chiede una pausa.
table-go-on = { $player } continua a giocare.
table-rematch = È pronta un’altra partita.
table-talk = { $player } cambia chi può scrivere.
table-hush = { $player } silenzia { $other }.
table-hear = { $other } può di nuovo scrivere ({ $player }).
table-deadline = Il tempo di { $player } è scaduto. Vale la mossa predefinita.
table-bot-failed = Il bot di { $player } non risponde. Vale la mossa predefinita.

# Il modulo per una nuova partita.
dust-brief = Conquista del mondo per due-sei giocatori: carte segrete, produzione, battaglie ai dadi.
tactics-brief = Squadre, eroi e camminatori su un campo di battaglia a caselle. Due schieramenti.
setting-edition = Regole
setting-scenario = Scenario
setting-profile = Regole
dust-edition-brief = { $changed ->
    [0] Le regole abituali.
    [one] 1 regola è diversa da quelle abituali.
   *[other] { $changed } regole sono diverse da quelle abituali.
 } Punti vittoria per vincere: { $two } in due giocatori, { $three } in tre o quattro, { $five } in cinque o sei.
bot-random = Caso
bot-random-brief = Gioca una qualsiasi mossa permessa. Va bene per una prima prova.
bot-cadet = Cadetto
bot-cadet-brief = Per bambini e prime partite: assennato, ma non vede molto di ciò che potrebbe fare.
bot-recruit = Recluta
bot-recruit-brief = Gioca con criterio e senza esitare: prende ciò che conviene adesso, senza guardare avanti.
bot-captain = Capitano
bot-captain-brief = Prova a mente i suoi piani migliori prima di agire.
bot-general = Generale
bot-general-brief = Pensa finché può ai suoi piani e alle tue risposte.
bot-marshal = Maresciallo
bot-marshal-brief = Un generale che da migliaia di partite in due ha imparato la preparazione migliore.

# Domande su una posizione.
dust-outcome-conquest = L’attaccante conquista l’area
dust-outcome-defence = Il difensore tiene l’area
dust-outcome-cease-fire = Cessate il fuoco
dust-outcome-empty = Non resta nessuno
study-unknown = La domanda «{ $name }» non esiste. Scegli tra: { $known }.
study-area-unknown = L’area «{ $name }» non esiste.
study-place-unknown = «{ $name }» non è un’unità né una casella.
study-too-large = Il massimo è { $most }.
study-no-move = Nessuna tua unità sta muovendo.
study-no-window = Nessuno può fare fuoco di reazione adesso.
study-not-asked = Ora non tocca a te decidere.
study-no-counsel = Qui il capitano non ha consigli.
odds-not-legal = Questa azione ora non è permessa.
odds-no-battle = Nessuna battaglia in corso. Indica un attacco, o chiedi prima del prossimo lancio.
temper-bold = audace
temper-bold-brief = Attacca spesso e rischia di più.
temper-builder = costruttore
temper-builder-brief = Compra presto centri di produzione e li difende.
temper-greedy = avido
temper-greedy-brief = Prende giacimenti e terre libere ovunque siano.
