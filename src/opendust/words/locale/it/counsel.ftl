# Che cosa farebbe un capitano, e perché.

counsel-weighed = Un capitano ha pesato guadagni e perdite: questa è la scelta migliore.
counsel-weighed-ap = Un capitano ha pesato punti armata e posizioni: questa è la scelta migliore.
counsel-capital = { $sources ->
    [0] Nessun giacimento VK
    [one] 1 giacimento VK
   *[other] { $sources } giacimenti VK
 } entro due passi, { $borders ->
    [one] 1 confine di terra
   *[other] { $borders } confini di terra
 } da difendere.
counsel-source = Un giacimento VK: 1 punto vittoria ogni round, e fa rendere un centro di produzione.
counsel-source-set = Un giacimento VK: ogni tre danno un punto vittoria, ciascuno fa rendere un centro.
counsel-land-safe = Confina con { $own ->
    [one] 1 tua area
   *[other] { $own } tue aree
 } e con nessun nemico.
counsel-land-coast = Una costa vicino al giacimento VK { $sea }: un sottomarino può prenderlo.
counsel-land-own = Confina con { $own ->
    [one] 1 tua area
   *[other] { $own } tue aree
 }.
counsel-land-any = Un’area in più per la supremazia sulla terra.
counsel-center-sea = I sottomarini costruiti qui possono prendere un giacimento VK libero: { $sea }.
counsel-center-capital = La capitale è la meglio difesa: cinque dadi in più.
counsel-center-safe = Nessun nemico vi confina.
counsel-center-front = Le unità costruite qui sono subito al fronte.
counsel-card-setup = Il combattimento ({ $combat }) decide chi comincia, la produzione dà { $production ->
    [one] 1 punto di rinforzo
   *[other] { $production } punti di rinforzo
 }.
counsel-card = Ti dà { $combat ->
    [0] nessun attacco
    [one] 1 attacco
   *[other] { $combat } attacchi
 }, { $movement ->
    [0] nessun movimento
    [one] 1 movimento
   *[other] { $movement } movimenti
 } e { $production ->
    [one] 1 punto produzione
   *[other] { $production } punti produzione
 }.
counsel-color = Un colore vale l’altro.
counsel-buy-tank = I carri costano poco e subiscono per primi le perdite.
counsel-buy-mech = I robot lanciano due dadi e danno l’iniziativa in battaglia.
counsel-buy-fighter = I caccia danno l’iniziativa in battaglia e proteggono i bombardieri.
counsel-buy-bomber = I bombardieri lanciano due dadi e colpiscono da lontano.
counsel-buy-submarine = I sottomarini prendono le aree di mare, anche con giacimenti VK.
counsel-buy-center = Un centro di produzione con un giacimento VK rende a ogni turno.
counsel-buy-card = Più carte, più scelta nei prossimi round.
counsel-threat = I nemici potrebbero attaccare { $area } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }.
counsel-front = { $area }: il nemico è a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }.
counsel-free = { $area } è libera: la prendi senza combattere.
counsel-attack = La tua probabilità di prendere { $area }: { $chance }.
counsel-battle = Se tutti restano, l’attaccante prende { $area }: { $chance }.
counsel-special = Distrugge unità senza che le tue possano essere colpite.
counsel-destroy = Perdi ciò che costa e lancia di meno.
counsel-done = Qui non resta nulla che valga la spesa.
counsel-done-purchase = Con i punti rimasti non si compra nulla di utile adesso.
counsel-done-movement = Le tue unità sono dove servono.
counsel-done-combat = Nessun attacco promette più di quanto rischia.
counsel-imagined = Probabilità di vittoria { $chance } invece di { $other }, in round immaginati: più { $what }.
counsel-by-score = punti vittoria
counsel-by-points = punti in arrivo
counsel-by-army = unità
counsel-by-income = punti produzione
counsel-by-capitals = capitali
counsel-futures = Probabilità di vittoria { $chance }, altrimenti { $other }, in turni immaginati: { $what }.
counsel-even = Probabilità di vittoria { $chance } in ogni caso, in partite immaginate.
counsel-chance = Probabilità di vittoria in partite immaginate: { $chance }.
counsel-only = Qui non si può fare altro.
counsel-for-harm = più danni inflitti
counsel-for-losses = meno perdite
counsel-for-objectives = obiettivi più vicini
counsel-for-guns = tiri migliori
counsel-for-danger = meno fuoco nemico
