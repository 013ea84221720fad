# Ce qu'il faut décider, et pourquoi.

dust-prompt-setup_card = { $player } : choisissez une carte de mise en place. Le plus haut Combat s'installe d'abord (puis Mouvement, puis étoiles) ; la Production s'ajoute aux 12 points de renfort. Une carte montre Combat-Mouvement-Production.
dust-prompt-choose_color = { $player } : choisissez la couleur de votre armée.
dust-prompt-claim_capital = { $player } : prenez une Capitale. C'est votre patrie : 6 points de Production par tour et des points de Victoire.
dust-prompt-claim_power_source = { $player } : prenez un Gisement. Chacun soutient un Centre de Production et rapporte des points de Victoire.
dust-prompt-claim_land = { $player } : prenez une zone terrestre avec un Char. Les zones voisines des vôtres sont plus faciles à tenir.
dust-prompt-setup_center = { $player } : placez un Centre de Production dans une de vos zones terrestres, pas sur un Gisement. Les unités y sont construites.
dust-prompt-setup_reinforce = { $player } : construisez des renforts, { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
 }. Char 2, Chasseur 3, Sous-marin 4, Mech 5, Bombardier 6 ; cinq unités par Centre au plus.
dust-prompt-initiative_card = { $player } : choisissez la carte de ce tour. Combat est le nombre de vos attaques et votre place dans l'ordre, Mouvement le nombre de vos mouvements, Production s'ajoute à vos points.
dust-prompt-koshka_window = { $player } : le tour de { $active } commence. L'interrompre avec Koshka et jouer d'abord ?
dust-prompt-purchase = { $player } : achetez, { $points ->
    [one] { $points } point de Production restant
   *[other] { $points } points de Production restants
 }. Char 2, Chasseur 3, Sous-marin 4, Mech 5, Bombardier 6, Centre de Production 6, carte 1. Les points gardés sont perdus. { $aside-count ->
    [0] Rien n'est encore acheté.
   *[other] Acheté : { $aside }.
 }
dust-prompt-place_units = { $player } : placez vos achats : { $aside }. Dans vos Centres de Production, cinq par Centre au plus.
dust-prompt-place_centers = { $player } : placez { $centers ->
    [one] un Centre de Production
   *[other] { $centers } Centres de Production
 } dans vos zones terrestres, pas sur un Gisement, un par zone.
dust-prompt-production_end = { $player } : votre production finit. Dernière occasion d'utiliser { $ability }.
dust-prompt-movement = { $player } : déplacez, { $points ->
    [one] { $points } mouvement restant
   *[other] { $points } mouvements restants
 }. Un mouvement mène autant d'unités que voulu d'une zone à une autre.
dust-prompt-attack = { $player } : attaquez, { $points ->
    [one] { $points } attaque restante
   *[other] { $points } attaques restantes
 }.
dust-prompt-battle_start_window = { $player } : bataille de { $target }. { $attacker } attaque avec { $attackers }, { $defender } défend avec { $defenders }. Utiliser { $ability } avant le premier jet ?
dust-prompt-secret_weapon_window = { $player } : bataille de { $target }. Utiliser l'Arme Secrète avant votre premier jet ?
dust-prompt-retreat = { $player } : bataille de { $target }. { $attacker } a { $attackers }, { $defender } a { $defenders }. Se retirer, ou rester et combattre ?
dust-prompt-retreat_destination = { $player } : où vont les unités en retraite ? Encore à placer : { $aside }.
dust-prompt-reroll_window = { $player } : les dés montrent { $faces }. Utiliser { $ability } pour relancer ?
dust-prompt-casualties = { $player } : { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
 }. Quelles unités ennemies sont détruites ? Les Chars protègent les Mechs, les Chasseurs les Bombardiers.
dust-prompt-nurse_window = { $player } : vous perdez { $losses }. Utiliser l'Infirmière pour en sauver ?
dust-prompt-special_casualties = { $player } : { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
 } sur { $target }. Quelles unités sont détruites ?
