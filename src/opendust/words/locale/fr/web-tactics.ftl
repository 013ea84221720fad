# Ce que le navigateur dit de Dust Tactics ; les mots du jeu viennent du serveur.

web-tactics-not-there = Ce n'est pas possible maintenant.
web-tactics-battlefield = Champ de bataille
web-tactics-as-list = En liste
web-tactics-show-moves = Mouvement
web-tactics-show-fire = Zone de tir
web-tactics-sides = Les deux camps
web-tactics-round = Tour { $round }/{ $rounds }
web-tactics-points = points
web-tactics-units-left = { $left ->
    [one] 1 unité restante
   *[other] { $left } unités restantes
 }, { $destroyed } détruites
web-tactics-units = Unités
web-tactics-spaces = Cases
web-tactics-terrain-circle = terrain dégagé
web-tactics-terrain-triangle = eau profonde
web-tactics-terrain-cross = décombres
web-tactics-terrain-diamond = fumée
web-tactics-terrain-none = bloquée
web-tactics-inside = dans une structure
web-tactics-square = carré de terrain
web-tactics-crate = caisse de munitions ({ $hp } PV)
web-tactics-trap = obstacle antichar ({ $hp } PV)
web-tactics-entry-of = entrée de { $side }
web-tactics-objective-here = objectif : { $name }
web-tactics-own = à vous
web-tactics-enemy = ennemie
web-tactics-side-0 = premier camp
web-tactics-side-1 = second camp
web-tactics-left = { $left } sur { $full } restants
web-tactics-left-short = { $left } restants
web-tactics-with = avec { $unit }
web-tactics-reserve = pas encore sur le terrain
web-tactics-destroyed = détruite
web-tactics-activated = a déjà agi ce tour-ci
web-tactics-brief-card = { $kind }, blindage { $armor }, mouvement { $movement }
web-tactics-moves-away = { $moves ->
    [one] à un mouvement
   *[other] à { $moves } mouvements
 }
web-tactics-cover-none = pas de couvert
web-tactics-cover-soft = couvert léger
web-tactics-cover-hard = couvert lourd
web-tactics-ap = { $ap } PA
web-tactics-armor = Blindage
web-tactics-movement = Mouvement
web-tactics-hp = Santé
web-tactics-cover-saves = Sauvegarde en couvert léger / lourd
web-tactics-face-hit = HIT
web-tactics-face-blank = BLANK
web-tactics-face-none = aucune
web-tactics-weapons = Armes
web-tactics-weapon = Arme
web-tactics-range = Portée
web-tactics-empty = vide
web-tactics-ammo = { $ammo } coups
web-tactics-values = 3/1 : trois dés, un dégât par HIT. Colonnes : blindage de la cible (S soldats, V véhicules, A avions). C : corps à corps.
web-tactics-activate = Activer une unité
web-tactics-pick-unit = Choisissez une de vos unités éclairées, ici ou sur la carte.
web-tactics-two-actions = Que fait { $unit } ?
web-tactics-extras = Compétences et armes spéciales utilisées
web-tactics-look-hint = Vert : à un ou deux mouvements. Cliquez sur un ennemi ou une case pour voir la ligne de vue et les chances.
web-tactics-step-enter = Choisissez une case éclairée : l'unité entre là.
web-tactics-step-move = { $points ->
    [one] Il reste 1 point de mouvement.
   *[other] Il reste { $points } points de mouvement.
 } Choisissez une case éclairée ; l'unité s'y rend seule.
web-tactics-step-sustained-attack = attaque soutenue
web-tactics-step-charge-attack = attaque de charge
web-tactics-step-leap = bond
web-tactics-crush = En { $spaces }, le véhicule écraserait la caisse.
web-tactics-aim-title = { $unit } : { $mode }
web-tactics-mode-ordinary = attaque
web-tactics-mode-sustained = attaque soutenue (les ratés sont relancés)
web-tactics-mode-charging = charge
web-tactics-mode-reactive = tir de réaction
web-tactics-mode-indirect = tir indirect
web-tactics-aim = Viser
web-tactics-aim-one = Viser { $target } avec { $weapon }
web-tactics-aim-all = Tout viser
web-tactics-aim-hint = Choisissez une cible pour voir les chances ; encore une fois sur la carte pour tout pointer dessus. Quand tout est pointé, le tir part.
web-tactics-spend = { $ammo ->
    [one] 1 coup
   *[other] { $ammo } coups
 }
