# La fin d’une manche.

web-scoring = Manche { $round } · Score
web-scoring-goal = Le premier à { $points }{ $capital ->
    [true] {" "}avec une capitale
   *[other] {""}
 }
web-scoring-line = { $name } : +{ $gain }, { $now } au total.
web-to-map = Voir le plateau
web-head-gain = Cette manche
web-majority-production = production
web-majority-sea = mer
web-majority-land = terre

# La fin d’une partie, et le regard en arrière.

web-victory = { $winners ->
    [one] { $name } gagne la guerre
   *[other] { $name } se partagent la victoire
 }
web-after-rounds = { $rounds ->
    [one] Après { $rounds } manche
   *[other] Après { $rounds } manches
 }
web-victory-why = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $capitals ->
    [0] aucune capitale
    [one] { $capitals } capitale
   *[other] { $capitals } capitales
 }, { $sources ->
    [0] aucun gisement
    [one] { $sources } gisement
   *[other] { $sources } gisements
 }, { $majorities ->
    [0] aucune suprématie
    [one] { $majorities } suprématie
   *[other] { $majorities } suprématies
 }.
web-victory-always = { $name } n’a jamais été derrière.
web-victory-since = En tête depuis la manche { $round }.
web-victory-capital = { $name } avait plus de points, mais aucune capitale.
web-victory-late = En tête à la dernière manche seulement.
web-decisive = Les batailles décisives
web-battle-took = Manche { $round } : { $attacker } la prend à { $defender }. { $mine } points de production perdus, { $theirs } détruits.
web-battle-held = Manche { $round } : { $defender } la tient contre { $attacker }. { $theirs } points de production perdus, { $mine } détruits.
web-victory-luck = Dés de { $name } : { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
 }, { $expected } attendus.
web-graph = { $rounds ->
    [one] Points de victoire de tous sur { $rounds } manche
   *[other] Points de victoire de tous sur { $rounds } manches
 }

# The desk below the map

web-coins-lost = { $points ->
    [0] aucun point non dépensé
    [one] 1 point non dépensé
   *[other] { $points } points non dépensés
 }
web-coins-spent = tout est dépensé
web-choose-card = choisissez votre carte
web-choose-card-note = Personne ne la voit avant que tous aient choisi. La plus haute valeur de combat commence ; les étoiles départagent.
web-choose-card-setup = La plus haute valeur de combat choisit en premier.
web-legend-combat = attaques et place dans l’ordre
web-legend-movement = mouvements
web-legend-production = production en plus
web-sealed = a choisi
web-is-thinking = réfléchit…
web-see-map = Voir le plateau
web-show-cards = Revenir aux cartes
web-setup-card = Carte
web-setup-capital = Capitale
web-setup-areas = Zones
web-setup-centers = Centres
web-setup-reinforcements = Renforts
web-moves-left = reste { $count }
web-purse-centers = centres
web-purse-capitals = capitales
web-purse-card = carte
web-purse-least = minimum
web-ware-card = { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
 }
web-ware-center = construit { $count ->
    [0] aucune unité par tour
    [one] 1 unité par tour
   *[other] { $count } unités par tour
 }
web-stock = reste { $count }
web-still-to-place = Encore à placer : { $count }
web-draft-sea = Choisissez une mer éclairée à côté d’un de vos centres.
web-draft-center = Choisissez une zone terrestre éclairée. Elle construira dès le prochain tour.
web-all-placed = Tout a sa place
web-all-placed-note = Choisissez une zone pour reprendre une unité. Rien n’est définitif avant la fin.
web-rest-here = Le reste vers { $area }
web-finish-production = Terminer la production
web-tray = Unités à placer
web-tray-waits = { $count } à placer
web-placed-here = Construites ici ce tour : { $count }/{ $most }
web-place-hint = Choisissez une zone éclairée. Maximum d’unités par centre et par tour : { $most }.
web-place-one = Placer 1 : { $what }
web-place-many = Placer les { $count }
web-step-who = Arrivée : { $area }. Choisissez une zone éclairée comme départ.
web-step-either = Choisissez une de vos zones éclairées, ou la zone à attaquer.
web-you-take-it = vous la prenez : { $chance }
web-odds-short-conquest = prise
web-odds-short-defence = tenue
web-odds-short-cease-fire = cessez-le-feu
web-nothing-stays = personne ne reste
web-stays = reste : { $units }
web-all-but-one = Toutes sauf une
web-all-units = Toutes
web-abandons-capital = { $area } est une capitale. Si personne ne reste, vous la perdez.
web-abandons-center = { $area } a un centre de production. Si personne ne reste, vous le perdez.
web-abandons-source = { $area } est un gisement. Si personne ne reste, vous le perdez.
web-abandons-area = Personne ne reste : vous abandonnez la zone { $area }.
web-center-short = centre
web-neutrals-short = Forces neutres
web-go-move = Déplacer → { $area }
web-go-attack = Attaquer : { $area }
web-go-claim = Prendre : { $area }
web-turn-order = Ordre de jeu
web-task-move = Déplacer
web-task-attack = Attaquer
web-task-bombard = Attaque spéciale
web-task-free-mech = Mech gratuit
web-standing = Points, et ce qu’une manche rapporterait maintenant
web-ends-movement = met fin au mouvement
web-attack-ends-movement = Une attaque met fin à votre mouvement.
web-card-gives = { $combat ->
    [one] { $combat } attaque
   *[other] { $combat } attaques
 }, { $movement ->
    [one] { $movement } mouvement
   *[other] { $movement } mouvements
 }, production en plus : { $production }
web-rolls-now = lance maintenant
web-last-roll = Dernier lancer
web-scoring-on = Passer à la manche { $round }
web-scoring-lead = En tête : { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } sur { $goal }.
