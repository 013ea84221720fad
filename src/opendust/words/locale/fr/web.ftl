# Ce que la page dit d'elle-même ; les mots du jeu viennent du serveur.

web-home = Page d'accueil
web-close = Fermer
web-preferences = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-animation = Montrer les animations
web-sound = Jouer les sons
web-you = Vous

# Page d'accueil

web-welcome = Deux jeux de plateau selon leurs règles, contre des bots ou des amis. Sans compte, sans installation.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquérez un autre monde de 1947 : choisir une carte en secret, construire, bouger, combattre aux dés.
web-about-tactics = Escouades, héros et marcheurs sur un champ de bataille : bouger, se mettre à couvert, ouvrir le feu.
web-play-dust = Jouer à DUST maintenant
web-play-tactics = Jouer à Dust Tactics maintenant
web-play-note-dust = Vous contre trois bots
web-play-note-tactics = Vous contre un bot
web-with-friends = Jouer avec des amis
web-guided = Première partie guidée
web-rules = Règles
web-running = Vos parties en cours
web-open-matches = Parties qui cherchent des joueurs
web-replays = Vos parties terminées
web-forget = Oublier
web-free-seat = place libre

# Créer et rejoindre

web-new-match = Une nouvelle partie de { $game }
web-your-name = Votre nom
web-seats = Places
web-seat-me = Vous
web-seat-kind = Qui prend la place { $number } ?
web-seat-open = Quelqu'un par le lien
web-seat-bot = Un bot
web-bot-of-seat = Bot de la place { $number }
web-seat-add = Une place de plus
web-seat-drop = Une place de moins
web-clock = Temps pour une décision
web-clock-none = sans limite
web-clock-live = secondes
web-clock-days = jours
web-clock-seconds = secondes pour chaque décision
web-clock-in-days = jours pour chaque décision
web-listed = Montrer la partie à ceux qui en cherchent une
web-create = Créer la partie
web-join-title = Vous êtes invité à { $game }
web-join = Prendre place
web-waiting-for-players = En attente de joueurs
web-invite-link = Lien pour vos amis : qui l'ouvre peut prendre place
web-private-link = Votre lien : votre place sur un autre appareil. Gardez-le pour vous.
web-spectator-link = Lien pour spectateurs
web-copy = Copier
web-copied = Copié.

# Dans une partie

web-connecting = Connexion…
web-lost = La connexion est perdue. Nouvel essai…
web-cannot-open = Cette partie ne peut pas être ouverte
web-menu = Menu
web-hand-over = Laisser un bot jouer pour moi
web-hand-over-note = Un bot peut jouer pour vous un moment ; vous reprenez votre place quand vous voulez.
web-take-back = Reprendre ma place
web-bot-plays = Un bot joue pour vous.
web-pause = Demander une pause
web-go-on = Continuer
web-paused = La partie est en pause.
web-resign = Abandonner
web-resign-sure = Abandonner vraiment
web-rematch = Rejouer
web-parts = Parties de l'écran
web-tab-turn = Tour
web-tab-scores = Scores
web-tab-log = Journal
web-all-options = Tout ce que vous pouvez faire, en formulaire
web-what-to-do = Que faire ?
web-do-it = Faire
web-less = un de moins : { $what }
web-more = un de plus : { $what }
web-all-of = tous : { $what }
web-none-of = aucun : { $what }
web-undo = Annuler
web-refused = Ce n'est pas permis.
web-stale = La partie a avancé entre-temps.
web-log-empty = Il ne s'est encore rien passé.
web-past = Vous voyez le plateau après l'étape { $step }.
web-to-now = Revenir au présent
web-days-left = { $days ->
    [one] encore 1 jour
   *[other] encore { $days } jours
 }
web-rule = Règle { $rule }

# Erreurs

web-error-other = Cela n'a pas marché ({ $code }).
web-error-unreachable = Le serveur est injoignable.
web-error-unavailable = Le serveur est occupé un instant. Réessayez.
web-error-too-many-requests = Trop de demandes à la fois. Attendez un instant.
web-error-no-match = Cette partie n'existe pas.
web-error-wrong-token = Ce lien n'ouvre pas de place ici.
web-error-wrong-code = Cette invitation n'est pas valable.
web-error-no-spectators = Cette partie n'a pas de spectateurs.
web-error-no-seat = Toutes les places sont prises.
web-error-full = Toutes les places sont prises.
web-error-over = La partie est terminée.
web-error-paused = La partie est en pause.
web-error-bot-plays = Un bot joue pour vous. Reprenez d'abord votre place (Menu).
web-error-nothing-to-undo = Il n'y a rien à annuler.
web-error-agreed-already = Vous avez déjà demandé une pause ; les autres doivent accepter.
web-error-malformed = Le serveur n'a pas compris la demande.
web-error-bad-text = Quelque chose ne va pas dans les réglages.

