# Ce que la page dit d’elle-même ; les mots du jeu viennent du serveur.

# Entre une chose et ce qu’on en dit.
colon =  :{" "}

web-home = Page d’accueil
web-close = Fermer
web-preferences = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-animation = Montrer les animations
web-sound = Jouer les sons
web-build = Version plus rapide
web-build-making = { $percent }
web-build-in-use = prête, en service
web-build-no-compiler = impossible : le serveur n’a pas de compilateur C. Les bots sont plus lents.
web-build-failed = échec. Les bots sont plus lents.
web-you = Vous

# Page d’accueil

web-hero = La guerre sans fin
web-welcome = Deux jeux de plateau d’un autre 1947, fidèles aux règles, contre des bots ou entre amis. Sans compte, sans installation.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquérez un autre monde de 1947 : choisissez une carte en secret, construisez, déplacez-vous, combattez aux dés.
web-about-tactics = Escouades, héros et marcheurs sur un champ de bataille : avancez, mettez-vous à couvert, ouvrez le feu.
web-tag-dust = Conquête du monde · 2 à 6 joueurs
web-tag-tactics = Escarmouche · escouades et marcheurs
web-play-any = Jouer
web-play-dust = Jouer à DUST maintenant
web-play-tactics = Jouer à Dust Tactics maintenant
web-you-against = Vous contre
web-rivals = Nombre de bots
web-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }
web-of-rank = de rang
web-rank = Rang des bots
web-with-friends = Jouer avec des amis
web-guided = Première partie guidée
web-rules = Règles
web-running = Vos parties en cours
web-open-matches = Parties ouvertes
web-replays = Vos parties terminées
web-study = Plateau d’analyse
web-puzzles = Problèmes
web-forget = Retirer
web-show-all = Tout afficher ({ $count })
web-cancelled = Annulée
web-free-seat = place libre

# Bots as characters

web-cast-magpie = Pie
web-cast-mole = Vieille Taupe
web-cast-tempest = Tempête
web-cast-corsair = Corsaire
web-cast-clockmaker = Horloger
web-cast-fox = Renard

# Créer et rejoindre

web-new-match = Nouvelle partie : { $game }
web-new = Nouvelle partie
web-new-you = Vous jouez sous le nom
web-new-against = contre
web-others = { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
 }
web-at-the-table = À la table
web-your-name = Votre nom
web-seats = Places
web-seat-kind = Qui prend la place { $number } ?
web-seat-open = Quelqu’un avec le lien
web-seat-friend = Un ami
web-seat-rank = Bot : { $rank }
web-seat-later = Rejoint la partie par le lien que vous recevrez.
web-seat-add = Ajouter une place
web-seat-drop = Retirer une place
web-clock = Temps par décision
web-clock-none = sans limite
web-clock-live = secondes
web-clock-days = jours
web-clock-seconds = secondes par décision
web-clock-in-days = jours par décision
web-listed = Afficher la partie parmi les parties ouvertes
web-create = Créer la partie
web-join-title = Invitation à une partie : { $game }
web-join = Prendre place
web-waiting-for-players = En attente de joueurs
web-lobby = Presque prêt
web-seats-free = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place est libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont libres. La partie commence dès qu’elles sont prises.
 }
web-fill-all = Commencer avec des bots
web-cancel = Annuler la partie
web-cancel-sure = Oui, annuler
web-invite = Inviter des amis
web-qr = Code QR du lien d’invitation
web-only-here = Seul cet ordinateur peut ouvrir ces liens : les autres appareils n’atteignent pas le serveur. Lancez-le avec :
web-invite-link = Lien d’invitation à envoyer à vos amis
web-private-link = Votre lien personnel : votre place sur un autre appareil. Gardez-le pour vous.
web-spectator-link = Lien pour les spectateurs
web-copy = Copier
web-copied = Copié.

# Dans une partie

