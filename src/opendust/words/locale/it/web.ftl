# Ciò che la pagina dice di suo; le parole del gioco vengono dal server.

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
web-you = Tu

# Pagina iniziale

web-welcome = Due giochi da tavolo secondo il regolamento, contro bot o amici. Senza registrazione, senza installazione.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquista un altro mondo del 1947: scegli una carta in segreto, costruisci, muovi, combatti con i dadi.
web-about-tactics = Squadre, eroi e camminatori sul campo di battaglia: muovi, mettiti al riparo, apri il fuoco.
web-play-dust = Gioca subito a DUST
web-play-tactics = Gioca subito a Dust Tactics
web-play-note-dust = Tu contro tre bot
web-play-note-tactics = Tu contro un bot
web-with-friends = Gioca con amici
web-guided = Prima partita guidata
web-rules = Regole
web-running = Le tue partite in corso
web-open-matches = Partite che cercano giocatori
web-replays = Le tue partite finite
web-forget = Dimentica
web-free-seat = posto libero

# Creare ed entrare

web-new-match = Una nuova partita a { $game }
web-your-name = Il tuo nome
web-seats = Posti
web-seat-me = Tu
web-seat-kind = Chi prende il posto { $number }?
web-seat-open = Qualcuno con il link
web-seat-bot = Un bot
web-bot-of-seat = Bot del posto { $number }
web-seat-add = Un posto in più
web-seat-drop = Un posto in meno
web-clock = Tempo per una decisione
web-clock-none = senza limite
web-clock-live = secondi
web-clock-days = giorni
web-clock-seconds = secondi per ogni decisione
web-clock-in-days = giorni per ogni decisione
web-listed = Mostra la partita a chi ne cerca una
web-create = Crea la partita
web-join-title = Sei invitato a { $game }
web-join = Prendi posto
web-waiting-for-players = In attesa di giocatori
web-invite-link = Link per gli amici: chi lo apre può prendere posto
web-private-link = Il tuo link: il tuo posto su un altro dispositivo. Tienilo per te.
web-spectator-link = Link per spettatori
web-copy = Copia
web-copied = Copiato.

# In una partita

web-connecting = Connessione…
web-lost = La connessione è caduta. Nuovo tentativo…
web-cannot-open = Questa partita non si può aprire
web-menu = Menu
web-hand-over = Lascia giocare un bot per me
web-hand-over-note = Un bot può giocare per te per un po'; riprendi il posto quando vuoi.
web-take-back = Riprendi il mio posto
web-bot-plays = Un bot gioca per te.
web-pause = Chiedi una pausa
web-go-on = Continua
web-paused = La partita è in pausa.
web-resign = Abbandona
web-resign-sure = Abbandona davvero
web-rematch = Gioca ancora
web-parts = Parti della partita
web-tab-turn = Turno
web-tab-scores = Punteggi
web-tab-log = Cronaca
web-all-options = Tutto ciò che puoi fare ora, come modulo
web-what-to-do = Che cosa fare
web-do-it = Esegui
web-less = uno in meno: { $what }
web-more = uno in più: { $what }
web-all-of = tutti: { $what }
web-none-of = nessuno: { $what }
web-undo = Annulla
web-refused = Questo non è permesso.
web-stale = Nel frattempo la partita è andata avanti.
web-log-empty = Non è ancora successo niente.
web-past = Vedi il tabellone dopo il passo { $step }.
web-to-now = Torna a ora
web-days-left = { $days ->
    [one] 1 giorno rimasto
   *[other] { $days } giorni rimasti
 }
web-rule = Regola { $rule }

# Errori

web-error-other = Non ha funzionato ({ $code }).
web-error-unreachable = Il server non è raggiungibile.
web-error-unavailable = Il server è occupato per un momento. Riprova.
web-error-too-many-requests = Troppe richieste insieme. Aspetta un momento.
web-error-no-match = Questa partita non esiste.
web-error-wrong-token = Questo link non apre un posto qui.
web-error-wrong-code = Questo invito non è valido.
web-error-no-spectators = Questa partita non ha spettatori.
web-error-no-seat = Tutti i posti sono occupati.
web-error-full = Tutti i posti sono occupati.
web-error-over = La partita è finita.
web-error-paused = La partita è in pausa.
web-error-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto (Menu).
web-error-nothing-to-undo = Non c'è niente da annullare.
web-error-agreed-already = Hai già chiesto una pausa; gli altri devono acconsentire.
web-error-malformed = Il server non ha capito la richiesta.
web-error-bad-text = Qualcosa nelle impostazioni non va.

