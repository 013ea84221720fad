# Perché un’azione di DUST non è permessa.

dust-refusal-ability-not-usable = In questo round non puoi usare { $ability }, oppure l’hai già fatto.
dust-refusal-ace-needs-air-unit = Ti serve un caccia o un bombardiere in battaglia, prima del primo lancio.
dust-refusal-ally-needs-another = Per la tregua scegli un altro giocatore.
dust-refusal-amount-zero = La quantità deve essere almeno 1.
dust-refusal-area-occupied = { $area } è già occupata.
dust-refusal-area-unknown = L’area numero { $number } non esiste.
dust-refusal-budget-not-exact = Devi spendere tutti i punti di rinforzo. Così { $rest ->
    [one] ne resterebbe 1
   *[other] ne resterebbero { $rest }
 } che non puoi usare.
dust-refusal-budget-not-spent = { $points ->
    [one] Ti resta 1 punto di rinforzo: devi spenderlo.
   *[other] Ti restano { $points } punti di rinforzo: devi spenderli tutti.
 }
dust-refusal-capital-closed = Ora non puoi occupare { $area }: il numero di giocatori decide quali capitali sono aperte.
dust-refusal-capital-closed-by-score = { $target } è una capitale. I tuoi punti vittoria ({ $score }) non bastano per attaccarla.
dust-refusal-card-not-in-hand = Non hai in mano la carta { $card }.
dust-refusal-cards-bought-already = In questo turno hai già comprato carte.
dust-refusal-casualties-illegal = { $hits ->
    [one] Devi distruggere esattamente 1 unità
   *[other] Devi distruggere esattamente { $hits } unità
 }: i carri prima dei robot, i caccia prima dei bombardieri.
dust-refusal-center-already-there = { $area } ha già un centro di produzione.
dust-refusal-center-idle = Per { $center } manca un giacimento VK: in questa fase li hanno usati altri centri di produzione.
dust-refusal-center-full = { $center }: in questa fase il centro di produzione può costruire ancora { $room ->
    [one] 1 unità
   *[other] { $room } unità
 }, non { $amount }.
dust-refusal-center-needs-own-land = { $area } non è una tua area di terra: non puoi costruirvi un centro di produzione.
dust-refusal-center-on-power-source = { $area } è un giacimento VK: non puoi costruirvi un centro di produzione.
dust-refusal-claim-needs-capital = { $area } non è una capitale.
dust-refusal-claim-needs-land = { $area } è un’area di mare. Puoi occupare solo aree di terra.
dust-refusal-claim-needs-source = { $area } non è un giacimento VK. Prima si occupano i giacimenti.
dust-refusal-color-taken = Il { $color } è già preso.
dust-refusal-color-unknown = Il colore numero { $number } non esiste.
dust-refusal-deploy-needs-neutral-center = { $area } non ha un centro di produzione neutrale.
dust-refusal-deploy-needs-own-center = { $area } non ha un tuo centro di produzione. Le unità si costruiscono dove ce n’era uno già prima dell’acquisto.
dust-refusal-diplomat-too-late = Diplomatico si usa all’inizio della produzione, prima del primo acquisto.
dust-refusal-discard-needs-purchase = Puoi scartare carte solo se poi ne compri almeno una.
dust-refusal-fighters-shield-bombers = { $fighters ->
    [one] Distruggi prima il caccia: protegge
   *[other] Distruggi prima i caccia: proteggono
 } i bombardieri.
