# Errori nei file dei tabelloni: la forma.

fault-board-unknown = Il tabellone { $board } non è nel pacchetto. Scegli tra: { $known }.
fault-board-unknown-key = { $key } non ha significato in un file di tabellone. Scegli tra: { $known }.
fault-board-no-name = Il tabellone non ha un nome. Scrivi per esempio: name = "my-world"
fault-board-no-areas = Manca l’elenco delle aree { $kind ->
    [land] di terra
    [sea] di mare
   *[other] { $kind }
 }. Scrivi: { $kind } = [ ... ], un’area per riga.
fault-board-too-many-areas = { $count } aree { $kind ->
    [land] di terra
    [sea] di mare
   *[other] { $kind }
 } sono troppe: al massimo { $most }.
fault-board-area-without-id = L’area numero { $number } dell’elenco { $kind } non ha un id. Scrivi: { "{" } id = "iceland", at = [-19, 65], name = "Iceland" { "}" }
fault-board-bad-id = { $area } non è un id: usa lettere minuscole, cifre e trattini singoli, con una lettera all’inizio.
fault-board-area-twice = L’area { $area } è descritta due volte: gli id devono essere diversi.
fault-board-unknown-field = { $area }: { $key } qui non ha significato. Scegli tra: { $known }.
fault-board-bad-place = { $area } deve avere una posizione: at = [longitudine da -180 a 180, latitudine da -90 a 90].
fault-board-unknown-shape = C’è una forma per { $area }, che non esiste.
fault-board-bad-shape = La forma di { $area } deve essere un elenco di posizioni, per esempio: [[-9, 57], [-2, 53]]
fault-board-unknown-region = { $area } è in { $region }, che non è tra le regioni. Scegli tra: { $known }.
fault-board-unknown-mark = { $area } non può avere il segno { $mark }. Scegli tra: { $known }.
fault-board-capital-at-sea = { $area } è un’area di mare: le capitali sono aree di terra.
fault-board-without-name = { $area } deve avere un nome: name = "..." oppure name = { "{" } en = "...", de = "..." { "}" }, almeno in inglese.
fault-board-bad-name = { $area }: il nome in { $key } deve essere un testo, in una di queste lingue: { $known }.
fault-board-regions-no-table = Le regioni devono essere una tabella: [regions], poi una riga per regione.
fault-board-links-no-table = I collegamenti devono essere una tabella: [links], poi una riga per area, per esempio: iceland = ["greenland", "north-sea"]
fault-board-link-ends-no-list = I collegamenti di { $area } devono essere un elenco di id, per esempio: { $area } = ["greenland", "north-sea"]
fault-board-unknown-link-end = Un collegamento porta a { $area }, che non esiste.
fault-board-unknown-link-end-near = Un collegamento porta a { $area }, che non esiste. Intendevi { $near }?
fault-board-self-link = { $area } è collegata a se stessa.
fault-board-link-twice = Il collegamento { $area } – { $other } è scritto due volte, la prima alla riga { $first }. Scrivi ogni collegamento una volta sola.
fault-board-small-line = { $key } deve essere un testo di parole, per esempio: "rome! oslo paris*"
fault-board-small-id = { $area } non è un id con un segno: usa lettere minuscole, cifre e trattini, poi nulla, ! (capitale) o * (giacimento VK).
fault-board-small-link = { $link } non collega due delle aree. Scrivi: rome-oslo
fault-board-small-link-twice = Il collegamento { $link } è scritto due volte.

# Condizioni di un tabellone del mondo.

fault-world-land-count = Aree di terra: { $count }. Un tabellone del mondo ne ha { $wanted }.
fault-world-sea-count = Aree di mare: { $count }. Un tabellone del mondo ne ha { $wanted }.
fault-world-capital-count = Capitali: { $count }. Un tabellone del mondo ne ha { $wanted }.
fault-world-land-source-count = Giacimenti VK di terra: { $count }. Un tabellone del mondo ne ha { $wanted }.
fault-world-sea-source-count = Giacimenti VK di mare: { $count }. Un tabellone del mondo ne ha { $wanted }.
fault-world-capital-alone = La capitale { $area } è senza coppia: collegala a un’altra capitale.
fault-world-capital-crowd = La capitale { $area } è adiacente a più capitali ({ $others }): può averne una sola in coppia.
fault-world-capital-inland = La capitale { $area } non è costiera: collegala a un’area di mare.
fault-world-pairs-close = Le capitali { $area } e { $other } sono di coppie diverse ma distano { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }; il minimo è { $wanted }.
fault-world-few-links = { $area } ha { $count ->
    [0] nessun collegamento
    [one] un solo collegamento
   *[other] solo { $count } collegamenti
 }: ogni area ne ha almeno { $wanted }.
