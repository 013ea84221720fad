# Les mots de `opendust arena`.

arena-games = Parties
arena-progress = { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } sur { $planned }, encore { $left } s environ.
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } : { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
 }, { $unfinished ->
    [one] { $unfinished } inachevée
   *[other] { $unfinished } inachevées
 }. Par partie : { $rounds } manches, { $inputs } coups.
arena-duel = { $bot } contre { $other } : { $share } des points en { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } de parties. Soit { $elo } Elo ({ $low } à { $high }). { $bot } est plus fort avec une probabilité de { $likely }.
arena-duel-clear = { $bot } contre { $other } : { $share } des points en { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } de parties. Le résultat est trop net, ou les parties trop peu nombreuses, pour une différence en Elo.
arena-sprt-high = { $bot } contre { $other }, décidé après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } : au moins { $high } Elo plutôt que { $low } (log du rapport de vraisemblance { $likelihood }, seuil { $bound }).
arena-sprt-low = { $bot } contre { $other }, décidé après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } : au plus { $low } Elo plutôt que { $high } (log du rapport de vraisemblance { $likelihood }, seuil { $bound }).
arena-sprt-open = { $bot } contre { $other }, pas encore décidé après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } entre { $low } et { $high } Elo (log du rapport de vraisemblance { $likelihood }, seuil { $bound }). Jouez plus de parties.
arena-sprt-two = --sprt compare deux bots différents dans des parties à deux.
arena-sprt-order = --sprt demande deux différences en Elo, la plus petite d’abord, par exemple : --sprt 0 10
arena-timing = { $bot } réfléchit en moyenne { $mean } ms par décision ({ $processor } ms de calcul), au plus { $longest } ms.
arena-cost = { $bot } utilise { $ratio } fois le temps de calcul de { $other }.
arena-cost-elo = { $bot } utilise { $ratio } fois le temps de calcul de { $other }. Chaque doublement apporte { $gain } Elo ({ $low } à { $high }).
arena-extra = Les classements et les tables Parquet demandent d’autres paquets : pip install "opendust[arena]".
arena-stopped = Arrêt après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } sur { $planned }. Pour continuer : opendust arena --resume { $folder }
arena-found = Parties déjà dans le dossier, non rejouées : { $found }.
arena-folder = Tout est dans { $folder }. Ouvrez-y report.html.
arena-no-bots = Nommez les bots qui jouent, par exemple : opendust arena recruit random.
arena-start-other = Une arène commence dans des positions d’un seul jeu avec le même nombre de places. Ici : { $game }, places : { $seats }.
arena-start-short = L’enregistrement est plus court : le coup { $asked } n’existe pas, le dernier est { $most }.
arena-start-over = Cette partie est finie. Indiquez un coup antérieur, par exemple FICHIER@100.
arena-game = Le jeu « { $name } » n’existe pas. Choisissez parmi : { $known }.
arena-number = { $name } doit valoir au moins { $least }.
arena-bot-path = Impossible de créer le bot { $bot } : { $reason }
arena-other-plan = Le dossier { $folder } appartient à une autre arène : { $name } y vaut « { $kept } », ici « { $here } ». Choisissez un autre dossier avec --out.
arena-no-plan = Le dossier { $folder } ne contient aucune arène.
arena-folder-busy = Une autre arène joue dans le dossier { $folder }.
arena-worker-fault = Un processus n’a pas pu jouer : { $reason }
arena-workers-die = Dans la partie { $game }, { $deaths ->
    [one] { $deaths } processus s’est arrêté
   *[other] { $deaths } processus se sont arrêtés
 } avant même d’interroger un bot. L’arène s’arrête.
arena-kept = Parties enregistrées : { $games }. Pour continuer : opendust arena --resume { $folder }
arena-no-budget = Aucun de ces bots ne respecte un budget : { $bots }.
arena-no-ray = Un cluster demande un paquet de plus : pip install "opendust[cluster]".
arena-cluster = Impossible de rejoindre le cluster { $address } : { $reason }

# Le rapport.

