# Pourquoi une action de DUST n’est pas permise.

dust-refusal-ability-not-usable = Vous n’avez pas ce pouvoir dans cette manche, ou il est déjà utilisé : { $ability }.
dust-refusal-ace-needs-air-unit = L’As du ciel demande un de vos chasseurs ou bombardiers dans la bataille, avant le premier jet.
dust-refusal-ally-needs-another = Choisissez un autre joueur pour la trêve.
dust-refusal-amount-zero = Il en faut au moins 1.
dust-refusal-area-occupied = La zone { $area } est déjà occupée.
dust-refusal-area-unknown = La zone numéro { $number } n’existe pas.
dust-refusal-budget-not-exact = Dépensez tous vos points de renforts. Il en resterait { $rest }, inutilisables.
dust-refusal-budget-not-spent = Dépensez tous vos points de renforts : il en reste { $points }.
dust-refusal-capital-closed = Vous ne pouvez pas prendre la zone { $area } maintenant. Le nombre de joueurs limite les capitales ouvertes.
dust-refusal-capital-closed-by-score = { $target } est une capitale. { $score ->
    [0] Sans point de victoire, vous ne pouvez pas en attaquer.
    [one] Avec { $score } point de victoire, vous ne pouvez pas encore en attaquer.
   *[other] Avec { $score } points de victoire, vous ne pouvez pas encore en attaquer.
 }
dust-refusal-card-not-in-hand = La carte { $card } n’est pas dans votre main.
dust-refusal-cards-bought-already = Vous avez déjà acheté des cartes ce tour-ci.
dust-refusal-casualties-illegal = Choisissez exactement { $hits ->
    [one] { $hits } unité
   *[other] { $hits } unités
 }, les chars avant les mechs et les chasseurs avant les bombardiers.
dust-refusal-center-already-there = La zone { $area } a déjà un centre de production.
dust-refusal-center-idle = Il manque un gisement pour { $center } : d’autres centres ont déjà utilisé les vôtres dans cette phase.
dust-refusal-center-full = Centre de production, { $center } : il peut encore construire { $room ->
    [one] { $room } unité
   *[other] { $room } unités
 } dans cette phase, pas { $amount }.
dust-refusal-center-needs-own-land = Impossible de construire dans la zone { $area } : ce n’est pas une de vos zones terrestres.
dust-refusal-center-on-power-source = { $area } est un gisement : impossible d’y construire un centre.
dust-refusal-claim-needs-capital = { $area } n’est pas une capitale.
dust-refusal-claim-needs-land = { $area } est une zone maritime. Prenez une zone terrestre.
dust-refusal-claim-needs-source = { $area } n’est pas un gisement. Prenez d’abord les gisements.
dust-refusal-color-taken = Le { $color } est déjà pris.
dust-refusal-color-unknown = La couleur numéro { $number } n’existe pas.
dust-refusal-deploy-needs-neutral-center = La zone { $area } n’a pas de centre de production neutre.
dust-refusal-deploy-needs-own-center = La zone { $area } n’a pas de centre de production à vous. Choisissez un centre qui était là avant cet achat.
dust-refusal-diplomat-too-late = Le Diplomate s’utilise au début de la production, avant le premier achat.
dust-refusal-discard-needs-purchase = Vous ne pouvez défausser que si vous achetez ensuite au moins une carte.
dust-refusal-fighters-shield-bombers = Détruisez d’abord les chasseurs ({ $fighters }) : ils protègent les bombardiers.
dust-refusal-free-mech-needs-center = La zone { $area } n’a pas de centre de production à vous. Le mech gratuit va dans un de vos centres.
dust-refusal-free-mech-on-new-center = Le centre de production est nouveau ({ $area }). Le mech gratuit va dans un centre plus ancien.
dust-refusal-hand-too-large = Vous avez { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
 } en main : avec { $amount } de plus, vous dépassez la limite de { $limit }.
