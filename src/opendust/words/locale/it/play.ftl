# Che cosa dicono `opendust play`, `replay` e `verify`.

play-player = Giocatore { $number }
play-begins = { $title }. { $players }.
play-commitment = I dadi sono fissati e legati da questa impronta: { $hash }
play-saved-in = Ogni mossa è conservata in { $file }
play-type-help = Scrivi un numero o un comando; ? mostra tutti i comandi.
play-resumed = Ripresa dopo { $inputs ->
    [one] 1 mossa
   *[other] { $inputs } mosse
 }.
play-torn = L'ultima riga del file era troncata e cade: non era mai stata confermata.
play-partners = Al tuo posto potrebbe agire: { $players } (partner)
play-no-partner = Ora nessuno può agire al tuo posto.
play-pass-to = Passa lo schermo a { $player }.
play-press-enter = { $player }, premi Invio quando nessun altro guarda.
play-number-range = Nella lista non c'è il numero { $number }; scegli da 1 a { $most }.
play-only = Invio: sì, b: indietro
play-pick = Numero o nome (Invio: indietro):
play-amount = { $question } Da { $least } a { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = nessuna
play-undone = Annullato: { $line }
play-legal = È lecito: { $action }.
play-nothing-refused = Non è ancora stato rifiutato nulla. Scrivi: why REGOLA, o: why COMANDO
play-copied = Copiata in { $file }.
play-log-empty = Non è ancora successo nulla.
play-ended-early = La partita è conservata dopo { $inputs ->
    [one] 1 mossa
   *[other] { $inputs } mosse
 }. Continua con: opendust play --resume { $file }
play-over = La partita è finita dopo { $rounds } round.
play-draw = La partita finisce in parità.
play-winner = { $count ->
    [one] { $players } ha vinto.
   *[other] { $players } hanno vinto insieme.
 }
play-afterwards = Rivederla: opendust replay { $file }
play-check-dice = Controllare i dadi: opendust verify { $file }
play-limit = Dopo { $inputs } mosse nessuno ha vinto; la partita si ferma qui.

play-help =
    Rispondi con il numero di una scelta o con un comando. I nomi si possono abbreviare finché sono chiari.
play-help-command-attack = attack SIBERIA MONGOLIA 3 tank 1 mech: un comando intero; ciò che manca è chiesto
play-help-command-all = attack siberia mongolia all: tutte le unità di lì
play-help-command-default = default: ciò che si fa per chi è assente
play-help-command-board = board: tutta la posizione; board asia: una regione; board siberia: un'area e le vicine
play-help-command-hand = hand: le tue carte e che cosa fanno
play-help-command-scores = scores: punti, aree, rendita di tutti
play-help-command-log = log 30: gli ultimi 30 eventi
play-help-command-menu = menu: di nuovo le scelte
play-help-command-why = why PROD-15: una regola; why attack siberia mongolia all: sarebbe lecito, e perché no?
play-help-command-undo = undo: annulla la tua ultima mossa, finché non si svela qualcosa di nascosto o casuale
play-help-command-save = save FILE: una copia della partita; è conservata da sola dopo ogni mossa
play-help-command-quit = quit: smettere; la partita si può riprendere
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
play-head-income = Rendita
play-head-hand = Carte
play-head-majorities = Supremazie
play-majority-production = produzione
play-majority-sea = mare
play-majority-land = terra
play-head-area = Area
play-head-kind = Tipo
play-head-owner = Di chi
play-head-units = Unità
play-kind-capital = Capitale
play-kind-source = Giacimento
play-kind-center = Centro
play-kind-beside = accanto a te
play-adjacent-to = Adiacenti a { $area }:
play-round = Round { $round }
play-to-win = Vincono { $points } Punti Vittoria.
play-no-region = Non c'è una regione o un'area “{ $text }”.

replay-position = Dopo la mossa { $number } di { $all }
replay-start = All'inizio; seguono { $all } mosse.
replay-help = Invio o s: mossa seguente; b: indietro; j 120: alla mossa 120; r 3: al round 3; board, scores, log; q: fine
replay-at-end = È la fine.
replay-no-number = Scrivi un numero dopo { $command }.
replay-no-round = La partita non ha il round { $round }; finisce al round { $last }.
verify-good = { $file }: { $inputs ->
    [one] 1 mossa
   *[other] { $inputs } mosse
 }, tutte lecite; { $dice ->
    [one] 1 risultato
   *[other] { $dice } risultati
 } come dà il seme; { $state ->
    [over] la partita è finita e la posizione finale è giusta
   *[open] la partita non è finita
 }.
verify-bad = { $file }: { $count ->
    [one] 1 errore
   *[other] { $count } errori
 }.
