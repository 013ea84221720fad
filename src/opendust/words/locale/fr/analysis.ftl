# Ce que dit une analyse : où une partie s’est gagnée et perdue.

analysis-title = Où la partie s’est décidée
analysis-chances = Probabilité de victoire
analysis-over-rounds = manche par manche
analysis-summary = Les joueurs
analysis-turning-points = Tournants
analysis-no-turning-points = Aucune décision, aucun jet ne se détache.
analysis-marks = Ce qui pouvait être mieux joué
analysis-no-marks = Aucune erreur évidente.
analysis-luck = Chance
analysis-phases = Probabilité de victoire gâchée, par partie du tour
analysis-player = Joueur
analysis-result = Résultat
analysis-lost-by-decisions = Gâché
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
analysis-round-setup = Mise en place
analysis-mark = { $player }, { $when } : { $verdict }, { $loss }
analysis-played = Joué : { $action }
analysis-best = Mieux : { $action }
analysis-turning-decision = { $player } : « { $best } » valait mieux que « { $played } ».
analysis-turning-lucky = Les dés aident { $player }.
analysis-turning-unlucky = Les dés desservent { $player }.
analysis-points-of-winning = { $change } de probabilité de victoire
analysis-how-quick = Une analyse rapide. Chaque décision est comparée à quelques autres, dans des manches imaginées.
analysis-how-deep = Une analyse approfondie. Chaque décision est comparée à beaucoup d’autres, dans de nombreuses manches imaginées.
analysis-how-timed = Une analyse de { $seconds } s : d’abord rapide, puis plus poussée là où cela compte le plus.
analysis-how-hidden = Ce qu’un joueur ne pouvait pas savoir est tiré à nouveau à chaque fois.
analysis-how-luck = La chance, c’est ce qu’un jet a changé, comparé à tout ce qu’il pouvait donner.
analysis-unfinished = Cette partie n’est pas terminée : il n’y a pas de résultat.
analysis-progress = Analyse : { $done } sur { $all }
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
analysis-with-each = Probabilité de victoire avec chaque coup
analysis-show = Montrer sur le plateau
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

whatif-help = Tapez un coup dans la notation. roll ou dice 3 5 : le hasard ; undo ; tree ; go 4 ; comment MOTS ; chances ; best ou best deep ; board ; position ; save FICHIER ; quit
whatif-chance = C’est aux dés ou aux cartes. Tapez roll, ou ce qui est sorti.
whatif-over = La partie est terminée.
whatif-save-where = Tapez un nom de fichier après save.

# opendust puzzles

puzzle-none = Il n’y a pas de problème { $number }. Le dernier est le { $last }.
puzzle-number = Problème { $number } sur { $all }
puzzle-wrong = Pas tout à fait. Le meilleur coup est : { $action }
puzzle-margin = { $chance } avec lui, { $second } avec le suivant. Résolus d’affilée : { $streak }
puzzle-mined = { $count ->
    [one] { $count } problème ajouté
   *[other] { $count } problèmes ajoutés
 } à { $file }.
puzzle-file-unreadable = Ce n’est pas un fichier de problèmes.

# The analysis board in the page

whatif-title = Plateau d’analyse
whatif-about = Jouez à partir de n’importe quelle position, pour tous les camps, et essayez ce qui était possible. Après une partie, choisissez « Essayer d’ici » à n’importe quel moment.
whatif-paste = Position en une ligne
whatif-open = Ouvrir la position
whatif-file = Ou un fichier : une étude enregistrée ou l’enregistrement d’une partie
whatif-no-position = Impossible de l’ouvrir. Ce n’est ni une position, ni une étude, ni une partie.
whatif-open-other = Ouvrir autre chose
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
