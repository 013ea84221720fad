# Che cosa dice un’analisi: dove si è vinta e persa una partita.

analysis-title = Dove si è decisa la partita
analysis-chances = Probabilità di vittoria
analysis-over-rounds = round per round
analysis-summary = I giocatori
analysis-turning-points = Momenti decisivi
analysis-no-turning-points = Nessuna decisione e nessun lancio spicca sugli altri.
analysis-marks = Che cosa si poteva fare meglio
analysis-no-marks = Nessun errore evidente.
analysis-suspects = Da rivedere
analysis-suspects-note = Troppo vicine per un giudizio: la differenza è minore dell’incertezza accanto. Un’analisi più profonda può dire di più.
analysis-luck = Fortuna
analysis-phases = Precisione per parte del turno
analysis-phases-note = La precisione è la quota di decisioni che secondo la stima sono costate meno del 2%. Tra parentesi: probabilità di vittoria sprecata per decisione.
analysis-player = Giocatore
analysis-result = Risultato
analysis-lost-by-decisions = Sprecata per decisione
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
analysis-faults = Errori evidenti
analysis-no-faults = nessuno
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
analysis-when = { $when }, { $subject }
analysis-round-setup = Preparazione
analysis-mark = { $player }, { $when }: { $verdict }, { $loss }
analysis-give-or-take = { $loss }, più o meno { $margin }
analysis-played = Giocato: { $action }
analysis-best = Meglio: { $action }
analysis-why-won = Perché? Vince la partita in questo round: { $here } dei casi, non { $there }.
analysis-why-won-soon = Perché? Vince la partita nelle prossime attivazioni: { $here } dei casi, non { $there }.
analysis-why-capital-kept = Perché? La capitale regge in questo round: { $here } dei casi, non { $there }.
analysis-why-capital-taken = Perché? Conquista una capitale in questo round: { $here } dei casi, non { $there }.
analysis-why-majorities = Perché? Supremazie dopo il round, in media: { $here }, non { $there }.
analysis-why-points = Perché? Punti in questo round, in media: { $here }, non { $there }.
analysis-why-sources = Perché? Giacimenti VK dopo il round, in media: { $here }, non { $there }.
analysis-why-army = Perché? Il proprio esercito dopo il round, in punti produzione: { $here }, non { $there }.
analysis-why-enemies = Perché? Eserciti nemici dopo il round, in punti produzione: { $here }, non { $there }.
analysis-why-destroyed = Perché? Unità nemiche distrutte nelle prossime attivazioni, in media: { $here }, non { $there }.
analysis-why-units-lost = Perché? Unità proprie perse nelle prossime attivazioni, in media: { $here }, non { $there }.
analysis-why-damage-dealt = Perché? Danni inflitti nelle prossime attivazioni, in media: { $here }, non { $there }.
analysis-why-damage-taken = Perché? Danni subiti nelle prossime attivazioni, in media: { $here }, non { $there }.
analysis-why-strength = Perché? Molte piccole cose si sommano. Nessuna cifra spicca da sola.
analysis-turning-decision = { $player }: «{ $best }» era meglio di «{ $played }».
analysis-turning-lucky = I dadi aiutano { $player }.
analysis-turning-unlucky = I dadi danneggiano { $player }.
analysis-points-of-winning = { $change } di probabilità di vittoria
analysis-how-quick = Un’analisi rapida. Ogni decisione è confrontata con poche altre, in round immaginati.
analysis-how-deep = Un’analisi approfondita. Ogni decisione è confrontata con molte altre, in molti round immaginati.
analysis-how-timed = Un’analisi di { $seconds } s: prima rapida, poi più profonda dove conta di più.
analysis-how-hidden = Ciò che un giocatore non poteva sapere è stato estratto ogni volta di nuovo.
analysis-how-luck = La fortuna è ciò che ogni lancio ha cambiato, rispetto a tutto ciò che poteva dare. Perciò un risultato senza fortuna può stare sotto 0 o sopra il 100%.
analysis-unfinished = Questa partita non è finita, quindi non c’è un risultato.
analysis-progress = Analisi: { $share }
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
analysis-with-each = Probabilità di vittoria rispetto alla mossa migliore
analysis-show = Mostra che cosa era meglio
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

whatif-help = Scrivi una mossa nella notazione. roll o dice 3 5: il caso; undo; tree; go 4; comment PAROLE; chances; best o best deep; board; position; save FILE; write FILE; quit
whatif-chance = Ora tocca a dadi o carte. Scrivi roll, o che cosa è uscito.
whatif-over = La partita è finita.
whatif-save-where = Scrivi il nome di un file dopo save.

# opendust puzzles