dust-refusal-free-mech-needs-center = { $area } non ha un tuo centro di produzione: il robot gratis non può andarvi.
dust-refusal-free-mech-on-new-center = { $area }: il centro di produzione è nuovo. Il robot gratis va in uno che c’era già.
dust-refusal-hand-too-large = Carte in mano: { $held }. Con altre { $amount } supereresti il limite di { $limit }.
dust-refusal-launch-needs-own-center = { $center } non ha un tuo centro di produzione.
dust-refusal-launch-needs-sea = { $area } è terra. I sottomarini si piazzano in mare.
dust-refusal-launch-not-adjacent = { $area } non è adiacente a questa area: { $center }.
dust-refusal-launch-sea-closed = { $area } è di qualcun altro: non puoi piazzarvi nuovi sottomarini.
dust-refusal-misshapen = «{ $verb }» non è completo. Scrivi ? per gli esempi.
dust-refusal-missile-needs-center = Per un missile ti serve un centro di produzione.
dust-refusal-no-center-in-box = { $left ->
    [0] I centri di produzione sono finiti
    [one] Resta 1 centro di produzione
   *[other] Restano { $left } centri di produzione
 }: non puoi averne { $amount }.
dust-refusal-no-chance-pending = Ora non ci sono dadi da lanciare né carte da pescare.
dust-refusal-no-missile-on-capital = { $target } è una capitale: i missili non possono colpirla.
dust-refusal-no-neutral-center = Non c’è un centro di produzione neutrale in cui costruire.
dust-refusal-no-neutral-purchase = In questa edizione non si comprano unità neutrali.
dust-refusal-no-neutral-submarines = Le forze neutrali non hanno sottomarini.
dust-refusal-no-route = { $origin } → { $target }: non c’è un percorso attraverso aree tue o libere.
dust-refusal-no-setup-submarines = In questa edizione non si costruiscono sottomarini nella preparazione.
dust-refusal-no-submarine-attack-on-capital = { $target } è una capitale: i sottomarini non possono bombardarla.
dust-refusal-no-units = Scegli almeno un’unità.
dust-refusal-nobody-chooses = Ora non c’è nulla da decidere.
dust-refusal-not-now = Ora non puoi fare questo: { $verb }.
dust-refusal-not-set-aside = Ti restano da piazzare: { $left } ({ $unit }), non { $amount }.
dust-refusal-not-your-choice = Questa decisione non spetta a te.
dust-refusal-nurse-illegal = Qui l’Infermiera non può aiutare: in questa battaglia le unità non possono ritirarsi.
dust-refusal-one-origin-only = In questa edizione i bombardieri di un movimento vengono da una sola area.
dust-refusal-origin-not-own = Non controlli { $origin }.
dust-refusal-outcome-impossible = { $count ->
    [one] Qui serve esattamente 1 risultato
   *[other] Qui servono esattamente { $count } risultati
 }. Quelli dati non sono possibili.
dust-refusal-radar-illegal = Qui non puoi usare Radar Alieno: le tue unità non hanno dove andare, o la battaglia non lo permette.
dust-refusal-radar-takes-all = In questa edizione Radar Alieno porta via tutte le tue unità dalla battaglia.
dust-refusal-raketen-needs-land-unit = Per Raketen Truppen ti serve un carro o un robot in battaglia.
dust-refusal-refuge-closed = { $area }: non puoi ritirarti lì. Scegli una tua area adiacente, o una libera se l’edizione lo permette.
dust-refusal-same-attack = In questo turno hai già fatto questo attacco: { $origin } → { $target }.
dust-refusal-secret-weapon-illegal = Qui non puoi usare Arma Segreta: le unità nemiche non possono ritirarsi.
dust-refusal-secret-weapon-later = In questa edizione Arma Segreta si usa subito prima del primo lancio dell’attaccante.
dust-refusal-special-needs-all = In questa edizione devono partecipare tutte le unità ({ $amount }).
dust-refusal-special-needs-bombers = Da terra solo i bombardieri fanno attacchi speciali.
dust-refusal-special-needs-submarines = Dal mare solo i sottomarini fanno attacchi speciali.
dust-refusal-submarine-is-launched = I sottomarini si piazzano in mare: launch QUANTI CENTRO MARE.
dust-refusal-submarines-first = Così non resterebbe posto per i tuoi sottomarini: solo i centri sulla costa li costruiscono.
dust-refusal-tanks-shield-mechs = { $tanks ->
    [one] Distruggi prima il carro: protegge
   *[other] Distruggi prima i carri: proteggono
 } i robot.
