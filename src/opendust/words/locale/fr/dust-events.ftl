# Ce qui s'est passé dans DUST.

dust-event-cards-dealt = { $player } reçoit { $cards-count ->
    [0] { $amount } cartes
   *[other] { $amount } cartes : { $cards }
 }.
dust-event-card-chosen = { $player } pose une carte face cachée{ $cards-count ->
    [0] .
   *[other] {" "}: { $cards }.
 }
dust-event-card-revealed = { $player } révèle { $card }.
dust-event-lots-drawn = Cartes égales : le sort décide pour { $players }.
dust-event-order-fixed = Ordre : { $players }.
dust-event-color-chosen = { $player } prend l'armée { $color }.
dust-event-capital-claimed = { $player } prend la Capitale { $area }.
dust-event-area-claimed = { $player } prend { $area }.
dust-event-neutrals-placed = Forces neutres en { $area } : { $units }.
dust-event-center-placed = Centre de Production en { $area } : { $player }.
dust-event-units-built = { $player } place { $units } en { $area }.
dust-event-reinforcements-ended = { $player } finit ses renforts{ $lapsed ->
    [0] .
    [one] {" "}; { $lapsed } point est perdu.
   *[other] {" "}; { $lapsed } points sont perdus.
 }
dust-event-round-began = Le tour { $round } commence.
dust-event-cards-drawn = { $player } pioche { $amount ->
    [one] une carte
   *[other] { $amount } cartes
 }{ $cards-count ->
    [0] .
   *[other] {" "}: { $cards }.
 }
dust-event-cards-discarded = { $player } défausse { $cards }.
dust-event-deck-reshuffled = La défausse ({ $amount } cartes) devient la nouvelle pioche.
dust-event-turn-began = Tour de { $player }.
dust-event-turn-interrupted = { $player } interrompt { $other } et joue d'abord.
dust-event-income-counted = { $player } reçoit { $total } points de Production : { $centers } des Centres avec Gisement, { $capitals } des Capitales, { $card } de la carte{ $topped ->
    [0] .
   *[other] , portés au minimum.
 }
dust-event-truce-made = Trêve entre { $player } et { $other } jusqu'à la fin du tour.
dust-event-mech-built-free = { $player } construit un Mech gratuit en { $area }.
dust-event-units-bought = { $player } achète { $units }.
dust-event-neutrals-bought = { $player } achète pour les forces neutres : { $units }.
dust-event-centers-bought = { $player } achète { $amount ->
    [one] un Centre de Production
   *[other] { $amount } Centres de Production
 }.
dust-event-cards-bought = { $player } achète { $amount ->
    [0] 0 carte
    [one] une carte
   *[other] { $amount } cartes
 }.
dust-event-points-lapsed = { $player } perd { $amount ->
    [one] { $amount } point de Production non dépensé.
   *[other] { $amount } points de Production non dépensés.
 }
dust-event-units-moved = { $player } déplace { $units } de { $origin } à { $target }, { $route }.
dust-event-bombers-flown = { $player } fait voler des Bombardiers vers { $target } : { $bombers }.
dust-event-area-taken = { $player } prend { $area }, qui était inoccupée.
dust-event-area-left = { $player } quitte { $area }, désormais inoccupée.
dust-event-attack-declared = { $player } attaque { $target } ({ $defender }) depuis { $origin } avec { $units } : { $battle }.
dust-event-mechs-dropped = { $player } largue des Mechs sur { $target } ({ $defender }) : { $mechs }.
dust-event-special-attack-declared = { $player } mène une attaque spéciale sur { $target } ({ $defender }) depuis { $origin } avec { $units }.
dust-event-missile-launched = { $player } tire un missile sur { $target } ({ $defender }).
dust-event-capitals-opened = { $player } attaque une Capitale : désormais tous peuvent attaquer les Capitales.
dust-event-ability-used = { $player } utilise { $ability }.
dust-event-supremacy-settled = Supériorité Tactique : attaquant { $attacker }, défenseur { $defender } ; { $player } lance d'abord ({ $reason }).
dust-event-units-retreated = { $player } se retire en { $area } avec { $units }.
dust-event-dice-rolled = { $player } lance { $faces } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-dice-rerolled = { $player } relance { $faces } : maintenant { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-special-dice-rolled = { $player } lance { $faces } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
dust-event-nurse-rolled = L'Infirmière de { $player } lance { $faces } : { $saved ->
    [0] aucune unité sauvée
    [one] { $saved } unité sauvée
   *[other] { $saved } unités sauvées
 }.
dust-event-units-destroyed = { $player } perd { $units } en { $area }.
dust-event-cease-fire = Trois jets sans impact : cessez-le-feu en { $area }.
dust-event-area-conquered = { $player } conquiert { $area }.
dust-event-area-defended = { $player } tient { $area }.
dust-event-battle-ended = Il ne reste personne en { $area } ; la bataille est finie.
dust-event-turn-ended = { $player } finit son tour.
dust-event-majority-won = { $player } a maintenant la { $majority }.
dust-event-majority-lost = { $player } perd la { $majority } ; personne ne l'a.
dust-event-points-scored = { $player } marque { $capitals } pour les Capitales, { $sources } pour les Gisements, { $majorities } pour les Suprématies : { $total } points de Victoire.
dust-event-extra-round = Toujours égalité : un autre tour est joué.
dust-event-match-won = { $players-count ->
    [one] { $players } gagne la partie.
   *[other] { $players } gagnent ensemble la partie.
 }
