# Le parole di `opendust arena`.

arena-games = Partite
arena-progress = Partite: { $done } di { $planned }, ancora circa { $left } s.
arena-summary = Partite: { $games }, pari { $drawn }, non finite { $unfinished }. In media { $rounds } round e { $inputs } mosse a partita.
arena-duel = { $bot } contro { $other }: { $share } dei punti in { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
 } di partite. Sono { $elo } Elo (da { $low } a { $high }). { $bot } è più forte con una probabilità del { $likely }.
arena-duel-clear = { $bot } contro { $other }: { $share } dei punti in { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
 } di partite. Per una differenza in Elo il risultato è troppo netto, o le partite sono troppo poche.
arena-sprt-high = { $bot } contro { $other }, deciso dopo { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
 }: almeno { $high } Elo piuttosto che { $low } (rapporto di log-verosimiglianza { $likelihood }, limite { $bound }).
arena-sprt-low = { $bot } contro { $other }, deciso dopo { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
 }: al massimo { $low } Elo piuttosto che { $high } (rapporto di log-verosimiglianza { $likelihood }, limite { $bound }).
arena-sprt-open = { $bot } contro { $other }, non ancora deciso dopo { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
 } tra { $low } e { $high } Elo (rapporto di log-verosimiglianza { $likelihood }, limite { $bound }). Gioca altre partite.
arena-sprt-two = --sprt confronta due bot diversi in partite a due.
arena-sprt-order = --sprt vuole due differenze in Elo, prima la minore, per esempio: --sprt 0 10
arena-timing = { $bot }: in media { $mean } ms per decisione ({ $processor } ms di calcolo), al massimo { $longest } ms.
arena-cost = { $bot } usa { $ratio } volte il tempo di calcolo di { $other }.
arena-cost-elo = { $bot } usa { $ratio } volte il tempo di calcolo di { $other }. Ogni raddoppio porta { $gain } Elo (da { $low } a { $high }).
arena-extra = Per punteggi e tabelle Parquet servono altri pacchetti: pip install "opendust[arena]".
arena-stopped = Arena interrotta dopo { $games } partite su { $planned }. Per continuare: opendust arena --resume { $folder }
arena-found = { $found ->
    [one] 1 di queste partite era già nella cartella e non si rigioca.
   *[other] { $found } di queste partite erano già nella cartella e non si rigiocano.
 }
arena-folder = Tutto è in { $folder }: apri lì report.html.
arena-no-bots = Indica i bot che giocano, per esempio: opendust arena recruit random.
arena-start-other = Un’arena inizia da posizioni di un solo gioco con lo stesso numero di posti. Qui: { $game }, posti: { $seats }.
arena-start-short = La registrazione è più breve: la mossa { $asked } non c’è, l’ultima è { $most }.
arena-start-over = Questa partita è finita. Indica una mossa precedente, per esempio FILE@100.
arena-game = Il gioco «{ $name }» non esiste. Scegli tra: { $known }.
arena-number = { $name } deve essere almeno { $least }.
arena-bot-path = Il bot { $bot } non si può creare: { $reason }
arena-other-plan = La cartella { $folder } è di un’altra arena: lì { $name } è «{ $kept }», qui «{ $here }». Indica un’altra cartella con --out.
arena-no-plan = Nella cartella { $folder } non c’è un’arena.
arena-folder-busy = Un’altra arena sta giocando nella cartella { $folder }.
arena-worker-fault = Un processo non ha potuto giocare: { $reason }
arena-workers-die = Nella partita { $game } i processi si sono interrotti { $deaths ->
    [one] 1 volta
   *[other] { $deaths } volte
 } prima di consultare un bot: l’arena si ferma.
arena-kept = { $games ->
    [one] 1 partita è salvata
   *[other] { $games } partite sono salvate
 }. Per continuare: opendust arena --resume { $folder }
arena-no-budget = Nessuno di questi bot rispetta un limite: { $bots }.
arena-no-ray = Per un cluster serve un altro pacchetto: pip install "opendust[cluster]".
arena-cluster = Il cluster { $address } non è raggiungibile: { $reason }

# Il rapporto.

