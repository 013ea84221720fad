# Les fautes et les refus des fichiers de Dust Tactics : cartes d’unité, scénarios, plans, armées, profils.

# Champs de tout fichier
fault-field-unknown = Le champ { $field } n’existe pas. Champs possibles : { $known }.
fault-field-choice = { $field } ne peut pas valoir { $value }. Choisissez parmi : { $known }.
fault-field-text = { $field } doit être un texte.
fault-field-list = { $field } doit être une liste de textes.
fault-field-number = { $field } ne peut pas valoir { $value }. Choisissez un nombre entier de { $least } à { $most }.
fault-field-yes-or-no = { $field } doit valoir true ou false.
fault-field-table = { $field } doit être une table.
fault-field-tables = { $field } doit être une liste de tables.

# Cartes d’unité
fault-card-source = { $field } : il manque la page, la source ou la raison.
fault-card-no-source = { $field } : rien ne dit d’où vient ce chiffre.
fault-card-range = { $field } ne peut pas valoir { $value }. Écrivez une portée : 4, 3-6, U, C ou A.
fault-card-value = { $field } ne peut pas valoir { $value }. Écrivez une valeur de combat : -, 3/1, p2/3, 3/1,6/1, 1/hit ou 1/skull.
fault-card-volley = { $field } : chaque pas de la salve { $value } doit avoir les mêmes dégâts.
fault-card-columns = { $field } : une ligne d’arme a 4 valeurs de soldats, 7 de véhicules et 3 d’appareils volants, séparées par |.
fault-card-size = { $field } ne peut pas valoir { $value }. Choisissez une taille de 1x1 à 3x3.
fault-card-cover = { $field } : seules les escouades ont des valeurs de couvert.
fault-card-miniatures = { $field } : les PV ({ $hp }) et les figurines ({ $count }) ne correspondent pas.
fault-card-nobody-carries = { $field } : aucune figurine ne porte cette arme.
fault-card-role = { $field } : ces compétences demandent une figurine de ce rôle : { $role }.
fault-card-sniper = { $field } : la compétence Sniper et l’arme d’un tireur d’élite vont ensemble.

# Plans
fault-map-empty = Le plan est vide.
fault-map-edges = Un plan avec des murs a un nombre impair de signes dans chaque sens, pas { $width } sur { $height }.
fault-map-edge = « { $sign } » n’est pas un bord. Utilisez une espace, - ou |, s et L.
fault-map-size = Un plan a au plus { $most } cases dans chaque sens.
fault-map-row = Longueur de cette ligne : { $found }. La première ligne du plan : { $expected }.
fault-map-sign = « { $sign } » n’est pas un terrain. Utilisez . ~ x * # c t et 1 à 9.
fault-marks-rows = Lignes de marques : { $found }. Lignes du plan : { $expected }.
fault-marks-row = Longueur de cette ligne de marques : { $found }. Largeur du plan : { $expected }.

# Scénarios
fault-scenario-sides = Un scénario a deux camps, pas { $count }.
fault-scenario-no-entry = Le camp { $side } n’a pas de case d’entrée. Marquez-en avec { $side }.
fault-scenario-entry = Les unités du camp { $side } ne peuvent pas se tenir sur la case d’entrée { $space }.
fault-scenario-mark = Aucune case ne porte la marque { $mark }.
fault-scenario-mark-unused = La marque { $mark } n’appartient à aucun objectif.
fault-scenario-worthless = Cet objectif ne fait pas gagner la partie et ne donne pas de points.
fault-scenario-cover-zone = Trop d’éléments de couvert ({ $wanted }) pour les cases de la zone de couvert ({ $room }).
fault-scenario-squares = Trop peu de cases pour les carrés de terrain : { $room }.
fault-scenario-element = Impossible de placer cet élément en { $space } : { $element }.
fault-scenario-cut-off = Les camps ne peuvent pas se rejoindre à pied.
fault-scenario-none = Le scénario { $name } n’existe pas. Choisissez parmi : { $known }.

# Armées
fault-army-none = L’armée { $name } n’existe pas.
army-card-unknown = La carte d’unité { $card } n’existe pas.
army-empty = L’armée n’a pas d’unités.
army-over-limit = L’armée coûte { $ap } AP. La limite est de { $limit }.
army-mixed-factions = Une armée appartient à une seule faction. Ici, il y en a plusieurs.
army-hero-twice = Un héros ne peut être là qu’une fois. { $hero } : { $count }.
army-command-squads = Deux escouades de commandement doivent avoir des classes de blindage différentes. Deux fois { $armor } : { $squad }.
army-wrong-faction = Ce camp du scénario joue { $faction ->
    [allies] les Alliés
    [axis] l’Axe
   *[ssu] la SSU
 }.
