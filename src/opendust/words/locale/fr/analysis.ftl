# Ce que dit une analyse : où une partie s’est gagnée et perdue.

analysis-title = Où la partie s’est décidée
analysis-chances = Probabilité de victoire
analysis-over-rounds = manche par manche
analysis-summary = Les joueurs
analysis-turning-points = Tournants
analysis-no-turning-points = Aucune décision, aucun jet ne se détache.
analysis-marks = Ce qui pouvait être mieux joué
analysis-no-marks = Aucune erreur évidente.
analysis-suspects = À revoir
analysis-suspects-note = Trop serré pour trancher : l’écart est plus petit que l’incertitude indiquée. Une analyse plus profonde peut en dire plus.
analysis-luck = Chance
analysis-phases = Précision par partie du tour
analysis-phases-note = La précision est la part des décisions qui ont coûté moins de 2 % selon l’estimation. Entre parenthèses : probabilité de victoire gâchée par décision.
analysis-player = Joueur
analysis-result = Résultat
analysis-lost-by-decisions = Gâché par décision
analysis-luck-share = Gagné par chance
analysis-adjusted = Sans la chance
analysis-decisions = Décisions
analysis-sound = Bonnes
analysis-verdict-forced = aucun choix
analysis-verdict-best = la meilleure
analysis-verdict-fine = bonne
analysis-verdict-close = trop serré pour juger
analysis-verdict-slip = imprécision
analysis-verdict-mistake = erreur
analysis-verdict-blunder = grosse erreur
analysis-slips = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
 }
analysis-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 }
analysis-blunders = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
 }
analysis-faults = Fautes évidentes
analysis-no-faults = aucune
analysis-phase-setup = Mise en place
analysis-phase-cards = Cartes
analysis-phase-production = Production
analysis-phase-movement = Mouvement
analysis-phase-combat = Combat
analysis-phase-activation = Activation
analysis-phase-attack = Attaques
analysis-phase-reaction = Réactions
analysis-phase-play = Jeu
analysis-round = Manche { $round }
analysis-when = { $when }, { $subject }
analysis-round-setup = Mise en place
analysis-mark = { $player }, { $when } : { $verdict }, { $loss }
analysis-give-or-take = { $loss }, à { $margin } près
analysis-played = Joué : { $action }
analysis-best = Mieux : { $action }
analysis-why-won = Pourquoi ? La partie est gagnée cette manche dans { $here } des cas, pas { $there }.
analysis-why-won-soon = Pourquoi ? La partie est gagnée dans les prochaines activations dans { $here } des cas, pas { $there }.
analysis-why-capital-kept = Pourquoi ? La capitale tient cette manche dans { $here } des cas, pas { $there }.
analysis-why-capital-taken = Pourquoi ? Une capitale est prise cette manche dans { $here } des cas, pas { $there }.
analysis-why-majorities = Pourquoi ? Suprématies après la manche, en moyenne : { $here }, pas { $there }.
analysis-why-points = Pourquoi ? Points marqués cette manche, en moyenne : { $here }, pas { $there }.
analysis-why-sources = Pourquoi ? Gisements après la manche, en moyenne : { $here }, pas { $there }.
analysis-why-army = Pourquoi ? Sa propre armée après la manche, en points de production : { $here }, pas { $there }.
analysis-why-enemies = Pourquoi ? Armées ennemies après la manche, en points de production : { $here }, pas { $there }.
analysis-why-destroyed = Pourquoi ? Unités ennemies détruites aux prochaines activations, en moyenne : { $here }, pas { $there }.
analysis-why-units-lost = Pourquoi ? Unités perdues aux prochaines activations, en moyenne : { $here }, pas { $there }.
analysis-why-damage-dealt = Pourquoi ? Dégâts infligés aux prochaines activations, en moyenne : { $here }, pas { $there }.
analysis-why-damage-taken = Pourquoi ? Dégâts subis aux prochaines activations, en moyenne : { $here }, pas { $there }.
analysis-why-strength = Pourquoi ? Beaucoup de petites choses s’ajoutent. Aucun chiffre ne ressort seul.
analysis-turning-decision = { $player } : « { $best } » valait mieux que « { $played } ».
analysis-turning-lucky = Les dés aident { $player }.
analysis-turning-unlucky = Les dés desservent { $player }.
analysis-points-of-winning = { $change } de probabilité de victoire
analysis-how-quick = Une analyse rapide. Chaque décision est comparée à quelques autres, dans des manches imaginées.
analysis-how-deep = Une analyse approfondie. Chaque décision est comparée à beaucoup d’autres, dans de nombreuses manches imaginées.
analysis-how-timed = Une analyse de { $seconds } s : d’abord rapide, puis plus poussée là où cela compte le plus.
analysis-how-hidden = Ce qu’un joueur ne pouvait pas savoir est tiré à nouveau à chaque fois.
analysis-how-luck = La chance, c’est ce qu’un jet a changé, comparé à tout ce qu’il pouvait donner. Un résultat sans chance peut donc tomber sous 0 ou dépasser 100 %.
analysis-unfinished = Cette partie n’est pas terminée : il n’y a pas de résultat.
analysis-progress = Analyse : { $share }
analysis-written = Enregistré dans { $file }.
analysis-step = Étape { $step }

