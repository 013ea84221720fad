# Ce que disent `opendust play`, `replay` et `verify`.

play-player = Joueur { $number }
play-begins = { $title }. { $players }.
play-commitment = Les dés sont fixés d’avance par cette empreinte : { $hash }
play-saved-in = Chaque coup est enregistré dans { $file }
play-type-help = Tapez un numéro ou une commande. ? montre toutes les commandes.
play-resumed = La partie reprend après { $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
 }.
play-torn = La dernière ligne du fichier était coupée et n’est pas reprise : elle n’avait jamais été confirmée.
play-partners = Peuvent agir à votre place : { $players } (partner)
play-no-partner = Personne ne peut agir à votre place maintenant.
play-pass-to = Passez l’écran à : { $player }.
play-press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
play-number-range = Le numéro { $number } n’est pas dans la liste. Choisissez de 1 à { $most }.
play-only = Entrée : oui, b : retour
play-pick = Numéro ou nom (Entrée : retour) :
play-amount = { $question } De { $least } à { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = aucune
play-undone = Annulé : { $line }
play-legal = C’est permis : { $action }.
play-nothing-refused = Rien n’a encore été refusé. Tapez : why RÈGLE, ou : why COMMANDE
play-copied = Copie enregistrée dans { $file }.
play-log-empty = Pas encore d’événement. Le journal se remplit au fil de la partie.
play-ended-early = La partie est enregistrée après { $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
 }. Continuez avec : opendust play --resume { $file }
play-over = La partie est finie après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }.
play-draw = La partie est nulle.
play-winner = { $count ->
    [one] { $players } gagne.
   *[other] { $players } gagnent ensemble.
 }
play-afterwards = Revoir la partie : opendust replay { $file }
play-check-dice = Vérifier les dés : opendust verify { $file }
play-limit = Personne n’a gagné, et la partie s’arrête ici : { $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
 }.

play-help =
    Répondez par le numéro d’un choix ou par une commande. Vous pouvez abréger les noms tant qu’ils restent clairs.
play-help-command-attack = attack SIBERIE MONGOLIE 3 tank 1 mech : une commande entière ; le programme demande ce qui manque
play-help-command-all = attack siberie mongolie all : toutes les unités de la zone
play-help-command-default = default : ce que joue le programme pour un absent
play-help-command-board = board : toute la position ; board asie : une région ; board siberie : une zone et ses voisines
play-help-command-hand = hand : vos cartes et leurs effets
play-help-command-scores = scores : points, zones et revenus de chacun
play-help-command-log = log 30 : les 30 derniers événements
play-help-command-menu = menu : les choix, encore une fois
play-help-command-hint = hint : ce que ferait un capitaine, et pourquoi
play-help-command-why = why PROD-15 : une règle ; why attack siberie mongolie all : est-ce permis, et sinon pourquoi ?
play-help-command-undo = undo : annuler votre dernier coup, tant que rien de caché ou d’aléatoire n’est révélé
play-help-command-save = save FICHIER : une copie de la partie ; elle est aussi enregistrée après chaque coup
play-help-command-quit = quit : arrêter ; vous pourrez reprendre la partie
play-help-now = Maintenant, vous pouvez aussi utiliser ces commandes :

play-hand-title = En main : { $player }
play-hand-empty = Aucune carte en main.
play-card-played = Carte de cette manche : { $card }{ $used ->
    [yes] , pouvoir utilisé
   *[no] {""}
 }
play-head-card = Carte
play-head-combat = Combat
play-head-movement = Mouv.
play-head-production = Prod.
play-head-stars = Étoiles
play-head-effect = Effet
play-head-player = Joueur
play-head-color = Couleur
play-head-points = Points
play-head-land = Terre
play-head-sea = Mer
play-head-centers = Centres
play-head-sources = Gisem.
play-head-capitals = Capitales
play-head-income = Revenu
play-head-hand = Cartes
play-head-majorities = Suprématies
play-majority-production = production
play-majority-sea = mer
play-majority-land = terre
play-head-area = Zone
play-head-kind = Type
play-head-owner = À qui
play-head-units = Unités
play-kind-capital = capitale
play-kind-source = gisement
play-kind-center = centre
play-kind-beside = près de vous
play-adjacent-to = Zones adjacentes ({ $area }) :
play-round = Manche { $round }
play-to-win = Il faut { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
 } pour gagner.
play-no-region = La région ou la zone « { $text } » n’existe pas.

# Revoir et vérifier.

replay-position = Après le coup { $number } sur { $all }
replay-start = Au début ; la suite : { $all ->
    [one] { $all } coup
   *[other] { $all } coups
 }.
replay-help = Entrée ou s : coup suivant ; b : retour ; j 120 : au coup 120 ; r 3 : à la manche 3 ; board, scores, log ; q : quitter
replay-at-end = C’est la fin.
replay-no-number = Écrivez un nombre après { $command }.
replay-no-round = L’enregistrement n’a pas de manche { $round } : il finit à la manche { $last }.
verify-start = Elle commence dans la position d’une autre partie : { $inputs ->
    [one] { $inputs } premier coup est permis, mais ses
   *[other] les { $inputs } premiers coups sont permis, mais leurs
 } dés ne sont pas vérifiés.
verify-good = { $file } : { $inputs ->
    [one] { $inputs } coup permis
   *[other] { $inputs } coups, tous permis
 } ; { $dice ->
    [one] { $dice } résultat conforme
   *[other] { $dice } résultats conformes
 } à la graine ; { $state ->
    [over] la partie est finie et sa position finale est juste
   *[open] la partie n’est pas finie
 }.
verify-shares = { $player } a contribué à { $part } de { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
 }.
verify-bad = { $file } : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 }.
