# Ce que fait chaque compétence, en une ligne pour une carte d’unité.

tactics-skill-effect-advanced-reactive-fire = Deux dés pour le tir de réaction. Une touche suffit.
tactics-skill-effect-agile = Chaque pas en diagonale coûte un point de mouvement.
tactics-skill-effect-all-in-one = Une fois par partie : pendant une manche, toutes ses armes lancent deux fois plus de dés.
tactics-skill-effect-artillery-strike = Une action : une unité d’artillerie amie tire aussitôt sur une cible que voit cette unité.
tactics-skill-effect-assault = Une fois par partie : la valeur de mouvement est doublée.
tactics-skill-effect-badass = Ses armes à munitions limitées ne s’épuisent jamais.
tactics-skill-effect-berserk = Une fois par partie : les dés manqués de chaque arme se relancent une fois.
tactics-skill-effect-black-ops = Son camp lance un dé d’initiative de plus à chaque manche.
tactics-skill-effect-blutkreuz-ape = Les héros singes ne rejoignent que des escouades de singes, et inversement.
tactics-skill-effect-blutkreuz-zombie = Les héros zombies ne rejoignent que des escouades de zombies, et inversement.
tactics-skill-effect-charge = Après deux mouvements, attaque avec les armes de portée 1 ou C.
tactics-skill-effect-command-squad = L’officier, le radio, le mécanicien et l’infirmier apportent chacun leurs actions.
tactics-skill-effect-commander = Peut rejoindre une escouade de commandement.
tactics-skill-effect-damage-resilient = Un dé par point de dégâts. Chaque touche en annule un.
tactics-skill-effect-fast = Un mouvement par activation peut aller une case plus loin.
tactics-skill-effect-heroic-attack = Une fois par partie : pendant une manche, aucune attaque ne blesse le héros.
tactics-skill-effect-jump = Passe par-dessus les éléments de couvert et les unités. La case d’arrivée doit être vide.
tactics-skill-effect-medal-of-honor = Une fois par manche : relance un dé d’une attaque. Le nouveau résultat compte.
tactics-skill-effect-scout-vehicle = À la première manche, peut avancer de deux cases de plus.
tactics-skill-effect-self-repair = À la fin de chaque manche, un dé par PV perdu. Chaque touche en rend un.
tactics-skill-effect-sniper = Le tireur d’élite choisit la figurine qu’il touche.
tactics-skill-effect-spotter = Quand son escouade attaque, la face vide réussit et la touche échoue.
tactics-skill-effect-superior-reactive-fire = Trois dés pour le tir de réaction. Une touche suffit.
tactics-skill-effect-tank-head = Une fois par partie, une action : répare tous les dégâts d’un véhicule ami adjacent.
tactics-skill-effect-wiederbelebungsserum = En attaquant des soldats, le héros regagne un PV par touche.