web-connecting = Connexion…
web-lost = Connexion perdue. Nouvel essai…
web-away = Le serveur redémarre et revient dans environ { $seconds } s. Rien n’est perdu.
web-cannot-open = Impossible d’ouvrir cette partie
web-menu = Menu
web-hand-over = Laisser un bot jouer pour moi
web-hand-over-note = Un bot peut jouer pour vous un moment. Reprenez votre place quand vous voulez.
web-take-back = Reprendre ma place
web-bot-plays = Un bot joue pour vous.
web-pause = Demander une pause
web-go-on = Continuer
web-paused = La partie est en pause.
web-resign = Abandonner
web-resign-sure = Oui, abandonner
web-rematch = Rejouer
web-parts = Volets de la partie
web-tab-turn = Tour
web-tab-scores = Scores
web-tab-log = Journal
web-tab-study = Variantes
web-tab-edit = Position
web-tab-puzzle = Problème
web-tab-options = Actions
web-dispatches = Dépêches
web-dispatches-none = Rien de neuf depuis votre arrivée. Le journal raconte toute la partie.
web-shortcuts = Raccourcis clavier
web-key-tab = commande suivante
web-key-arrows = d’un lieu à l’autre sur le plateau
web-key-enter = choisir
web-key-zoom = agrandir ou réduire le plateau
web-key-undo = annuler
web-key-escape = fermer une fenêtre
web-key-help = cette aide
web-no-options = Rien à décider pour l’instant.
web-what-to-do = Que faire ?
web-do-it = Valider
web-less = un de moins : { $what }
web-more = un de plus : { $what }
web-all-of = maximum : { $what }
web-none-of = zéro : { $what }
web-undo = Annuler
web-refused = Ce n’est pas permis.
web-stale = La partie a avancé entre-temps. Réessayez.
web-log-empty = Pas encore d’événement. Le journal se remplit au fil de la partie.
web-past = Vous voyez le plateau après l’étape { $step }.
web-to-now = Revenir au présent
web-days-left = { $days ->
    [0] moins d’un jour
    [one] encore { $days } jour
   *[other] encore { $days } jours
 }
web-rule = Règle { $rule }

# Erreurs

web-error-other = Cela n’a pas fonctionné ({ $code }).
web-error-unreachable = Le serveur est injoignable.
web-error-too-many-matches = Trop de nouvelles parties depuis votre adresse. Attendez quelques minutes.
web-error-too-many-listed = Trop de parties publiques depuis votre adresse. Attendez quelques minutes, ou créez la partie sans l’afficher dans la liste.
web-error-too-many-joins = Vous avez pris beaucoup de places dans des parties publiques. Attendez quelques minutes, ou rejoignez une partie par son lien.
web-error-too-many-alive = Trop de parties en cours depuis votre adresse. Terminez-en une, ou annulez-en une qui n’a pas commencé.
web-error-too-many-bots = Trop de bots jouent dans les parties de votre adresse. Terminez d’abord une partie.
web-error-too-many-mails = Trop d’e-mails. Attendez quelques minutes.
web-error-too-many-spectators = Trop de personnes regardent déjà cette partie.
web-error-too-many-bytes = Votre adresse a utilisé trop de données. Attendez un moment.
web-error-unavailable = Le serveur est occupé un instant. Réessayez.
web-error-too-many-requests = Trop de demandes à la fois. Attendez un instant.
web-error-no-match = Cette partie n’existe pas.
web-error-protocol-unknown = Cette page et le serveur ne se comprennent pas. Rechargez la page.
web-error-wrong-token = Ce lien n’ouvre aucune place ici.
web-error-wrong-code = Cette invitation n’est pas valable.
web-error-no-spectators = Cette partie n’a pas de spectateurs.
web-error-no-seat = Toutes les places sont prises.
web-error-full = Toutes les places sont prises.
web-error-cancelled = Cette partie a été annulée.
web-error-not-yours = Seule la personne qui a créé la partie peut faire cela.
web-error-started = La partie a déjà commencé.
web-error-over = La partie est finie.
web-error-paused = La partie est en pause.
web-error-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place (Menu).
web-error-nothing-to-undo = Il n’y a rien à annuler.
web-error-agreed-already = Vous avez déjà demandé une pause. Les autres doivent accepter.
web-error-malformed = Le serveur n’a pas compris la demande.
web-error-bad-text = Quelque chose ne va pas dans les réglages.

# DUST : le plateau