arena-report-title = { $game }: { $bots }
arena-report-what = Partite: { $games }, giocatori: { $seats }, { $variants }; seme { $seed }. Pari: { $drawn }. Arrivate al limite di mosse, senza vincitore: { $unfinished }.
arena-report-part = L’arena non è finita: ci sono { $games } partite su { $planned }.
arena-report-rotation = Ogni seme si gioca una volta per ogni disposizione dei bot intorno al tavolo: dadi e posti restano, i bot cambiano posto.
arena-report-drafted = Capitali e colori si assegnano a turno, così nessun bot vince grazie alla scelta della capitale.
arena-report-own = I bot scelgono da sé capitali e colori.
arena-report-bots = Chi ha vinto
arena-report-even = Il punto è la quota di partite vinte, la linea intorno l’intervallo al 95%. Il segno tratteggiato è la quota se tutti i giocatori fossero uguali.
arena-report-duels = Uno contro uno
arena-report-duels-meaning = Le partite di un seme hanno gli stessi dadi e contano quindi come una coppia. Il valore di una coppia è la media delle sue partite, da 0 a 1; un pareggio vale mezzo punto. Intervallo, Elo e probabilità derivano dalla dispersione delle coppie. Le ultime colonne contano le coppie con ogni valore.
arena-report-cross = Quota dei punti che il bot della riga ha vinto contro il bot della colonna:
arena-report-failings = Scelte perse per la mossa predefinita
arena-report-failings-meaning = Questi bot hanno fallito, e al posto loro è valsa la mossa predefinita: i loro valori sono quelli di un bot difettoso.
arena-report-no-failings = Ogni bot ha risposto a ogni domanda con una mossa permessa e in tempo.
arena-report-first-fault = { $bot }, prima volta nella partita { $number }: { $fault }
arena-report-places = Da dove cominciavano
arena-report-places-meaning = Tutti i bot insieme. Il segno tratteggiato è quanto vincono in media i bot che avevano questo posto. Se l’intervallo non lo raggiunge, il posto probabilmente conta; su venti valori uno così è normale per caso.
arena-report-near = Dimostrati entro { $margin } punti da quel segno (due test unilaterali al 5%): { $shown } su { $all }. Gli altri richiedono più partite, oppure sono davvero diversi.
arena-report-variants = Per edizione o scenario
arena-report-points = Punti round per round
arena-report-points-meaning = La media di tutte le partite. Una partita finita conserva i suoi ultimi punti.
arena-report-length = Quanto sono durate le partite
arena-report-rounds = round
arena-report-inputs = Una partita ha avuto da { $least } a { $most } mosse; metà delle partite al massimo { $middle }.
arena-report-luck = Fortuna
arena-report-dice = Dadi di attacco e difesa: { $dice }. Colpi a segno: { $hits }, attesi { $expected }. Scarto: { $off } deviazioni standard.
arena-luck-0 = sfortuna
arena-luck-1 = nella media
arena-luck-2 = fortuna
arena-report-luck-meaning = Quanto spesso ha vinto chi, in tutta la partita, aveva colpi a segno oltre mezza deviazione standard sotto o sopra l’attesa, oppure nel mezzo. Il segno tratteggiato è quanto vincono in media gli stessi bot.
arena-report-abilities = Poteri
arena-report-no-abilities = Nessuno ha usato un potere.
arena-report-abilities-meaning = Punti in più rispetto a quanto lo stesso bot segna di solito in quel round. Un potere che aiuta più tardi vale più di quanto si vede qui; chi ne usa uno può anche essere semplicemente più forte.
arena-report-capitals = Capitali
arena-report-capitals-meaning = Inizi di round dal secondo in poi: con una sola capitale; con una sola unità dentro; con una che qualcuno potrebbe prendere in questo round con almeno il 25 % di probabilità; senza capitali. «Bloccato» conta i round in cui i punti bastavano, ma mancava la capitale.
arena-column-capital-starts = Inizi
arena-column-capital-single = Una sola
arena-column-capital-lone = Una unità
arena-column-capital-open = Aperta
arena-column-capital-none = Nessuna
arena-column-capital-blocked = Bloccato
arena-column-capital-share = Aperta, quota
arena-report-means = Mezzi
arena-column-means-tank = Carri
arena-column-means-mech = Mech
arena-column-means-fighter = Caccia
arena-column-means-bomber = Bombardieri
arena-column-means-submarine = Sottomarini
arena-column-means-neutrals = Unità neutrali
arena-column-means-special = Attacchi speciali
arena-column-means-missiles = Missili
arena-column-means-drops = Lanci
arena-report-units = Unità
arena-report-survival = Quanto spesso un’unità è sopravvissuta (tratteggio: tutte le unità insieme)
arena-report-deeds = Che cosa ha fatto un’unità in una partita
arena-report-units-meaning = Medie per partita. Un’unità distrutta conta per chi l’ha colpita per ultimo. Il rapporto è quanti AP distrugge per ogni AP che costa.
arena-report-reading = Come leggere il rapporto
arena-report-intervals = Una quota di poche partite dice poco: il suo intervallo al 95% (di Wilson) contiene la quota vera in 95 arene su 100. I posti di una partita non sono indipendenti, quindi gli intervalli sui posti di tutti i bot insieme sono un po’ troppo larghi o stretti.
arena-report-ratings = Il punteggio segue il modello Plackett-Luce di openskill, su tutte le partite in ordine, a partire da 25. L’intervallo è di 1,96 deviazioni per lato. Se uno schieramento vince sempre non si stabilizza, e la quota di vittorie dice di più.
arena-report-files = Accanto a questo file: games.csv (una riga per ogni posto di ogni partita) e altre tabelle, tutte anche in Parquet; summary.json; records/ con ogni partita. Per rivedere una partita:

