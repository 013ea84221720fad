# Che cosa dice un’analisi: dove si è vinta e persa una partita.

analysis-title = Dove si è decisa la partita
analysis-chances = Probabilità di vittoria
analysis-over-rounds = round per round
analysis-summary = I giocatori
analysis-turning-points = Momenti decisivi
analysis-no-turning-points = Nessuna decisione e nessun lancio spicca sugli altri.
analysis-marks = Che cosa si poteva fare meglio
analysis-no-marks = Nessun errore evidente.
analysis-luck = Fortuna
analysis-phases = Probabilità di vittoria sprecata, per parte del turno
analysis-player = Giocatore
analysis-result = Risultato
analysis-lost-by-decisions = Sprecata
analysis-luck-share = Vinta con la fortuna
analysis-adjusted = Senza fortuna
analysis-decisions = Decisioni
analysis-sound = Buone
analysis-verdict-forced = nessuna scelta
analysis-verdict-best = la migliore
analysis-verdict-fine = buona
analysis-verdict-close = troppo incerta per giudicare
analysis-verdict-slip = imprecisione
analysis-verdict-mistake = errore
analysis-verdict-blunder = errore grave
analysis-slips = { $count ->
    [one] 1 imprecisione
   *[other] { $count } imprecisioni
 }
analysis-mistakes = { $count ->
    [one] 1 errore
   *[other] { $count } errori
 }
analysis-blunders = { $count ->
    [one] 1 errore grave
   *[other] { $count } errori gravi
 }
analysis-phase-setup = Preparazione
analysis-phase-cards = Carte
analysis-phase-production = Produzione
analysis-phase-movement = Movimento
analysis-phase-combat = Combattimento
analysis-phase-activation = Attivazione
analysis-phase-attack = Attacchi
analysis-phase-reaction = Reazioni
analysis-phase-play = Gioco
analysis-round = Round { $round }
analysis-round-setup = Preparazione
analysis-mark = { $player }, { $when }: { $verdict }, { $loss }
analysis-played = Giocato: { $action }
analysis-best = Meglio: { $action }
analysis-turning-decision = { $player }: «{ $best }» era meglio di «{ $played }».
analysis-turning-lucky = I dadi aiutano { $player }.
analysis-turning-unlucky = I dadi danneggiano { $player }.
analysis-points-of-winning = { $change } di probabilità di vittoria
analysis-how-quick = Un’analisi rapida. Ogni decisione è confrontata con poche altre, in round immaginati.
analysis-how-deep = Un’analisi approfondita. Ogni decisione è confrontata con molte altre, in molti round immaginati.
analysis-how-timed = Un’analisi di { $seconds } s: prima rapida, poi più profonda dove conta di più.
analysis-how-hidden = Ciò che un giocatore non poteva sapere è stato estratto ogni volta di nuovo.
analysis-how-luck = La fortuna è ciò che ogni lancio ha cambiato, rispetto a tutto ciò che poteva dare.
analysis-unfinished = Questa partita non è finita, quindi non c’è un risultato.
analysis-progress = Analisi: { $done } su { $all }
analysis-written = Salvato in { $file }.
analysis-step = Passo { $step }

# Nel browser.

analysis-begin = Analizza la partita
analysis-deeper = Analizza a fondo
analysis-cancel = Interrompi
analysis-waiting = In attesa del server…
analysis-failed = L’analisi non è riuscita. Riprova.
analysis-next-mark = Prossimo segno
analysis-report = Resoconto
analysis-with-each = Probabilità di vittoria con ogni mossa
analysis-show = Mostra sul tabellone
analysis-learn = Trova di meglio
analysis-learn-ask = Tocca a { $player }. Qual è la mossa migliore?
analysis-learn-right = Giusto. È la mossa migliore trovata.
analysis-learn-wrong = C’è di meglio. Riprova.
analysis-hint = Suggerimento
analysis-save-html = Salva come HTML
analysis-save-json = Salva come JSON
analysis-share = Copia il link
analysis-arrow-played = giocata
analysis-arrow-best = migliore
analysis-at-this-step = Probabilità dopo questo passo

# opendust study

whatif-help = Scrivi una mossa nella notazione. roll o dice 3 5: il caso; undo; tree; go 4; comment PAROLE; chances; best o best deep; board; position; save FILE; quit
whatif-chance = Ora tocca a dadi o carte. Scrivi roll, o che cosa è uscito.
whatif-over = La partita è finita.
whatif-save-where = Scrivi il nome di un file dopo save.

# opendust puzzles

puzzle-none = Il problema { $number } non esiste. L’ultimo è { $last }.
puzzle-number = Problema { $number } di { $all }
puzzle-wrong = Non proprio. La mossa migliore è: { $action }
puzzle-margin = { $chance } con questa, { $second } con la seconda. Risolti di fila: { $streak }
puzzle-mined = { $count ->
    [one] 1 problema aggiunto
   *[other] { $count } problemi aggiunti
 } a { $file }.
puzzle-file-unreadable = Questo non è un file di problemi.

# The analysis board in the page

whatif-title = Tavolo di analisi
whatif-about = Gioca da qualsiasi posizione, per tutte le parti, e prova che cos’altro si poteva fare. Dopo una partita scegli «Prova da qui» in qualunque momento.
whatif-paste = Posizione in una riga
whatif-open = Apri la posizione
whatif-file = Oppure un file: uno studio salvato o la registrazione di una partita
whatif-no-position = Non si può aprire. Non è né una posizione né uno studio né una partita.
whatif-open-other = Apri altro
whatif-beginning = Inizio
whatif-back = Indietro
whatif-on = Avanti
whatif-rolls = Tira subito i dadi
whatif-comment = Commento a questa mossa
whatif-link = Copia il link
whatif-position = Copia la posizione
whatif-save = Salva come file
whatif-best = Mosse migliori
whatif-depth = Quanto a fondo
whatif-depth-quick = rapido
whatif-depth-deep = a fondo
whatif-roll = Tira
whatif-take-these = Usa questi
whatif-die = Dado { $number }: { $face }
whatif-drawn = Pescata { $number }
whatif-choose-dice = { $count ->
    [one] Tira il dado o sceglilo
   *[other] Tira i { $count } dadi o sceglili
}. Un clic gira un dado.
whatif-choose-drawn = { $count ->
    [one] Pesca una carta o sceglila
   *[other] Pesca { $count } carte o sceglile
}.
whatif-worlds = { $count ->
    [one] provato 1 volta
   *[other] provato { $count } volte
}
