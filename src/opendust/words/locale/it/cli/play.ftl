# Che cosa dicono `opendust play`, `replay` e `verify`.

play-player = Giocatore { $number }
play-begins = { $title }. { $players }.
play-commitment = I dadi sono già fissati. Questa impronta lo prova: { $hash }
play-saved-in = Ogni mossa viene salvata in { $file }
play-type-help = Scrivi un numero o un comando. Con ? vedi tutti i comandi.
play-resumed = Partita ripresa dopo { $inputs ->
    [one] 1 mossa
   *[other] { $inputs } mosse
 }.
play-torn = L’ultima riga del file era troncata e viene ignorata: non era mai stata confermata.
play-partners = Al posto tuo può agire: { $players } (partner)
play-no-partner = Ora nessuno può agire al posto tuo.
play-pass-to = Passa lo schermo a { $player }.
play-press-enter = { $player }, premi Invio quando nessun altro guarda.
play-number-range = Il numero { $number } non è nell’elenco. Scegli da 1 a { $most }.
play-only = Invio: sì, b: indietro
play-pick = Numero o nome (Invio: indietro):
play-amount = { $question } Da { $least } a { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = nessuna
play-undone = Annullato: { $line }
play-legal = È permesso: { $action }.
play-nothing-refused = Finora non è stato rifiutato nulla. Scrivi: why REGOLA, oppure: why COMANDO
play-copied = Copiata in { $file }.
play-log-empty = Ancora nessun evento. La cronaca si riempie mentre giochi.
play-ended-early = La partita è salvata dopo { $inputs ->
    [one] 1 mossa
   *[other] { $inputs } mosse
 }. Continua con: opendust play --resume { $file }
play-over = La partita è finita dopo { $rounds } round.
play-draw = La partita finisce in parità.
play-winner = { $count ->
    [one] { $players } vince.
   *[other] { $players } vincono insieme.
 }
play-afterwards = Per rivederla: opendust replay { $file }
play-check-dice = Per controllare i dadi: opendust verify { $file }
play-limit = { $inputs ->
    [one] Dopo 1 mossa
   *[other] Dopo { $inputs } mosse
 } nessuno ha vinto: la partita si ferma qui.

play-help =
    Rispondi con il numero di una scelta o con un comando. Puoi abbreviare i nomi finché restano chiari.
play-help-command-attack = attack SIBERIA MONGOLIA 3 tank 1 mech: un comando intero; ciò che ometti ti viene chiesto
play-help-command-all = attack siberia mongolia all: tutte le unità presenti
play-help-command-default = default: la mossa per chi è assente
play-help-command-board = board: tutta la posizione; board asia: una regione; board siberia: un’area e le sue vicine
play-help-command-hand = hand: le tue carte e che cosa fanno
play-help-command-scores = scores: punti, aree ed entrate di tutti
play-help-command-log = log 30: gli ultimi 30 eventi
play-help-command-menu = menu: di nuovo le scelte
play-help-command-hint = hint: che cosa farebbe un capitano, e perché
play-help-command-why = why PROD-15: una regola; why attack siberia mongolia all: è permesso? E se no, perché?
play-help-command-undo = undo: annulla la tua ultima mossa, finché non si rivela qualcosa di nascosto o casuale
play-help-command-save = save FILE: una copia della partita, che viene comunque salvata dopo ogni mossa
play-help-command-quit = quit: smetti; puoi riprendere la partita quando vuoi
play-help-now = Ora puoi usare anche questi comandi:

play-hand-title = Mano di { $player }
play-hand-empty = Nessuna carta in mano.
play-card-played = Carta di questo round: { $card }{ $used ->
    [yes] , potere usato
   *[no] {""}
 }
play-head-card = Carta
play-head-combat = Combatt.
play-head-movement = Movim.
play-head-production = Produz.
play-head-stars = Stelle
play-head-effect = Effetto
play-head-player = Giocatore
play-head-color = Colore
play-head-points = Punti
play-head-land = Terra
play-head-sea = Mare
play-head-centers = Centri
play-head-sources = Giacim.
play-head-capitals = Capitali
play-head-income = Entrate
play-head-hand = Carte
play-head-majorities = Supremazie
play-majority-production = produzione
play-majority-sea = mare
play-majority-land = terra
play-head-area = Area
play-head-kind = Tipo
play-head-owner = Di chi
play-head-units = Unità
play-kind-capital = capitale
play-kind-source = giacimento VK
play-kind-center = centro
play-kind-beside = accanto a te
play-adjacent-to = Aree adiacenti ({ $area }):
play-round = Round { $round }
play-to-win = Per vincere { $points ->
    [one] serve 1 punto vittoria
   *[other] servono { $points } punti vittoria
 }.
play-no-region = La regione o area «{ $text }» non esiste.

# Rivedere e controllare.

replay-position = Dopo la mossa { $number } di { $all }
replay-start = All’inizio. { $all ->
    [one] Segue 1 mossa.
   *[other] Seguono { $all } mosse.
 }
replay-help = Invio o s: mossa seguente; b: indietro; j 120: alla mossa 120; r 3: al round 3; board, scores, log; q: fine
replay-at-end = La partita finisce qui.
replay-no-number = Scrivi un numero dopo { $command }.
replay-no-round = La registrazione non ha il round { $round }: finisce al round { $last }.
verify-start = Inizia dalla posizione di un’altra partita: { $inputs ->
    [one] la prima mossa è permessa, ma i suoi
   *[other] le prime { $inputs } mosse sono permesse, ma i loro
 } dadi non sono verificati.
verify-good = { $file }: { $inputs ->
    [one] 1 mossa, permessa
   *[other] { $inputs } mosse, tutte permesse
 }; { $dice ->
    [one] 1 risultato conforme
   *[other] { $dice } risultati conformi
 } al seme; { $state ->
    [over] la partita è finita e la posizione finale è giusta
   *[open] la partita non è finita
 }.
verify-shares = { $player } ha contribuito a { $part } di { $rolls ->
    [one] 1 lancio
   *[other] { $rolls } lanci
 }.
verify-bad = { $file }: { $count ->
    [one] 1 errore
   *[other] { $count } errori
 }.
