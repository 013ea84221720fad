# Che cosa succede in DUST, una frase per evento, al presente.

dust-event-cards-dealt = { $player } riceve { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-chosen = { $player } gioca una carta coperta{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } rivela { $card }.
dust-event-lots-drawn = Carte uguali. Ordine sorteggiato: { $players }.
dust-event-order-fixed = Ordine di gioco: { $players }.
dust-event-color-chosen = { $player } sceglie il { $color }.
dust-event-capital-claimed = { $player } occupa la capitale { $area }.
dust-event-area-claimed = { $player } occupa { $area }.
dust-event-neutrals-placed = Forze neutrali ({ $area }): { $units }.
dust-event-center-placed = { $player } costruisce un centro di produzione: { $area }.
dust-event-center-placed-neutral = { $player } costruiscono un centro di produzione: { $area }.
dust-event-units-built = { $player } piazza { $units }: { $area }.
dust-event-reinforcements-ended = { $player } finisce i rinforzi{ $lapsed ->
    [0] .
    [one] . 1 punto va perso.
   *[other] . { $lapsed } punti vanno persi.
 }
dust-event-round-began = Inizia il round { $round }.
dust-event-cards-drawn = { $player } pesca { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-cards-discarded = { $player } scarta { $cards }.
dust-event-deck-reshuffled = Gli scarti diventano il nuovo mazzo: { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
 }.
dust-event-turn-began = Turno di { $player }.
dust-event-turn-interrupted = { $player } usa Koshka e gioca prima di { $other }.
dust-event-income-counted = { $player } riceve { $total ->
    [one] 1 punto produzione
   *[other] { $total } punti produzione
 }: centri e giacimenti { $centers }, capitali { $capitals }, carta { $card }{ $topped ->
    [0] .
   *[other] , portati al minimo.
 }
dust-event-truce-made = Tregua tra { $player } e { $other } fino alla fine del round.
dust-event-mech-built-free = { $player } costruisce un robot gratis: { $area }.
dust-event-units-bought = { $player } compra { $units }.
dust-event-neutrals-bought = { $player } compra per le forze neutrali: { $units }.
dust-event-centers-bought = { $player } compra { $amount ->
    [one] 1 centro di produzione
   *[other] { $amount } centri di produzione
 }.
dust-event-cards-bought = { $player } { $amount ->
    [0] non compra carte
    [one] compra 1 carta
   *[other] compra { $amount } carte
 }.
dust-event-points-lapsed = { $player } non spende { $amount ->
    [one] 1 punto produzione, che va perso.
   *[other] { $amount } punti produzione, che vanno persi.
 }
dust-event-units-moved = { $player } muove { $units }: { $origin } → { $target }, { $route }.
dust-event-bombers-flown = { $player } fa volare bombardieri → { $target }: { $bombers }.
dust-event-area-taken = { $player } occupa l’area libera { $area }.
dust-event-area-left = { $player } lascia libera l’area { $area }.
dust-event-attack-declared = { $player } attacca: { $origin } → { $target } ({ $defender }), { $units }; { $battle }.
dust-event-mechs-dropped = { $player } sgancia robot → { $target } ({ $defender }): { $mechs }.
dust-event-special-attack-declared = Attacco speciale di { $player }: { $origin } → { $target } ({ $defender }), { $units }.
dust-event-missile-launched = { $player } lancia un missile → { $target } ({ $defender }).
dust-event-capitals-opened = { $player } attacca una capitale: d’ora in poi tutti possono attaccare le capitali.
dust-event-ability-used = { $player } usa { $ability }.
dust-event-supremacy-settled = Iniziativa in battaglia: attaccante { $attacker }, difensore { $defender }. Primo lancio: { $player } ({ $reason }).
dust-event-retreats-told = { $player } e il difensore hanno deciso se ritirarsi.
dust-event-units-retreated = Ritirata di { $player }: { $units } → { $area }.
dust-event-dice-rolled = { $player } lancia { $faces }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-dice-rolled-neutral = { $player } lanciano { $faces }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-dice-rerolled = { $player } rilancia: { $faces }, ora { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-special-dice-rolled = { $player } lancia { $faces }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-special-dice-rolled-neutral = { $player } lanciano { $faces }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-nurse-rolled = Infermiera di { $player }: { $faces }, { $saved ->
    [0] nessuna unità si salva
    [one] 1 unità si salva
   *[other] { $saved } unità si salvano
 }.
dust-event-units-destroyed = { $area }: { $player } perde { $units }.
dust-event-units-destroyed-neutral = { $area }: { $player } perdono { $units }.
dust-event-cease-fire = { $area }: tre lanci senza colpi a segno, cessate il fuoco.
dust-event-area-conquered = { $player } conquista { $area }.
dust-event-area-defended = { $player } tiene { $area }.
dust-event-area-defended-neutral = { $player } tengono { $area }.
dust-event-battle-ended = { $area }: non resta nessuno, la battaglia è finita.
dust-event-turn-ended = { $player } finisce il turno.
dust-event-majority-won = { $player } ottiene la { $majority }.
dust-event-majority-lost = { $player } perde la { $majority }, che ora non è di nessuno.
dust-event-points-scored = { $player } segna per capitali { $capitals }, giacimenti { $sources }, supremazie { $majorities }. Totale: { $total ->
    [one] 1 punto vittoria
   *[other] { $total } punti vittoria
 }.
dust-event-extra-round = Ancora parità: si gioca un altro round.
dust-event-match-won = { $players-count ->
    [one] { $players } vince la partita.
   *[other] { $players } vincono insieme la partita.
 }