web-tactics-fire-nothing = Ne pas tirer
web-tactics-odds = { $destroyed } détruite, { $lost } perdus en moyenne
web-tactics-odds-left = Ce qui reste de { $unit }
web-tactics-odds-weapon = Chances avec { $weapon }
web-tactics-odds-all = Chances avec tout
web-tactics-odds-attack = Chances d'une attaque
web-tactics-odds-sustained = Chances d'une attaque soutenue
web-tactics-no-odds = Aucun tir n'est possible d'ici.
web-tactics-place = Placer un élément de couvert
web-tactics-lay = Poser un carré de terrain
web-tactics-react = Tir de réaction sur { $unit } ?
web-tactics-react-how = Une unité peut essayer : avec un HIT elle attaque aussitôt ; de toute façon elle a fini pour ce tour.
web-tactics-react-do = Essayer
web-tactics-react-odds = Si elle réussit
web-tactics-without = Continuer sans
web-tactics-orders = Ordres permanents de tir de réaction
web-tactics-orders-how = Une unité qui a un ordre tente seule le tir de réaction dès qu'elle peut, sans demander. Vous seul le voyez.
web-tactics-order-unit = Unité
web-tactics-order-quarry = Tire sur
web-tactics-order-range = À portée de
web-tactics-order-give = Donner l'ordre
web-tactics-order-stands = { $quarry } à { $range } ou moins
web-tactics-order-cancel = Annuler
web-tactics-silent = Ne pas me demander de tir de réaction
web-tactics-seen = En vue, portée { $range }.
web-tactics-unseen = Hors de vue, portée { $range }.
web-tactics-objectives = Objectifs
web-tactics-how-to-win = Les ennemis détruits valent leurs PA en points. Qui n'a plus d'unité perd aussitôt.
web-tactics-map-of = Carte de { $name }
web-tactics-map-facts = { $width } sur { $height } cases, { $rounds } tours{ $ap ->
    [0] {""}
   *[other] , armées jusqu'à { $ap } PA
 }.
web-tactics-army-of = Armée de { $side }
web-tactics-army-usual = l'habituelle
web-tactics-army-own = Ma propre sélection
web-tactics-army-title = Composer une armée
web-tactics-army-faction = Faction
web-tactics-faction-allies = Alliés
web-tactics-faction-axis = Axe
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } PA
web-tactics-army-cost-of = { $ap } sur { $limit } PA
web-tactics-army-good = Cette armée peut être jouée.
web-tactics-army-empty = Pas encore d'unité. Ajoutez-en ci-dessous.
web-tactics-army-add = ajouter : { $unit }
web-tactics-army-drop = retirer : { $unit }
web-tactics-army-join = { $hero } rejoint
web-tactics-army-alone = personne
web-tactics-army-card = carte : { $unit }
web-tactics-do-less = En faire moins

web-tactics-deed-reload = L'arme retrouve ses munitions.
web-tactics-deed-artillery-strike = Une unité d'artillerie amie tire aussitôt sur un ennemi que cette unité voit.
web-tactics-deed-tank-head = Tous les dégâts d'un véhicule ami adjacent sont réparés.
web-tactics-deed-get-moving = Un dé : sur un HIT, l'unité choisie redevient prête et agit juste après cette escouade.
web-tactics-deed-makeshift-repair = Un véhicule endommagé adjacent regagne un HP. Sans jet.
web-tactics-deed-field-repair = Un dé : sur un HIT, un véhicule détruit revient par le bord. Une fois par bataille.
web-tactics-deed-get-up = Une escouade adjacente retrouve une figurine, ou un héros adjacent un HP. Sans jet.
web-tactics-deed-come-on-guys = Un dé : sur un HIT, une escouade détruite revient par le bord. Une fois par bataille.
web-tactics-snipe-at = Choisissez la figurine :
web-tactics-flame-way = Choisissez la case que la flamme traverse : elle est éclairée sur le plan.