dust-refusal-launch-needs-own-center = La zone { $center } n’a pas de centre de production à vous.
dust-refusal-launch-needs-sea = { $area } est une zone terrestre. Les sous-marins se placent en mer.
dust-refusal-launch-not-adjacent = Les zones { $area } et { $center } ne sont pas adjacentes.
dust-refusal-launch-sea-closed = La zone { $area } est ennemie : aucun nouveau sous-marin ne peut y aller.
dust-refusal-misshapen = « { $verb } » n’est pas complet. Tapez ? pour voir des exemples.
dust-refusal-missile-needs-center = Il vous faut un centre de production pour tirer un missile.
dust-refusal-no-center-in-box = { $left ->
    [0] Il n’y a plus de centre de production en réserve.
    [one] Il ne reste que { $left } centre de production en réserve, pas { $amount }.
   *[other] Il ne reste que { $left } centres de production en réserve, pas { $amount }.
 }
dust-refusal-no-chance-pending = Il n’y a ni dé à lancer ni carte à piocher.
dust-refusal-no-missile-on-capital = { $target } est une capitale : aucun missile ne peut la viser.
dust-refusal-no-neutral-center = Il n’y a aucun centre de production neutre où construire.
dust-refusal-no-neutral-purchase = Dans cette édition, personne n’achète d’unités neutres.
dust-refusal-no-neutral-submarines = Les forces neutres n’ont pas de sous-marins.
dust-refusal-no-route = Aucun chemin par vos zones et des zones inoccupées : { $origin } → { $target }.
dust-refusal-no-setup-submarines = Dans cette édition, on ne construit pas de sous-marins à la mise en place.
dust-refusal-no-submarine-attack-on-capital = { $target } est une capitale : les sous-marins ne peuvent pas l’attaquer.
dust-refusal-no-units = Choisissez au moins une unité.
dust-refusal-nobody-chooses = Il n’y a rien à décider pour le moment.
dust-refusal-not-now = « { $verb } » n’est pas possible maintenant.
dust-refusal-not-set-aside = Il vous en reste { $left } à placer ({ $unit }), pas { $amount }.
dust-refusal-not-your-choice = Ce n’est pas à vous de décider.
dust-refusal-nurse-illegal = L’Infirmière ne peut rien ici : dans cette bataille, ces unités ne peuvent pas battre en retraite.
dust-refusal-one-origin-only = Dans cette édition, les bombardiers d’un mouvement viennent d’une seule zone.
dust-refusal-origin-not-own = Vous ne contrôlez pas la zone { $origin }.
dust-refusal-outcome-impossible = Il faut exactement { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
 } ici, et ceux-là sont impossibles.
dust-refusal-radar-illegal = Le Radar alien ne peut pas servir ici : vos unités n’ont nulle part où aller, ou la bataille l’interdit.
dust-refusal-radar-takes-all = Dans cette édition, le Radar alien retire toutes vos unités de la bataille.
dust-refusal-raketen-needs-land-unit = Raketen Truppen demande un de vos chars ou mechs dans la bataille.
dust-refusal-refuge-closed = Vous ne pouvez pas battre en retraite là : { $area }. Choisissez une de vos zones adjacentes, ou une zone inoccupée si l’édition le permet.
dust-refusal-same-attack = Vous avez déjà fait cette attaque ce tour-ci : { $origin } → { $target }.
dust-refusal-secret-weapon-illegal = L’Arme secrète ne peut pas servir ici : rien ne peut forcer les unités ennemies à battre en retraite.
dust-refusal-secret-weapon-later = Dans cette édition, l’Arme secrète s’utilise juste avant le premier jet de l’attaquant.
dust-refusal-special-needs-all = Dans cette édition, toutes ces unités doivent participer : { $amount }.
dust-refusal-special-needs-bombers = Depuis la terre, seuls les bombardiers font des attaques spéciales.
dust-refusal-special-needs-submarines = Depuis la mer, seuls les sous-marins font des attaques spéciales.
dust-refusal-submarine-is-launched = Les sous-marins se placent en mer : launch NOMBRE CENTRE MER.
dust-refusal-submarines-first = Il ne resterait plus de place pour vos sous-marins : seuls les centres côtiers les construisent.
dust-refusal-tanks-shield-mechs = Détruisez d’abord les chars ({ $tanks }) : ils protègent les mechs.
dust-refusal-target-held = La zone { $target } est ennemie. Finissez votre mouvement dans une de vos zones ou une zone inoccupée.
dust-refusal-target-is-origin = Le départ et l’arrivée doivent être différents, pas deux fois { $area }.
dust-refusal-target-not-adjacent = Les zones { $origin } et { $target } ne sont pas adjacentes.
dust-refusal-target-not-land = { $target } n’est pas une zone terrestre.
dust-refusal-target-of-ally = La zone { $target } est à un joueur avec qui vous avez une trêve cette manche.
dust-refusal-target-out-of-reach = Attaque impossible : { $origin } → { $target }. Les zones ne sont ni adjacentes ni reliées par vos sous-marins.
dust-refusal-target-own = La zone { $target } est à vous.
dust-refusal-target-protected-in-round-one = La zone { $target } ne peut pas être attaquée à la première manche.
dust-refusal-target-unoccupied = La zone { $target } est inoccupée. Déplacez-y une unité pour la prendre.
dust-refusal-too-few-figures = Il n’en reste que { $left } en réserve ({ $unit }), pas { $amount }.
dust-refusal-too-few-places = Vos centres de production n’ont plus de place que pour { $left } ({ $unit }), pas { $amount }.
dust-refusal-too-few-points = { $things } : il faut { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }, vous en avez { $points }.
dust-refusal-too-few-sites = { $left ->
    [0] Aucune de vos zones ne peut recevoir un autre centre de production.
    [one] Vous n’avez de place que pour { $left } centre de production de plus, pas { $amount }.
   *[other] Vous n’avez de place que pour { $left } centres de production de plus, pas { $amount }.
 }
