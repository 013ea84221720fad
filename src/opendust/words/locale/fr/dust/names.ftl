# Le nom des choses de DUST.

dust-units-tank = { $amount ->
    [one] { $amount } char
   *[other] { $amount } chars
 }
dust-units-mech = { $amount ->
    [one] { $amount } mech
   *[other] { $amount } mechs
 }
dust-units-fighter = { $amount ->
    [one] { $amount } chasseur
   *[other] { $amount } chasseurs
 }
dust-units-bomber = { $amount ->
    [one] { $amount } bombardier
   *[other] { $amount } bombardiers
 }
dust-units-submarine = { $amount ->
    [one] { $amount } sous-marin
   *[other] { $amount } sous-marins
 }
dust-units-center = { $amount ->
    [one] { $amount } centre de production
   *[other] { $amount } centres de production
 }
dust-units-card = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
 }
dust-units-from = { $amount } ({ $area })
dust-no-units = aucune

dust-unit-tank = char
dust-unit-mech = mech
dust-unit-fighter = chasseur
dust-unit-bomber = bombardier
dust-unit-submarine = sous-marin
dust-unit-center = centre de production
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
dust-route-amphibious = par une chaîne de sous-marins
dust-route-strategic = par les airs, à toute distance

dust-battle-land = bataille terrestre
dust-battle-sea = bataille navale
dust-battle-amphibious = débarquement
dust-battle-drop = largage de mechs

dust-supremacy-higher = la somme la plus élevée
dust-supremacy-equal = à égalité, elle revient au défenseur
dust-supremacy-capital = le défenseur d’une capitale l’a toujours

dust-majority-production = suprématie de production
dust-majority-sea = suprématie maritime
dust-majority-land = suprématie terrestre

# Les pouvoirs spéciaux : leur nom, et leur effet en une ligne.

dust-ability-raketen-truppen = Raketen Truppen
dust-ability-nurse = Infirmière
dust-ability-secret-weapon = Arme secrète
dust-ability-diplomat = Diplomate
dust-ability-alien-radar = Radar alien
dust-ability-koshka = Koshka
dust-ability-mech-dropper = Largueur de mechs
dust-ability-ace-of-the-sky = As du ciel
dust-ability-mech-builder = Constructeur de mechs
dust-ability-sigrid = Sigrid
dust-ability-ballistic-missiles = Missiles balistiques

dust-effect-raketen-truppen = Dans une bataille où vous avez une unité terrestre, relancez tous les dés d’un jet.
dust-effect-nurse = Dans une bataille, lancez un dé par unité perdue : une face vide la sauve.
dust-effect-secret-weapon = Au début d’une bataille, toutes les unités ennemies doivent battre en retraite.
dust-effect-diplomat = Pendant votre production, désignez un joueur : aucun de vous n’attaque l’autre cette manche.
dust-effect-alien-radar = Avant le premier jet, retirez des unités d’une bataille.
dust-effect-koshka = Quand le tour d’un autre joueur commence, jouez le vôtre d’abord.
dust-effect-mech-dropper = Attaquez n’importe quelle zone terrestre ennemie avec des mechs venus de partout.
dust-effect-ace-of-the-sky = Dans une bataille, chacun de vos chasseurs et bombardiers lance un dé de plus.
dust-effect-mech-builder = Pendant votre production, un mech gratuit dans un de vos centres.
dust-effect-sigrid = Après un jet, relancez les faces vides.
dust-effect-ballistic-missiles = Au lieu d’une attaque, tirez un missile sur une zone ennemie. Rien ne protège les unités.

# Les verbes : ce qu’ils font, en quelques mots.

dust-verb-play = jouer une carte
dust-verb-color = choisir une couleur
dust-verb-claim = prendre une zone
dust-verb-center = placer un centre de production
dust-verb-deploy = placer des unités dans un centre de production
dust-verb-launch = placer des sous-marins près d’un centre de production
dust-verb-done = terminer cette étape
dust-verb-pass = ne rien faire maintenant
dust-verb-interrupt = interrompre avec Koshka et jouer maintenant
dust-verb-ally = conclure une trêve avec le Diplomate
dust-verb-free-mech = construire un mech gratuit (Constructeur de mechs)
dust-verb-buy = acheter des unités (char 2, chasseur 3, sous-marin 4, mech 5, bombardier 6)
dust-verb-buy-neutrals = acheter des unités neutres
dust-verb-buy-centers = acheter des centres de production (6 points chacun)
dust-verb-buy-cards = acheter des cartes (1 point chacune)
dust-verb-deploy-neutrals = placer des unités neutres
dust-verb-move = déplacer des unités
dust-verb-fly = réunir des bombardiers de plusieurs zones
dust-verb-attack = attaquer une zone ennemie
dust-verb-bombard = attaque spéciale : bombardiers sur sous-marins, sous-marins sur la terre
dust-verb-missile = tirer un missile (Missiles balistiques)
dust-verb-drop = larguer des mechs (Largueur de mechs)
dust-verb-secret-weapon = utiliser l’Arme secrète : l’ennemi doit battre en retraite
dust-verb-radar = utiliser le Radar alien : retirer des unités de la bataille
dust-verb-ace = utiliser l’As du ciel : un dé de plus par unité aérienne
dust-verb-retreat = battre en retraite
dust-verb-retreat-to = placer les unités en retraite
dust-verb-reroll = relancer
dust-verb-destroy = choisir les unités détruites
dust-verb-nurse = utiliser l’Infirmière : un dé par unité perdue

# Ce que veulent dire « terminer » et « passer » à chaque décision.

dust-done-setup_reinforce = terminer vos renforts
dust-done-purchase = terminer vos achats
dust-done-production_end = terminer votre production
dust-done-movement = terminer vos mouvements
dust-done-attack = terminer votre tour
dust-pass-koshka_window = laisser commencer le tour
dust-pass-battle_start_window = n’utiliser aucun pouvoir maintenant
dust-pass-secret_weapon_window = lancer plutôt les dés
dust-pass-retreat = rester et combattre
dust-pass-reroll_window = garder le jet
dust-pass-nurse_window = accepter les pertes

# Les champs des commandes, en question.

dust-field-card = Quelle carte ?
dust-field-color = Quelle couleur ?
dust-field-area = Quelle zone ?
dust-field-center = Depuis quel centre de production ?
dust-field-amount = Combien ?
dust-field-unit = Quelle unité ?
dust-field-player = Quel joueur ?
dust-field-discards = Quelles cartes défaussez-vous d’abord ?
dust-field-origin = D’où ?
dust-field-target = Vers où ?
dust-field-units = Quelles unités ?
dust-field-bombers = Combien de bombardiers, et d’où ?
dust-field-mechs = Combien de mechs, et d’où ?

# Les phases, en titre.

dust-phase-setup = Mise en place
dust-phase-initiative = Initiative
dust-phase-production = Production
dust-phase-movement = Mouvement
dust-phase-combat = Combat
dust-phase-battle = Bataille
