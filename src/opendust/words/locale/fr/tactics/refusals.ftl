# Pourquoi une action de Dust Tactics n’est pas permise.

# Toute décision
tactics-refusal-nobody-chooses = Il n’y a rien à décider : on lance les dés, ou la partie est finie.
tactics-refusal-not-your-choice = Ce n’est pas à vous de décider.
tactics-refusal-not-now = Ce n’est pas possible maintenant.
tactics-refusal-misshapen = « { $verb } » n’est pas complet. Tapez ? pour voir des exemples.
tactics-refusal-no-such-thing = { $noun ->
    [unit] Cette unité n’existe pas.
    [space] Cette case n’existe pas.
    [weapon] Cette arme n’existe pas.
    [model] Cette figurine n’existe pas.
    [target] Cette cible n’existe pas.
    [extra] Cette compétence ou cette arme n’existe pas.
    [side] Ce camp n’existe pas.
    [plan] Ce plan d’actions n’existe pas.
    [element] Cet élément de couvert n’existe pas.
    [quarry] Ce type de cible n’existe pas.
    [result] Ce résultat n’existe pas.
   *[other] Cela n’existe pas.
 }
tactics-refusal-outcome-impossible = Il faut { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } avec des faces de 1 à 6.

# Mise en place
tactics-refusal-square-not-there = Posez le carré de terrain sur une case à point encore libre.
tactics-refusal-element-not-there = Placez l’élément dans la zone de couvert, sur un cercle ou un losange libre. Un obstacle dans une structure demande une grande entrée.
tactics-refusal-join-no-hero = Pas un héros : { $hero }.
tactics-refusal-join-no-squad = Pas une escouade : { $squad }.
tactics-refusal-join-other-player = { $hero } et { $squad } doivent être à vous.
tactics-refusal-join-other-armor = { $hero } et { $squad } n’ont pas la même classe de blindage.
tactics-refusal-join-has-hero = Il y a déjà un héros avec { $squad }.
tactics-refusal-join-has-joined = { $hero } est déjà dans une escouade.
tactics-refusal-join-jump-differs = { $hero } et { $squad } doivent avoir Jump l’un et l’autre, ou aucun des deux.
tactics-refusal-join-ape-differs = { $hero } et { $squad } doivent avoir Blutkreuz Ape l’un et l’autre, ou aucun des deux.
tactics-refusal-join-zombie-differs = { $hero } et { $squad } doivent avoir Blutkreuz Zombie l’un et l’autre, ou aucun des deux.
tactics-refusal-join-no-commander = Seul un héros avec Commander peut rejoindre l’escouade de commandement { $squad }, pas { $hero }.

# Activation
tactics-refusal-part-not-joined = Dans aucune escouade : { $unit }.
tactics-refusal-part-off-board = Entrée avec l’escouade seulement : { $unit }.
tactics-refusal-unit-not-yours = Pas une de vos unités : { $unit }.
tactics-refusal-unit-joined-to-squad = Activez { $unit } avec l’escouade.
tactics-refusal-unit-destroyed = Unité détruite : { $unit }.
tactics-refusal-unit-activated = Vous avez déjà activé { $unit } cette manche.
tactics-refusal-unit-not-the-reactivated = Activez d’abord l’unité qui a reçu l’ordre ou qui revient en jeu.
tactics-refusal-unit-not-one-of-the-parted = Activez maintenant le héros ou l’escouade qui viennent de se séparer.
tactics-refusal-plan-two-attacks = Une unité ne peut pas attaquer deux fois.
tactics-refusal-plan-must-enter = Pas encore en jeu : { $unit }. La première action est un mouvement.
tactics-refusal-plan-no-entry = Aucune case de déploiement libre pour { $unit }. Choisissez de ne rien faire.
tactics-refusal-plan-no-charge = Charge n’est pas une compétence de { $unit }.
tactics-refusal-plan-nothing-to-shoot = Aucune cible maintenant pour { $unit }.
tactics-refusal-plan-no-weapon = Aucune arme utilisable pour { $unit }.
tactics-refusal-plan-nothing-to-reload = Aucune arme vide à recharger pour { $unit }.
tactics-refusal-plan-no-observer = Pas un observateur : { $unit }.
tactics-refusal-plan-no-artillery = Aucune autre unité d’artillerie de votre camp n’est en jeu, chargée et encore à activer.
tactics-refusal-plan-no-tank-head = Tank Head n’est pas une compétence de { $unit }, ou elle est déjà utilisée.
tactics-refusal-plan-nothing-to-strike = Aucune unité d’artillerie ne pourrait toucher maintenant une cible en vue : { $unit }.
tactics-refusal-plan-no-vehicle-to-repair = Aucun véhicule ami endommagé à côté de { $unit }.
tactics-refusal-plan-nobody-to-restore = Aucune escouade amie ni aucun héros ami avec des pertes à côté de { $unit }.
tactics-refusal-plan-nobody-to-order = Personne ne pourrait maintenant agir de nouveau sur ordre : { $unit }.
tactics-refusal-plan-one-ability = On ne peut tenter qu’une compétence d’escouade de commandement par manche.
tactics-refusal-extra-not-available = Impossible d’annoncer toutes ces compétences et armes avec ces actions : { $unit }.
tactics-refusal-extra-skill-lacking = Ce n’est pas une compétence de { $unit }.
tactics-refusal-extra-skill-used = Compétence déjà utilisée : { $unit }.
tactics-refusal-extra-assault-entry = Assault n’allonge pas le mouvement d’entrée.
tactics-refusal-extra-jump-of-one = Un saut n’est possible que si le héros et l’escouade ont Jump : { $unit }.
tactics-refusal-extra-without-move = Cette compétence demande un mouvement : { $unit }.
tactics-refusal-extra-without-attack = Il faut une attaque pour cela : { $unit }.
tactics-refusal-extra-of-another-unit = Cette arme n’appartient pas à { $unit }.