# DUST: la mappa

web-map = Mappa del mondo
web-as-list = Aree come elenco
web-as-map = Mappa
web-only-choosable = Solo ciò che si può scegliere ora
web-next-to = accanto a
web-zoom-in = Avvicina
web-zoom-out = Allontana
web-zoom-all = Mappa intera
web-land = terra
web-sea = mare
web-mark-capital = Capitale
web-mark-source = Giacimento VK
web-mark-center = Centro di Produzione
web-can-choose = si può scegliere
web-brings = Porta { $income } Punti Produzione.
web-can-attack = { $player } potrebbe attaccare da: { $from }.
web-can-strike = { $player } potrebbe attaccare da qualsiasi luogo.
web-can-move = { $player } potrebbe muovere qui.
web-not-there = Quest'area ora non si può scegliere.

# DUST: giocatori e carte

web-players = Giocatori in ordine di gioco
web-player = Giocatore
web-points = Punti Vittoria
web-points-of = { $points } di { $goal } Punti Vittoria
web-income = Punti Produzione per turno
web-cards = carte in mano
web-has-chosen = ha scelto una carta
web-is-asked = deve decidere
web-your-cards = Le tue carte
web-no-cards = Non hai carte in mano.
web-value-combat = Combattimento: attacchi, e il tuo posto nell'ordine
web-value-movement = Movimento: quanti movimenti
web-value-production = Punti Produzione
web-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 }
web-pick-card = Scegli una delle tue carte sotto la mappa.
web-secret = Nessuno la vede prima che tutti abbiano scelto.
web-play-card = Gioca questa carta

# DUST: il turno

web-round = Round { $round }
web-stage-setup = Preparazione
web-stage-cards = Carte
web-stage-production = Produzione
web-stage-movement = Movimento
web-stage-combat = Combattimento
web-stage-end = Fine del round
web-rules-of = Regole: { $stage }
web-latest = Che cosa è successo
web-shop = Che cosa compri?
web-points-left = { $points ->
    [one] 1 punto rimasto
   *[other] { $points } punti rimasti
 }
web-income-of = { $centers } dai centri, { $capitals } dalle Capitali, { $card } dalla carta; almeno { $least }: { $total } punti in questo turno.
web-up-to = fino a { $most }
web-buy-all = { $amount } di questi: { $what }
web-buy-one = uno in più: { $what }
web-buy-neutral = Compra unità per le forze neutrali
web-price = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-discard-first = Prima scarta carte ({ $count })
web-bought = Comprato:
web-shop-end = Poi “{ $end }”: ciò che hai comprato va sulla mappa.
web-step-origin = Scegli una tua area illuminata.
web-step-target = Da { $area }: scegli una delle aree illuminate.
web-step-area = Scegli una delle aree illuminate sulla mappa.
web-clear = Ricomincia
web-click-again = Oppure tocca l'area ancora una volta.
web-units-needed = Scegli da { $least } a { $most } unità.
web-counts = { $total } scelte (da { $least } a { $most })
web-place-all = piazza { $amount }

# DUST: battaglie e probabilità

web-odds = Probabilità di questa battaglia
web-odds-wait = Calcolo delle probabilità…
web-odds-losses = Perdite attese: attaccante { $attacker }, difensore { $defender } unità.
web-odds-retreats = Se ora si ritirano unità
web-odds-stay = tutti restano: conquista
web-odds-leave = { $units } via: conquista
web-odds-reverse = Al contrario: { $chance }
web-attacker = Attaccante
web-defender = Difensore
web-dice = Dadi { $faces }: { $hits } colpi a segno.
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
web-losing = Perde { $units }
web-used = usato
web-battle-of = Battaglia: { $area }
web-battle-land = Battaglia: { $area }
web-battle-sea = Attacco navale: { $area }
web-battle-amphibious = Sbarco: { $area }
web-battle-drop = Lancio di Robot: { $area }
web-rolls-first = { $player } ha l'iniziativa tattica e tira per primo.
web-minimise = Guarda la mappa
web-decide-beside = Decidi tu: vedi “Turno”.

# DUST: i punteggi

