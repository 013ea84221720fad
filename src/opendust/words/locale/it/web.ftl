# Che cosa dice la pagina di suo; le parole del gioco vengono dal server.

# Tra una cosa e quello che se ne dice.
colon = :{" "}

web-home = Pagina iniziale
web-close = Chiudi
web-preferences = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-system = come il sistema
web-theme-light = chiari
web-theme-dark = scuri
web-animation = Mostra le animazioni
web-sound = Riproduci i suoni
web-build = Versione più veloce
web-build-making = { $percent }
web-build-in-use = pronta, in uso
web-build-no-compiler = non disponibile: sul server manca un compilatore C. I bot ci mettono di più.
web-build-failed = non riuscita. I bot ci mettono di più.
web-you = Tu

# Pagina iniziale

web-hero = La guerra mai finita
web-welcome = Due giochi da tavolo di un altro 1947, secondo il regolamento, contro bot o amici. Niente account, niente da installare.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquista un 1947 alternativo: scegli una carta in segreto, costruisci, muovi, combatti con i dadi.
web-about-tactics = Squadre, eroi e camminatori sul campo di battaglia: muovi, mettiti al riparo, apri il fuoco.
web-tag-dust = Conquista del mondo · da 2 a 6 giocatori
web-tag-tactics = Scontro · squadre e camminatori
web-play-any = Gioca
web-play-dust = Gioca subito a DUST
web-play-tactics = Gioca subito a Dust Tactics
web-you-against = Tu contro
web-rivals = Numero di bot
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
 }
web-of-rank = di grado
web-rank = Grado dei bot
web-with-friends = Gioca con gli amici
web-guided = Prima partita guidata
web-rules = Regole
web-running = Le tue partite in corso
web-open-matches = Partite aperte
web-replays = Le tue partite finite
web-study = Tavolo di analisi
web-puzzles = Problemi
web-forget = Rimuovi
web-show-all = Mostra tutte ({ $count })
web-cancelled = Annullata
web-free-seat = posto libero

# Bots as characters

web-cast-magpie = Gazza
web-cast-mole = Vecchia Talpa
web-cast-tempest = Tempesta
web-cast-corsair = Corsaro
web-cast-clockmaker = Orologiaio
web-cast-fox = Volpe

# Creare una partita e prendervi posto

web-new-match = Nuova partita a { $game }
web-new = Nuova partita
web-new-you = Giochi come
web-new-against = contro
web-others = { $count ->
    [one] 1 avversario
   *[other] { $count } avversari
 }
web-at-the-table = Al tavolo
web-your-name = Il tuo nome
web-seats = Posti
web-seat-kind = Chi prende il posto { $number }?
web-seat-open = Un amico con il link
web-seat-friend = Un amico
web-seat-rank = Bot: { $rank }
web-seat-later = Entra con il link che ricevi tra poco.
web-seat-add = Aggiungi un posto
web-seat-drop = Togli un posto
web-clock = Tempo per una decisione
web-clock-none = senza limite
web-clock-live = secondi
web-clock-days = giorni
web-clock-seconds = secondi per ogni decisione
web-clock-in-days = giorni per ogni decisione
web-listed = Mostra questa partita tra quelle aperte
web-create = Crea la partita
web-join-title = Hai un invito per { $game }
web-join = Prendi posto
web-waiting-for-players = In attesa di giocatori
web-lobby = Quasi pronti
web-seats-free = { $count ->
    [0] Tutti i posti sono occupati.
    [one] 1 posto è libero. La partita comincia quando è occupato.
   *[other] { $count } posti sono liberi. La partita comincia quando sono occupati.
 }
web-fill-all = Comincia con i bot
web-cancel = Annulla la partita
web-cancel-sure = Sì, annulla
web-invite = Invita gli amici
web-qr = Codice QR del link d’invito
web-only-here = Solo questo computer può aprire questi link: gli altri dispositivi non raggiungono il server. Avvialo con:
web-invite-link = Link d’invito per gli amici
web-private-link = Il tuo link: il tuo posto su un altro dispositivo. Tienilo per te.
web-spectator-link = Link per gli spettatori
web-copy = Copia
web-copied = Copiato.

# In una partita