# Mouvement
tactics-refusal-enter-not-there = { $space } n’est pas une de vos cases de déploiement libres.
tactics-refusal-step-not-adjacent = { $space } n’est pas à côté de l’unité { $unit }.
tactics-refusal-step-too-far = Pas assez de points de mouvement pour { $space } : { $unit }.
tactics-refusal-step-wall-in-way = Un mur sépare { $unit } et { $space }.
tactics-refusal-step-structure-not-jumped = Les véhicules ne sautent pas par-dessus les structures.
tactics-refusal-step-entrance-too-small = L’entrée de { $space } est trop petite pour { $unit }.
tactics-refusal-step-vehicle-cuts-corner = Un véhicule ne passe pas en diagonale le long d’un angle infranchissable.
tactics-refusal-step-between-corners = Aucune unité ne passe en diagonale entre deux angles infranchissables.
tactics-refusal-space-without-dot = { $space } n’a pas de point.
tactics-refusal-space-deep-water = { $space } est en eau profonde.
tactics-refusal-space-rubble-bars-vehicle = { $space } est couverte de décombres : les véhicules n’y entrent pas.
tactics-refusal-space-trap-bars-vehicle = Un obstacle antichar se trouve en { $space }.
tactics-refusal-space-enemy-there = Un ennemi se trouve en { $space }.
tactics-refusal-space-friend-bars-vehicle = Un véhicule ne traverse pas l’unité amie en { $space }.
tactics-refusal-space-vehicle-not-jumped = Un véhicule se trouve en { $space } : on ne saute pas par-dessus.
tactics-refusal-space-taken = { $space } est déjà occupée. Seuls les héros partagent une case.
tactics-refusal-space-landing-taken = { $space } n’est pas vide. On n’atterrit que sur une case vide : { $unit }.
tactics-refusal-space-off-board = Pas assez de place sur le champ de bataille pour { $unit }.
tactics-refusal-space-on-roof = On ne se pose pas sur une structure : { $unit }.
tactics-refusal-crush-needs-vehicle = Seul un véhicule qui entre dans la case écrase une caisse.
tactics-refusal-crush-no-crate = Il n’y a pas de caisse en { $space }.

# Attaques
tactics-refusal-weapon-of-another-unit = { $weapon } n’appartient pas à l’unité qui attaque.
tactics-refusal-weapon-already-aimed = { $weapon } a déjà sa cible : vous ne pouvez plus en changer.
tactics-refusal-weapon-not-declared = Vous n’avez pas annoncé { $weapon }.
tactics-refusal-weapon-not-for-charge = Une charge n’utilise que des armes de portée 1 ou C, pas { $weapon }.
tactics-refusal-weapon-carrier-lost = Plus personne ne porte { $weapon }.
tactics-refusal-weapon-not-loaded = Rechargez d’abord { $weapon }.
tactics-refusal-weapon-no-ammo = { $weapon } n’a plus de munitions.
tactics-refusal-weapon-cannot-damage = Cette arme ne peut jamais endommager { $target }.
tactics-refusal-weapon-flame-against-trap = Les flammes ne détruisent pas un obstacle antichar.
tactics-refusal-weapon-needs-ammo = Dites combien de munitions dépenser : { $weapon }.
tactics-refusal-weapon-takes-no-ammo = { $weapon } n’a pas de munitions limitées.
tactics-refusal-weapon-names-miniature = { $weapon } est l’arme d’un tireur d’élite : nommez une figurine ({ $target }).
tactics-refusal-weapon-is-no-sniper = { $weapon } n’est pas l’arme d’un tireur d’élite.
tactics-refusal-weapon-miniature-lost = Figurine déjà perdue : { $target }. Choisissez-en une encore en jeu.
tactics-refusal-ammo-too-much = { $weapon } ne peut pas en dépenser autant : au plus les munitions restantes, et une par figurine de l’escouade.
tactics-refusal-target-not-on-board = Pas sur le champ de bataille : { $target }.
tactics-refusal-target-friendly = De votre camp : { $target }.
tactics-refusal-target-in-squad = Impossible de viser { $target } à part. Visez l’escouade.
tactics-refusal-target-in-smoke = Dans la fumée, donc pas une cible : { $target }.
tactics-refusal-shooter-in-smoke = On n’attaque pas depuis la fumée.
tactics-refusal-target-in-own-space = Même case : { $target }. Une arme ne tire que sur d’autres cases.
tactics-refusal-target-out-of-range = Hors de portée : { $target }.
tactics-refusal-target-not-seen = Aucune ligne de vue vers { $target }.
tactics-refusal-target-not-the-activated-unit = Un tir de réaction ne vise que l’unité activée.
tactics-refusal-target-not-observed = Un tir indirect ne vise que l’unité observée.
tactics-refusal-flame-no-path = Les flammes n’ont pas de chemin vers { $target }.
tactics-refusal-flame-not-there = Les flammes ne peuvent pas passer par là vers leur cible.
tactics-refusal-reroll-no-such-die = Aucun dé ne montre cela.
tactics-refusal-retaliate-not-with-that = Ripostez avec des armes de portée C qui peuvent endommager l’attaquant.
tactics-refusal-losses-do-not-match = Choisissez exactement autant de pertes que de points de dégâts.