web-map = Carte du monde
web-overview = Le monde entier : touchez pour y aller
web-as-list = Zones en liste
web-as-map = Plateau
web-only-choosable = Seulement ce qui peut être choisi
web-next-to = à côté de
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-lines = Lignes
web-zoom-all = Tout le plateau
web-land = terre
web-sea = mer
web-mark-capital = capitale
web-mark-source = gisement
web-mark-center = centre de production
web-can-choose = peut être choisie
web-brings = { $income ->
    [one] { $income } point de production par tour
   *[other] { $income } points de production par tour
 }
web-can-attack = { $player } peut attaquer depuis : { $from }.
web-can-strike = { $player } peut attaquer de n’importe où.
web-can-move = { $player } peut venir ici.
web-you-can-attack = Vous pouvez attaquer depuis : { $from }.
web-you-can-strike = Vous pouvez attaquer de n’importe où.
web-you-can-move = Vous pouvez venir ici.
web-not-there = Cette zone ne peut pas être choisie maintenant.

# DUST : joueurs et cartes

web-players = Joueurs dans l’ordre de jeu
web-player = Joueur
web-points = points de victoire
web-points-of = { $points } sur { $goal } points de victoire
web-income = points de production par tour
web-cards = cartes en main
web-has-chosen = a choisi une carte
web-is-asked = doit décider
web-your-cards = Vos cartes
web-no-cards = Vous n’avez pas de carte en main.
web-value-combat = Combat : vos attaques, et votre place dans l’ordre de jeu
web-value-movement = Mouvement : vos déplacements
web-value-production = Points de production
web-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
web-play-card = Jouer cette carte

# DUST : le tour

web-round = Manche { $round }
web-stage-setup = Mise en place
web-stage-cards = Cartes
web-stage-production = Production
web-stage-movement = Mouvement
web-stage-combat = Combat
web-stage-end = Décompte
web-rules-of = Règles : { $stage }
web-latest = Derniers événements
web-shop = Qu’achetez-vous ?
web-points-left = { $points ->
    [0] plus aucun point
    [one] encore { $points } point
   *[other] encore { $points } points
 }
web-income-of = { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ce tour-ci : centres { $centers }, capitales { $capitals }, carte { $card } ; au moins { $least }.
web-up-to = jusqu’à { $most }
web-buy-all = en acheter { $amount } : { $what }
web-discard-first = { $count ->
    [0] Défausser d’abord des cartes
   *[other] Défausser d’abord des cartes ({ $count })
 }
web-bought = Acheté :
web-step-origin = Choisissez une de vos zones éclairées.
web-step-target = Depuis { $area } : choisissez une des zones éclairées.
web-step-area = Choisissez une des zones éclairées sur le plateau.
web-clear = Recommencer
web-click-again = Ou cliquez encore une fois sur la zone.
web-units-needed = Choisissez de { $least } à { $most ->
    [one] { $most } unité
   *[other] { $most } unités
 }.
web-counts = { $total ->
    [one] { $total } choisie
   *[other] { $total } choisies
 } (de { $least } à { $most })
web-place-all = en placer { $amount }

# DUST : batailles et probabilités

web-odds = Probabilités de cette bataille
web-odds-wait = Calcul des probabilités…
web-odds-losses = Pertes moyennes en points de production : attaquant { $attacker }, défenseur { $defender }.
web-odds-retreats = Si des unités battent en retraite maintenant
web-odds-stay = aucune retraite : conquête
web-odds-leave = retraite de { $units } : conquête
web-odds-reverse = Dans l’autre sens : { $chance }
web-attacker = Attaquant
web-defender = Défenseur
web-dice = Dés { $faces } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }.
web-dice-count = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
web-supremacy = supériorité { $sum }
web-hits = { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
 }
web-used = pouvoir utilisé
web-battle-of = Bataille : { $area }
web-battle-land = Bataille terrestre : { $area }
web-battle-sea = Bataille navale : { $area }
web-battle-amphibious = Débarquement : { $area }
web-battle-drop = Largage de mechs : { $area }
web-rolls-first = Premier jet : { $player }.
web-minimise = Voir le plateau

# DUST : les scores

web-track = Points de victoire
web-needs-points = { $left ->
    [0] Il ne manque aucun point pour gagner.
    [one] Il manque { $left } point pour gagner.
   *[other] Il manque { $left } points pour gagner.
 }