puzzle-none = Il problema { $number } non esiste. Scegli da 1 a { $last }.
puzzle-number = Problema { $number } di { $all }
puzzle-wrong = Non proprio. La mossa migliore è: { $action }
puzzle-choose = Scegli un numero da 1 a { $last }, o scrivi q per uscire.
puzzle-margin = { $chance } con questa, { $second } con la seconda. Risolti di fila: { $streak }
puzzle-mined = { $file } contiene ora { $count ->
    [one] 1 problema
   *[other] { $count } problemi
 }.
puzzle-fails = Il problema { $number } ({ $id }) non regge più: la sua mossa migliore è avanti di { $lead } e alla fine vince { $more } in più.
puzzle-still-hold = Problemi ancora validi: { $count } su { $all }.
puzzle-file-unreadable = Questo non è un file di problemi.

# The analysis board in the page

whatif-title = Tavolo di analisi
whatif-about = Gioca da qualsiasi posizione, per tutti, e prova che cos’altro si poteva fare. Dopo una partita scegli «Prova da qui» in qualunque momento.
whatif-paste = Posizione in una riga
whatif-open = Apri la posizione
whatif-file = Oppure un file: uno studio salvato o la registrazione di una partita
whatif-no-position = Non si può aprire. Non è né una posizione né uno studio né una partita.
whatif-open-other = Apri altro
whatif-by-hand = Componi una posizione
whatif-change = Modifica la posizione
whatif-set-up = Componi
whatif-by-hand-note = Aree, unità, centri, carte, punti e fase come testo. Cambia ciò che vuoi: quello che manca prende il valore abituale.
whatif-begin-with = Comincia da una posizione di:
whatif-beginning = Inizio
whatif-back = Indietro
whatif-on = Avanti
whatif-rolls = Lancia subito i dadi
whatif-comment = Commento a questa mossa
whatif-link = Copia il link
whatif-position = Copia la posizione
whatif-save = Salva come file
whatif-best = Mosse migliori
whatif-depth = Quanto a fondo
whatif-depth-quick = rapido
whatif-depth-deep = a fondo
whatif-roll = Lancia
whatif-take-these = Usa questi
whatif-die = Dado { $number }: { $face }
whatif-drawn = Pescata { $number }
whatif-choose-dice = { $count ->
    [one] Lancia il dado o sceglilo
   *[other] Lancia i { $count } dadi o sceglili
}. Un clic gira un dado.
whatif-choose-drawn = { $count ->
    [one] Pesca una carta o sceglila
   *[other] Pesca { $count } carte o sceglile
}.
whatif-worlds = { $count ->
    [one] provato 1 volta
   *[other] provato { $count } volte
}

# Puzzles in the page and in the terminal

