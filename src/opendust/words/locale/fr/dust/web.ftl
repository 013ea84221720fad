# Les règles de DUST en deux pages.

web-two-pages = La guerre en deux pages
web-sum-goal = Atteignez le premier l’objectif en tenant une capitale. Avec les règles Premium : 50 points de victoire à deux, 40 à trois ou quatre, 30 à cinq ou six.
web-sum-cards = Chacun choisit une carte en secret. La plus haute valeur de combat commence.
web-sum-production = Vous recevez des points de production pour les capitales, les centres dotés d’un gisement et votre carte. Achetez unités, centres et cartes.
web-sum-movement = Chaque mouvement emmène autant d’unités que voulu, aussi loin que voulu, par vos zones et les zones inoccupées.
web-sum-combat = Chaque attaque va d’une zone à une zone adjacente. Un 5 ou un 6 touche.
web-sum-end = Capitales, gisements et suprématies donnent des points de victoire.
web-sum-card = Ce que donne une carte
web-sum-stars = Les étoiles départagent les égalités
web-sum-units = Unités
web-sum-cost = Coût
web-sum-dice = Dés
web-sum-supremacy = Supériorité
web-sum-use = Utilité
web-sum-of-tank = Bon marché. Les chars tombent avant les mechs.
web-sum-of-fighter = Protège vos bombardiers.
web-sum-of-submarine = En mer seulement. Ouvre la voie aux débarquements et pilonne les côtes.
web-sum-of-mech = Deux dés et la supériorité sur terre.
web-sum-of-bomber = Va partout. Bombarde les sous-marins avec deux dés.
web-sum-of-center = Rapporte des points, construit cinq unités par tour et défend avec trois dés de plus.
web-sum-of-card = Cinq en main au plus.
web-sum-battle = Une bataille, jet par jet
web-sum-first-title = Qui lance d’abord ?
web-sum-first = Le camp qui a la supériorité tactique. En cas d’égalité, le défenseur.
web-sum-hits-title = Lancer et retirer
web-sum-hits = Chaque impact détruit une unité ennemie : chars avant mechs, chasseurs avant bombardiers.
web-sum-retreat-title = Rester ou se replier
web-sum-retreat = Avant votre jet, jusqu’à la moitié de vos unités peut partir. Trois jets sans impact : cessez-le-feu.
web-sum-others = Autres attaques
web-sum-sea-title = Bataille navale
web-sum-sea = Les deux camps lancent ensemble. Les pertes tombent ensemble.
web-sum-landing-title = Débarquement
web-sum-landing = Par des mers que tiennent vos sous-marins. L’attaquant ne peut pas battre en retraite.
web-sum-bombing-title = Bombardement
web-sum-bombing = Deux dés par bombardier contre des sous-marins adjacents. Ils ne peuvent pas riposter.
web-sum-shelling-title = Pilonnage
web-sum-shelling = Un dé par sous-marin contre une côte adjacente, jamais une capitale.
web-sum-shield = À la manche 1, capitales, gisements et centres sont intouchables. Les capitales vous restent fermées tant que vous n’avez pas la moitié de l’objectif ou que personne n’en a attaqué une.
web-sum-abilities = Les onze pouvoirs, un usage chacun
web-sum-points = Points par manche
web-sum-scoring = 1 par capitale, 1 par gisement et 1 par suprématie : zones terrestres, zones maritimes, centres de production.

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
web-battle-took = Manche { $round } : { $attacker } la conquiert contre { $defender }. { $mine } points de production perdus, { $theirs } détruits.
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
web-see-map = Voir la carte
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
web-tray = Unités à placer
web-tray-waits = { $count } à placer
web-placed-here = Construites ici ce tour : { $count }/{ $most }
web-place-hint = Choisissez une zone éclairée. Maximum d’unités par centre et par tour : { $most }.
web-place-one = Placer 1 : { $what }
web-place-many = Placer les { $count }
web-step-who = Choisissez qui va à { $area } : une des zones éclairées.
web-step-either = Choisissez une de vos zones éclairées, ou la zone à attaquer.
web-you-take-it = vous la prenez : { $chance }
web-nothing-stays = personne ne reste
web-stays = reste : { $units }
web-all-but-one = Toutes sauf une
web-all-units = Toutes
web-abandons-capital = { $area } est une capitale. Si personne ne reste, vous la perdez.
web-abandons-center = { $area } a un centre de production. Si personne ne reste, vous le perdez.
web-abandons-source = { $area } est un gisement. Si personne ne reste, vous le perdez.
web-abandons-area = Personne ne reste : vous abandonnez { $area }.
web-center-short = centre
web-neutrals-short = Forces neutres
web-go-move = Aller à { $area }
web-go-attack = Attaquer { $area }
