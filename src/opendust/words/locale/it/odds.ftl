# Che cosa non va in una battaglia di cui si chiedono le probabilità.

odds-needs-versus = Scrivi gli attaccanti, poi vs, poi i difensori, per esempio: 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = Dopo { $number } manca il nome di un’unità.
odds-word-unknown = «{ $text }» non è un’unità né una parola su una battaglia. Ci sono: { $values }.
odds-no-units = { $side ->
    [0] L’attaccante
   *[1] Il difensore
 } non ha unità.
odds-too-many = Una parte non può avere più di { $most } unità { $unit }.
odds-wrong-element = { $side ->
    [0] L’attaccante
   *[1] Il difensore
 } ha unità che lì non possono combattere: { $kind ->
    [sea] in mare combattono solo i Sottomarini
   *[land] i Sottomarini combattono solo in mare
 }.
odds-land-word-at-sea = Centri, capitali e unità neutrali stanno solo a terra; questa battaglia è in mare.
odds-only-mechs-drop = Solo i Robot possono essere sganciati.
odds-dropper-is-the-card = Sgancia Robot è la carta dell’attaccante in questo turno, quindi nessun’altra abilità la accompagna.
odds-neutrals-have-no-card = Le unità neutrali non hanno carte, quindi nessuna abilità.
odds-amphibious-drop = Una battaglia è uno sbarco o è combattuta da Robot sganciati, non entrambe le cose.
odds-ability-unknown = «{ $name }» non è un’abilità che vale in battaglia. Ci sono: { $values }.
odds-policy-unknown = «{ $name }» non è una condotta per { $part }. Ci sono: { $values }.
odds-value-unknown = Non si può giocare per «{ $name }». Ci sono: { $values }.
odds-too-large = Il gioco migliore ha qui più di { $most } posizioni da esaminare. Chiedi una condotta con un nome, o una battaglia più piccola.
odds-missile-land-only = In questa edizione i missili colpiscono solo aree di terra.
odds-missile-centers = In questa edizione un missile ha un dado per ogni Centro di Produzione proprio: di’ quanti con --centers.
odds-special-words = Questo è un attacco speciale, non una battaglia: abilità e sbarchi non vi hanno parte.
odds-special-capital = In questa edizione quell’attacco speciale non può colpire una capitale.
odds-plot-kind = Un grafico è un file che finisce in .svg o .png, non «{ $file }».
odds-plot-needs-converter = Un PNG ha bisogno del programma rsvg-convert (su Debian e Ubuntu: apt install librsvg2-bin). Un .svg non ha bisogno di nulla.
odds-distance = La gittata è un numero da 1 a { $most }.
odds-no-shot = Questa unità non può attaccare quel bersaglio da lì: nessuna arma lo raggiunge e lo danneggia.
odds-laser-serum = La catena laser di un’unità che recupera salute con i colpi messi a segno non viene calcolata.
odds-two-units = Scrivi un’unità, vs e un’altra unità, per esempio: hell-boys vs sturmpioniere, oppure rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = Attacca un’unità alla volta, al massimo { $most } bersagli.
odds-under-fire = Un’unità che si muove sotto il fuoco non fa attacchi sostenuti, ha un solo bersaglio e nessun osservatore, e la copertura non viene considerata.
