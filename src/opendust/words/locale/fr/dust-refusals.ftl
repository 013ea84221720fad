# Pourquoi une action de DUST n'est pas permise.

dust-refusal-ability-not-usable = Vous n'avez pas { $ability } ce tour, ou l'avez déjà utilisé.
dust-refusal-ace-needs-air-unit = L'As du Ciel demande un de vos Chasseurs ou Bombardiers dans la bataille, avant tout dé.
dust-refusal-ally-needs-another = Une trêve se fait avec un autre joueur.
dust-refusal-amount-zero = Il en faut au moins 1.
dust-refusal-area-occupied = { $area } est déjà occupée.
dust-refusal-area-unknown = Il n'y a pas de zone numéro { $number }.
dust-refusal-budget-not-exact = Les points de renfort se dépensent jusqu'au dernier ; il en resterait { $rest }, qu'on ne peut dépenser.
dust-refusal-budget-not-spent = Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de renfort à dépenser.
dust-refusal-capital-closed = À ce nombre de joueurs { $area } est fermée maintenant : il décide des Capitales que l'on peut prendre.
dust-refusal-capital-closed-by-score = { $target } est une Capitale ; vos { $score } points de Victoire ne suffisent pas pour en attaquer une.
dust-refusal-card-not-in-hand = Vous n'avez pas la carte { $card } en main.
dust-refusal-cards-bought-already = On achète des cartes une fois par tour, et c'est fait.
dust-refusal-casualties-illegal = { $hits ->
    [one] Exactement { $hits } unité est détruite
   *[other] Exactement { $hits } unités sont détruites
 }, les Chars avant les Mechs et les Chasseurs avant les Bombardiers.
dust-refusal-center-already-there = { $area } a déjà un Centre de Production ; un par zone.
dust-refusal-center-full = Le Centre de Production en { $center } peut encore construire { $room } dans cette phase, pas { $amount }.
dust-refusal-center-needs-own-land = { $area } n'est pas une de vos zones terrestres ; un Centre de Production en demande une.
dust-refusal-center-on-power-source = { $area } est un Gisement ; aucun Centre de Production ne s'y trouve.
dust-refusal-claim-needs-capital = { $area } n'est pas une Capitale.
dust-refusal-claim-needs-land = { $area } est une zone maritime ; on ne prend que la terre.
dust-refusal-claim-needs-source = { $area } n'est pas un Gisement ; on prend d'abord les Gisements.
dust-refusal-color-taken = L'armée { $color } est prise.
dust-refusal-color-unknown = Il n'y a pas de couleur numéro { $number }.
dust-refusal-deploy-needs-neutral-center = { $area } n'a pas de Centre de Production neutre.
dust-refusal-deploy-needs-own-center = { $area } n'a pas de Centre de Production à vous ; on construit dans un Centre qui était là avant l'achat.
dust-refusal-diplomat-too-late = Le Diplomate s'utilise au début de la production, avant le premier achat.
dust-refusal-discard-needs-purchase = On ne défausse qu'avant d'acheter au moins une carte.
dust-refusal-fighters-shield-bombers = { $fighters ->
    [one] { $fighters } Chasseur protège
   *[other] { $fighters } Chasseurs protègent
 } les Bombardiers ; les Chasseurs d'abord.
dust-refusal-free-mech-needs-center = { $area } n'a pas de Centre de Production à vous ; le Mech gratuit y est construit.
dust-refusal-free-mech-on-new-center = Le Centre de Production en { $area } est nouveau ; le Mech gratuit va dans un plus ancien.
dust-refusal-hand-too-large = Avec { $held } cartes en main, { $amount } de plus dépasseraient { $limit }.
dust-refusal-launch-needs-own-center = { $center } n'a pas de Centre de Production à vous.
dust-refusal-launch-needs-sea = { $area } est terrestre ; les Sous-marins se placent en mer.
dust-refusal-launch-not-adjacent = { $area } n'est pas adjacente à { $center }.
dust-refusal-launch-sea-closed = { $area } est à quelqu'un d'autre ; on n'y place pas de nouveaux Sous-marins.
dust-refusal-misshapen = { $verb } ne s'écrit pas ainsi.
dust-refusal-missile-needs-center = Un missile demande un Centre de Production à vous.
dust-refusal-no-center-in-box = La boîte contient encore { $left } Centres de Production, pas { $amount }.
dust-refusal-no-chance-pending = On ne lance ni ne pioche rien maintenant.
dust-refusal-no-missile-on-capital = { $target } est une Capitale ; aucun missile ne peut la viser.
dust-refusal-no-neutral-center = Il n'y a pas de Centre de Production neutre où construire.
dust-refusal-no-neutral-purchase = Dans cette édition personne n'achète d'unités neutres.
dust-refusal-no-neutral-submarines = Les forces neutres n'ont pas de Sous-marins.
dust-refusal-no-route = Aucun chemin ne mène de { $origin } à { $target } par vos zones et des zones inoccupées.
dust-refusal-no-setup-submarines = Dans cette édition on ne construit pas de Sous-marins à la mise en place.
dust-refusal-no-submarine-attack-on-capital = { $target } est une Capitale ; les Sous-marins ne peuvent la bombarder.
dust-refusal-no-units = Il faut au moins une unité.
dust-refusal-nobody-chooses = Personne n'a rien à choisir maintenant.
dust-refusal-not-now = « { $verb } » n'est pas possible maintenant.
dust-refusal-not-set-aside = Pour { $unit }, vous avez acheté { $left } à placer, pas { $amount }.
dust-refusal-not-your-choice = Ce n'est pas à vous de choisir maintenant.
dust-refusal-one-origin-only = Dans cette édition les Bombardiers d'un mouvement viennent d'une seule zone.
dust-refusal-origin-not-own = { $origin } n'est pas à vous.
dust-refusal-outcome-impossible = Il faut ici exactement { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
 }, et ceux-ci sont impossibles.