# Dans le navigateur.

analysis-begin = Analyser la partie
analysis-deeper = Analyser en profondeur
analysis-cancel = Arrêter
analysis-waiting = En attente du serveur…
analysis-failed = L’analyse a échoué. Réessayez.
analysis-next-mark = Marque suivante
analysis-report = Rapport
analysis-with-each = Probabilité de victoire, comparée au meilleur coup
analysis-show = Montrer ce qui était mieux
analysis-learn = Trouver mieux
analysis-learn-ask = À { $player } de jouer. Quel est le meilleur coup ?
analysis-learn-right = Exact. C’est le meilleur coup trouvé.
analysis-learn-wrong = Il y a mieux. Réessayez.
analysis-hint = Indice
analysis-save-html = Enregistrer en HTML
analysis-save-json = Enregistrer en JSON
analysis-share = Copier le lien
analysis-arrow-played = joué
analysis-arrow-best = meilleur
analysis-at-this-step = Probabilités après cette étape

# opendust study

whatif-help = Tapez un coup dans la notation. roll ou dice 3 5 : le hasard ; undo ; tree ; go 4 ; comment MOTS ; chances ; best ou best deep ; board ; position ; save FICHIER ; write FICHIER ; quit
whatif-chance = C’est aux dés ou aux cartes. Tapez roll, ou ce qui est sorti.
whatif-over = La partie est terminée.
whatif-save-where = Tapez un nom de fichier après save.

# opendust puzzles

puzzle-none = Le problème { $number } n’existe pas. Choisissez de 1 à { $last }.
puzzle-number = Problème { $number } sur { $all }
puzzle-wrong = Pas tout à fait. Le meilleur coup est : { $action }
puzzle-choose = Choisissez un nombre de 1 à { $last }, ou tapez q pour quitter.
puzzle-margin = { $chance } avec lui, { $second } avec le suivant. Résolus d’affilée : { $streak }
puzzle-mined = { $file } contient maintenant { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 }.
puzzle-fails = Le problème { $number } ({ $id }) ne tient plus : son meilleur coup mène de { $lead } et gagne { $more } de plus à la fin.
puzzle-still-hold = Problèmes toujours valables : { $count } sur { $all }.
puzzle-file-unreadable = Ce n’est pas un fichier de problèmes.

# The analysis board in the page