fault-world-sea-apart = Queste aree di mare non si raggiungono via mare dalle altre: manca un collegamento. { $areas }.
fault-world-board-apart = Queste aree non si raggiungono dalle altre: manca un collegamento. { $areas }.
fault-world-off-map = { $area } è troppo a nord o a sud per essere disegnata.
fault-world-circles-touch = I cerchi di { $area } e { $other } si toccano: spostane uno.
fault-world-wrap-on-land = Il collegamento { $area } – { $other } uscirebbe dal bordo della mappa: è permesso solo tra aree di mare.
fault-world-link-through = Il collegamento { $area } – { $other } passa attraverso il cerchio di { $through }.
fault-world-links-cross = Il collegamento { $area } – { $other } incrocia il collegamento { $third } – { $fourth }.
fault-world-link-missing = Manca il collegamento { $area } – { $other } del nostro tabellone con questo nome. Aggiungilo, oppure cambia nome al tuo tabellone.
fault-world-link-added = Il nostro tabellone con questo nome non ha il collegamento { $area } – { $other }. Toglilo, oppure cambia nome al tuo tabellone.

# Errori nei file dei mazzi.

fault-deck-unknown = Il mazzo { $deck } non è nel pacchetto. Scegli tra: { $known }.
fault-deck-no-name = Il mazzo non ha un nome. Scrivi per esempio: name = "my-deck"
fault-deck-no-cards = Manca l’elenco delle carte. Scrivi: cards = ["322-2-nurse", ...]
fault-deck-size = { $count ->
    [one] 1 carta non va bene
   *[other] { $count } carte non vanno bene
 }: un mazzo ne ha da 1 a { $most }.
fault-deck-card-twice = La carta { $card } è due volte nel mazzo: le carte devono essere diverse.
fault-deck-card-form = { $card } non è una carta. Scrivi combattimento, movimento, produzione, poi le stelle, poi il potere: 322-2-nurse
fault-deck-sum = La somma dei valori di { $card } è { $sum }, non 7.
fault-deck-ability = { $card }: il potere { $ability } non esiste. Scegli tra: { $known }.

# Il disegno.

board-title = DUST: il tabellone «{ $board }»
board-legend-land = area di terra
board-legend-sea = area di mare
board-legend-capital = capitale (un’area di terra)
board-legend-land-source = giacimento VK di terra
board-legend-sea-source = giacimento VK di mare
board-legend-solid = aree adiacenti
board-legend-dashed = adiacenti: area di terra costiera e area di mare
board-legend-edge = continua alla stessa lettera sull’altro lato

# La tabella dell’equilibrio.

fairness-land-neighbours = aree di terra adiacenti
fairness-sea-neighbours = aree di mare adiacenti
fairness-within-2 = aree entro 2 passi
fairness-within-3 = aree entro 3 passi
fairness-land-within-2 = aree di terra entro 2 passi via terra
fairness-land-within-3 = aree di terra entro 3 passi via terra
fairness-land-source-1 = giacimento VK di terra più vicino
fairness-land-source-2 = secondo giacimento VK di terra
fairness-land-source-3 = terzo giacimento VK di terra
fairness-land-source-4 = quarto giacimento VK di terra
fairness-land-sources-all = tutti i giacimenti VK di terra, somma dei passi
fairness-sea-source-1 = giacimento VK di mare più vicino, via mare
fairness-sea-source-2 = secondo giacimento VK di mare, via mare
fairness-sea-sources-all = tutti i giacimenti VK di mare, somma dei passi
fairness-rival = capitale più vicina di un’altra coppia
fairness-rivals-all = capitali delle altre coppie, somma dei passi
fairness-spread = scarto

# Che cosa dice `opendust board`.

board-sound = { $board }: tabellone del mondo corretto (aree di terra { $land }, aree di mare { $sea }, collegamenti { $links }, impronta { $digest }).
board-unsound = { $count ->
    [one] 1 condizione non è rispettata
   *[other] { $count } condizioni non sono rispettate
 }: il tabellone si può leggere, ma non è un tabellone del mondo corretto.
board-unreadable = { $count ->
    [one] 1 errore
   *[other] { $count } errori
 }: questo non è un tabellone.
board-drawn = { $board } è disegnato in { $file }.
fault-file-unwritable = Il file non si può scrivere: { $reason }
