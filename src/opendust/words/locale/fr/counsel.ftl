# Ce que ferait un capitaine, et pourquoi.

counsel-weighed = Un capitaine a pesé gains et pertes : c’est le meilleur choix.
counsel-weighed-ap = Un capitaine a pesé points d’armée et positions : c’est le meilleur choix.
counsel-capital = { $sources ->
    [0] Aucun gisement
    [one] { $sources } gisement
   *[other] { $sources } gisements
 } à deux pas, { $borders ->
    [one] { $borders } frontière terrestre
   *[other] { $borders } frontières terrestres
 } à garder.
counsel-source = Un gisement : 1 point de victoire par manche, et il fait tourner un centre de production.
counsel-source-set = Un gisement : trois rapportent un point de victoire, chacun fait tourner un centre.
counsel-land-safe = Elle touche { $own ->
    [one] { $own } de vos zones
   *[other] { $own } de vos zones
 } et aucun ennemi.
counsel-land-coast = Une côte près du gisement { $sea } : un sous-marin peut le prendre.
counsel-land-own = Elle touche { $own ->
    [one] { $own } de vos zones
   *[other] { $own } de vos zones
 }.
counsel-land-any = Une zone de plus pour la suprématie terrestre.
counsel-center-sea = Les sous-marins construits ici peuvent prendre un gisement libre : { $sea }.
counsel-center-capital = La capitale est la mieux défendue : cinq dés de plus.
counsel-center-safe = Aucun ennemi ne la touche.
counsel-center-front = Les unités construites ici sont tout de suite au front.
counsel-card-setup = Le combat ({ $combat }) décide qui commence, la production donne { $production ->
    [one] { $production } point de renforts
   *[other] { $production } points de renforts
 }.
counsel-card = Elle vous donne { $combat ->
    [0] aucune attaque
    [one] { $combat } attaque
   *[other] { $combat } attaques
 }, { $movement ->
    [0] aucun mouvement
    [one] { $movement } mouvement
   *[other] { $movement } mouvements
 } et { $production ->
    [one] { $production } point de production
   *[other] { $production } points de production
 }.
counsel-color = Une couleur en vaut une autre.
counsel-buy-tank = Les chars coûtent peu et encaissent les pertes.
counsel-buy-mech = Les mechs lancent deux dés et donnent la supériorité tactique.
counsel-buy-fighter = Les chasseurs donnent la supériorité tactique et protègent les bombardiers.
counsel-buy-bomber = Les bombardiers lancent deux dés et frappent de loin.
counsel-buy-submarine = Les sous-marins prennent les zones maritimes, gisements compris.
counsel-buy-center = Un centre de production avec un gisement rapporte à chaque tour.
counsel-buy-card = Plus de cartes, plus de choix aux manches suivantes.
counsel-threat = L’ennemi pourrait attaquer la zone { $area } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }.
counsel-front = { $area } : l’ennemi est à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
 }.
counsel-free = La zone { $area } est inoccupée : vous la prenez sans combat.
counsel-attack = Probabilité de prendre la zone { $area } : { $chance }.
counsel-battle = Si tout le monde reste, l’attaquant prend la zone { $area } : { $chance }.
counsel-special = Elle détruit des unités sans risque pour les vôtres.
counsel-destroy = Perdez ce qui coûte et lance le moins.
counsel-done = Rien d’autre ne vaut son prix ici.
counsel-done-purchase = Le reste de vos points n’achète rien d’utile maintenant.
counsel-done-movement = Vos unités sont là où il les faut.
counsel-done-combat = Aucune attaque ne promet plus qu’elle ne risque.
counsel-imagined = Probabilité de victoire { $chance } au lieu de { $other }, en manches imaginées : { $what }.
counsel-by-score = plus de points de victoire
counsel-by-points = plus de points à venir
counsel-by-army = plus d’unités
counsel-by-income = plus de points de production
counsel-by-capitals = plus de capitales
counsel-futures = Probabilité de victoire { $chance }, sinon { $other }, en tours imaginés : { $what }.
counsel-even = Probabilité de victoire { $chance } dans tous les cas, en parties imaginées.
counsel-chance = Probabilité de victoire en parties imaginées : { $chance }.
counsel-only = Rien d’autre n’est possible ici.
counsel-for-harm = plus de dégâts infligés
counsel-for-losses = moins de pertes
counsel-for-objectives = objectifs plus proches
counsel-for-guns = meilleurs tirs
counsel-for-danger = moins de tirs ennemis