whatif-title = Plateau d’analyse
whatif-about = Jouez à partir de n’importe quelle position, pour tous les camps, et essayez ce qui était possible. Après une partie, choisissez « Essayer d’ici » à n’importe quel moment.
whatif-paste = Position en une ligne
whatif-open = Ouvrir la position
whatif-file = Ou un fichier : une étude enregistrée ou l’enregistrement d’une partie
whatif-no-position = Impossible de l’ouvrir. Ce n’est ni une position, ni une étude, ni une partie.
whatif-open-other = Ouvrir autre chose
whatif-by-hand = Composer une position
whatif-change = Modifier la position
whatif-set-up = Composer
whatif-by-hand-note = Zones, unités, centres, cartes, points et phase sous forme de texte. Changez ce que vous voulez ; ce qui manque prend sa valeur habituelle.
whatif-begin-with = Commencez par une position de :
whatif-beginning = Début
whatif-back = Retour
whatif-on = Suite
whatif-rolls = Lancer les dés aussitôt
whatif-comment = Commentaire sur ce coup
whatif-link = Copier le lien
whatif-position = Copier la position
whatif-save = Enregistrer dans un fichier
whatif-best = Meilleurs coups
whatif-depth = Profondeur
whatif-depth-quick = rapide
whatif-depth-deep = approfondi
whatif-roll = Lancer
whatif-take-these = Prendre ceux-ci
whatif-die = Dé { $number } : { $face }
whatif-drawn = Tirage { $number }
whatif-choose-dice = { $count ->
    [one] Lancez le dé ou choisissez-le
   *[other] Lancez les { $count } dés ou choisissez-les
}. Un clic tourne un dé.
whatif-choose-drawn = { $count ->
    [1] Tirez une carte ou choisissez-la
   *[other] Tirez { $count } cartes ou choisissez-les
}.
whatif-worlds = { $count ->
    [one] essayé { $count } fois
   *[other] essayé { $count } fois
}

# Puzzles in the page and in the terminal