# DUST : la carte

web-map = Carte du monde
web-as-list = Zones en liste
web-as-map = Carte
web-only-choosable = Seulement ce qui peut être choisi
web-next-to = à côté de
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-zoom-all = Toute la carte
web-land = terre
web-sea = mer
web-mark-capital = Capitale
web-mark-source = Gisement
web-mark-center = Centre de Production
web-can-choose = peut être choisie
web-brings = Rapporte { $income } points de Production.
web-can-attack = { $player } pourrait attaquer depuis : { $from }.
web-can-strike = { $player } pourrait attaquer de n'importe où.
web-can-move = { $player } pourrait venir ici.
web-not-there = Cette zone ne peut pas être choisie maintenant.

# DUST : joueurs et cartes

web-players = Joueurs dans l'ordre de jeu
web-player = Joueur
web-points = points de Victoire
web-points-of = { $points } points de Victoire sur { $goal }
web-income = points de Production par tour
web-cards = cartes en main
web-has-chosen = a choisi une carte
web-is-asked = doit décider
web-your-cards = Vos cartes
web-no-cards = Vous n'avez pas de cartes en main.
web-value-combat = Combat : attaques, et votre place dans l'ordre
web-value-movement = Mouvement : combien de mouvements
web-value-production = Points de Production
web-stars = { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
 }
web-pick-card = Choisissez une de vos cartes sous la carte du monde.
web-secret = Personne ne la voit avant que tous aient choisi.
web-play-card = Jouer cette carte

# DUST : le tour

web-round = Tour { $round }
web-stage-setup = Mise en place
web-stage-cards = Cartes
web-stage-production = Production
web-stage-movement = Mouvement
web-stage-combat = Combat
web-stage-end = Fin du tour
web-rules-of = Règles : { $stage }
web-latest = Ce qui s'est passé
web-shop = Qu'achetez-vous ?
web-points-left = { $points ->
    [one] encore 1 point
   *[other] encore { $points } points
 }
web-income-of = { $centers } des centres, { $capitals } des Capitales, { $card } de la carte ; au moins { $least } : { $total } points ce tour.
web-up-to = jusqu'à { $most }
web-buy-all = { $amount } de ceux-ci : { $what }
web-buy-one = un de plus : { $what }
web-buy-neutral = Acheter des unités pour les forces neutres
web-price = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-discard-first = D'abord défausser des cartes ({ $count })
web-bought = Acheté :
web-shop-end = Ensuite « { $end } » : ce que vous avez acheté est placé sur la carte.
web-step-origin = Choisissez une de vos zones éclairées.
web-step-target = Depuis { $area } : choisissez une des zones éclairées.
web-step-area = Choisissez une des zones éclairées sur la carte.
web-clear = Recommencer
web-click-again = Ou touchez encore une fois la zone.
web-units-needed = Choisissez de { $least } à { $most } unités.
web-counts = { $total } choisies (de { $least } à { $most })
web-place-all = placer { $amount }

# DUST : batailles et chances

web-odds = Chances de cette bataille
web-odds-wait = Calcul des chances…
web-odds-losses = Pertes attendues : attaquant { $attacker }, défenseur { $defender } unités.
web-odds-retreats = Si des unités partent maintenant
web-odds-stay = tous restent : conquête
web-odds-leave = { $units } partent : conquête
web-odds-reverse = Dans l'autre sens : { $chance }
web-attacker = Attaquant
web-defender = Défenseur
web-dice = Dés { $faces } : { $hits } impacts.
web-dice-count = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }
web-supremacy = supériorité { $sum }
web-hits = { $hits ->
    [0] aucun impact
    [one] 1 impact
   *[other] { $hits } impacts
 }
web-losing = Perd { $units }
web-used = utilisé
web-battle-of = Bataille : { $area }
web-battle-land = Bataille : { $area }
web-battle-sea = Bataille navale : { $area }
web-battle-amphibious = Débarquement : { $area }
web-battle-drop = Largage de Mechs : { $area }
web-rolls-first = { $player } a la Supériorité Tactique et lance en premier.
web-minimise = Voir la carte
web-decide-beside = À vous de décider : voir « Tour ».