arena-report-title = { $game } : { $bots }
arena-report-what = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } à { $seats } joueurs, selon { $variants } ; graine { $seed }. Parties nulles : { $drawn }. Parties arrêtées à la limite de coups, gagnées par personne : { $unfinished }.
arena-report-part = L’arène n’est pas finie : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } sur { $planned }.
arena-report-rotation = Chaque graine est jouée une fois pour chaque rotation des bots autour de la table : les dés et les places restent, les bots changent de place.
arena-report-drafted = Les capitales et les couleurs sont attribuées à tour de rôle. Aucun bot ne doit donc ses victoires au choix d’une capitale.
arena-report-own = Les bots choisissent eux-mêmes leurs capitales et leurs couleurs.
arena-report-bots = Qui gagne
arena-report-even = Le point est la part de parties gagnées, le trait autour l’intervalle à 95 %. La marque en tirets est la part si tous les joueurs se valaient.
arena-report-duels = Un contre un
arena-report-duels-meaning = Les parties d’une même graine ont les mêmes dés et comptent donc comme une paire. La valeur d’une paire est la moyenne de ses parties, de 0 à 1 ; un match nul vaut un demi. Intervalle, Elo et probabilité découlent de la dispersion des paires. Les dernières colonnes comptent les paires de chaque valeur.
arena-report-cross = Part des points que le bot de la ligne a gagnée contre le bot de la colonne :
arena-report-failings = Choix remplacés par le choix par défaut
arena-report-failings-meaning = Ces bots ont échoué, et l’action par défaut a été jouée à leur place. Leurs chiffres sont ceux d’un bot défectueux.
arena-report-no-failings = Chaque bot a répondu à chaque question par un coup permis et à temps.
arena-report-first-fault = { $bot }, d’abord dans la partie { $number } : { $fault }
arena-report-places = Places de départ
arena-report-places-meaning = Tous les bots ensemble. La marque en tirets est ce que gagnent en moyenne les bots qui ont eu cette place. Un intervalle qui ne l’atteint pas dit que la place compte sans doute ; sur vingt valeurs, le hasard en donne une.
arena-report-near = Prouvés à { $margin } points au plus de cette marque (deux tests unilatéraux à 5 %) : { $shown } sur { $all }. Les autres demandent plus de parties, ou diffèrent vraiment.
arena-report-variants = Par édition ou scénario
arena-report-points = Points au fil des manches
arena-report-points-meaning = La moyenne de toutes les parties. Une partie finie garde ses derniers points.
arena-report-length = Durée des parties
arena-report-rounds = manches
arena-report-inputs = Une partie compte de { $least } à { $most } coups, la moitié des parties au plus { $middle }.
arena-report-luck = Chance
arena-report-dice = Sur { $dice } dés d’attaque et de défense : { $hits } impacts ou touches pour { $expected } attendus, soit { $off } écarts types.
arena-luck-0 = malchance
arena-luck-1 = moyenne
arena-luck-2 = chance
arena-report-luck-meaning = Combien de fois gagne un joueur dont les impacts de toute la partie sont à plus d’un demi-écart type au-dessous ou au-dessus de l’attente, ou entre les deux. La marque en tirets est ce que gagnent les mêmes bots en moyenne.
arena-report-abilities = Pouvoirs
arena-report-no-abilities = Personne n’a utilisé de pouvoir.
arena-report-abilities-meaning = Points au-dessus de ce que le même bot marque d’habitude à cette manche. Un pouvoir qui sert plus tard paraît ici moins utile qu’il n’est. Qui en utilise un est peut-être aussi simplement meilleur.
arena-report-capitals = Capitales
arena-report-capitals-meaning = Débuts de manche à partir de la deuxième : avec une seule capitale ; avec une seule unité dedans ; avec une que quelqu’un pourrait prendre cette manche avec au moins 25 % de chances ; sans capitale. « Bloqué » compte les manches où les points suffisaient, mais sans capitale.
arena-column-capital-starts = Débuts
arena-column-capital-single = Une seule
arena-column-capital-lone = Une unité
arena-column-capital-open = Ouverte
arena-column-capital-none = Aucune
arena-column-capital-blocked = Bloqué
arena-column-capital-share = Ouverte, part
arena-report-means = Moyens
arena-column-means-tank = Chars
arena-column-means-mech = Mechs
arena-column-means-fighter = Chasseurs
arena-column-means-bomber = Bombardiers
arena-column-means-submarine = Sous-marins
arena-column-means-neutrals = Unités neutres
arena-column-means-special = Attaques spéciales
arena-column-means-missiles = Missiles
arena-column-means-drops = Largages
arena-report-units = Unités
arena-report-survival = Survie des unités (tirets : toutes les unités ensemble)
arena-report-deeds = Ce que fait une unité dans une partie
arena-report-units-meaning = Moyennes par partie. Une unité détruite compte pour l’unité qui l’a touchée en dernier. Le rapport est le nombre d’AP détruits par AP de l’unité.
arena-report-reading = Comment lire ce rapport
arena-report-intervals = La part de quelques parties dit peu : son intervalle à 95 % (de Wilson) contient la vraie part dans 95 arènes de ce type sur 100. Les places d’une partie dépendent les unes des autres. Les intervalles sur les places de tous les bots sont donc un peu trop larges ou trop étroits.
arena-report-ratings = Le classement suit le modèle de Plackett-Luce d’openskill, sur toutes les parties dans leur ordre, à partir de 25. L’intervalle est de 1,96 écart type de chaque côté. Si un camp gagne toujours, il ne se stabilise pas, et la part de victoires en dit plus.
arena-report-files = À côté de ce fichier : games.csv (une ligne par place de chaque partie) et d’autres tables, aussi en Parquet ; summary.json ; records/ avec chaque partie. Pour revoir une partie :

