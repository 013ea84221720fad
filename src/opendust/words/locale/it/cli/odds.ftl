# Che cosa non va in una battaglia di cui si chiedono le probabilità.

odds-needs-versus = Scrivi gli attaccanti, poi vs, poi i difensori, per esempio: 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = Dopo { $number } manca il nome di un’unità.
odds-word-unknown = «{ $text }» non è un’unità né una parola per una battaglia. Scegli tra: { $values }.
odds-no-units = { $side ->
    [0] L’attaccante
   *[1] Il difensore
 } non ha unità.
odds-too-many = Uno schieramento può avere al massimo { $most } di queste unità: { $unit }.
odds-wrong-element = { $side ->
    [0] L’attaccante
   *[1] Il difensore
 } ha unità che lì non possono combattere: { $kind ->
    [sea] in mare combattono solo i sottomarini
   *[land] i sottomarini combattono solo in mare
 }.
odds-land-word-at-sea = Centri di produzione, capitali e unità neutrali sono solo sulla terra. Questa battaglia è in mare.
odds-only-mechs-drop = Si possono sganciare solo robot.
odds-dropper-is-the-card = Sgancia Robot è la carta dell’attaccante in questo round, quindi non può usare un altro potere.
odds-neutrals-have-no-card = Le unità neutrali non hanno carte, quindi nemmeno poteri.
odds-amphibious-drop = Una battaglia è un attacco anfibio o un lancio di robot, non entrambe le cose.
odds-ability-unknown = «{ $name }» non è un potere da battaglia. Scegli tra: { $values }.
odds-policy-unknown = «{ $name }» non è una strategia per { $part }. Scegli tra: { $values }.
odds-value-unknown = «{ $name }» non è un obiettivo. Scegli tra: { $values }.
odds-too-large = Qui il gioco migliore richiede l’esame di più di { $most } posizioni. Chiedi una strategia per nome, o una battaglia più piccola.
odds-missile-land-only = In questa edizione i missili colpiscono solo aree di terra.
odds-missile-centers = In questa edizione un missile ha un dado per ogni tuo centro di produzione: indica quanti con --centers.
odds-special-words = Questo è un attacco speciale, non una battaglia: poteri e sbarchi non contano.
odds-special-capital = In questa edizione quell’attacco speciale non può colpire una capitale.
odds-plot-kind = Un grafico è un file che finisce in .svg o .png, non «{ $file }».
odds-plot-needs-converter = Per un PNG serve il programma rsvg-convert (su Debian e Ubuntu: apt install librsvg2-bin). Per un .svg non serve nulla.
odds-distance = La distanza è un numero da 1 a { $most }.
odds-no-shot = Da lì quell’unità non può attaccare quel bersaglio: nessuna sua arma lo raggiunge e lo danneggia.
odds-laser-serum = La catena laser di un’unità che recupera PF con i propri colpi non viene calcolata.
odds-two-units = Scrivi un’unità, vs e un’altra unità, per esempio: hell-boys vs sturmpioniere, oppure rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = Attacca un’unità alla volta, contro al massimo { $most ->
    [one] 1 bersaglio
   *[other] { $most } bersagli
 }.
odds-under-fire = Un’unità che muove sotto il fuoco non fa attacchi prolungati, ha un solo bersaglio e nessun osservatore. La copertura non viene considerata.

# Le tabelle di `opendust odds`. Gli esiti sono i messaggi dust-outcome.

odds-head-outcome = Esito
odds-head-chance = Probabilità
odds-head-turned = Se attaccassero loro
odds-head-points = Punti produzione
odds-head-expected = In media
odds-head-ends = Fine
odds-head-attackers = Attaccanti rimasti
odds-head-defenders = Difensori rimasti
odds-head-retreat = Se ora si ritirano
odds-head-conquest = Conquista
odds-head-swing = Guadagno
odds-attacker-loses = perdite dell’attaccante
odds-defender-loses = perdite del difensore
odds-swing = guadagno (valore dell’area: { $prize })
odds-more = altri { $amount }
odds-nobody = nessuno
odds-head-unit = Unità
odds-head-destroyed = Distruzione
odds-head-strength = Forza persa
odds-head-army-points = AP persi
odds-left = Quanto resta: { $unit }
odds-attack = Attacco: { $attacker } → { $target }, distanza { $range }{ $cover ->
    [soft] , copertura leggera
    [hard] , copertura pesante
   *[none] {""}
 }{ $sustained ->
    [yes] , attacco prolungato
   *[no] {""}
 }
odds-answer = E dopo la risposta più forte
odds-first = Con un primo attacco di { $target }{ $sustained ->
    [yes] , attacco prolungato
   *[no] {""}
 }
