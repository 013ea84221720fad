# Che cosa non va in un comando, una registrazione, una preparazione, una posizione o un caso.

name-unknown = { $noun ->
    [area] L’area
    [card] La carta
    [unit] L’unità
    [color] Il colore
    [seat] Il giocatore
    [side] Lo schieramento
    [space] La casella
    [weapon] L’arma
   *[other] Il nome
 } «{ $text }» non esiste.
name-unclear = «{ $text }» può essere: { $values }.
verb-unknown = Il comando «{ $text }» non esiste.
argument-missing = Dopo «{ $verb }» manca: { $name ->
    [area] l’area
    [card] la carta
    [color] il colore
    [center] il centro di produzione
    [amount] la quantità
    [unit] l’unità
    [player] il giocatore
    [discards] le carte da scartare
    [origin] la partenza
    [target] il bersaglio
    [units] le unità
    [bombers] i bombardieri
    [mechs] i robot
    [space] la casella
    [element] l’elemento di copertura
    [hero] l’eroe
    [squad] la squadra
    [side] lo schieramento
    [plan] le due azioni
    [extras] le competenze e armi speciali
    [weapon] l’arma
    [ammo] le munizioni
    [model] la miniatura
    [result] il dado
    [weapons] le armi
    [models] le perdite
    [artillery] l’unità di artiglieria
    [quarry] contro chi vale l’ordine
    [range] la distanza
   *[other] { $name }
 }.
argument-surplus = «{ $text }» qui è di troppo.
argument-unknown = «{ $text }» non fa parte di { $verb }. Scegli tra: { $known }.
number-expected = { $name ->
    [amount] La quantità è un numero
    [ammo] Le munizioni si indicano con un numero
    [range] La distanza è un numero
    [bombers] I bombardieri si indicano con un numero
    [mechs] I robot si indicano con un numero
    [units] Le unità si indicano con un numero
   *[other] Qui serve un numero ({ $name })
 }, non «{ $text }».
amounts-expected = Scrivi un numero prima di ogni nome, per esempio: 3 tank 1 mech. «{ $text }» non è leggibile.
dice-not-numbers = I dadi sono numeri da 1 a 6, non «{ $text }».
input-unknown = «{ $text }» non è una mossa: una riga comincia con il numero del posto, con dice o con draw.
more-hits-than-dice = Con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 } i colpi a segno non possono essere { $hits }.

record-torn = L’ultima riga non è completa: «{ $text }». Il file è stato troncato lì.
record-not-one = Questa non è una registrazione di OpenDust: comincia con «{ $text }».
record-too-new = La registrazione ha il formato { $found }; questo programma legge fino al { $known }. Serve un programma più recente.
record-too-old = La registrazione ha il formato { $found }, che non si può portare al { $known }.
record-no-inputs-mark = Tra intestazione e mosse manca la riga { $text }.
record-header-missing = Nell’intestazione manca: { $name }.
record-header-unknown = L’intestazione ha una riga sconosciuta: «{ $text }».
record-seed-not-hex = Il seme non è un numero esadecimale: «{ $text }».
record-input-refused = «{ $text }» lì non è permesso ({ $rule }).
record-rules-version = La registrazione usa la versione { $found } delle regole; questo programma ha la versione { $known }.
record-no-seed = La registrazione non ha un seme, quindi i suoi dadi non si possono controllare.
record-commitment-wrong = Il seme non è quello fissato prima della partita.
record-commitment-other = L’impronta della registrazione è { $found }. Tu hai annotato { $noted }.
record-link-unreadable = «{ $text }» non è un posto con un’impronta di 64 cifre esadecimali.
record-link-wrong = Questo anello non appartiene alla quota di dadi del giocatore.
record-share-missing = Nessuno in questa partita ha la quota che hai annotato: { $noted }.
record-hash-malformed = «{ $noted }» non è un’impronta di 64 cifre esadecimali.
record-outcome-wrong = «{ $text }» non è il risultato del seme: { $right }.
record-end-missing = La partita è finita, ma manca la riga con la posizione finale.
record-end-early = La registrazione dice che la partita è finita, ma non lo è.
record-end-differs = La posizione finale non è quella indicata dall’ultima riga.
record-game-unknown = Il gioco { $name } non esiste in questo programma. Scegli tra: { $known }.
record-cannot-write = La partita non si può salvare in { $file }: { $reason }
record-file-taken = { $file } esiste già. Scegli un altro nome, oppure continua la partita con: opendust play --resume { $file }
record-over = Questa partita è finita. Rivedila con: opendust replay { $file }
record-no-seed-to-resume = La registrazione non ha un seme, quindi la partita non si può riprendere.
record-busy = Un altro programma sta giocando { $file }.