arena-column-bot = Bot
arena-column-seats = Places
arena-column-wins = Gagnées
arena-column-share = Part
arena-column-interval = Intervalle à 95 %
arena-column-rating = Classement
arena-column-decisions = Décisions
arena-column-raised = Erreur
arena-column-illegal = Non permis
arena-column-late = Trop tard
arena-column-seat = Place
arena-column-capital = Capitale
arena-column-color = Couleur
arena-column-card = Première carte
arena-column-card-ability = Pouvoir de la première carte
arena-column-setup-place = Rang de mise en place
arena-column-side = Camp
arena-column-army = Armée
arena-column-round = manche
arena-column-ability = Pouvoir
arena-column-uses = Utilisations
arena-column-uses-a-game = Utilisations par partie
arena-column-extra-points = Points en plus
arena-column-users-won = Gagnées avec
arena-column-usual = Mêmes bots, toutes les parties
arena-column-unit = Unité
arena-column-games = Parties
arena-column-ap = AP
arena-column-activations = Activations
arena-column-shots = Tirs
arena-column-hits = Touches
arena-column-damage = Dégâts
arena-column-ap-destroyed = AP détruits
arena-column-ap-ratio = Rapport
arena-column-lost = Perdues au profit du coup par défaut
arena-interval = de { $low } à { $high }
arena-part = { $count } sur { $of }
arena-uses = { $count ->
    [one] { $count } utilisation
   *[other] { $count } utilisations
 }
arena-report-wasted = Activations gâchées
arena-report-wasted-meaning = Une activation est gâchée si l’unité va et revient, déclare une attaque sans tirer sur personne, ou abandonne une action alors qu’un tir était possible. Une réaction est gâchée si elle en valait la peine, a été refusée et si l’unité n’a plus tiré de la manche.
arena-column-chances = Activations et réactions
arena-column-wasted-back = Aller et retour
arena-column-wasted-aimless = Attaque sans cible
arena-column-wasted-idle = Tir abandonné
arena-column-wasted-declined = Réaction refusée
arena-column-wasted = Gâchées
dataset-name = Les décisions sont écrites en Parquet : donnez au fichier un nom qui finit par .parquet, pas { $name }.
dataset-done = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } dans { $file }. { $card } explique chaque colonne.
dataset-needs-polars = Un jeu de données demande d’autres paquets : pip install "opendust[arena]".
compare-nobody = Aucun bot ne joue dans les deux arènes.
compare-paired = Les deux arènes ont les mêmes dés : leurs paires de parties sont comparées une à une.
compare-apart = Les arènes ont d’autres dés ou d’autres réglages : seules les parts sont comparées. Avec les mêmes --seed, --seats et --games, ce serait plus sûr.
compare-better = meilleur
compare-worse = moins bon
compare-open = indécis
arena-column-before = Avant
arena-column-after = Après
arena-column-difference = Différence
arena-column-against = Contre
arena-column-elo = Elo (intervalle à 95 %)
arena-column-superiority = Plus fort à
arena-column-pairs = Paires
arena-column-verdict = Verdict