web-connecting = Connessione…
web-lost = Connessione interrotta. Nuovo tentativo…
web-away = Il server si riavvia e torna tra circa { $seconds } s. Non si perde nulla.
web-cannot-open = Questa partita non si può aprire
web-menu = Menu
web-hand-over = Lascia giocare un bot per me
web-hand-over-note = Un bot può giocare per te per un po’. Riprendi il posto quando vuoi.
web-take-back = Riprendi il tuo posto
web-bot-plays = Un bot gioca per te.
web-pause = Chiedi una pausa
web-go-on = Continua
web-paused = La partita è in pausa.
web-resign = Abbandona
web-resign-sure = Sì, abbandona
web-rematch = Gioca ancora
web-parts = Parti della partita
web-tab-turn = Turno
web-tab-scores = Punteggi
web-tab-log = Cronaca
web-tab-study = Varianti
web-tab-edit = Posizione
web-tab-puzzle = Problema
web-tab-options = Azioni
web-dispatches = Dispacci
web-dispatches-none = Nessuna novità dal tuo arrivo. La cronaca racconta tutta la partita.
web-shortcuts = Scorciatoie da tastiera
web-key-tab = prossimo comando
web-key-arrows = da un luogo all’altro sulla mappa
web-key-enter = scegliere
web-key-zoom = ingrandire o ridurre la mappa
web-key-undo = annullare
web-key-escape = chiudere una finestra
web-key-help = questo aiuto
web-no-options = Per ora non c’è niente da decidere.
web-what-to-do = Che cosa fare
web-do-it = Conferma
web-less = uno in meno: { $what }
web-more = uno in più: { $what }
web-all-of = tutto: { $what }
web-none-of = niente: { $what }
web-undo = Annulla
web-refused = Non è permesso.
web-stale = Nel frattempo la partita è andata avanti. Riprova.
web-log-empty = Ancora nessun evento. La cronaca si riempie mentre giochi.
web-past = Vedi il tabellone dopo il passo { $step }.
web-to-now = Torna alla posizione attuale
web-days-left = { $days ->
    [0] meno di un giorno rimasto
    [one] 1 giorno rimasto
   *[other] { $days } giorni rimasti
 }
web-rule = Regola { $rule }

# Errori

web-error-other = Non ha funzionato ({ $code }).
web-error-unreachable = Il server non è raggiungibile.
web-error-too-many-matches = Troppe partite nuove dal tuo indirizzo. Aspetta qualche minuto.
web-error-too-many-listed = Troppe partite pubbliche dal tuo indirizzo. Aspetta qualche minuto, oppure crea la partita senza metterla in elenco.
web-error-too-many-joins = Hai occupato molti posti in partite pubbliche. Aspetta qualche minuto, oppure entra in una partita con il suo link.
web-error-too-many-alive = Troppe partite non finite dal tuo indirizzo. Finiscine una, o annullane una non ancora iniziata.
web-error-too-many-bots = Nelle partite del tuo indirizzo giocano troppi bot. Finisci prima una partita.
web-error-too-many-mails = Troppe e-mail. Aspetta qualche minuto.
web-error-too-many-spectators = Troppe persone guardano già questa partita.
web-error-too-many-bytes = Il tuo indirizzo ha usato troppi dati. Aspetta un momento.
web-error-unavailable = Il server è occupato. Riprova tra un momento.
web-error-too-many-requests = Troppe richieste insieme. Aspetta un momento.
web-error-no-match = Questa partita non esiste.
web-error-protocol-unknown = Questa pagina e il server non si capiscono. Ricarica la pagina.
web-error-wrong-token = Questo link non apre un posto qui.
web-error-wrong-code = Questo invito non è valido.
web-error-no-spectators = Questa partita non ha spettatori.
web-error-no-seat = Tutti i posti sono occupati.
web-error-full = Tutti i posti sono occupati.
web-error-cancelled = Questa partita è stata annullata.
web-error-not-yours = Può farlo solo chi ha creato la partita.
web-error-started = La partita è già cominciata.
web-error-over = La partita è finita.
web-error-paused = La partita è in pausa.
web-error-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto (Menu).
web-error-nothing-to-undo = Non c’è nulla da annullare.
web-error-agreed-already = Hai già chiesto una pausa. Ora devono accettare gli altri.
web-error-malformed = Il server non ha capito la richiesta.
web-error-bad-text = Qualcosa nelle impostazioni non va.

