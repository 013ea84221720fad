# Ce que `opendust play tactics` et `replay` disent d'une position de Dust Tactics.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = MAJUSCULES : premier camp ; minuscules : second camp ; ' déjà activée ; . ouvert, ~ eau, x ruines, * fumée, # bloqué, _ intérieur, c caisse, t obstacle ; - et | murs, s petites et L grandes entrées ; E et e entrée du premier et du second camp, o objectif

tactics-play-head-code = Signe
tactics-play-head-unit = Unité
tactics-play-head-player = Joueur
tactics-play-head-place = Case
tactics-play-head-armor = Blindage
tactics-play-head-strength = Reste
tactics-play-head-ap = AP
tactics-play-head-state = État
tactics-play-head-weapon = Arme
tactics-play-head-range = Portée
tactics-play-head-side = Camp
tactics-play-head-players = Joueurs
tactics-play-head-points = Points
tactics-play-head-on-board = Sur le plateau
tactics-play-head-in-reserve = À entrer
tactics-play-head-destroyed = Détruites

tactics-play-unit-destroyed = détruite
tactics-play-unit-off = à entrer
tactics-play-unit-activated = activée
tactics-play-unit-with = avec { $unit }
tactics-play-weapon-empty = { $weapon } vide
tactics-play-weapon-ammo = { $weapon } munitions { $ammo }
tactics-play-strength = { $left } sur { $full }

tactics-play-terrain-circle = terrain ouvert
tactics-play-terrain-triangle = eau profonde
tactics-play-terrain-cross = ruines
tactics-play-terrain-diamond = fumée
tactics-play-terrain-none = bloqué
tactics-play-terrain-inside = dans une structure

tactics-play-shot = { $target } ; { $value }{ $cover ->
    [soft] , couvert léger
    [hard] , couvert lourd
   *[none] {""}
 }
tactics-play-plan-sustained = attaquer avec les deux actions ; les dés ratés sont relancés
tactics-play-plan-charge = bouger deux fois, puis attaquer avec des armes de portée 1 ou C

tactics-play-card-figures = { $kind }, blindage { $armor }, mouvement { $movement }, { $hp } HP, { $ap } AP. Compétences : { $skills }.
tactics-play-card-cover = En couvert léger { $soft } parades, en couvert lourd { $hard }.
tactics-play-card-left = Il reste : { $models }.
tactics-play-card-values = Colonnes : classe de blindage de la cible ; 3/1 veut dire trois dés, un dégât par HIT. Portée C : corps à corps.

tactics-play-sight = { $one } { $seen ->
    [yes] voit { $other }
   *[no] ne voit pas { $other }
 } ; distance { $range }.
tactics-play-sight-smoke = { $place } est dans la fumée : personne n'attaque vers elle ni depuis elle.
tactics-play-sight-cover = { $cover ->
    [soft] Une escouade y a un couvert léger :
    [hard] Une escouade y a un couvert lourd :
   *[none] Une escouade n'y a pas de couvert.
 }
tactics-play-sight-between-soldiers = Une case sans unité est regardée comme si des soldats s'y trouvaient.

tactics-play-round-of = Tour { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
 }
tactics-play-objective = Objectif { $side ->
    [both] des deux camps
   *[other] de { $side }
 } : { $goal ->
    [hold] tenir { $count } de { $spaces }
    [reach] amener { $count } ({ $who }) en { $spaces }
   *[destroy] détruire { $count } ({ $who })
 }{ $round ->
    [1] {""}
   *[other] , à partir du tour { $round }
 }{ $wins ->
    [yes] {" "}; cela gagne la partie.
   *[no] {" "}; { $points } points de victoire.
 }

tactics-help-activate = activate hell-boys move+attack : une commande entière ; ce qui manque est demandé
tactics-help-go = go c4 : les pas les moins chers d'un mouvement vers cette case ; ensuite stop, ou plus loin
tactics-help-board = board : le champ de bataille et toutes les unités ; board c4 : une case
tactics-help-units = units : toutes les unités
tactics-help-card = card hell-boys : la carte d'une unité, et qui en reste
tactics-help-los = los hell-boys c4 : vue et couvert entre deux unités ou cases, et pourquoi
tactics-help-scores = scores : points de victoire et objectifs
tactics-help-why = why LOS-03 : une règle ; why step c4 : serait-ce permis, et pourquoi pas ?

card-missing = Écrivez après card le nom d'une unité, par exemple : card hell-boys
sight-two-wanted = Écrivez après los deux unités ou cases, par exemple : los hell-boys c4
sight-same-space = Les deux sont dans la même case.
sight-not-on-board = { $unit } n'est pas sur le plateau.
space-unknown = Il n'y a pas de case « { $text } ». Les cases vont de a1 à { $last }.
go-out-of-reach = { $unit } ne peut pas aller en { $space } avec ce MOVE (MOVE-05). Cases possibles : { $spaces }.
go-nobody-moves = Aucune de vos unités ne se déplace. Activez-en une avec un mouvement, puis écrivez : go c4
profile-unknown = Il n'y a pas de profil « { $name } ». Les profils sont : { $known }.
armies-too-many = { $amount } armées sont données ; il y a deux camps.
argument-of-game = --{ $name } appartient au jeu { $game } : opendust play { $game } --{ $name } ...
