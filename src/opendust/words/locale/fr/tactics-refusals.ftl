# Pourquoi une action de Dust Tactics n'est pas permise.

# Toute décision
tactics-refusal-nobody-chooses = Personne n'a de choix maintenant : on lance les dés, ou la partie est finie.
tactics-refusal-not-your-choice = Ce n'est pas à vous de choisir maintenant.
tactics-refusal-not-now = Cela ne se fait pas maintenant.
tactics-refusal-misshapen = { $verb } ne prend pas ces mots.
tactics-refusal-no-such-thing = Cela n'existe pas : { $noun }.
tactics-refusal-outcome-impossible = On lance { $count } dés aux faces de 1 à 6.

# Mise en place
tactics-refusal-square-not-there = Une tuile de terrain se pose sur une case à point encore libre.
tactics-refusal-element-not-there = Un élément de couvert se place dans la zone de couvert, sur un cercle ou un losange libre ; un obstacle dans une structure demande une grande entrée.
tactics-refusal-join-no-hero = { $hero } n'est pas un héros.
tactics-refusal-join-no-squad = { $squad } n'est pas une escouade.
tactics-refusal-join-other-player = { $hero } et { $squad } ne sont pas tous deux à vous.
tactics-refusal-join-other-armor = { $hero } et { $squad } sont de classes de blindage différentes.
tactics-refusal-join-has-hero = { $squad } a déjà un héros.
tactics-refusal-join-has-joined = { $hero } a déjà rejoint une escouade.
tactics-refusal-join-jump-differs = Un seul de { $hero } et { $squad } a Jump.
tactics-refusal-join-ape-differs = Un seul de { $hero } et { $squad } est Blutkreuz Ape.
tactics-refusal-join-zombie-differs = Un seul de { $hero } et { $squad } est Blutkreuz Zombie.
tactics-refusal-join-no-commander = { $squad } est un Command Squad ; { $hero } n'est pas Commander.

# Activation
tactics-refusal-part-not-joined = { $unit } n'a rejoint aucune escouade.
tactics-refusal-part-off-board = { $unit } entre sur le plateau avec son escouade.
tactics-refusal-unit-not-yours = { $unit } n'est pas à vous.
tactics-refusal-unit-joined-to-squad = { $unit } s'active avec son escouade.
tactics-refusal-unit-destroyed = { $unit } est détruite.
tactics-refusal-unit-activated = { $unit } a déjà été activée ce tour.
tactics-refusal-unit-not-the-reactivated = D'abord s'active l'unité qui a reçu l'ordre ou qui est revenue.
tactics-refusal-unit-not-one-of-the-parted = Maintenant s'active l'une des deux qui se sont séparées.
tactics-refusal-plan-two-attacks = Une unité n'attaque pas deux fois.
tactics-refusal-plan-must-enter = { $unit } est hors du plateau ; sa première action est un mouvement.
tactics-refusal-plan-no-entry = Aucune case de déploiement n'est libre pour { $unit } ; elle ne peut que ne rien faire.
tactics-refusal-plan-no-charge = { $unit } n'a pas Charge.
tactics-refusal-plan-nothing-to-shoot = { $unit } n'a pas de cible maintenant.
tactics-refusal-plan-no-weapon = { $unit } n'a pas d'arme utilisable.
tactics-refusal-plan-nothing-to-reload = { $unit } n'a pas d'arme vide.
tactics-refusal-plan-no-observer = { $unit } n'est pas un observateur.
tactics-refusal-plan-no-artillery = Aucune autre unité d'artillerie de votre camp n'est sur le plateau, chargée et pas encore activée.
tactics-refusal-plan-no-tank-head = { $unit } n'a pas Tank Head, ou l'a déjà utilisé.
tactics-refusal-plan-one-ability = Un joueur tente une seule capacité de Command Squad par tour.
tactics-refusal-extra-not-available = { $unit } ne peut pas annoncer toutes ces compétences et armes avec ce plan.