# DUST: la mappa

web-map = Mappa del mondo
web-overview = Il mondo intero: tocca per andarci
web-as-list = Aree come elenco
web-as-map = Mappa
web-only-choosable = Solo ciò che puoi scegliere ora
web-next-to = accanto a
web-zoom-in = Avvicina
web-zoom-out = Allontana
web-lines = Linee
web-zoom-all = Mappa intera
web-land = terra
web-sea = mare
web-mark-capital = capitale
web-mark-source = giacimento VK
web-mark-center = centro di produzione
web-can-choose = si può scegliere
web-brings = { $income ->
    [one] 1 punto produzione
   *[other] { $income } punti produzione
 } a turno
web-can-attack = { $player } può attaccare da: { $from }.
web-can-strike = { $player } può attaccare da qualunque luogo.
web-can-move = { $player } può muovere qui.
web-you-can-attack = Puoi attaccare da: { $from }.
web-you-can-strike = Puoi attaccare da qualunque luogo.
web-you-can-move = Puoi muovere qui.
web-not-there = Ora non puoi scegliere quest’area.

# DUST: giocatori e carte

web-players = Giocatori in ordine di gioco
web-player = Giocatore
web-points = punti vittoria
web-points-of = { $points } di { $goal } punti vittoria
web-income = punti produzione per turno
web-cards = carte in mano
web-has-chosen = ha scelto una carta
web-is-asked = deve decidere
web-your-cards = Le tue carte
web-no-cards = Non hai carte in mano.
web-value-combat = Combattimento: attacchi, e il tuo posto nell’ordine
web-value-movement = Movimento: quanti movimenti
web-value-production = Punti produzione
web-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 }
web-play-card = Gioca questa carta

# DUST: il turno

web-round = Round { $round }
web-stage-setup = Preparazione
web-stage-cards = Carte
web-stage-production = Produzione
web-stage-movement = Movimento
web-stage-combat = Combattimento
web-stage-end = Punteggio
web-rules-of = Regole: { $stage }
web-latest = Ultimi eventi
web-shop = Che cosa compri?
web-points-left = { $points ->
    [0] nessun punto rimasto
    [one] 1 punto rimasto
   *[other] { $points } punti rimasti
 }
web-income-of = Centri { $centers }, capitali { $capitals }, carta { $card }; almeno { $least }. In questo turno: { $total ->
    [one] 1 punto
   *[other] { $total } punti
 }.
web-up-to = fino a { $most }
web-buy-all = tutto il possibile ({ $amount }): { $what }
web-discard-first = { $count ->
    [0] Prima scarta carte
   *[other] Prima scarta carte ({ $count })
 }
web-bought = Comprato:
web-step-origin = Scegli una tua area illuminata.
web-step-target = Partenza: { $area }. Scegli una delle aree illuminate.
web-step-area = Scegli una delle aree illuminate sulla mappa.
web-clear = Ricomincia
web-click-again = Oppure clicca di nuovo l’area.
web-units-needed = Scegli da { $least } a { $most } unità.
web-counts = Scelta: { $total } (da { $least } a { $most })
web-place-all = piazza { $amount }

# DUST: battaglie e probabilità

web-odds = Probabilità di questa battaglia
web-odds-wait = Calcolo delle probabilità…
web-odds-losses = Perdite attese in punti produzione: attaccante { $attacker }, difensore { $defender }.
web-odds-retreats = Se ora si ritirano unità
web-odds-stay = nessuna ritirata: conquista
web-odds-leave = { $units } in ritirata: conquista
web-odds-reverse = Nel senso opposto: { $chance }
web-attacker = Attaccante
web-defender = Difensore
web-dice = Dadi { $faces }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
web-dice-count = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }
web-supremacy = iniziativa { $sum }
web-hits = { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }
web-used = non più disponibile
web-battle-of = Battaglia: { $area }
web-battle-land = Battaglia terrestre: { $area }
web-battle-sea = Battaglia navale: { $area }
web-battle-amphibious = Attacco anfibio: { $area }
web-battle-drop = Lancio di robot: { $area }
web-rolls-first = Primo lancio: { $player }.
web-minimise = Guarda la mappa

# DUST: i punteggi