# DUST : les scores

web-track = Points de Victoire
web-needs-points = { $left ->
    [one] Il manque 1 point pour gagner.
   *[other] Il manque { $left } points pour gagner.
 }
web-has-points = Assez de points pour gagner.
web-needs-capital = Il faut encore une Capitale.
web-next-round = Maintenant +{ $total } par tour ({ $capitals } Capitales, { $sources } Gisements, { $majorities } Suprématies).
web-majorities = Suprématies
web-holdings = Possessions
web-head-land = Terre
web-head-sea = Mer
web-head-capitals = Capitales
web-head-sources = Gisements
web-head-centers = Centres
web-head-income = Revenu
web-head-cards = Cartes

# Revoir

web-replay = Revoir
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-play = Lire
web-stop = Arrêter
web-newest-first = Le plus récent d'abord
web-after = Après la partie
web-replay-link = Lien pour revoir la partie
web-download = Télécharger l'enregistrement
web-check-dice = Vérifier les dés
web-dice-right = { $rolls ->
    [one] Les dés sont honnêtes : la graine est celle fixée avant la partie, et elle donne le jet.
   *[other] Les dés sont honnêtes : la graine est celle fixée avant la partie, et elle donne les { $rolls } jets.
 }
web-dice-wrong = Les dés ne correspondent pas à la graine : { $wrong } jets sont faux.
web-luck = Chance : impacts et attente
web-luck-dice = Dés
web-luck-hits = Impacts
web-luck-expected = Attendus
web-won = a gagné
web-look-back = Revoir la partie

# Règles

web-rules-title = Règles de { $game }
web-search-rules = Chercher dans les règles
web-chapter = Chapitre
web-all-chapters = Tous les chapitres
web-all-rules = Toutes les règles
web-no-rules = Aucune règle n'a ces mots.
web-no-such-rule = Il n'y a pas de règle { $rule }.
web-here = Dans cette partie :
web-related = Voir aussi
web-compare = Comparer les éditions
web-edition-one = Une édition
web-edition-other = L'autre édition
web-difference = Différence

# Première partie guidée

web-follow = Faites-le : { $what }
web-own-way = Vous suivez votre propre chemin ; la partie continue contre un bot.
web-lesson-step = Étape { $step } sur { $steps }

web-notices = Prévenez-moi quand c'est à moi
web-notices-push = Me prévenir dans ce navigateur
web-notices-mail = Par e-mail à
web-save = Enregistrer
web-saved = Enregistré.
web-notices-off = Ne pas me prévenir
web-error-seat-taken = Cette place est prise.
web-your-turn = À vous
web-all-lines = Montrer les { $count } étapes
web-default-name = Commandant

web-house-rules = Règles maison
web-house-changed = { $count } changées
web-house-note = L'édition décide de tout. Qui veut jouer autrement change ici des options.
web-house-search = Chercher dans les options
web-house-usual = édition
web-house-back = Comme dans l'édition
web-house-values = Possible : { $values }. Édition : { $usual }
web-yes = oui
web-no = non
web-english-only = Les textes des règles n'existent qu'en anglais.
web-pace = Pause entre les coups des autres
web-pace-none = aucune
web-pace-short = courte
web-pace-long = longue
web-skip = Passer
web-behind = Encore { $count } étapes à voir
web-see-again = Revoir ce que les autres ont fait
web-thinks = réfléchit depuis { $seconds } s
web-newer-page = Il y a une version plus récente de cette page.
web-reload = Recharger
web-other-version = Cette page est de la version { $page } d'OpenDust, le serveur de la version { $server }. Si quelque chose ne marche pas, rechargez ; si cela ne suffit pas, l'hébergeur doit reconstruire la page.
web-server-gone = Le serveur ne répond pas. Tourne-t-il encore ? Les parties sont conservées ; cette page le cherche à nouveau d'elle-même.
web-try-now = Essayer maintenant
web-push-denied = Le navigateur ne peut pas montrer de notifications pour cette page. Autorisez-les dans les réglages du site, puis réessayez.
web-push-unreachable = Le navigateur n'atteint pas son service de notifications. Y a-t-il une connexion à Internet ? Rien n'a été enregistré.
web-push-asking = Demande au navigateur…
web-value-stated = comme dit le texte
web-value-ruled = joué ainsi ; le livret se tait
web-value-none = pas de telle règle
web-battle-story = Ce qui s'y est passé
