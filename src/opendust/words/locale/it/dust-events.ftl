# Che cosa è successo in DUST.

dust-event-cards-dealt = { $player } riceve { $cards-count ->
    [0] { $amount } carte
   *[other] { $amount } carte: { $cards }
 }.
dust-event-card-chosen = { $player } posa una carta coperta{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } scopre { $card }.
dust-event-lots-drawn = Carte uguali: decide la sorte per { $players }.
dust-event-order-fixed = Ordine: { $players }.
dust-event-color-chosen = { $player } prende l'esercito { $color }.
dust-event-capital-claimed = { $player } prende la Capitale { $area }.
dust-event-area-claimed = { $player } prende { $area }.
dust-event-neutrals-placed = Forze neutrali in { $area }: { $units }.
dust-event-center-placed = Centro di Produzione in { $area }: { $player }.
dust-event-units-built = { $player } piazza { $units } in { $area }.
dust-event-reinforcements-ended = { $player } finisce i rinforzi{ $lapsed ->
    [0] .
    [one] ; 1 punto è perso.
   *[other] ; { $lapsed } punti sono persi.
 }
dust-event-round-began = Inizia il round { $round }.
dust-event-cards-drawn = { $player } pesca { $amount ->
    [one] una carta
   *[other] { $amount } carte
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-cards-discarded = { $player } scarta { $cards }.
dust-event-deck-reshuffled = Gli scarti ({ $amount } carte) diventano il nuovo mazzo.
dust-event-turn-began = Turno di { $player }.
dust-event-turn-interrupted = { $player } interrompe { $other } e gioca per primo.
dust-event-income-counted = { $player } riceve { $total } Punti Produzione: { $centers } dai Centri con Giacimento, { $capitals } dalle Capitali, { $card } dalla carta{ $topped ->
    [0] .
   *[other] , portati al minimo.
 }
dust-event-truce-made = Tregua tra { $player } e { $other } fino alla fine del round.
dust-event-mech-built-free = { $player } costruisce un Robot gratis in { $area }.
dust-event-units-bought = { $player } compra { $units }.
dust-event-neutrals-bought = { $player } compra per le forze neutrali: { $units }.
dust-event-centers-bought = { $player } compra { $amount ->
    [one] un Centro di Produzione
   *[other] { $amount } Centri di Produzione
 }.
dust-event-cards-bought = { $player } compra { $amount ->
    [one] una carta
   *[other] { $amount } carte
 }.
dust-event-points-lapsed = { $player } perde { $amount ->
    [one] 1 Punto Produzione non speso.
   *[other] { $amount } Punti Produzione non spesi.
 }
dust-event-units-moved = { $player } muove { $units } da { $origin } a { $target }, { $route }.
dust-event-bombers-flown = { $player } fa volare Bombardieri a { $target }: { $bombers }.
dust-event-area-taken = { $player } prende { $area }, che era libera.
dust-event-area-left = { $player } lascia { $area }; ora è libera.
dust-event-attack-declared = { $player } attacca { $target } ({ $defender }) da { $origin } con { $units }: { $battle }.
dust-event-mechs-dropped = { $player } sgancia Robot su { $target } ({ $defender }): { $mechs }.
dust-event-special-attack-declared = { $player } fa un attacco speciale su { $target } ({ $defender }) da { $origin } con { $units }.
dust-event-missile-launched = { $player } lancia un missile su { $target } ({ $defender }).
dust-event-capitals-opened = { $player } attacca una Capitale: d'ora in poi tutti possono attaccare le Capitali.
dust-event-ability-used = { $player } usa { $ability }.
dust-event-supremacy-settled = Iniziativa in battaglia: attaccante { $attacker }, difensore { $defender }; { $player } tira per primo ({ $reason }).
dust-event-units-retreated = { $player } si ritira in { $area } con { $units }.
dust-event-dice-rolled = { $player } tira { $faces }: { $hits ->
    [0] nessun colpo
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-dice-rerolled = { $player } ritira { $faces }: ora { $hits ->
    [0] nessun colpo
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-special-dice-rolled = { $player } tira { $faces }: { $hits ->
    [0] nessun colpo
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }.
dust-event-nurse-rolled = L'Infermiera di { $player } tira { $faces }: { $saved ->
    [0] nessuna unità salvata
    [one] 1 unità salvata
   *[other] { $saved } unità salvate
 }.
dust-event-units-destroyed = { $player } perde { $units } in { $area }.
dust-event-cease-fire = Tre lanci senza colpi: cessate il fuoco in { $area }.
dust-event-area-conquered = { $player } conquista { $area }.
dust-event-area-defended = { $player } tiene { $area }.
dust-event-battle-ended = Non resta nessuno in { $area }; la battaglia è finita.
dust-event-turn-ended = { $player } finisce il turno.
dust-event-majority-won = { $player } ha ora la { $majority }.
dust-event-majority-lost = { $player } perde la { $majority }; nessuno la ha.
dust-event-points-scored = { $player } segna { $capitals } per le Capitali, { $sources } per i Giacimenti, { $majorities } per le Supremazie: { $total } Punti Vittoria.
dust-event-extra-round = Ancora parità: si gioca un altro round.
dust-event-match-won = { $players-count ->
    [one] { $players } vince la partita.
   *[other] { $players } vincono insieme la partita.
 }
