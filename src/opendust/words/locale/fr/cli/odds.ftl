# Ce qui ne va pas dans une bataille dont on demande les probabilités.

odds-needs-versus = Écrivez les attaquants, puis vs, puis les défenseurs, par exemple : 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = Il manque le nom d’une unité après { $number }.
odds-word-unknown = « { $text } » n’est ni une unité ni un mot de bataille. Choisissez parmi : { $values }.
odds-no-units = { $side ->
    [0] L’attaquant
   *[1] Le défenseur
 } n’a pas d’unités.
odds-too-many = Un camp ne peut pas en avoir plus de { $most } ({ $unit }).
odds-wrong-element = { $side ->
    [0] L’attaquant
   *[1] Le défenseur
 } a des unités qui ne peuvent pas combattre là : { $kind ->
    [sea] en mer, seuls les sous-marins combattent
   *[land] les sous-marins ne combattent qu’en mer
 }.
odds-land-word-at-sea = Les centres, les capitales et les unités neutres sont à terre. Cette bataille est en mer.
odds-only-mechs-drop = Seuls les mechs peuvent être largués.
odds-dropper-is-the-card = Le Largueur de mechs est la carte de l’attaquant pour la manche : il n’a pas d’autre pouvoir.
odds-neutrals-have-no-card = Les unités neutres n’ont pas de carte, donc pas de pouvoir.
odds-amphibious-drop = Choisissez un débarquement ou un largage de mechs, pas les deux.
odds-ability-unknown = « { $name } » n’est pas un pouvoir de bataille. Choisissez parmi : { $values }.
odds-policy-unknown = « { $name } » n’est pas une conduite possible ({ $part }). Choisissez parmi : { $values }.
odds-value-unknown = « { $name } » n’est pas un but. Choisissez parmi : { $values }.
odds-too-large = Le meilleur jeu demande ici plus de { $most } positions. Choisissez une conduite nommée, ou une bataille plus petite.
odds-missile-land-only = Dans cette édition, les missiles ne visent que des zones terrestres.
odds-missile-centers = Dans cette édition, un missile a un dé par centre de production du joueur. Donnez leur nombre avec --centers.
odds-special-words = C’est une attaque spéciale, pas une bataille : ni pouvoirs ni débarquements.
odds-special-capital = Dans cette édition, cette attaque spéciale ne peut pas viser une capitale.
odds-plot-kind = Le nom d’un graphique finit par .svg ou .png, pas comme « { $file } ».
odds-plot-needs-converter = Un PNG demande le programme rsvg-convert (sous Debian et Ubuntu : apt install librsvg2-bin). Un .svg ne demande rien.
odds-distance = La portée est un nombre de 1 à { $most }.
odds-no-shot = Cette unité ne peut pas attaquer cette cible de là : aucune ligne d’arme ne l’atteint et ne l’endommage.
odds-laser-serum = La chaîne laser d’une unité qui regagne des PV par ses touches n’est pas calculée.
odds-two-units = Écrivez une unité, vs et une autre unité, par exemple : hell-boys vs sturmpioniere, ou rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = Une seule unité attaque à la fois. Nombre de cibles : au plus { $most }.
odds-under-fire = Une unité qui se déplace sous le feu ne fait pas d’attaque soutenue. Elle a une seule cible, pas d’observateur, et le couvert n’est pas compté.

# Les tableaux d’`opendust odds`. Les issues sont les messages dust-outcome.

odds-head-outcome = Issue
odds-head-chance = Probabilité
odds-head-turned = S’ils vous attaquaient
odds-head-points = Points de production
odds-head-expected = En moyenne
odds-head-ends = Fin
odds-head-attackers = Attaquants restants
odds-head-defenders = Défenseurs restants
odds-head-retreat = Si ces unités battent en retraite
odds-head-conquest = Conquête
odds-head-swing = Gain
odds-attacker-loses = pertes de l’attaquant
odds-defender-loses = pertes du défenseur
odds-swing = gain (valeur de la zone : { $prize })
odds-more = encore { $amount }
odds-nobody = personne
odds-head-unit = Unité
odds-head-destroyed = Destruction
odds-head-strength = Force perdue
odds-head-army-points = AP perdus
odds-left = Reste : { $unit }
odds-attack = Attaque : { $attacker } → { $target }, distance { $range }{ $cover ->
    [soft] , couvert léger
    [hard] , couvert lourd
   *[none] {""}
 }{ $sustained ->
    [yes] , attaque soutenue
   *[no] {""}
 }
odds-answer = Et après la plus forte riposte
odds-first = Avec une première attaque de { $target }{ $sustained ->
    [yes] , attaque soutenue
   *[no] {""}
 }
