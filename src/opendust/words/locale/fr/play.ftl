# Ce que disent `opendust play`, `replay` et `verify`.

play-player = Joueur { $number }
play-begins = { $title }. { $players }.
play-commitment = Les dés sont fixés et liés par cette empreinte : { $hash }
play-saved-in = Chaque coup est gardé dans { $file }
play-type-help = Tapez un numéro ou une commande ; ? montre toutes les commandes.
play-resumed = Reprise après { $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
 }.
play-torn = La dernière ligne du fichier était coupée et tombe : elle n'avait jamais été confirmée.
play-partners = À votre place pourrait agir : { $players } (partner)
play-no-partner = Personne ne peut agir à votre place maintenant.
play-pass-to = Passez l'écran à { $player }.
play-press-enter = { $player }, appuyez sur Entrée quand personne d'autre ne regarde.
play-number-range = La liste n'a pas de numéro { $number } ; choisissez de 1 à { $most }.
play-only = Entrée : oui, b : retour
play-pick = Numéro ou nom (Entrée : retour) :
play-amount = { $question } De { $least } à { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = aucune
play-undone = Repris : { $line }
play-legal = C'est permis : { $action }.
play-nothing-refused = Rien n'a encore été refusé. Écrivez : why RÈGLE, ou : why COMMANDE
play-copied = Copié dans { $file }.
play-log-empty = Rien ne s'est encore passé.
play-ended-early = La partie est gardée après { $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
 }. Continuer : opendust play --resume { $file }
play-over = La partie est finie après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
 }.
play-draw = La partie est nulle.
play-winner = { $count ->
    [one] { $players } a gagné.
   *[other] { $players } ont gagné ensemble.
 }
play-afterwards = La revoir : opendust replay { $file }
play-check-dice = Vérifier les dés : opendust verify { $file }
play-limit = Après { $inputs } coups personne n'a gagné ; la partie s'arrête ici.

play-help =
    Répondez par le numéro d'un choix ou par une commande. Les noms peuvent être abrégés tant qu'ils sont clairs.
play-help-command-attack = attack SIBERIE MONGOLIE 3 tank 1 mech : une commande entière ; ce qui manque est demandé
play-help-command-all = attack siberie mongolie all : toutes les unités de là
play-help-command-default = default : ce qui est fait pour un absent
play-help-command-board = board : toute la position ; board asie : une région ; board siberie : une zone et ses voisines
play-help-command-hand = hand : vos cartes et ce qu'elles font
play-help-command-scores = scores : points, zones, revenu de chacun
play-help-command-log = log 30 : les 30 derniers événements
play-help-command-menu = menu : les choix à nouveau
play-help-command-why = why PROD-15 : une règle ; why attack siberie mongolie all : serait-ce permis, et pourquoi non ?
play-help-command-undo = undo : reprendre votre dernier coup, tant que rien de caché ou d'aléatoire n'est révélé
play-help-command-save = save FICHIER : une copie de la partie ; elle est gardée d'elle-même après chaque coup
play-help-command-quit = quit : arrêter ; la partie peut être reprise
play-help-now = Maintenant vous pouvez aussi utiliser ces commandes :

play-hand-title = Main de { $player }
play-hand-empty = Aucune carte en main.
play-card-played = Carte de ce tour : { $card }{ $used ->
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
play-head-kind = Genre
play-head-owner = À qui
play-head-units = Unités
play-kind-capital = Capitale
play-kind-source = Gisement
play-kind-center = Centre
play-kind-beside = près de vous
play-adjacent-to = Adjacentes à { $area } :
play-round = Tour { $round }
play-to-win = { $points } points de Victoire gagnent.
play-no-region = Il n'y a pas de région ou de zone « { $text } ».

replay-position = Après le coup { $number } sur { $all }
replay-start = Au début ; { $all } coups suivent.
replay-help = Entrée ou s : coup suivant ; b : retour ; j 120 : au coup 120 ; r 3 : au tour 3 ; board, scores, log ; q : fin
replay-at-end = C'est la fin.
replay-no-number = Écrivez un numéro après { $command }.
replay-no-round = La partie n'a pas de tour { $round } ; elle finit au tour { $last }.
verify-good = { $file } : { $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
 }, tous permis ; { $dice ->
    [one] { $dice } résultat
   *[other] { $dice } résultats
 } tels que la graine les donne ; { $state ->
    [over] la partie est finie et sa position finale est juste
   *[open] la partie n'est pas finie
 }.
verify-bad = { $file } : { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
 }.
