# Ce qui se passe dans DUST, une phrase par événement, au présent.

dust-event-cards-dealt = { $player } reçoit { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-chosen = { $player } joue une carte face cachée{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } révèle { $card }.
dust-event-lots-drawn = Cartes à égalité. Ordre tiré au sort : { $players }.
dust-event-order-fixed = Ordre de jeu : { $players }.
dust-event-color-chosen = { $player } choisit le { $color }.
dust-event-capital-claimed = { $player } prend une capitale : { $area }.
dust-event-area-claimed = { $player } prend la zone { $area }.
dust-event-neutrals-placed = Forces neutres ({ $area }) : { $units }.
dust-event-center-placed = { $player } construit un centre de production : { $area }.
dust-event-center-placed-neutral = { $player } construisent un centre de production : { $area }.
dust-event-units-built = { $player } place { $units } : { $area }.
dust-event-reinforcements-ended = { $player } termine ses renforts{ $lapsed ->
    [0] .
    [one] . { $lapsed } point est perdu.
   *[other] . { $lapsed } points sont perdus.
 }
dust-event-round-began = La manche { $round } commence.
dust-event-cards-drawn = { $player } pioche { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-cards-discarded = { $player } défausse { $cards }.
dust-event-deck-reshuffled = La défausse devient la nouvelle pioche : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
 }.
dust-event-turn-began = { $player } commence son tour.
dust-event-turn-interrupted = { $player } interrompt { $other } et joue d’abord.
dust-event-income-counted = { $player } reçoit { $total ->
    [one] { $total } point de production
   *[other] { $total } points de production
 } : centres { $centers }, capitales { $capitals }, carte { $card }{ $topped ->
    [0] .
   *[other] {" "}(minimum).
 }
dust-event-truce-made = Trêve entre { $player } et { $other } jusqu’à la fin de la manche.
dust-event-mech-built-free = { $player } construit un mech gratuit : { $area }.
dust-event-units-bought = { $player } achète { $units }.
dust-event-neutrals-bought = { $player } achète pour les forces neutres : { $units }.
dust-event-centers-bought = { $player } { $amount ->
    [0] n’achète pas de centre de production
    [one] achète { $amount } centre de production
   *[other] achète { $amount } centres de production
 }.
dust-event-cards-bought = { $player } { $amount ->
    [0] n’achète pas de carte
    [one] achète { $amount } carte
   *[other] achète { $amount } cartes
 }.
dust-event-points-lapsed = { $player } perd { $amount ->
    [one] { $amount } point de production non dépensé.
   *[other] { $amount } points de production non dépensés.
 }
dust-event-units-moved = { $player } déplace { $units } : { $origin } → { $target }, { $route }.
dust-event-bombers-flown = { $player } déplace des bombardiers : { $bombers } → { $target }.
dust-event-area-taken = { $player } occupe la zone { $area }.
dust-event-area-left = { $player } quitte la zone { $area }, désormais inoccupée.
dust-event-attack-declared = { $player } attaque : { $origin } → { $target } ({ $defender }), { $units } ; { $battle }.
dust-event-mechs-dropped = { $player } largue des mechs : { $mechs } → { $target } ({ $defender }).
dust-event-special-attack-declared = { $player } lance une attaque spéciale : { $origin } → { $target } ({ $defender }), { $units }.
dust-event-missile-launched = { $player } tire un missile : { $target } ({ $defender }).
dust-event-capitals-opened = { $player } attaque une capitale. Désormais, tout le monde peut en attaquer.
dust-event-ability-used = { $player } utilise un pouvoir : { $ability }.
dust-event-supremacy-settled = Supériorité tactique : attaquant { $attacker }, défenseur { $defender }. Premier jet : { $player } ({ $reason }).
dust-event-retreats-told = { $player } et le défenseur ont décidé de la retraite.
dust-event-units-retreated = { $player } bat en retraite : { $units } → { $area }.
dust-event-dice-rolled = { $player } lance les dés : { $faces }, { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-dice-rolled-neutral = { $player } lancent les dés : { $faces }, { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-dice-rerolled = { $player } relance : { $faces }, maintenant { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-special-dice-rolled = { $player } lance les dés : { $faces }, { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-special-dice-rolled-neutral = { $player } lancent les dés : { $faces }, { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-nurse-rolled = { $player } utilise l’Infirmière : { $faces }, { $saved ->
    [0] aucune unité sauvée
    [one] { $saved } unité sauvée
   *[other] { $saved } unités sauvées
 }.
dust-event-units-destroyed = { $player } perd { $units } ({ $area }).
dust-event-units-destroyed-neutral = { $player } perdent { $units } ({ $area }).
dust-event-cease-fire = Trois jets sans impact. Cessez-le-feu : { $area }.
dust-event-area-conquered = { $player } conquiert la zone { $area }.
dust-event-area-defended = { $player } tient la zone { $area }.
dust-event-area-defended-neutral = { $player } tiennent la zone { $area }.
dust-event-battle-ended = { $area } : il ne reste personne, la bataille est finie.
dust-event-turn-ended = { $player } termine son tour.
dust-event-majority-won = { $player } obtient la { $majority }.
dust-event-majority-lost = { $player } perd la { $majority }. Personne ne l’a.
dust-event-points-scored = { $player } marque { $capitals } pour les capitales, { $sources } pour les gisements, { $majorities } pour les suprématies. Total : { $total ->
    [one] { $total } point de victoire
   *[other] { $total } points de victoire
 }.
dust-event-extra-round = Toujours à égalité : on joue une manche de plus.
dust-event-match-won = { $players-count ->
    [one] { $players } gagne la partie.
   *[other] { $players } gagnent ensemble la partie.
 }