dust-refusal-too-many-retreat = { $limit ->
    [one] Au plus { $limit } unité peut
   *[other] Au plus { $limit } unités peuvent
 } battre en retraite maintenant, pas { $amount }.
dust-refusal-unit-unknown = L’unité numéro { $number } n’existe pas.
dust-refusal-units-not-in-battle = Ces unités ne sont pas dans la bataille.
dust-refusal-units-not-retreating = Ces unités ne battent pas en retraite.
dust-refusal-units-not-there = Ces unités ne sont pas là : { $origin }.
dust-refusal-wrong-element = Attaque impossible avec ces unités : { $origin } → { $target }. Les unités terrestres et aériennes se battent à terre, les sous-marins en mer.
dust-refusal-movement-first = Vous êtes encore en mouvement. Annoncer une attaque met fin au mouvement : terminez-le d’abord, puis attaquez.
dust-refusal-submarines-stay = Dans cette édition, les sous-marins ne peuvent pas battre en retraite.
dust-refusal-landing-cannot-retreat = Impossible de battre en retraite lors d’un débarquement.
dust-refusal-dropped-cannot-retreat = Les mechs largués ne peuvent pas battre en retraite.
dust-refusal-retreat-before-first-roll = Impossible de battre en retraite avant votre premier jet dans cette bataille.
dust-refusal-retreat-only-before-roll = Vous ne pouvez battre en retraite que juste avant un jet, quand on vous le demande.
dust-refusal-neutrals-stay = Les unités neutres ne battent jamais en retraite.
dust-refusal-no-refuge = Vous n’avez aucune zone où battre en retraite.
dust-refusal-no-refuge-destroyed = Vos unités n’ont nulle part où battre en retraite. Elles seraient détruites : elles restent donc dans la bataille.
dust-refusal-movement-over = Votre mouvement est terminé : la phase de combat a commencé.
dust-refusal-stays-in-element = Les unités terrestres et aériennes restent à terre, les sous-marins en mer.
dust-refusal-special-wrong-element = { $origin } → { $target } : une attaque spéciale va de la terre vers la mer avec des bombardiers, de la mer vers la terre avec des sous-marins.
dust-refusal-too-few-neutral-places = Les centres de production neutres n’ont plus de place que pour { $left } ({ $unit }), pas { $amount }.
dust-refusal-refuge-is-origin = L’attaque est partie de là : { $area }. Vous ne pouvez pas y battre en retraite.
dust-refusal-refuge-friendly-first = Zone inoccupée : { $area }. Vous n’y battez en retraite que si vous ne contrôlez aucune zone adjacente.
