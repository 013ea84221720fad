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
tactics-refusal-join-no-hero = { $hero } n’est pas un héros.
tactics-refusal-join-no-squad = { $squad } n’est pas une escouade.
tactics-refusal-join-other-player = { $hero } et { $squad } doivent être à vous.
tactics-refusal-join-other-armor = { $hero } et { $squad } n’ont pas la même classe de blindage.
tactics-refusal-join-has-hero = { $squad } a déjà un héros.
tactics-refusal-join-has-joined = { $hero } est déjà dans une escouade.
tactics-refusal-join-jump-differs = { $hero } et { $squad } doivent avoir Jump l’un et l’autre, ou aucun des deux.
tactics-refusal-join-ape-differs = { $hero } et { $squad } doivent avoir Blutkreuz Ape l’un et l’autre, ou aucun des deux.
tactics-refusal-join-zombie-differs = { $hero } et { $squad } doivent avoir Blutkreuz Zombie l’un et l’autre, ou aucun des deux.
tactics-refusal-join-no-commander = { $squad } est une escouade de commandement : seul un héros avec Commander peut la rejoindre, pas { $hero }.

# Activation
tactics-refusal-part-not-joined = { $unit } n’est dans aucune escouade.
tactics-refusal-part-off-board = { $unit } entre avec son escouade.
tactics-refusal-unit-not-yours = { $unit } n’est pas à vous.
tactics-refusal-unit-joined-to-squad = { $unit } s’active avec son escouade.
tactics-refusal-unit-destroyed = L’unité { $unit } est détruite.
tactics-refusal-unit-activated = L’unité { $unit } a déjà joué cette manche.
tactics-refusal-unit-not-the-reactivated = Activez d’abord l’unité qui a reçu l’ordre ou qui revient en jeu.
tactics-refusal-unit-not-one-of-the-parted = Activez maintenant le héros ou l’escouade qui viennent de se séparer.
tactics-refusal-plan-two-attacks = Une unité ne peut pas attaquer deux fois.
tactics-refusal-plan-must-enter = { $unit } n’est pas encore en jeu : sa première action est un mouvement.
tactics-refusal-plan-no-entry = Aucune case de déploiement libre pour { $unit }. Choisissez de ne rien faire.
tactics-refusal-plan-no-charge = { $unit } n’a pas Charge.
tactics-refusal-plan-nothing-to-shoot = { $unit } n’a aucune cible maintenant.
tactics-refusal-plan-no-weapon = { $unit } n’a aucune arme utilisable.
tactics-refusal-plan-nothing-to-reload = { $unit } n’a aucune arme vide.
tactics-refusal-plan-no-observer = { $unit } n’est pas un observateur.
tactics-refusal-plan-no-artillery = Aucune autre unité d’artillerie de votre camp n’est en jeu, chargée et encore à activer.
tactics-refusal-plan-no-tank-head = { $unit } n’a pas Tank Head, ou l’a déjà utilisé.
tactics-refusal-plan-one-ability = On ne peut tenter qu’une compétence d’escouade de commandement par manche.
tactics-refusal-extra-not-available = { $unit } ne peut pas annoncer toutes ces compétences et armes avec ces actions.
tactics-refusal-extra-skill-lacking = { $unit } n’a pas cette compétence.
tactics-refusal-extra-skill-used = { $unit } a déjà utilisé cette compétence.
tactics-refusal-extra-assault-entry = Assault n’allonge pas le mouvement d’entrée.
tactics-refusal-extra-jump-of-one = { $unit } ne peut sauter que si le héros et l’escouade ont Jump.
tactics-refusal-extra-without-move = Sans mouvement, { $unit } ne peut pas utiliser cette compétence.
tactics-refusal-extra-without-attack = Sans attaque, { $unit } ne peut pas l’utiliser.
tactics-refusal-extra-of-another-unit = Cette arme n’appartient pas à { $unit }.