web-has-points = Assez de points pour gagner.
web-needs-capital = Il faut encore une capitale.
web-next-round = Actuellement +{ $total } par manche (capitales { $capitals }, gisements { $sources }, suprématies { $majorities }).
web-majorities = Suprématies
web-holdings = Possessions
web-head-land = Terre
web-head-sea = Mer
web-head-capitals = Capitales
web-head-sources = Gisements
web-head-centers = Centres
web-head-income = Revenu
web-head-cards = Cartes
web-buy-one = en acheter 1 : { $what }

# Revoir

web-replay = Revoir la partie
web-step-back = Étape précédente
web-step-on = Étape suivante
web-step-of = Étape { $step } sur { $last }
web-first-step = Au début
web-speed = Vitesse
web-next-fight = Bataille suivante
web-worst = Votre pire moment
web-worst-any = La bataille la plus lourde
web-share-moment = Copier le lien vers ce moment
web-try = Essayer d’ici
web-watch-replay = Revoir la partie
web-play = Lire
web-stop = Arrêter
web-newest-first = Manche la plus récente d’abord
web-after = Après la partie
web-replay-link = Lien pour revoir la partie
web-download = Télécharger l’enregistrement
web-check-dice = Vérifier les dés
web-dice-right = { $rolls ->
    [one] Les dés sont honnêtes : la graine, fixée avant la partie, donne bien { $rolls } jet.
   *[other] Les dés sont honnêtes : la graine, fixée avant la partie, donne bien les { $rolls } jets.
 }
web-commitment-changed = Le serveur donne maintenant une autre empreinte pour les dés de cette partie. Gardez la première et vérifiez les dés après la partie.
web-went-back = Le serveur est revenu à un moment antérieur de cette partie.
web-share-unused = Le serveur n’utilise pas votre part de dés. Vérifiez les dés après la partie.
web-dice-shared = Votre part est dans { $own } de { $rolls ->
    [one] { $rolls } résultat
   *[other] { $rolls } résultats
 }.
web-dice-wrong = Les dés ne correspondent pas à la graine. { $wrong ->
    [one] { $wrong } jet est faux.
   *[other] { $wrong } jets sont faux.
 }
web-luck = Chance : impacts obtenus et attendus
web-luck-dice = Dés
web-luck-hits = Impacts
web-luck-expected = Attendus

# Règles

web-rules-title = Règles : { $game }
web-search-rules = Chercher dans les règles
web-chapter = Chapitre
web-all-chapters = Tous les chapitres
web-all-rules = Toutes les règles
web-no-rules = Aucune règle trouvée.
web-no-such-rule = La règle { $rule } n’existe pas.
web-here = Dans cette partie :
web-other-reading = Autre lecture :
web-switch-lines = Pour jouer autrement :
web-related = Voir aussi
web-compare = Comparer les éditions
web-edition-one = Une édition
web-edition-other = L’autre édition
web-difference = Différence

# Première partie guidée

web-follow = Le faire : { $what }
web-own-way = Vous avez quitté la leçon. La partie continue contre un bot.
web-lesson-of = Leçon { $number } sur { $count }
web-lesson-step = Étape { $step } sur { $steps }

web-won = a gagné
web-look-back = Revoir la partie
web-analyse = Analyser
web-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