web-track = Punti vittoria
web-needs-points = { $left ->
    [one] Manca 1 punto alla vittoria.
   *[other] Mancano { $left } punti alla vittoria.
 }
web-has-points = Punti sufficienti per vincere.
web-needs-capital = Serve anche una capitale.
web-next-round = Ora +{ $total } a round (capitali { $capitals }, giacimenti { $sources }, supremazie { $majorities }).
web-majorities = Supremazie
web-holdings = Possedimenti
web-head-land = Terra
web-head-sea = Mare
web-head-capitals = Capitali
web-head-sources = Giacimenti
web-head-centers = Centri
web-head-income = Entrate
web-head-cards = Carte
web-buy-one = uno in più: { $what }

# Rivedere

web-replay = Rivedi
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-of = Passo { $step } di { $last }
web-first-step = All’inizio
web-speed = Velocità
web-next-fight = Prossima battaglia
web-worst = Il tuo momento peggiore
web-worst-any = La battaglia più pesante
web-share-moment = Copia il link a questo momento
web-try = Prova da qui
web-watch-replay = Rivedi la partita
web-play = Avvia
web-stop = Ferma
web-newest-first = Prima il round più recente
web-after = Dopo la partita
web-replay-link = Link per rivedere la partita
web-download = Scarica la registrazione
web-check-dice = Controlla i dadi
web-dice-right = { $rolls ->
    [one] I dadi sono onesti: il seme fissato prima della partita dà il lancio.
   *[other] I dadi sono onesti: il seme fissato prima della partita dà tutti i { $rolls } lanci.
 }
web-commitment-changed = Il server ora indica un’altra impronta per i dadi di questa partita. Conserva la prima e controlla i dadi dopo la partita.
web-went-back = Il server è tornato a un momento precedente di questa partita.
web-share-unused = Il server non usa la tua quota di dadi. Controlla i dadi dopo la partita.
web-dice-shared = La tua quota è in { $own } di { $rolls ->
    [one] 1 risultato
   *[other] { $rolls } risultati
 }.
web-dice-wrong = { $wrong ->
    [one] I dadi non corrispondono al seme: 1 lancio è sbagliato.
   *[other] I dadi non corrispondono al seme: { $wrong } lanci sono sbagliati.
 }
web-luck = Fortuna: colpi a segno e attesi
web-luck-dice = Dadi
web-luck-hits = A segno
web-luck-expected = Attesi

# Regole

web-rules-title = Regole di { $game }
web-search-rules = Cerca nelle regole
web-chapter = Capitolo
web-all-chapters = Tutti i capitoli
web-all-rules = Tutte le regole
web-no-rules = Nessuna regola trovata.
web-no-such-rule = La regola { $rule } non esiste.
web-here = In questa partita:
web-other-reading = Altra lettura:
web-switch-lines = Per giocare altrimenti:
web-related = Vedi anche
web-compare = Confronta le edizioni
web-edition-one = Un’edizione
web-edition-other = L’altra edizione
web-difference = Differenza

# Prima partita guidata

web-follow = Fallo: { $what }
web-own-way = Ora giochi a modo tuo. La partita continua contro un bot.
web-lesson-of = Lezione { $number } di { $count }
web-lesson-step = Passo { $step } di { $steps }

web-won = vince
web-look-back = Rivedi la partita
web-analyse = Analizza
web-price = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }

web-notices = Avvisami quando tocca a me
web-notices-push = Avvisami in questo browser
web-notices-mail = Per e-mail a
web-notices-confirm = Quasi fatto: apri il link nell’e-mail che stai per ricevere.
web-save = Salva
web-saved = Salvato.
web-notices-off = Nessun avviso
web-error-seat-taken = Questo posto è occupato.
web-answer-losses = Subisci perdite.
web-answer-reaction = Reagire?
web-answer-retaliation = Rispondi al colpo.
web-rolling = I dadi rotolano.
web-theirs-placing = Piazza il terreno.
web-theirs-joining = Assegna gli eroi alle squadre.
web-theirs-first = Sceglie chi comincia.
web-theirs-activation = Sceglie un’unità e le sue azioni.
web-theirs-entry = Entra nel campo di battaglia.
web-theirs-move = Muove un’unità.
web-theirs-reaction = Decide sul fuoco di reazione.
web-theirs-declaration = Sceglie competenze e armi speciali.
web-theirs-targets = Prende la mira.
web-theirs-flame = Sceglie la via della fiamma.
web-theirs-medal = Decide se rilanciare.
web-theirs-retaliation = Decide come rispondere al colpo.
web-theirs-losses = Sceglie le perdite.
web-theirs-skill = Usa una competenza.
web-theirs-setup_card = Sceglie una carta per la preparazione.
web-theirs-choose_color = Sceglie un colore.
web-theirs-claim_capital = Sceglie una capitale.
web-theirs-claim_power_source = Occupa un giacimento VK.
web-theirs-claim_land = Occupa un’area di terra.
web-theirs-setup_center = Piazza un centro di produzione.
web-theirs-setup_reinforce = Costruisce i rinforzi.
web-theirs-initiative_card = Sceglie una carta.
web-theirs-koshka_window = Decide se usare Koshka.
web-theirs-purchase = Compra.
web-theirs-place_units = Piazza le nuove unità.
web-theirs-place_centers = Piazza centri di produzione.
web-theirs-production_end = Termina la produzione.
web-theirs-movement = Muove le unità.
web-theirs-attack = Sceglie un attacco.
web-theirs-battle_start_window = Decide se usare un potere speciale.
web-theirs-retreat = Decide se ritirarsi.
web-theirs-retreat_destination = Si ritira.
web-theirs-casualties = Sceglie che cosa viene distrutto.
web-theirs-secret_weapon_window = Decide se usare un potere speciale.
web-theirs-reroll_window = Decide se usare un potere speciale.
web-theirs-nurse_window = Decide se usare un potere speciale.
web-theirs-special_casualties = Sceglie che cosa viene distrutto.
web-your-turn = Tocca a te
web-all-lines = { $count ->
    [one] Mostra 1 passo
   *[other] Mostra tutti i { $count } passi
 }
web-default-name = Comandante

web-house-changed = { $count ->
    [one] 1 modificata
   *[other] { $count } modificate
 }
web-house-note = Qui i regolamenti divergono. Nessuna modifica.
web-house-search = Cerca tra le regole
web-house-all = Mostra tutte le letture ({ $count })
web-house-nobody = nessun regolamento
web-house-back = Come nell’edizione
web-house-values = Possibile: { $values }. Edizione: { $usual }
web-yes = sì
web-no = no
web-pace = Pausa tra le mosse degli altri
web-pace-none = nessuna
web-pace-short = breve
web-pace-long = lunga
web-skip = Salta
web-behind = { $count ->
    [one] Ancora 1 passo da vedere
   *[other] Ancora { $count } passi da vedere
 }
web-see-again = Mostra di nuovo le mosse degli altri
web-thinks = pensa da { $seconds } s
web-newer-page = C’è una versione più recente di questa pagina.
web-reload = Ricarica
web-other-version = Questa pagina è della versione { $page } di OpenDust, il server della { $server }. Se qualcosa non va, ricarica. Se non basta, chi gestisce il server deve ricostruire la pagina.
web-server-gone = Il server non risponde. Le tue partite sono al sicuro. Nuovo tentativo…
web-try-now = Prova ora
web-push-denied = Il browser non può mostrare notifiche per questa pagina. Permettile nelle impostazioni del sito, poi riprova.
web-push-unreachable = Il browser non raggiunge il suo servizio di notifiche. Controlla la connessione a Internet. Non è stato salvato nulla.
web-push-asking = Richiesta al browser…
web-value-stated = come dice il regolamento
web-value-ruled = nostra interpretazione; il regolamento non lo dice
web-value-none = questa regola non esiste
web-battle-story = Come è andata

# Consigli

web-captain = Che cosa farebbe un capitano?
web-counsel = Il consiglio di un capitano
web-counsel-wait = Un capitano sta pensando…
web-counsel-none = Qui il capitano non ha consigli.
web-settle = Prepara tu per me
web-error-setup-over = La preparazione è finita.
web-waited = Mentre aspettavi
web-show-me = Mostra
web-what-next = E adesso
web-next-lesson = Prossima lezione: { $title }
web-easy-bots = Gioca contro un bot facile
web-lessons = { $count ->
    [one] 1 breve lezione
   *[other] { $count } brevi lezioni
 }
web-talk = Conversazione
web-talk-new = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
 }
