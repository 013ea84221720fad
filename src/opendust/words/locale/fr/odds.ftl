# Ce qui ne va pas dans une bataille dont on demande les chances.

odds-needs-versus = Écrivez les attaquants, puis vs, puis les défenseurs, par exemple : 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = Après { $number }, il manque le nom d’une unité.
odds-word-unknown = « { $text } » n’est ni une unité ni un mot sur une bataille. Il y a : { $values }.
odds-no-units = { $side ->
    [0] L’attaquant
   *[1] Le défenseur
 } n’a pas d’unités.
odds-too-many = Un camp ne peut pas avoir plus de { $most } unités { $unit }.
odds-wrong-element = { $side ->
    [0] L’attaquant
   *[1] Le défenseur
 } a des unités qui ne peuvent pas combattre là : { $kind ->
    [sea] en mer, seuls les Sous-marins combattent
   *[land] les Sous-marins ne combattent qu’en mer
 }.
odds-land-word-at-sea = Centres, capitales et unités neutres n’existent que sur terre ; cette bataille est en mer.
odds-only-mechs-drop = Seuls les Mechs peuvent être largués.
odds-dropper-is-the-card = Largueur de Mechs est la carte de l’attaquant pour ce tour ; aucune autre capacité ne l’accompagne.
odds-neutrals-have-no-card = Les unités neutres n’ont pas de carte, donc pas de capacité.
odds-amphibious-drop = Une bataille est un débarquement ou est livrée par des Mechs largués, pas les deux.
odds-ability-unknown = « { $name } » n’est pas une capacité qui joue dans les batailles. Il y a : { $values }.
odds-policy-unknown = « { $name } » n’est pas une conduite pour { $part }. Il y a : { $values }.
odds-value-unknown = On ne peut pas jouer pour « { $name } ». Il y a : { $values }.
odds-too-large = Le meilleur jeu a ici plus de { $most } positions à examiner. Demandez une conduite nommée, ou une bataille plus petite.
odds-missile-land-only = Dans cette édition, les missiles ne frappent que des zones terrestres.
odds-missile-centers = Dans cette édition, un missile a un dé par Centre de Production à soi : dites combien avec --centers.
odds-special-words = C’est une attaque spéciale, pas une bataille : capacités et débarquements n’y ont pas de part.
odds-special-capital = Dans cette édition, cette attaque spéciale ne peut pas viser une capitale.
odds-plot-kind = Un graphique est un fichier qui finit par .svg ou .png, pas « { $file } ».
odds-plot-needs-converter = Un PNG demande le programme rsvg-convert (sous Debian et Ubuntu : apt install librsvg2-bin). Un .svg ne demande rien.
odds-distance = La portée est un nombre de 1 à { $most }.
odds-no-shot = Cette unité ne peut pas attaquer cette cible de là : aucune arme ne l’atteint ni ne lui nuit.
odds-laser-serum = La chaîne laser d’une unité qui regagne de la santé par ses coups au but n’est pas calculée.
odds-two-units = Écrivez une unité, vs et une autre unité, par exemple : hell-boys vs sturmpioniere, ou rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = Une seule unité attaque à la fois, au plus { $most } cibles.
odds-under-fire = Une unité qui bouge sous le feu ne fait pas d’attaque soutenue, a une seule cible et pas d’observateur, et le couvert n’est pas compté.