# Tir de réaction
tactics-refusal-reaction-not-your-unit = Pas une de vos unités : { $unit }.
tactics-refusal-reaction-unit-activated = Vous avez déjà activé { $unit } cette manche.
tactics-refusal-reaction-no-unit = Pas en jeu, donc aucune réaction : { $unit }.
tactics-refusal-reaction-cannot-hit = Aucune arme ne voit, n’atteint et ne peut endommager l’unité ennemie : { $unit }.
tactics-refusal-order-changed-this-turn = Cet ordre permanent a déjà changé ce tour-ci.
tactics-refusal-order-none = Aucun ordre permanent pour { $unit }.
tactics-refusal-order-malformed = Un ordre donne un type de cible et une portée de 1 à 30.
tactics-refusal-order-already-silent = Les demandes de tir de réaction sont déjà désactivées.
tactics-refusal-order-not-silent = Les demandes de tir de réaction sont déjà activées.

# Compétences
tactics-refusal-reload-not-empty = Cette arme n’est pas vide.
tactics-refusal-restore-not-that = Get Up rend une figurine à une escouade adjacente ou un PV à un héros adjacent.
tactics-refusal-strike-no-artillery = Impossible avec { $unit }. Choisissez une de vos unités d’artillerie en jeu, chargée et encore à activer.
tactics-refusal-strike-target-deep-inside = Dans une structure, loin des sorties : { $target }.
tactics-refusal-strike-gun-deep-inside = Pas de tir dehors depuis une case sans sortie : { $unit }.
tactics-refusal-ability-no-command-squad = Pas une escouade de commandement : { $unit }.
tactics-refusal-ability-member-lost = La figurine qui a cette compétence est perdue : { $unit }.
tactics-refusal-ability-needs-radioman = Field Repair demande un radio vivant.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys demande un radio vivant.
tactics-refusal-ability-already-tried = Une compétence d’escouade de commandement a déjà été tentée cette manche.
tactics-refusal-ability-vehicle-returned-before = Field Repair a déjà réussi une fois dans cette partie.
tactics-refusal-ability-squad-returned-before = Come On Guys a déjà réussi une fois dans cette partie.
tactics-refusal-ability-no-vehicle-lost = Aucun de vos véhicules n’est détruit.
tactics-refusal-ability-no-squad-lost = Aucune de vos escouades n’est détruite.
tactics-refusal-ability-brings-back-squads = Come On Guys ne ramène que des escouades.
tactics-refusal-ability-brings-back-vehicles = Field Repair ne ramène que des véhicules.
tactics-refusal-ability-not-destroyed = Encore en jeu : { $unit }.
tactics-refusal-ability-squad-not-destroyed = Encore en jeu : { $unit }.
tactics-refusal-ability-not-friendly = Pas de votre camp : { $unit }.
tactics-refusal-ability-on-itself = Une unité ne peut pas utiliser cette compétence sur elle-même.
tactics-refusal-ability-not-adjacent = Pas à côté : { $unit }.
tactics-refusal-ability-not-activated-yet = Pas encore en action cette manche : { $unit }.
tactics-refusal-ability-wrong-kind = Cette compétence n’a pas d’effet sur { $unit }.
tactics-refusal-ability-unhurt = Aucune perte jusqu’ici : { $unit }.
tactics-refusal-ability-not-on-board = Pas sur le champ de bataille : { $unit }.