seats-wrong = { $amount ->
    [one] 1 posto non va bene
   *[other] { $amount } posti non vanno bene
 }: una partita ne ha da { $least } a { $most }.
seat-name-wrong = «{ $name }» non può essere il nome di un posto: i nomi devono essere diversi, e «neutral» è riservato.
seat-kind-unknown = «{ $name }» non è un tipo di giocatore. Scegli tra: { $known }.
seat-name-of-bot = Una persona non può chiamarsi { $name }: è il nome di un bot.
seats-differ = Posti nella registrazione: { $found }. Posti indicati con --seats: { $given }.
setting-unknown = L’impostazione { $name } non esiste.
content-differs = Il contenuto è diverso da quello con cui è cominciata la partita: { $what } (allora { $wanted }, ora { $found }).
board-needs-capital-pairs = Coppie di capitali sul tabellone: { $found }. Per una partita ne servono { $needed }.
deck-too-small = Carte nel mazzo: { $found }. Per questo numero di giocatori ne servono { $needed }.
bot-unknown = Il bot { $bot } non esiste. Scegli tra: { $known }.
bot-broken = Il bot { $bot } di un altro pacchetto ({ $at }) non si può creare: { $reason }
seed-wrong = Il seme è un numero esadecimale di { $bytes ->
    [one] 1 byte
   *[other] { $bytes } byte
 }, non «{ $text }».
edition-twice = Indica --edition oppure --edition-file, non entrambi.

rule-unknown = La regola { $text } non esiste.
position-wrong = { $field } non può essere «{ $text }».
position-field-unknown = { $where }: il campo { $field } non esiste. Scegli tra: { $values }.
phase-unknown = La fase { $text } non esiste. Scegli tra: { $values }.
land-expected = { $text } non è un’area di terra.
sea-expected = { $text } non è un’area di mare.
units-out-of-element = { $area } non può contenere queste unità: quelle terrestri e aeree stanno sulla terra, i sottomarini in mare.

fault-weight-not-a-table = I pesi di { $name } devono essere una tabella di numeri.
fault-weight-not-a-number = Il peso { $name } deve essere un numero.
fault-weight-unknown = Il peso { $name } non esiste.
fault-toml-deep = Il TOML è annidato troppo in profondità.
fault-toml-number = Un numero nel TOML ha troppe cifre.
position-unreadable = «{ $text }» non è una posizione. Comincia con opendust1 e il nome di un gioco.
edit-no-editor = Questo gioco non ha un editor. Modifica la posizione come testo.
edit-stuck = In questa posizione nessuno potrebbe fare niente.
edit-unknown = «{ $field }» non si può modificare.
edit-no-number = «{ $text }» non è un numero.
edit-no-cover = Questo elemento di copertura non può stare in { $space }.
whatif-unreadable = Questo non è uno studio salvato.
whatif-no-chance = Qui il caso non decide nulla. Scrivi una mossa.
whatif-no-move = Lo studio non ha il numero { $number }.
whatif-nobody-chooses = Qui nessuno deve scegliere.
whatif-full = Uno studio non ne contiene più di { $most }.