web-notices = Me prévenir quand c’est mon tour
web-notices-push = Me prévenir dans ce navigateur
web-notices-mail = Par e-mail à
web-notices-confirm = Presque fini : ouvrez le lien dans l’e-mail que vous allez recevoir.
web-save = Enregistrer
web-saved = C’est enregistré.
web-notices-off = Ne pas me prévenir
web-error-seat-taken = Cette place est prise.
web-answer-losses = Vous subissez des pertes.
web-answer-reaction = Réagir ?
web-answer-retaliation = Vous ripostez.
web-rolling = Les dés roulent.
web-theirs-placing = Place le terrain.
web-theirs-joining = Affecte les héros aux escouades.
web-theirs-first = Choisit qui commence.
web-theirs-activation = Choisit une unité et ses actions.
web-theirs-entry = Entre sur le champ de bataille.
web-theirs-move = Déplace une unité.
web-theirs-reaction = Décide d’un tir de réaction.
web-theirs-declaration = Choisit compétences et armes spéciales.
web-theirs-targets = Vise.
web-theirs-flame = Choisit le trajet de la flamme.
web-theirs-medal = Décide de relancer ou non.
web-theirs-retaliation = Décide de sa riposte.
web-theirs-losses = Choisit ses pertes.
web-theirs-skill = Utilise une compétence.
web-theirs-setup_card = Choisit une carte de mise en place.
web-theirs-choose_color = Choisit une couleur.
web-theirs-claim_capital = Choisit une capitale.
web-theirs-claim_power_source = Prend un gisement.
web-theirs-claim_land = Prend une zone terrestre.
web-theirs-setup_center = Place un centre de production.
web-theirs-setup_reinforce = Construit ses renforts.
web-theirs-initiative_card = Choisit une carte.
web-theirs-koshka_window = Décide d’utiliser Koshka ou non.
web-theirs-purchase = Achète.
web-theirs-place_units = Place ses nouvelles unités.
web-theirs-place_centers = Place des centres de production.
web-theirs-production_end = Termine sa production.
web-theirs-movement = Déplace ses unités.
web-theirs-attack = Choisit une attaque.
web-theirs-battle_start_window = Décide d’utiliser un pouvoir spécial ou non.
web-theirs-retreat = Décide de battre en retraite ou non.
web-theirs-retreat_destination = Bat en retraite.
web-theirs-casualties = Choisit ce qui est détruit.
web-theirs-secret_weapon_window = Décide d’utiliser un pouvoir spécial ou non.
web-theirs-reroll_window = Décide d’utiliser un pouvoir spécial ou non.
web-theirs-nurse_window = Décide d’utiliser un pouvoir spécial ou non.
web-theirs-special_casualties = Choisit ce qui est détruit.
web-your-turn = À vous
web-all-lines = { $count ->
    [one] Montrer { $count } étape
   *[other] Montrer les { $count } étapes
 }
web-default-name = Commandant

web-house-changed = { $count ->
    [0] aucune modifiée
    [one] { $count } modifiée
   *[other] { $count } modifiées
 }
web-house-note = Ici, les livrets divergent. Rien n’est modifié.
web-house-search = Chercher dans les règles
web-house-all = Afficher toutes les lectures ({ $count })
web-house-nobody = aucun livret
web-house-back = Comme dans l’édition
web-house-values = Valeurs possibles : { $values }. Édition : { $usual }
web-yes = oui
web-no = non
web-pace = Pause entre les coups des autres
web-pace-none = aucune
web-pace-short = courte
web-pace-long = longue
web-skip = Passer
web-behind = { $count ->
    [0] Plus aucune étape à voir
    [one] Encore { $count } étape à voir
   *[other] Encore { $count } étapes à voir
 }
web-see-again = Revoir ce que les autres ont fait
web-thinks = réfléchit depuis { $seconds } s
web-newer-page = Cette page existe dans une version plus récente.
web-reload = Recharger
web-other-version = Cette page est faite pour la version { $page } d’OpenDust, mais le serveur a la version { $server }. En cas de problème, rechargez. Si cela ne suffit pas, l’hébergeur doit reconstruire la page.
web-server-gone = Le serveur ne répond pas. Vos parties sont conservées. Reconnexion…
web-try-now = Essayer maintenant
web-push-denied = Ce navigateur bloque les notifications de cette page. Autorisez-les dans les réglages du site, puis réessayez.
web-push-unreachable = Le navigateur n’atteint pas son service de notifications. Vérifiez la connexion à Internet. Rien n’a été enregistré.
web-push-asking = Demande au navigateur…
web-value-stated = comme dans le livret de règles
web-value-ruled = notre décision ; le livret de règles ne le dit pas
web-value-none = cette règle n’existe pas ici
web-battle-story = Déroulement de la bataille

# Conseils

web-captain = Que ferait un capitaine ?
web-counsel = Le conseil d’un capitaine
web-counsel-wait = Un capitaine réfléchit…
web-counsel-none = Le capitaine n’a pas de conseil ici.
web-settle = Placer pour moi
web-error-setup-over = La mise en place est terminée.
web-waited = Pendant que vous attendiez
web-show-me = Montrer
web-what-next = Et maintenant
web-next-lesson = Leçon suivante : { $title }
web-easy-bots = Jouer contre un bot facile
web-lessons = { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
 }
web-talk = Discussion
web-talk-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
