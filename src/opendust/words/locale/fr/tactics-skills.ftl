# Ce que fait chaque compétence, en une ligne pour une carte d'unité.

tactics-skill-effect-advanced-reactive-fire = Deux dés pour le tir de réaction ; un HIT suffit.
tactics-skill-effect-agile = Chaque pas en diagonale coûte un point de mouvement.
tactics-skill-effect-all-in-one = Une fois : pendant un tour, toutes les armes lancent deux fois plus de dés.
tactics-skill-effect-artillery-strike = Une action : une unité d'artillerie amie tire aussitôt sur une unité que celle-ci voit.
tactics-skill-effect-assault = Quand elle est utilisée, le mouvement est doublé.
tactics-skill-effect-badass = Ses armes à munitions limitées ne s'épuisent jamais.
tactics-skill-effect-berserk = Les dés ratés peuvent être relancés une fois par arme.
tactics-skill-effect-black-ops = Son camp lance un dé d'initiative de plus à chaque tour.
tactics-skill-effect-blutkreuz-ape = Les héros singes ne rejoignent que des escouades de singes, et inversement.
tactics-skill-effect-blutkreuz-zombie = Les héros zombies ne rejoignent que des escouades de zombies, et inversement.
tactics-skill-effect-charge = Après deux mouvements, elle attaque avec ses armes de portée 1 ou C.
tactics-skill-effect-command-squad = Officier, radio, mécanicien et infirmier donnent chacun une action à l'escouade.
tactics-skill-effect-commander = Il peut rejoindre une escouade de commandement.
tactics-skill-effect-damage-resilient = Un dé par point de dégât ; chaque HIT en annule un.
tactics-skill-effect-fast = Un mouvement par activation peut aller une case plus loin.
tactics-skill-effect-heroic-attack = Une fois : pendant un tour, rien ne blesse le héros.
tactics-skill-effect-jump = Elle passe au-dessus des éléments de couvert et des unités ; elle doit atterrir sur une case vide.
tactics-skill-effect-medal-of-honor = Un dé d'une attaque peut être relancé ; le nouveau résultat compte.
tactics-skill-effect-scout-vehicle = Au premier tour, il peut avancer de deux cases de plus.
tactics-skill-effect-self-repair = À la fin de chaque tour, un dé par PV perdu ; chaque HIT en répare un.
tactics-skill-effect-sniper = Le tireur d'élite choisit la figurine qu'il touche.
tactics-skill-effect-spotter = Quand son escouade attaque, un BLANK réussit et un HIT échoue.
tactics-skill-effect-superior-reactive-fire = Trois dés pour le tir de réaction ; un HIT suffit.
tactics-skill-effect-tank-head = Une action : répare tous les dégâts d'un véhicule ami adjacent.
tactics-skill-effect-wiederbelebungsserum = En attaquant des soldats, le héros regagne un PV par HIT.