dust-refusal-target-held = { $target } è di qualcun altro. Un movimento finisce in un’area tua o libera.
dust-refusal-target-is-origin = { $area } non può essere insieme partenza e arrivo.
dust-refusal-target-not-adjacent = { $origin } → { $target }: le due aree non sono adiacenti.
dust-refusal-target-not-land = { $target } non è un’area di terra.
dust-refusal-target-of-ally = { $target } è di un giocatore con cui hai una tregua in questo round.
dust-refusal-target-out-of-reach = { $origin } → { $target }: non puoi attaccare. Le aree non sono adiacenti né collegate dai tuoi sottomarini.
dust-refusal-target-own = { $target } è già tua.
dust-refusal-target-protected-in-round-one = { $target } non si può attaccare nel primo round.
dust-refusal-target-unoccupied = { $target } è libera: basta muovere lì.
dust-refusal-too-few-figures = Nella scatola ne restano { $left } ({ $unit }), non { $amount }.
dust-refusal-too-few-places = Nei tuoi centri di produzione c’è posto per { $left } ({ $unit }), non { $amount }.
dust-refusal-too-few-points = { $things }: { $cost ->
    [one] serve 1 punto
   *[other] servono { $cost } punti
 }, ne hai { $points }.
dust-refusal-too-few-sites = { $left ->
    [0] Nessuna tua area ha posto per un altro centro di produzione.
    [one] Hai posto per 1 centro di produzione, non { $amount }.
   *[other] Hai posto per { $left } centri di produzione, non { $amount }.
 }
dust-refusal-too-many-retreat = Ora { $limit ->
    [one] può ritirarsi al massimo 1 unità
   *[other] possono ritirarsi al massimo { $limit } unità
 }, non { $amount }.
dust-refusal-unit-unknown = L’unità numero { $number } non esiste.
dust-refusal-units-not-in-battle = Queste unità non sono in battaglia.
dust-refusal-units-not-retreating = Queste unità non si stanno ritirando.
dust-refusal-units-not-there = { $origin }: queste unità non sono lì.
dust-refusal-wrong-element = { $origin } → { $target }: queste unità non possono attaccare lì. Le unità terrestri e aeree combattono sulla terra, i sottomarini in mare.
dust-refusal-movement-first = Stai ancora muovendo. Annunciare un attacco chiude il movimento: prima termina il movimento, poi attacca.
dust-refusal-submarines-stay = In questa edizione i sottomarini non possono ritirarsi.
dust-refusal-landing-cannot-retreat = Non puoi ritirarti da un attacco anfibio.
dust-refusal-dropped-cannot-retreat = I robot sganciati non possono ritirarsi.
dust-refusal-retreat-before-first-roll = Non puoi ritirarti prima del tuo primo lancio in questa battaglia.
dust-refusal-retreat-only-before-roll = Puoi ritirarti solo subito prima di un lancio, quando tocca a te decidere.
dust-refusal-neutrals-stay = Le unità neutrali non si ritirano mai.
dust-refusal-no-refuge = Non hai un’area in cui ritirarti.
dust-refusal-no-refuge-destroyed = Le tue unità non hanno dove ritirarsi. Sarebbero distrutte, perciò restano in battaglia.
dust-refusal-movement-over = Il tuo movimento è finito: la fase di combattimento è iniziata.
dust-refusal-stays-in-element = Le unità terrestri e aeree restano sulla terra, i sottomarini in mare.
dust-refusal-special-wrong-element = { $origin } → { $target }: un attacco speciale va dalla terra al mare con i bombardieri, dal mare alla terra con i sottomarini.
dust-refusal-too-few-neutral-places = Nei centri di produzione neutrali c’è posto per { $left } ({ $unit }), non { $amount }.
dust-refusal-refuge-is-origin = { $area }: da lì è partito l’attacco. Non puoi ritirarti lì.
dust-refusal-refuge-friendly-first = { $area } è libera. Puoi ritirarti lì solo se non controlli nessuna area adiacente.