puzzle-title = Problemi
puzzle-about = Posizioni di partite vere in cui una mossa è nettamente migliore di tutte le altre. Trovala sul tabellone.
puzzle-all-themes = Tutti i temi
puzzle-theme = Tema
puzzle-theme-win = Vincere la partita
puzzle-theme-defend-capital = Difendere la capitale
puzzle-theme-take-capital = Conquistare una capitale
puzzle-theme-majority = Conquistare una supremazia
puzzle-theme-convoy = Spezzare il convoglio
puzzle-theme-sea = Battaglie navali
puzzle-theme-power-source = Conquistare un giacimento VK
puzzle-theme-attack = Attaccare
puzzle-theme-march = Muovere
puzzle-theme-retreat = Ritirata
puzzle-theme-hold-back = Fermarsi
puzzle-theme-cards = Giocare una carta
puzzle-theme-special = Attacchi speciali
puzzle-theme-destroy = Distruggere il nemico
puzzle-theme-save-units = Salvare le tue unità
puzzle-theme-activation = Scegliere un’unità
puzzle-theme-movement = Scegliere una casella
puzzle-theme-entry = Entrare sul campo di battaglia
puzzle-theme-reactive-fire = Fuoco di reazione
puzzle-theme-fire = Scegliere un bersaglio
puzzle-theme-hit-back = Contrattaccare
puzzle-theme-losses = Scegliere le perdite
puzzle-theme-reroll = Rilanciare
puzzle-theme-play = Trova la mossa
puzzle-hint-win = Si può decidere adesso.
puzzle-hint-defend-capital = La tua capitale è in pericolo.
puzzle-hint-take-capital = Una capitale è a portata.
puzzle-hint-majority = Conta chi tiene di più.
puzzle-hint-convoy = Unità nemiche potrebbero arrivare via mare.
puzzle-hint-sea = Guarda il mare.
puzzle-hint-power-source = Un giacimento VK è a portata.
puzzle-hint-attack = Un attacco rende più degli altri.
puzzle-hint-march = Le tue unità servono altrove.
puzzle-hint-retreat = Conviene continuare a combattere?
puzzle-hint-hold-back = E se non facessi altro?
puzzle-hint-cards = Confronta punti, movimento e poteri delle tue carte.
puzzle-hint-special = È possibile un attacco speciale.
puzzle-hint-destroy = Si può distruggere un’unità nemica.
puzzle-hint-save-units = Una delle tue unità è in pericolo.
puzzle-hint-activation = Un’unità serve prima delle altre.
puzzle-hint-movement = Pensa a copertura e portata.
puzzle-hint-entry = Pensa a chi vede quella casella.
puzzle-hint-reactive-fire = Fare fuoco ora o tenere l’attivazione?
puzzle-hint-fire = Scegli il bersaglio che conta.
puzzle-hint-hit-back = Confronta le perdite dei due schieramenti.
puzzle-hint-losses = Quale miniatura ti serve di più?
puzzle-hint-reroll = Confronta i dadi con quanto era da aspettarsi.
puzzle-hint-play = Confronta le mosse tra loro.
puzzle-hint-three = È una di queste:
puzzle-why-won = Vinci la partita in questo round: { $here } delle volte, contro { $there } con «{ $next }».
puzzle-why-won-soon = Vinci la partita nelle prossime attivazioni: { $here } dei casi, contro { $there } con «{ $next }».
puzzle-why-capital-kept = Tieni la tua capitale in questo round: { $here } delle volte, contro { $there } con «{ $next }».
puzzle-why-capital-taken = Conquisti una capitale in questo round: { $here } delle volte, contro { $there } con «{ $next }».
puzzle-why-majorities = Supremazie che tieni dopo il round, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-points = Punti in questo round, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-sources = Giacimenti VK che tieni dopo il round, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-army = Il tuo esercito dopo il round, in punti produzione: { $here }, contro { $there } con «{ $next }».
puzzle-why-enemies = Eserciti nemici dopo il round, in punti produzione: { $here }, contro { $there } con «{ $next }».
puzzle-why-destroyed = Unità nemiche distrutte nelle prossime attivazioni, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-units-lost = Unità che perdi nelle prossime attivazioni, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-damage-dealt = Danni che infliggi nelle prossime attivazioni, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-damage-taken = Danni che subisci nelle prossime attivazioni, in media: { $here }, contro { $there } con «{ $next }».
puzzle-why-strength = Ti lascia più forte di «{ $next }», in molte piccole cose.
puzzle-best = La migliore: { $action }
puzzle-chance = Probabilità di vincere: { $chance }. La seconda mossa: { $second }.
puzzle-yours = La tua mossa: { $chance }.
puzzle-as-good = Giusto. Vale quanto la mossa migliore trovata.
puzzle-solution = Soluzione
puzzle-next = Prossimo problema
puzzle-streak = Di fila: { $count }
puzzle-best-streak = Record: { $count }
puzzle-solved = Risolti: { $count } su { $all }
puzzle-try-on = Apri sul tavolo di analisi
puzzle-done-all = Li hai risolti tutti. Ricominciare?
puzzle-forget = Ricomincia
puzzle-gone = Questo problema non c’è più.
puzzle-checking = Confronto in corso…

## A position changed on the board

edit-title = Modifica la posizione
edit-on-board = Modifica sulla mappa
edit-choose-place = Scegli un posto sulla mappa per cambiare ciò che vi si trova.
edit-play = Gioca da qui
edit-line = Posizione in una riga
edit-add = Aggiungi una carta
edit-remove = Togli { $what }
edit-less = { $what }: uno in meno
edit-more = { $what }: uno in più
edit-phase = Round e fase
edit-stage = Fase
edit-scores = Punti e supremazie
edit-cards = Carte
edit-owner = Proprietario
edit-center = Centro di produzione
edit-round = Round
edit-turn = Di turno
edit-points = Punti rimasti
edit-hand = Mano di { $player }
edit-played = Carta giocata da { $player }
edit-as-it-is = nel mezzo
edit-destroyed = distrutta
edit-off = non sul campo
edit-unit-at = { $unit } ({ $place })
edit-put = Metti qui
edit-place = Posto
edit-ammo = { $weapon }: munizioni
edit-loaded = { $weapon }: carica
edit-none = niente
edit-cover = Elemento di copertura
edit-cover-hp = Elemento di copertura: PF
edit-order = Ordine permanente: fuoco contro
edit-reach = Ordine permanente: portata
edit-silent = Richieste di fuoco di reazione disattivate: { $side }