# Mouvement
tactics-refusal-enter-not-there = { $space } n'est pas une de vos cases de déploiement libres.
tactics-refusal-stop-not-here = L'unité ne peut pas finir son mouvement ici.
tactics-refusal-step-not-adjacent = { $space } n'est pas à côté de { $unit }.
tactics-refusal-step-too-far = { $unit } a trop peu de points de mouvement pour le pas en { $space }.
tactics-refusal-step-wall-in-way = Un mur sépare { $unit } de { $space }.
tactics-refusal-step-entrance-too-small = L'entrée de { $space } est trop petite pour { $unit }.
tactics-refusal-step-vehicle-cuts-corner = Un véhicule ne passe pas en diagonale devant un coin infranchissable.
tactics-refusal-step-between-corners = Personne ne passe en diagonale entre deux coins infranchissables.
tactics-refusal-step-no-room-to-end = Depuis { $space } { $unit } ne pourrait atteindre aucune case où finir son mouvement.
tactics-refusal-space-without-dot = { $space } n'a pas de point.
tactics-refusal-space-deep-water = { $space } est de l'eau profonde.
tactics-refusal-space-rubble-bars-vehicle = { $space } est en ruines ; les véhicules n'y entrent pas.
tactics-refusal-space-trap-bars-vehicle = Un obstacle antichar se trouve en { $space }.
tactics-refusal-space-enemy-there = Un ennemi est en { $space }.
tactics-refusal-space-friend-bars-vehicle = Un véhicule ne traverse pas l'unité amie en { $space }.
tactics-refusal-space-vehicle-not-jumped = Un véhicule est en { $space } ; on ne saute pas les véhicules.
tactics-refusal-space-taken = { $space } est prise, et seuls les héros partagent une case.
tactics-refusal-space-landing-taken = { $unit } doit se poser dans une case vide ; { $space } ne l'est pas.
tactics-refusal-space-off-board = { $unit } dépasserait du plateau.
tactics-refusal-space-on-roof = { $unit } ne peut pas se poser sur une structure.
tactics-refusal-crush-needs-vehicle = Seul un véhicule qui entre dans la case écrase une caisse.
tactics-refusal-crush-no-crate = Il n'y a pas de caisse en { $space }.

# Attaques
tactics-refusal-weapon-of-another-unit = { $weapon } n'est pas à l'unité qui attaque.
tactics-refusal-weapon-already-aimed = { $weapon } a sa cible ; elle ne change plus.
tactics-refusal-weapon-not-declared = { $weapon } n'a pas été annoncée.
tactics-refusal-weapon-not-for-charge = Une charge finit avec des armes de portée 1 ou C ; { $weapon } n'en est pas.
tactics-refusal-weapon-carrier-lost = Plus personne ne porte { $weapon }.
tactics-refusal-weapon-not-loaded = { $weapon } doit d'abord être rechargée.
tactics-refusal-weapon-no-ammo = { $weapon } n'a plus de munitions.
tactics-refusal-weapon-cannot-damage = Cela ne peut jamais endommager { $target }.
tactics-refusal-weapon-flame-against-trap = Les flammes ne détruisent pas un obstacle antichar.
tactics-refusal-weapon-needs-ammo = Dites combien de munitions { $weapon } dépense.
tactics-refusal-weapon-takes-no-ammo = { $weapon } n'a pas de munitions limitées.
tactics-refusal-weapon-names-miniature = { $weapon } est à un tireur d'élite : nommez une figurine de { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } n'est pas l'arme d'un tireur d'élite.
tactics-refusal-ammo-too-much = { $weapon } ne peut pas en dépenser autant : au plus ses cases, et une par figurine de l'escouade.
tactics-refusal-target-not-on-board = { $target } n'est pas sur le plateau.
tactics-refusal-target-friendly = { $target } est de votre camp.
tactics-refusal-target-in-smoke = { $target } est dans la fumée et ne peut pas être une cible.
tactics-refusal-shooter-in-smoke = Personne n'attaque depuis la fumée.
tactics-refusal-target-out-of-range = { $target } est hors de portée.
tactics-refusal-target-not-seen = Il n'y a pas de ligne de vue vers { $target }.
tactics-refusal-target-not-the-activated-unit = Le tir de réaction vise seulement l'unité activée.
tactics-refusal-target-not-observed = Le tir indirect vise seulement l'unité observée.
tactics-refusal-flame-no-path = La flamme n'a pas de chemin vers { $target }.
tactics-refusal-flame-not-there = La flamme ne peut pas passer là vers sa cible.
tactics-refusal-reroll-no-such-die = Aucun dé ne montre cela.
tactics-refusal-retaliate-not-with-that = Seules ripostent les armes de portée C qui peuvent endommager l'attaquant.
tactics-refusal-losses-do-not-match = Il faut perdre exactement autant qu'il y a de points de dégâts.

