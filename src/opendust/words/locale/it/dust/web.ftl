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
web-victory-always = In testa dall’inizio alla fine: { $name }.
web-victory-since = In testa dal round { $round }.
web-victory-capital = { $name } aveva più punti, ma nessuna capitale.
web-victory-late = In testa solo dall’ultimo round.
web-decisive = Le battaglie decisive
web-battle-took = Round { $round }: { $attacker } la strappa a { $defender }. Persi { $mine } punti produzione, distrutti { $theirs }.
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
web-still-to-place = Ancora da piazzare: { $count }
web-draft-sea = Scegli un mare illuminato accanto a un tuo centro.
web-draft-center = Scegli un’area di terra illuminata. Costruirà dal prossimo turno.
web-all-placed = Tutto è al suo posto
web-all-placed-note = Scegli un’area per riprendere un’unità. Niente è definitivo finché non termini.
web-rest-here = Il resto → { $area }
web-finish-production = Termina la produzione
web-tray = Unità da piazzare
web-tray-waits = ancora { $count }
web-placed-here = Costruite qui in questo turno: { $count }/{ $most }
web-place-hint = Scegli un’area illuminata. Massimo di unità per centro e turno: { $most }.
web-place-one = Piazza 1: { $what }
web-place-many = Piazza tutte e { $count }
web-step-who = Arrivo: { $area }. Scegli un’area illuminata da cui partire.
web-step-either = Scegli una delle tue aree illuminate o l’area da attaccare.
web-you-take-it = la conquisti: { $chance }
web-odds-short-conquest = conquistata
web-odds-short-defence = difesa
web-odds-short-cease-fire = cessate il fuoco
web-nothing-stays = non resta nessuno
web-stays = resta: { $units }
web-all-but-one = Tutte tranne una
web-all-units = Tutte
web-abandons-capital = { $area } è una capitale. Se non resta nessuno, la perdi.
web-abandons-center = { $area } ha un centro di produzione. Se non resta nessuno, lo perdi.
web-abandons-source = { $area } è un giacimento VK. Se non resta nessuno, lo perdi.
web-abandons-area = Non resta nessuno: abbandoni { $area }.
web-center-short = centro
web-neutrals-short = Forze neutrali
web-go-move = Muovi → { $area }
web-go-attack = Attacca { $area }
web-go-claim = Occupa { $area }
web-turn-order = Ordine di gioco
web-task-move = Muovi
web-task-attack = Attacca
web-task-bombard = Attacco speciale
web-task-free-mech = Robot gratis
web-standing = Punti, e quanto porterebbe un round adesso
web-ends-movement = chiude il movimento
web-attack-ends-movement = Un attacco chiude il tuo movimento.
web-card-gives = { $combat ->
    [one] 1 attacco
   *[other] { $combat } attacchi
 }, { $movement ->
    [one] 1 movimento
   *[other] { $movement } movimenti
 }, produzione in più: { $production }
web-rolls-now = lancia ora
web-last-roll = Ultimo lancio
web-scoring-on = Avanti al round { $round }
web-scoring-lead = In testa: { $names }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } su { $goal }.