web-track = Punti Vittoria
web-needs-points = { $left ->
    [one] Manca 1 punto alla vittoria.
   *[other] Mancano { $left } punti alla vittoria.
 }
web-has-points = Punti sufficienti per vincere.
web-needs-capital = Serve ancora una Capitale.
web-next-round = Ora +{ $total } a round ({ $capitals } Capitali, { $sources } Giacimenti, { $majorities } Supremazie).
web-majorities = Supremazie
web-holdings = Possedimenti
web-head-land = Terra
web-head-sea = Mare
web-head-capitals = Capitali
web-head-sources = Giacimenti
web-head-centers = Centri
web-head-income = Entrate
web-head-cards = Carte

# Rivedere

web-replay = Rivedi
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-play = Avvia
web-stop = Ferma
web-newest-first = Prima i più recenti
web-after = Dopo la partita
web-replay-link = Link per rivedere la partita
web-download = Scarica la registrazione
web-check-dice = Controlla i dadi
web-dice-right = { $rolls ->
    [one] I dadi sono onesti: il seme è quello fissato prima della partita, e dà il lancio.
   *[other] I dadi sono onesti: il seme è quello fissato prima della partita, e dà tutti i { $rolls } lanci.
 }
web-dice-wrong = I dadi non corrispondono al seme: { $wrong } lanci sono sbagliati.
web-luck = Fortuna: colpi a segno e attesa
web-luck-dice = Dadi
web-luck-hits = Colpi
web-luck-expected = Attesi
web-won = ha vinto
web-look-back = Rivedi la partita

# Regole

web-rules-title = Regole di { $game }
web-search-rules = Cerca nelle regole
web-chapter = Capitolo
web-all-chapters = Tutti i capitoli
web-all-rules = Tutte le regole
web-no-rules = Nessuna regola ha queste parole.
web-no-such-rule = Non c'è una regola { $rule }.
web-here = In questa partita:
web-related = Vedi anche
web-compare = Confronta le edizioni
web-edition-one = Un'edizione
web-edition-other = L'altra edizione
web-difference = Differenza

# Prima partita guidata

web-follow = Fallo: { $what }
web-own-way = Vai per la tua strada; la partita continua contro un bot.
web-lesson-step = Passo { $step } di { $steps }

web-notices = Avvisami quando tocca a me
web-notices-push = Avvisami in questo browser
web-notices-mail = Per e-mail a
web-save = Salva
web-saved = Salvato.
web-notices-off = Nessun avviso
web-error-seat-taken = Questo posto è occupato.
web-your-turn = Tocca a te
web-all-lines = Mostra tutti i { $count } passi
web-default-name = Comandante

web-house-rules = Regole della casa
web-house-changed = { $count } cambiate
web-house-note = L'edizione decide tutto. Chi vuole giocare diversamente cambia qui singole opzioni.
web-house-search = Cerca tra le opzioni
web-house-usual = edizione
web-house-back = Come nell'edizione
web-house-values = Possibile: { $values }. Edizione: { $usual }
web-yes = sì
web-no = no
web-english-only = I testi delle regole sono solo in inglese.
web-pace = Pausa tra le mosse degli altri
web-pace-none = nessuna
web-pace-short = breve
web-pace-long = lunga
web-skip = Salta
web-behind = Ancora { $count } passi da vedere
web-see-again = Mostra di nuovo che cosa hanno fatto gli altri
web-thinks = pensa da { $seconds } s
web-newer-page = C'è una versione più recente di questa pagina.
web-reload = Ricarica
web-other-version = Questa pagina è della versione { $page } di OpenDust, il server della versione { $server }. Se qualcosa non va, ricarica; se non basta, il gestore deve ricostruire la pagina.
web-server-gone = Il server non risponde. È ancora in funzione? Le partite restano salvate; questa pagina lo cerca di nuovo da sola.
web-try-now = Prova ora
web-push-denied = Il browser non può mostrare notifiche per questa pagina. Permettile nelle impostazioni del sito e riprova.
web-push-unreachable = Il browser non raggiunge il suo servizio di notifiche. C'è una connessione a Internet? Non è stato salvato nulla.
web-push-asking = Si chiede al browser…
web-value-stated = come dice il testo
web-value-ruled = si gioca così; il libretto tace
web-value-none = nessuna regola del genere
web-battle-story = Che cosa è successo