# Tir de réaction
tactics-refusal-reaction-not-your-unit = Ce n'est pas à vous de réagir avec { $unit }.
tactics-refusal-reaction-unit-activated = { $unit } a déjà été activée ce tour.
tactics-refusal-reaction-no-unit = { $unit } n'est pas une unité du plateau qui puisse réagir.
tactics-refusal-reaction-cannot-hit = { $unit } n'a pas d'arme qui porte, voie et puisse endommager l'unité ennemie.
tactics-refusal-order-changed-this-turn = Cet ordre permanent a déjà été changé pendant ce tour de jeu.
tactics-refusal-order-none = { $unit } n'a pas d'ordre permanent.
tactics-refusal-order-malformed = Un ordre dit qui il concerne et une portée de 1 à 30.
tactics-refusal-order-already-silent = Vous laissez déjà passer les réactions.
tactics-refusal-order-not-silent = On vous demande déjà pour les réactions.

# Compétences
tactics-refusal-reload-not-empty = Cette arme n'est pas vide.
tactics-refusal-restore-not-that = Get Up rend une figurine d'une escouade adjacente ou un HP d'un héros adjacent.
tactics-refusal-strike-no-artillery = { $unit } n'est pas une de vos unités d'artillerie chargée, sur le plateau et pas encore activée.
tactics-refusal-strike-target-deep-inside = { $target } est dans une structure, loin de ses sorties.
tactics-refusal-ability-no-command-squad = { $unit } n'est pas un Command Squad.
tactics-refusal-ability-member-lost = Le membre de { $unit } qui a cette capacité est perdu.
tactics-refusal-ability-needs-radioman = Field Repair demande le radio en vie.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys demande le radio en vie.
tactics-refusal-ability-already-tried = Une capacité de Command Squad a déjà été tentée ce tour.
tactics-refusal-ability-vehicle-returned-before = Field Repair a réussi une fois ; pas deux.
tactics-refusal-ability-squad-returned-before = Come On Guys a réussi une fois ; pas deux.
tactics-refusal-ability-no-vehicle-lost = Aucun de vos véhicules n'est détruit.
tactics-refusal-ability-no-squad-lost = Aucune de vos escouades n'est détruite.
tactics-refusal-ability-brings-back-squads = Come On Guys ne ramène que des escouades.
tactics-refusal-ability-brings-back-vehicles = Field Repair ne ramène que des véhicules.
tactics-refusal-ability-not-destroyed = { $unit } n'est pas détruite.
tactics-refusal-ability-squad-not-destroyed = { $unit } n'est pas détruite.
tactics-refusal-ability-not-friendly = { $unit } n'est pas de votre camp.
tactics-refusal-ability-on-itself = Aucune capacité ne s'emploie sur l'unité elle-même.
tactics-refusal-ability-not-adjacent = { $unit } n'est pas adjacente.
tactics-refusal-ability-not-activated-yet = { $unit } n'a pas encore été activée ce tour.
tactics-refusal-ability-wrong-kind = La capacité n'a pas d'effet sur { $unit }.
tactics-refusal-ability-unhurt = { $unit } n'a rien perdu.
tactics-refusal-ability-not-on-board = { $unit } n'est pas sur le plateau.
