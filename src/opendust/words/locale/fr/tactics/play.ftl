# Ce que `opendust play tactics` et `replay` disent d’une position de Dust Tactics.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = MAJUSCULES : premier camp ; minuscules : second camp ; ' déjà activée ; . dégagé, ~ eau, x décombres, * fumée, # bloqué, _ intérieur, c caisse, t obstacle ; - et | murs, s petites et L grandes entrées ; E et e entrées du premier et du second camp, o objectif

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
tactics-play-head-on-board = En jeu
tactics-play-head-in-reserve = En réserve
tactics-play-head-destroyed = Détruites

tactics-play-unit-destroyed = détruite
tactics-play-unit-off = en réserve
tactics-play-unit-activated = activée
tactics-play-unit-with = avec { $unit }
tactics-play-weapon-empty = { $weapon } : vide
tactics-play-weapon-ammo = { $weapon } : munitions { $ammo }
tactics-play-strength = { $left } sur { $full }

tactics-play-terrain-circle = terrain dégagé
tactics-play-terrain-triangle = eau profonde
tactics-play-terrain-cross = décombres
tactics-play-terrain-diamond = fumée
tactics-play-terrain-none = bloqué
tactics-play-terrain-inside = dans une structure

tactics-play-shot = { $target } ; { $value }{ $cover ->
    [soft] , couvert léger
    [hard] , couvert lourd
   *[none] {""}
 }
tactics-play-plan-sustained = attaquer avec les deux actions ; les dés manqués sont relancés
tactics-play-plan-charge = deux mouvements, puis une attaque avec les armes de portée 1 ou C

tactics-play-card-figures = { $kind }, blindage { $armor }, mouvement { $movement }, { $hp } PV, { $ap } AP. Compétences : { $skills }.
tactics-play-card-cover = Sauvegarde en couvert léger : { $soft ->
    [hit] sur une touche
    [blank] sur une face vide
   *[none] aucune
 } ; en couvert lourd : { $hard ->
    [hit] sur une touche
    [blank] sur une face vide
   *[none] aucune
 }.
tactics-play-card-left = Il reste : { $models }.
tactics-play-card-values = Colonnes : classe de blindage de la cible. 3/1 veut dire : trois dés, un point de dégâts par touche. Portée C : corps à corps.

tactics-play-sight = Ligne de vue, { $one } → { $other } : { $seen ->
    [yes] oui
   *[no] non
 } ; distance { $range }.
tactics-play-sight-smoke = { $place } est dans la fumée : aucune attaque n’y entre ni n’en sort.
tactics-play-sight-cover = { $cover ->
    [soft] Une escouade y a un couvert léger :
    [hard] Une escouade y a un couvert lourd :
   *[none] Une escouade n’y a pas de couvert.
 }
tactics-play-sight-between-soldiers = Une case sans unité compte comme si des soldats s’y trouvaient.

tactics-play-round-of = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
 }
tactics-play-wanted = { $who ->
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
 }
tactics-play-objective = { $side ->
    [both] Les deux camps
   *[other] { $side }
 } : { $goal ->
    [hold] { $total ->
        [1] tenir { $spaces }
       *[other] tenir { $count } de ces cases : { $spaces }
     }
    [reach] amener { $sought } en { $spaces }
   *[destroy] détruire { $sought }
 }{ $round ->
    [1] {""}
   *[other] , à partir de la manche { $round }
 }{ $wins ->
    [yes] . Cela gagne la partie.
   *[no] {" "}({ $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }).
 }

tactics-help-activate = activate hell-boys move+attack : une commande entière ; le programme demande ce qui manque
tactics-help-go = go c4 : le chemin le moins cher vers cette case ; puis stop, ou plus loin
tactics-help-board = board : le champ de bataille et toutes les unités ; board c4 : une case
tactics-help-units = units : toutes les unités
tactics-help-card = card hell-boys : la carte d’une unité, et ce qu’il en reste
tactics-help-los = los hell-boys c4 : ligne de vue et couvert entre deux unités ou cases, et pourquoi
tactics-help-scores = scores : points de victoire et objectifs
tactics-help-why = why LOS-03 : une règle ; why step c4 : est-ce permis, et sinon pourquoi ?

card-missing = Écrivez le nom d’une unité après card, par exemple : card hell-boys
sight-two-wanted = Écrivez deux unités ou cases après los, par exemple : los hell-boys c4
sight-same-space = Les deux sont dans la même case.
sight-not-on-board = Pas sur le champ de bataille : { $unit }.
space-unknown = La case « { $text } » n’existe pas. Les cases vont de a1 à { $last }.
go-out-of-reach = Ce mouvement ne permet pas d’aller en { $space } : { $unit } (MOVE-05). Cases possibles : { $spaces }.
go-nobody-moves = Aucune de vos unités ne se déplace. Activez-en une avec un mouvement, puis tapez : go c4
profile-unknown = Le profil « { $name } » n’existe pas. Choisissez parmi : { $known }.
armies-too-many = Trop d’armées : { $amount } pour deux camps.
argument-of-game = --{ $name } appartient au jeu { $game } : opendust play { $game } --{ $name } ...