arena-column-bot = Bot
arena-column-seats = Posti
arena-column-wins = Vittorie
arena-column-share = Quota
arena-column-interval = Intervallo al 95%
arena-column-rating = Punteggio
arena-column-decisions = Decisioni
arena-column-raised = Errori
arena-column-illegal = Non permesse
arena-column-late = In ritardo
arena-column-seat = Posto
arena-column-capital = Capitale
arena-column-color = Colore
arena-column-card = Prima carta
arena-column-card-ability = Potere della prima carta
arena-column-setup-place = Posto nell’ordine della preparazione
arena-column-side = Schieramento
arena-column-army = Armata
arena-column-round = round
arena-column-ability = Potere
arena-column-uses = Usi
arena-column-uses-a-game = Usi a partita
arena-column-extra-points = Punti in più
arena-column-users-won = Vittorie usandolo
arena-column-usual = Stessi bot in tutte le partite
arena-column-unit = Unità
arena-column-games = Partite
arena-column-ap = AP
arena-column-activations = Attivazioni
arena-column-shots = Tiri
arena-column-hits = Colpi a segno
arena-column-damage = Danni
arena-column-ap-destroyed = AP distrutti
arena-column-ap-ratio = Rapporto
arena-column-lost = Perse per la mossa predefinita
arena-interval = da { $low } a { $high }
arena-part = { $count } su { $of }
arena-uses = { $count ->
    [one] 1 uso
   *[other] { $count } usi
 }
arena-report-wasted = Attivazioni sprecate
arena-report-wasted-meaning = Un’attivazione è sprecata se l’unità va avanti e indietro, dichiara un attacco e non spara a nessuno, o rinuncia a un’azione pur potendo sparare. Una reazione è sprecata se conveniva, è stata rifiutata e l’unità non ha più sparato nel round.
arena-column-chances = Attivazioni e reazioni
arena-column-wasted-back = Avanti e indietro
arena-column-wasted-aimless = Attacco senza bersaglio
arena-column-wasted-idle = Tiro non sfruttato
arena-column-wasted-declined = Reazione rifiutata
arena-column-wasted = Sprecate
dataset-name = Le decisioni si scrivono in formato Parquet: il nome del file deve finire in .parquet, non { $name }.
dataset-done = { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 } di { $games ->
    [one] 1 partita
   *[other] { $games } partite
 } in { $file }. { $card } spiega ogni colonna.
dataset-needs-polars = Un dataset richiede altri pacchetti: pip install "opendust[arena]".
compare-nobody = Nessun bot gioca in entrambe le arene.
compare-paired = Le due arene hanno gli stessi dadi: le coppie di partite si confrontano una per una.
compare-apart = Le arene hanno dadi o impostazioni diversi: si confrontano solo le quote. Con gli stessi --seed, --seats e --games sarebbe più sicuro.
compare-better = migliore
compare-worse = peggiore
compare-open = non deciso
arena-column-before = Prima
arena-column-after = Dopo
arena-column-difference = Differenza
arena-column-against = Contro
arena-column-elo = Elo (intervallo 95%)
arena-column-superiority = Più forte con
arena-column-pairs = Coppie
arena-column-verdict = Giudizio