puzzle-title = Problèmes
puzzle-about = Des positions de vraies parties où un coup est nettement meilleur que tous les autres. Trouvez-le sur le plateau.
puzzle-all-themes = Tous les thèmes
puzzle-theme = Thème
puzzle-theme-win = Gagner la partie
puzzle-theme-defend-capital = Défendre la capitale
puzzle-theme-take-capital = Conquérir une capitale
puzzle-theme-majority = Prendre une suprématie
puzzle-theme-convoy = Briser le convoi
puzzle-theme-sea = Batailles navales
puzzle-theme-power-source = Conquérir un gisement
puzzle-theme-attack = Attaquer
puzzle-theme-march = Déplacer
puzzle-theme-retreat = Retraite
puzzle-theme-hold-back = S’arrêter là
puzzle-theme-cards = Jouer une carte
puzzle-theme-special = Attaques spéciales
puzzle-theme-destroy = Détruire l’ennemi
puzzle-theme-save-units = Sauver vos unités
puzzle-theme-activation = Choisir une unité
puzzle-theme-movement = Choisir une case
puzzle-theme-entry = Entrer sur le champ de bataille
puzzle-theme-reactive-fire = Tir de réaction
puzzle-theme-fire = Choisir une cible
puzzle-theme-hit-back = Riposter
puzzle-theme-losses = Choisir les pertes
puzzle-theme-reroll = Relancer
puzzle-theme-play = Trouvez le coup
puzzle-hint-win = Tout peut se décider maintenant.
puzzle-hint-defend-capital = Votre capitale est en danger.
puzzle-hint-take-capital = Une capitale est à portée.
puzzle-hint-majority = Comptez qui tient le plus.
puzzle-hint-convoy = Des unités ennemies pourraient venir par la mer.
puzzle-hint-sea = Regardez la mer.
puzzle-hint-power-source = Un gisement est à portée.
puzzle-hint-attack = Une attaque rapporte plus que les autres.
puzzle-hint-march = Vos unités sont utiles ailleurs.
puzzle-hint-retreat = Faut-il continuer le combat ?
puzzle-hint-hold-back = Et si vous n’en faisiez pas plus ?
puzzle-hint-cards = Comparez points, mouvement et pouvoirs de vos cartes.
puzzle-hint-special = Une attaque spéciale est possible.
puzzle-hint-destroy = Une unité ennemie peut être détruite.
puzzle-hint-save-units = Une de vos unités est en danger.
puzzle-hint-activation = Une unité doit agir la première.
puzzle-hint-movement = Pensez au couvert et à la portée.
puzzle-hint-entry = Pensez à qui voit cette case.
puzzle-hint-reactive-fire = Tirer maintenant ou garder l’activation ?
puzzle-hint-fire = Choisissez la cible qui compte.
puzzle-hint-hit-back = Comparez les pertes des deux camps.
puzzle-hint-losses = Quelle figurine vous est la plus utile ?
puzzle-hint-reroll = Comparez les dés à ce qu’on pouvait attendre.
puzzle-hint-play = Comparez les coups entre eux.
puzzle-hint-three = C’est l’un de ceux-ci :
puzzle-why-won = Vous gagnez la partie cette manche : { $here } des cas, contre { $there } avec « { $next } ».
puzzle-why-won-soon = Vous gagnez la partie dans les prochaines activations : { $here } des cas, contre { $there } avec « { $next } ».
puzzle-why-capital-kept = Vous gardez votre capitale cette manche : { $here } des cas, contre { $there } avec « { $next } ».
puzzle-why-capital-taken = Vous prenez une capitale cette manche : { $here } des cas, contre { $there } avec « { $next } ».
puzzle-why-majorities = Suprématies tenues après la manche, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-points = Points marqués cette manche, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-sources = Gisements tenus après la manche, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-army = Votre armée après la manche, en points de production : { $here }, contre { $there } avec « { $next } ».
puzzle-why-enemies = Armées ennemies après la manche, en points de production : { $here }, contre { $there } avec « { $next } ».
puzzle-why-destroyed = Unités ennemies détruites aux prochaines activations, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-units-lost = Unités perdues aux prochaines activations, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-damage-dealt = Dégâts infligés aux prochaines activations, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-damage-taken = Dégâts subis aux prochaines activations, en moyenne : { $here }, contre { $there } avec « { $next } ».
puzzle-why-strength = Il vous laisse plus fort que « { $next } », par beaucoup de petites choses.
puzzle-best = Le meilleur : { $action }
puzzle-chance = Probabilité de gagner : { $chance }. Deuxième coup : { $second }.
puzzle-yours = Votre coup : { $chance }.
puzzle-as-good = Juste. Il vaut le meilleur coup trouvé.
puzzle-solution = Solution
puzzle-next = Problème suivant
puzzle-streak = D’affilée : { $count }
puzzle-best-streak = Record : { $count }
puzzle-solved = Résolus : { $count } sur { $all }
puzzle-try-on = Ouvrir sur le plateau d’analyse
puzzle-done-all = Vous les avez tous résolus. Recommencer ?
puzzle-forget = Recommencer
puzzle-gone = Ce problème n’existe plus.
puzzle-checking = Comparaison…

## A position changed on the board

edit-title = Modifier la position
edit-on-board = Modifier sur le plateau
edit-choose-place = Choisissez un lieu sur le plateau pour modifier ce qui s’y trouve.
edit-play = Jouer à partir d’ici
edit-line = Position en une ligne
edit-add = Ajouter une carte
edit-remove = Retirer { $what }
edit-less = { $what } : un de moins
edit-more = { $what } : un de plus
edit-phase = Manche et phase
edit-stage = Phase
edit-scores = Points et suprématies
edit-cards = Cartes
edit-owner = Propriétaire
edit-center = Centre de production
edit-round = Manche
edit-turn = À qui de jouer
edit-points = Points restants
edit-hand = Main de { $player }
edit-played = Carte jouée par { $player }
edit-as-it-is = en cours
edit-destroyed = détruite
edit-off = hors du terrain
edit-unit-at = { $unit } ({ $place })
edit-put = Placer ici
edit-place = Lieu
edit-ammo = { $weapon } : munitions
edit-loaded = { $weapon } : chargée
edit-none = rien
edit-cover = Élément de couvert
edit-cover-hp = Élément de couvert : PV
edit-order = Ordre permanent : tire sur
edit-reach = Ordre permanent : portée
edit-silent = Demandes de tir de réaction désactivées : { $side }
