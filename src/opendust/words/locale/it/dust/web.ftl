# Le regole di DUST in due pagine.

web-two-pages = La guerra in due pagine
web-sum-goal = Raggiungi per primo l’obiettivo mentre tieni una capitale. Con le regole Premium: 50 punti vittoria in due, 40 in tre o quattro, 30 in cinque o sei.
web-sum-cards = Ognuno sceglie una carta in segreto. Il combattimento più alto gioca per primo.
web-sum-production = Ricevi punti produzione per le capitali, per i centri con un giacimento VK e per la carta. Compra unità, centri e carte.
web-sum-movement = Ogni movimento porta quante unità vuoi, quanto lontano vuoi, per aree tue e libere.
web-sum-combat = Ogni attacco va da un’area a una adiacente. Con 5 o 6 colpisci.
web-sum-end = Capitali, giacimenti e supremazie danno punti vittoria.
web-sum-card = Che cosa dà una carta
web-sum-stars = Le stelle decidono i pareggi
web-sum-units = Unità
web-sum-cost = Costo
web-sum-dice = Dadi
web-sum-supremacy = Iniziativa
web-sum-use = A che cosa serve
web-sum-of-tank = Economico. I carri cadono prima dei robot.
web-sum-of-fighter = Protegge i bombardieri.
web-sum-of-submarine = Solo in mare. Apre la via agli sbarchi e bombarda le coste.
web-sum-of-mech = Due dadi e iniziativa a terra.
web-sum-of-bomber = Va ovunque. Bombarda i sottomarini con due dadi.
web-sum-of-center = Rende punti, costruisce cinque unità per turno e difende con tre dadi in più.
web-sum-of-card = Al massimo cinque in mano.
web-sum-battle = Una battaglia, lancio per lancio
web-sum-first-title = Chi lancia per primo?
web-sum-first = Chi ha più iniziativa in battaglia. In parità, il difensore.
web-sum-hits-title = Lancia e togli
web-sum-hits = Ogni colpo a segno distrugge un’unità nemica: carri prima dei robot, caccia prima dei bombardieri.
web-sum-retreat-title = Resta o ritirati
web-sum-retreat = Prima del tuo lancio può ritirarsi fino a metà delle unità. Tre lanci senza colpi: cessate il fuoco.
web-sum-others = Altri attacchi
web-sum-sea-title = Battaglia navale
web-sum-sea = Si lancia insieme. Le perdite cadono insieme.
web-sum-landing-title = Sbarco
web-sum-landing = Per mari tenuti dai tuoi sottomarini. Chi attacca non può ritirarsi.
web-sum-bombing-title = Bombardamento aereo
web-sum-bombing = Due dadi per bombardiere contro sottomarini adiacenti. Non possono rispondere.
web-sum-shelling-title = Bombardamento navale
web-sum-shelling = Un dado per sottomarino contro una costa adiacente, mai una capitale.
web-sum-shield = Nel round 1 capitali, giacimenti e centri non si attaccano. Le capitali ti restano chiuse finché non hai metà dell’obiettivo o qualcuno ne attacca una.
web-sum-abilities = Gli undici poteri, uno per volta
web-sum-points = Punti per round
web-sum-scoring = 1 per capitale, 1 per giacimento e 1 per ogni supremazia: aree di terra, aree di mare, centri di produzione.

# La fine di un round.

web-scoring = Round { $round } · Punteggio
web-scoring-goal = Il primo a { $points }{ $capital ->
    [true] {" "}con una capitale
   *[other] {""}
 }
web-scoring-line = { $name }: +{ $gain }, { $now } in totale.
web-to-map = Guarda il tabellone
web-head-gain = Questo round
web-majority-production = produzione
web-majority-sea = mare
web-majority-land = terra

# La fine di una partita, e lo sguardo indietro.

web-victory = { $winners ->
    [one] { $name } vince la guerra
   *[other] { $name } si dividono la vittoria
 }
web-after-rounds = { $rounds ->
    [one] Dopo un round
   *[other] Dopo { $rounds } round
 }
web-victory-why = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, { $capitals ->
    [0] nessuna capitale
    [one] 1 capitale
   *[other] { $capitals } capitali
 }, { $sources ->
    [one] 1 giacimento VK
   *[other] { $sources } giacimenti VK
 }, { $majorities ->
    [0] nessuna supremazia
    [one] 1 supremazia
   *[other] { $majorities } supremazie
 }.
web-victory-always = { $name } non è mai stato dietro.
web-victory-since = In testa dal round { $round }.
web-victory-capital = { $name } aveva più punti, ma nessuna capitale.
web-victory-late = In testa solo dall’ultimo round.
web-decisive = Le battaglie decisive
web-battle-took = Round { $round }: { $attacker } la conquista da { $defender }. Persi { $mine } punti produzione, distrutti { $theirs }.
web-battle-held = Round { $round }: { $defender } la tiene contro { $attacker }. Persi { $theirs } punti produzione, distrutti { $mine }.
web-victory-luck = Dadi di { $name }: { $hits } a segno, { $expected } previsti.
web-graph = { $rounds ->
    [one] Punti vittoria di tutti in un round
   *[other] Punti vittoria di tutti in { $rounds } round
 }

# The desk below the map

web-coins-lost = { $points ->
    [one] 1 punto non speso
   *[other] { $points } punti non spesi
 }
web-coins-spent = hai speso tutto
web-choose-card = scegli la tua carta
web-choose-card-note = Nessuno la vede finché non hanno scelto tutti. Comincia il valore di combattimento più alto; a parità contano le stelle.
web-choose-card-setup = Sceglie per primo il valore di combattimento più alto.
web-legend-combat = attacchi e posto nell’ordine
web-legend-movement = movimenti
web-legend-production = produzione in più
web-sealed = ha scelto
web-is-thinking = ci pensa…
web-see-map = Guarda la mappa
web-show-cards = Torna alle carte
web-setup-card = Carta
web-setup-capital = Capitale
web-setup-areas = Aree
web-setup-centers = Centri
web-setup-reinforcements = Rinforzi
web-moves-left = ancora { $count }
web-purse-centers = centri
web-purse-capitals = capitali
web-purse-card = carta
web-purse-least = minimo
web-ware-card = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
 }
web-ware-center = costruisce { $count ->
    [one] 1 unità a turno
   *[other] { $count } unità a turno
 }
web-stock = ancora { $count }
web-tray = Unità da schierare
web-tray-waits = ancora { $count }
web-placed-here = Costruite qui in questo turno: { $count }/{ $most }
web-place-hint = Scegli un’area illuminata. Massimo di unità per centro e turno: { $most }.
web-place-one = Schiera 1: { $what }
web-place-many = Schiera tutte e { $count }
web-step-who = Scegli chi va in { $area }: una delle aree illuminate.
web-step-either = Scegli una delle tue aree illuminate o l’area da attaccare.
web-you-take-it = la conquisti: { $chance }
web-nothing-stays = non resta nessuno
web-stays = resta: { $units }
web-all-but-one = Tutte tranne una
web-all-units = Tutte
web-abandons-capital = { $area } è una capitale. Se non resta nessuno, la perdi.
web-abandons-center = { $area } ha un centro di produzione. Se non resta nessuno, lo perdi.
web-abandons-source = { $area } è una fonte di energia. Se non resta nessuno, la perdi.
web-abandons-area = Non resta nessuno: abbandoni { $area }.
web-center-short = centro
web-neutrals-short = Forze neutrali
web-go-move = Muovi in { $area }
web-go-attack = Attacca { $area }