dust-refusal-radar-illegal = Le Radar Alien ne peut servir ici : vos unités n'ont nulle part où aller, ou la bataille ne le permet pas.
dust-refusal-radar-takes-all = Dans cette édition le Radar Alien retire toutes vos unités de la bataille.
dust-refusal-refuge-closed = { $area } n'est pas un refuge : les défenseurs se retirent dans leurs zones adjacentes, ou inoccupées là où l'édition le permet.
dust-refusal-same-attack = Vous avez déjà attaqué { $target } depuis { $origin } ce tour.
dust-refusal-secret-weapon-illegal = L'Arme Secrète ne peut servir ici : on ne peut forcer les unités ennemies à se retirer.
dust-refusal-secret-weapon-later = Dans cette édition l'Arme Secrète s'utilise juste avant le premier jet de l'attaquant.
dust-refusal-special-needs-all = Dans cette édition les { $amount } doivent tous participer.
dust-refusal-special-needs-bombers = Depuis la terre seuls les Bombardiers font des attaques spéciales.
dust-refusal-special-needs-submarines = Depuis la mer seuls les Sous-marins font des attaques spéciales.
dust-refusal-submarine-is-launched = Les Sous-marins se placent en mer : launch NOMBRE CENTRE MER.
dust-refusal-submarines-first = Placez d'abord vos Sous-marins ; il leur faut certains Centres.
dust-refusal-tanks-shield-mechs = { $tanks ->
    [one] { $tanks } Char protège
   *[other] { $tanks } Chars protègent
 } les Mechs ; les Chars d'abord.
dust-refusal-target-held = { $target } est à quelqu'un d'autre ; un mouvement finit dans une zone à vous ou inoccupée.
dust-refusal-target-is-origin = { $area } ne peut être à la fois départ et arrivée.
dust-refusal-target-not-adjacent = { $target } n'est pas adjacente à { $origin }.
dust-refusal-target-not-land = { $target } n'est pas une zone terrestre.
dust-refusal-target-of-ally = { $target } est à un joueur avec qui vous avez une trêve ce tour.
dust-refusal-target-out-of-reach = { $target } ne peut être attaquée depuis { $origin } : ni adjacente, ni reliée par vos Sous-marins.
dust-refusal-target-own = { $target } est à vous.
dust-refusal-target-protected-in-round-one = { $target } ne peut être attaquée au premier tour.
dust-refusal-target-unoccupied = { $target } est inoccupée ; on la prend en s'y déplaçant.
dust-refusal-too-few-figures = Il reste { $left } figurines pour { $unit }, pas { $amount }.
dust-refusal-too-few-places = Vos Centres de Production ont de la place pour { $left } de plus ({ $unit }), pas { $amount }.
dust-refusal-too-few-points = { $things } : coût { $cost } points ; vous en avez { $points }.
dust-refusal-too-few-sites = Vous avez de la place pour { $left } Centres de Production de plus, pas { $amount }.
dust-refusal-too-many-retreat = { $limit } au plus peuvent se retirer maintenant, pas { $amount }.
dust-refusal-unit-unknown = Il n'y a pas d'unité numéro { $number }.
dust-refusal-units-not-in-battle = Ces unités ne sont pas dans la bataille.
dust-refusal-units-not-retreating = Ces unités ne se retirent pas.
dust-refusal-units-not-there = Ces unités ne sont pas en { $origin }.
dust-refusal-wrong-element = Depuis { $origin } ces unités ne peuvent attaquer { $target } : unités terrestres et aériennes se battent à terre, Sous-marins en mer.