# Mouvement
tactics-refusal-enter-not-there = { $space } n’est pas une de vos cases de déploiement libres.
tactics-refusal-step-not-adjacent = { $space } n’est pas à côté de l’unité { $unit }.
tactics-refusal-step-too-far = { $unit } n’a pas assez de points de mouvement pour aller en { $space }.
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
tactics-refusal-space-landing-taken = { $unit } doit atterrir dans une case vide : { $space } ne l’est pas.
tactics-refusal-space-off-board = { $unit } dépasserait du champ de bataille.
tactics-refusal-space-on-roof = { $unit } ne peut pas se poser sur une structure.
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
tactics-refusal-weapon-miniature-lost = { $target } a déjà perdu cette figurine. Choisissez-en une encore en jeu.
tactics-refusal-ammo-too-much = { $weapon } ne peut pas en dépenser autant : au plus les munitions restantes, et une par figurine de l’escouade.
tactics-refusal-target-not-on-board = { $target } n’est pas sur le champ de bataille.
tactics-refusal-target-friendly = { $target } est dans votre camp.
tactics-refusal-target-in-squad = { $target } combat avec son escouade. Visez l’escouade.
tactics-refusal-target-in-smoke = { $target } est dans la fumée et ne peut pas être une cible.
tactics-refusal-shooter-in-smoke = On n’attaque pas depuis la fumée.
tactics-refusal-target-in-own-space = Même case : { $target }. Une arme ne tire que sur d’autres cases.
tactics-refusal-target-out-of-range = { $target } est hors de portée.
tactics-refusal-target-not-seen = Aucune ligne de vue vers { $target }.
tactics-refusal-target-not-the-activated-unit = Un tir de réaction ne vise que l’unité activée.
tactics-refusal-target-not-observed = Un tir indirect ne vise que l’unité observée.
tactics-refusal-flame-no-path = Les flammes n’ont pas de chemin vers { $target }.
tactics-refusal-flame-not-there = Les flammes ne peuvent pas passer par là vers leur cible.
tactics-refusal-reroll-no-such-die = Aucun dé ne montre cela.
tactics-refusal-retaliate-not-with-that = Ripostez avec des armes de portée C qui peuvent endommager l’attaquant.
tactics-refusal-losses-do-not-match = Choisissez exactement autant de pertes que de points de dégâts.

# Tir de réaction
tactics-refusal-reaction-not-your-unit = { $unit } n’est pas à vous.
tactics-refusal-reaction-unit-activated = L’unité { $unit } a déjà joué cette manche.
tactics-refusal-reaction-no-unit = { $unit } n’est pas en jeu et ne peut pas réagir.
tactics-refusal-reaction-cannot-hit = { $unit } n’a aucune arme qui atteigne, voie et puisse endommager l’unité ennemie.
tactics-refusal-order-changed-this-turn = Cet ordre permanent a déjà changé ce tour-ci.
tactics-refusal-order-none = { $unit } n’a pas d’ordre permanent.
tactics-refusal-order-malformed = Un ordre donne un type de cible et une portée de 1 à 30.
tactics-refusal-order-already-silent = Les demandes de tir de réaction sont déjà désactivées.
tactics-refusal-order-not-silent = Les demandes de tir de réaction sont déjà activées.

# Compétences
tactics-refusal-reload-not-empty = Cette arme n’est pas vide.
tactics-refusal-restore-not-that = Get Up rend une figurine à une escouade adjacente ou un PV à un héros adjacent.
tactics-refusal-strike-no-artillery = { $unit } n’est pas une de vos unités d’artillerie en jeu, chargée et encore à activer.
tactics-refusal-strike-target-deep-inside = { $target } est dans une structure, loin des sorties.
tactics-refusal-strike-gun-deep-inside = { $unit } est dans une structure, loin des sorties, et ne peut pas tirer dehors.
tactics-refusal-ability-no-command-squad = { $unit } n’est pas une escouade de commandement.
tactics-refusal-ability-member-lost = { $unit } a perdu la figurine qui a cette compétence.
tactics-refusal-ability-needs-radioman = Field Repair demande un radio vivant.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys demande un radio vivant.
tactics-refusal-ability-already-tried = Une compétence d’escouade de commandement a déjà été tentée cette manche.
tactics-refusal-ability-vehicle-returned-before = Field Repair a déjà réussi une fois dans cette partie.
tactics-refusal-ability-squad-returned-before = Come On Guys a déjà réussi une fois dans cette partie.
tactics-refusal-ability-no-vehicle-lost = Aucun de vos véhicules n’est détruit.
tactics-refusal-ability-no-squad-lost = Aucune de vos escouades n’est détruite.
tactics-refusal-ability-brings-back-squads = Come On Guys ne ramène que des escouades.
tactics-refusal-ability-brings-back-vehicles = Field Repair ne ramène que des véhicules.
tactics-refusal-ability-not-destroyed = L’unité { $unit } n’est pas détruite.
tactics-refusal-ability-squad-not-destroyed = L’escouade { $unit } n’est pas détruite.
tactics-refusal-ability-not-friendly = { $unit } n’est pas dans votre camp.
tactics-refusal-ability-on-itself = Une unité ne peut pas utiliser cette compétence sur elle-même.
tactics-refusal-ability-not-adjacent = L’unité { $unit } n’est pas adjacente.
tactics-refusal-ability-not-activated-yet = L’unité { $unit } n’a pas encore joué cette manche.
tactics-refusal-ability-wrong-kind = Cette compétence n’a pas d’effet sur { $unit }.
tactics-refusal-ability-unhurt = { $unit } n’a rien perdu.
tactics-refusal-ability-not-on-board = { $unit } n’est pas sur le champ de bataille.
