# Ce qu’il faut décider, et pourquoi. $player décide.

dust-prompt-setup_card = { $player } : choisissez une carte de mise en place. Le plus haut combat commence. La production s’ajoute à vos 12 points de renforts.
dust-prompt-choose_color = { $player } : choisissez la couleur de votre armée.
dust-prompt-claim_capital = { $player } : choisissez votre capitale. Elle vous rapporte 6 points de production par tour.
dust-prompt-claim_power_source = { $player } : prenez un gisement. Il fait tourner un centre de production et rapporte des points de victoire.
dust-prompt-claim_land = { $player } : prenez une zone terrestre. Les gisements donnent des points de victoire et des revenus.
dust-prompt-setup_center = { $player } : placez un centre de production dans une de vos zones terrestres, hors gisement. Il construit vos unités.
dust-prompt-setup_reinforce = { $player } : construisez vos renforts. { $points ->
    [0] Vous n’avez plus aucun point.
    [one] Il vous reste { $points } point.
   *[other] Il vous reste { $points } points.
 } Char 2, chasseur 3, sous-marin 4, mech 5, bombardier 6 ; au plus cinq unités par centre.
dust-prompt-initiative_card = { $player } : choisissez votre carte pour cette manche. Combat : vos attaques et l’ordre de jeu. Mouvement : vos déplacements. Production : des points en plus.
dust-prompt-koshka_window = { $player } : le tour d’un autre joueur commence ({ $active }). Utiliser Koshka pour jouer d’abord ?
dust-prompt-purchase = { $player } : achetez. { $points ->
    [0] Vous n’avez plus aucun point de production.
    [one] Vous avez { $points } point de production.
   *[other] Vous avez { $points } points de production.
 } Les points non dépensés sont perdus. { $aside-count ->
    [0] Vous n’avez encore rien acheté.
   *[other] Acheté : { $aside }.
 }
dust-prompt-place_units = { $player } : placez vos achats dans vos centres de production, au plus cinq par centre. À placer : { $aside }.
dust-prompt-place_centers = { $player } : placez { $centers ->
    [one] { $centers } centre de production
   *[other] { $centers } centres de production
 } dans vos zones terrestres, hors gisement, au plus un par zone.
dust-prompt-production_end = { $player } : votre production se termine. Dernière occasion d’utiliser votre pouvoir : { $ability }.
dust-prompt-movement = { $player } : déplacez vos unités : { $points ->
    [0] plus aucun mouvement
    [one] { $points } mouvement
   *[other] { $points } mouvements
 }. Un mouvement emmène autant d’unités que vous voulez.
dust-prompt-attack = { $player } : attaquez. { $points ->
    [0] Vous n’avez plus aucune attaque.
    [one] Il vous reste { $points } attaque.
   *[other] Il vous reste { $points } attaques.
 }
dust-prompt-battle_start_window = { $player } : bataille, { $target } : { $attackers } ({ $attacker }) contre { $defenders } ({ $defender }). Utiliser votre pouvoir ({ $ability }) avant le premier jet ?
dust-prompt-secret_weapon_window = { $player } : bataille, { $target }. Utiliser l’Arme secrète avant votre premier jet ?
dust-prompt-retreat = { $player } : bataille, { $target } : { $attackers } ({ $attacker }) contre { $defenders } ({ $defender }). Battre en retraite, ou rester et combattre ?
dust-prompt-retreat_destination = { $player } : où vont les unités en retraite ? Encore à placer : { $aside }.
dust-prompt-reroll_window = { $player } : vous avez obtenu { $faces }. Utiliser votre pouvoir ({ $ability }) pour relancer ?
dust-prompt-casualties = { $player } : { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
 }. Quelles unités ennemies sont détruites ? Les chars protègent les mechs, les chasseurs les bombardiers.
dust-prompt-nurse_window = { $player } : vous perdez { $losses }. Utiliser l’Infirmière pour en sauver ?
dust-prompt-special_casualties = { $player } : { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
 } ({ $target }). Quelles unités sont détruites ?