army-asked = Le scénario demande { $bound ->
    [least] au moins
   *[exactly] exactement
 } { $who ->
    [soldier] { $count ->
        [one] une escouade ou un héros
       *[other] { $count } escouades ou héros
     }
    [squad] { $count ->
        [one] une escouade
       *[other] { $count } escouades
     }
    [hero] { $count ->
        [one] un héros
       *[other] { $count } héros
     }
    [vehicle] { $count ->
        [one] un véhicule
       *[other] { $count } véhicules
     }
    [aircraft] { $count ->
        [one] un appareil volant
       *[other] { $count } appareils volants
     }
    [artillery] { $count ->
        [one] une unité d’artillerie
       *[other] { $count } unités d’artillerie
     }
    [command] { $count ->
        [one] une escouade de commandement
       *[other] { $count } escouades de commandement
     }
   *[any] { $count ->
        [one] une unité
       *[other] { $count } unités
     }
 }. Il y en a { $have }.
army-too-many = Le scénario demande exactement { $count ->
    [one] { $count } unité
   *[other] { $count } unités
 }. Il y en a { $have }.
join-needs-hero-and-squad = Seul un héros rejoint une escouade : { $hero } ne peut pas rejoindre { $squad }.
join-armor-differs = Un héros ne rejoint que sa propre classe de blindage : { $hero } { $heroarmor }, { $squad } { $squadarmor }.
join-skill-differs = { $hero } et { $squad } doivent avoir { $skill } l’un et l’autre, ou aucun des deux.
join-needs-commander = Seul un héros avec Commander rejoint l’escouade de commandement { $squad }. { $hero } ne l’a pas.
join-second-hero = Un seul héros peut rejoindre une escouade : { $squad }.

# Profils

# Ligne de vue et couvert
sight-crosses-blocker = La ligne traverse { $spaces }, qui la bloque.
sight-crosses-wall = La ligne traverse un mur ({ $spaces }).
sight-corners-both-sides = La ligne touche des angles des deux côtés : { $spaces }.
sight-no-exit = { $spaces } n’a pas de sortie de ce côté.
cover-crate = Caisse de munitions en { $spaces } : couvert léger.
cover-trap = Obstacle antichar en { $spaces } : couvert lourd.
cover-cross = Décombres en { $spaces } : couvert léger.
cover-structure-inside = Dans la même structure : couvert léger.
cover-structure-outside = Dans une structure, attaque de l’extérieur : couvert lourd.
cover-corner = La ligne touche un angle à côté de la cible ({ $spaces }) : couvert léger.
cover-wall = La ligne touche le bout d’un mur à côté de la cible ({ $spaces }) : couvert léger.

# Commandes
units-none = L’unité { $name } n’existe pas. { $nearest ->
    [none] {""}
   *[other] Vouliez-vous dire { $nearest } ?
}
units-checked = { $count ->
    [one] { $count } carte d’unité valable
   *[other] { $count } cartes d’unité valables
 } (chiffres imprimés : { $printed }, publiés : { $published }, reconstitués : { $reconstructed }, à nous : { $own }).
scenario-sound = { $name } est valable : { $width } sur { $height } cases, { $ap } AP, manches : { $rounds }, objectifs : { $objectives }.
scenario-legend = . cercle  ~ eau  x décombres  * fumée  # sans symbole  c caisse  t obstacle  1-9 dans une structure  - | mur  s petite entrée  L grande entrée
scenario-marks-legend = 1 et 2 cases d’entrée  + zone de couvert  a b c ... objectifs
scenario-unknown = Ni scénario ni fichier ne s’appelle { $name }. Scénarios : { $known }.
army-unknown = Ni armée ni fichier ne s’appelle { $name }. Armées : { $known }.
army-sound = Armée permise : { $name }, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
 }, { $ap } AP.
units-head-kind = Genre
units-head-movement = Mouv.
units-head-skills = Compétences
units-head-figure = Donnée
units-head-value = Valeur
units-head-source = Source
units-figure-armor = Blindage
units-figure-movement = Mouvement
units-figure-hp = PV
units-figure-ap = AP
units-figure-skills = Compétences
units-figure-soft_cover = Couvert léger
units-figure-hard_cover = Couvert lourd
units-figure-size = Taille
units-ammo = munitions { $ammo }
tactics-weapon-class-burst = rafale
tactics-weapon-class-flamethrower = lance-flammes
tactics-weapon-class-grenade = grenade
tactics-weapon-class-knife = couteau
tactics-weapon-class-laser = laser
tactics-weapon-class-reloadable = rechargeable
tactics-weapon-class-sniper = tireur d’élite
