# Les choses de DUST.

dust-units-tank = { $amount ->
    [one] { $amount } Char
   *[other] { $amount } Chars
 }
dust-units-mech = { $amount ->
    [one] { $amount } Mech
   *[other] { $amount } Mechs
 }
dust-units-fighter = { $amount ->
    [one] { $amount } Chasseur
   *[other] { $amount } Chasseurs
 }
dust-units-bomber = { $amount ->
    [one] { $amount } Bombardier
   *[other] { $amount } Bombardiers
 }
dust-units-submarine = { $amount ->
    [one] { $amount } Sous-marin
   *[other] { $amount } Sous-marins
 }
dust-units-center = { $amount ->
    [one] { $amount } Centre de Production
   *[other] { $amount } Centres de Production
 }
dust-units-card = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
 }
dust-units-from = { $amount } depuis { $area }
dust-no-units = aucune

dust-unit-tank = Char
dust-unit-mech = Mech
dust-unit-fighter = Chasseur
dust-unit-bomber = Bombardier
dust-unit-submarine = Sous-marin
dust-unit-center = Centre de Production
dust-unit-card = carte

dust-card = { $ability } { $combat }-{ $movement }-{ $production } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 })

dust-owner-neutral = forces neutres
dust-owner-nobody = personne

dust-color-red = rouge
dust-color-blue = bleu
dust-color-green = vert
dust-color-yellow = jaune
dust-color-black = noir
dust-color-white = blanc

dust-route-land = par terre
dust-route-sea = par mer
dust-route-amphibious = par une chaîne de Sous-marins
dust-route-strategic = par les airs, à toute distance

dust-battle-land = bataille terrestre
dust-battle-sea = bataille navale
dust-battle-amphibious = débarquement
dust-battle-drop = largage de Mechs

dust-supremacy-higher = la plus haute somme
dust-supremacy-equal = l'égalité va au défenseur
dust-supremacy-capital = une Capitale favorise toujours son défenseur

dust-majority-production = Suprématie de production
dust-majority-sea = Suprématie maritime
dust-majority-land = Suprématie terrestre

dust-ability-raketen-truppen = Raketen Truppen
dust-ability-nurse = Infirmière
dust-ability-secret-weapon = Arme Secrète
dust-ability-diplomat = Diplomate
dust-ability-alien-radar = Radar Alien
dust-ability-koshka = Koshka
dust-ability-mech-dropper = Largueur de Mechs
dust-ability-ace-of-the-sky = As du Ciel
dust-ability-mech-builder = Constructeur de Mechs
dust-ability-sigrid = Sigrid
dust-ability-ballistic-missiles = Missiles Balistiques

dust-effect-raketen-truppen = Dans une bataille avec des unités terrestres, relancer tous les dés d'un jet.
dust-effect-nurse = Dans une bataille, un dé par unité perdue ; les impacts la sauvent.
dust-effect-secret-weapon = Au début d'une bataille, toutes les unités ennemies doivent se retirer.
dust-effect-diplomat = Pendant sa production, nommer un joueur : aucun des deux n'attaque l'autre ce tour.
dust-effect-alien-radar = Avant le premier jet, retirer des unités d'une bataille.
dust-effect-koshka = Quand le tour d'un autre commence, jouer le sien d'abord.
dust-effect-mech-dropper = Attaquer toute zone terrestre ennemie avec des Mechs venus de partout.
dust-effect-ace-of-the-sky = Dans une bataille, chaque Chasseur et Bombardier lance un dé de plus.
dust-effect-mech-builder = Pendant sa production, un Mech gratuit dans un de ses Centres.
dust-effect-sigrid = Après un jet, relancer les dés sans impact.
dust-effect-ballistic-missiles = Au lieu d'une attaque, un missile sur toute zone ennemie ; les protections ne jouent pas.

dust-verb-play = jouer une carte
dust-verb-color = choisir une couleur
dust-verb-claim = prendre une zone
dust-verb-center = placer un Centre de Production
dust-verb-deploy = placer des unités dans un Centre de Production
dust-verb-launch = placer des Sous-marins près d'un Centre de Production
dust-verb-done = finir cette étape
dust-verb-pass = ne rien faire maintenant
dust-verb-interrupt = interrompre avec Koshka et jouer tout de suite
dust-verb-ally = faire une trêve avec le Diplomate
dust-verb-free-mech = construire un Mech gratuit avec le Constructeur de Mechs
dust-verb-buy = acheter des unités
dust-verb-buy-neutrals = acheter des unités neutres
dust-verb-buy-centers = acheter des Centres de Production (6 points chacun)
dust-verb-buy-cards = acheter des cartes (1 point chacune)
dust-verb-deploy-neutrals = placer des unités neutres
dust-verb-move = déplacer des unités
dust-verb-fly = faire voler des Bombardiers de plusieurs zones vers une
dust-verb-attack = attaquer une zone ennemie
dust-verb-bombard = attaque spéciale : Bombardiers sur Sous-marins, Sous-marins sur terre
dust-verb-missile = tirer un Missile Balistique
dust-verb-drop = larguer des Mechs
dust-verb-secret-weapon = Arme Secrète : l'ennemi doit se retirer
dust-verb-radar = Radar Alien : retirer des unités de la bataille
dust-verb-ace = As du Ciel : un dé de plus par unité aérienne
dust-verb-retreat = battre en retraite avec des unités
dust-verb-retreat-to = placer les unités en retraite
dust-verb-reroll = relancer
dust-verb-destroy = choisir les unités détruites
dust-verb-nurse = Infirmière : un dé par unité perdue

dust-done-setup_reinforce = finir les renforts
dust-done-purchase = finir les achats
dust-done-production_end = finir la production
dust-done-movement = finir les mouvements
dust-done-attack = finir son tour
dust-pass-koshka_window = laisser commencer le tour
dust-pass-battle_start_window = n'utiliser aucun pouvoir maintenant
dust-pass-secret_weapon_window = lancer plutôt les dés
dust-pass-retreat = rester et combattre
dust-pass-reroll_window = garder le jet
dust-pass-nurse_window = accepter les pertes

dust-field-card = Quelle carte ?
dust-field-color = Quelle couleur ?
dust-field-area = Quelle zone ?
dust-field-center = Depuis quel Centre de Production ?
dust-field-amount = Combien ?
dust-field-unit = Quelle unité ?
dust-field-player = Quel joueur ?
dust-field-discards = Quelles cartes défausser d'abord ?
dust-field-origin = D'où ?
dust-field-target = Vers où ?
dust-field-units = Quelles unités ?
dust-field-bombers = Combien de Bombardiers, d'où ?
dust-field-mechs = Combien de Mechs, d'où ?

dust-phase-setup = Mise en place
dust-phase-initiative = Initiative
dust-phase-production = Production
dust-phase-movement = Mouvement
dust-phase-combat = Combat
dust-phase-battle = Bataille
