# Ce que la commande dit d’elle-même : `opendust --help` et l’aide de chaque commande.

help-opendust = Jouez à DUST et à Dust Tactics selon les règles, et consultez ces règles.
help-commands = commandes 
help-version = afficher la version
help-opendust-examples =
    exemples :
      opendust                           ouvre le jeu dans le navigateur
      opendust play                      vous contre trois recrues
      opendust play --seats human,human  deux personnes devant un écran
      opendust play tactics              Dust Tactics : la première leçon
      opendust rules PROD-15             ce que dit une règle et où elle est imprimée
      opendust rules amphibious retreat  les règles qui contiennent ces mots
      opendust verify match.record       chaque jet et chaque coup étaient-ils réguliers ?
      opendust doctor                    ce qui manque ici et comment y remédier

    Pour en savoir plus sur une commande : opendust COMMANDE --help

# La liste des commandes.

help-play = jouer contre des bots ou à plusieurs devant un écran
help-serve = héberger des parties pour le navigateur
help-backup = enregistrer toutes les parties d’un serveur dans un fichier
help-restore = lire les parties d’un serveur depuis un fichier de sauvegarde
help-export = enregistrer une par une les parties en cours
help-replay = revoir un enregistrement pas à pas
help-verify = vérifier un enregistrement : chaque coup, chaque jet
help-analyse = où une partie s’est gagnée et perdue, et qui a eu de la chance
help-study = essayer une position : jouer tous les camps, revenir, comparer
help-puzzles = trouver le coup : problèmes tirés de vraies parties
help-odds = probabilités exactes d’une bataille ou d’une attaque
help-arena = de nombreuses parties entre bots, avec tableaux, classements et rapport
help-compare = un bot a-t-il progressé entre deux arènes ?
help-dataset = toutes les décisions d’une arène dans un fichier Parquet, pour apprendre
help-rules = chercher des règles par numéro ou par mots
help-variants = les variantes des règles d’un jeu et leurs réglages
help-board = vérifier ou dessiner un plateau de DUST
help-units = les cartes d’unité de Dust Tactics
help-scenario = vérifier ou dessiner un scénario de Dust Tactics
help-army = vérifier une armée de Dust Tactics
help-check = jouer des cas de conformité contre les règles
help-doctor = vérifier l’installation : pouvez-vous jouer ?

# Les valeurs, comme l’aide les nomme.

value-address = ADRESSE
value-bot = BOT
value-command = COMMANDE
value-file = FICHIER
value-folder = DOSSIER
value-hex = HEXA
value-id-or-words = NUMÉRO ou MOTS
value-language = LANGUE
value-list = LISTE
value-name = NOM
value-name-or-file = NOM ou FICHIER
value-number = N
value-seconds = SECONDES
value-spaces = CASES
value-switch = NOM=VALEUR
value-unit = UNITÉ
value-url = URL
value-words = MOTS

# Arguments de plusieurs commandes.

help-language = langue d’affichage : en, de, it, fr
help-json = afficher en JSON
help-plain = texte simple, sans cadres ni couleurs
help-record = un enregistrement, tel que l’écrit opendust play
help-verify-commitment = l’empreinte notée avant la partie
help-verify-share = la part de dés notée avant la partie
help-switch = changer un réglage des règles ; peut être répété
help-game = le jeu : { $names }
help-cards = vos propres corrections des cartes d’unité

# play

help-play-seats = qui joue, par exemple human,recruit
help-play-army = Dust Tactics : fichier ou nom d’une armée, une fois par camp
help-play-seed = graine des dés : 32 chiffres hexadécimaux
help-play-save = fichier de l’enregistrement
help-play-resume = reprendre un enregistrement
help-play-json = afficher des lignes JSON, pour un programme
help-play-several = plusieurs valeurs, séparées par des virgules
help-play-variant = { $names }
help-play-edition = { $names }
help-play-edition-file = votre propre édition
help-play-board = votre propre plateau
help-play-scenario = { $names }, ou un fichier
help-play-profile = { $names }
help-play-cards = vos propres corrections des cartes d’unité
help-play-examples =
    exemples :
      opendust play                                vous contre trois recrues
      opendust play --seats human,human            deux personnes devant un écran
      opendust play --seats anna=human,recruit     Anna contre une recrue
      opendust play --edition original-it --switch retreat_limit=one_unit
      opendust play tactics                        Dust Tactics : la première leçon
      opendust play tactics --scenario skirmish --profile revised-faq
      opendust play tactics --army mine.toml --army theirs.toml --scenario annihilation
      opendust play --resume match.record          reprendre là où vous étiez
      opendust play --seats random,random --json   des bots seulement, pour un programme

# serve

help-serve-database = sqlite:///FICHIER ou postgresql://… (sinon un fichier dans votre dossier de données)
help-serve-host = adresse d’écoute (sinon 127.0.0.1)
help-serve-port = port d’écoute (sinon 8000)
help-serve-workers = processus pour les bots (sinon 2)
help-serve-web = dossier d’un jeu de navigateur déjà construit, ou none (sinon celui fourni)
help-serve-open = ouvrir le navigateur ; prend un port libre si 8000 est occupé
help-serve-compile = dans le dossier des sources : compiler règles et bots en arrière-plan, puis les utiliser
help-serve-check = vérifier réglages, disque, droits, base et horloge, puis quitter
help-backup-file = fichier de toutes les parties
help-export-folder = dossier des enregistrements
help-export-days = seulement les parties que personne n’a touchées depuis ce nombre de jours
help-export-finished = les parties terminées, au lieu de celles en cours

# replay

help-replay-to = afficher la position après N coups
help-replay-round = commencer à la manche N
help-replay-json = tout afficher en lignes JSON
help-replay-examples =
    exemples :
      opendust replay match.record                le revoir pas à pas
      opendust replay match.record --round 3      commencer à la manche 3
      opendust replay match.record --to 120       la position après 120 coups
      opendust replay match.record --json         tout ce qui s’est passé, pour un programme

# odds

help-odds-what = Probabilités exactes d’une bataille de DUST ou d’une attaque de Dust Tactics.
help-odds-words = par exemple : 5 tank vs 4 tank 1 mech center
help-odds-edition = édition des règles (sinon { $name })
help-odds-mark = comme le mot { $word }
help-odds-sea = une bataille navale (des sous-marins le disent déjà)
help-odds-centers = vos centres de production (pour les missiles)
help-odds-best = ce camp joue toujours au mieux
help-odds-casualties = les ennemis que ce camp détruit d’abord
help-odds-retreat = quand ce camp bat en retraite
help-odds-abilities = quand ce camp utilise son pouvoir
help-odds-ability = { $names }
help-odds-value = ce que vise le meilleur jeu
help-odds-prize = valeur de la zone en points de production
help-odds-exact = des fractions dont la somme est exactement 1
help-odds-plot = une image : FICHIER.svg ou FICHIER.png
help-odds-range = distance de la cible ; 1 est adjacent
help-odds-sustained = une attaque soutenue
help-odds-cover = couvert de la cible
help-odds-all-out = utiliser aussi compétences gratuites et munitions limitées
help-odds-under-fire = d’abord s’approcher sous un tir de réaction
help-odds-observer = unité qui demande le tir indirect
help-odds-both-best = les deux camps choisissent au mieux
help-odds-profile = profil des règles
help-odds-examples =
    exemples :
      opendust odds 5 tank 2 mech 1 fighter vs 4 tank 1 mech center
      opendust odds 3 submarine vs 2 submarine --edition premium-de
      opendust odds 6 tank vs 4 mech capital --attacker best --defender best
      opendust odds 4 mech vs 3 tank --drop --defender-ability nurse
      opendust odds missile vs 2 mech 1 tank
      opendust odds 2 bomber vs 3 submarine
      opendust odds hell-boys vs sturmpioniere --range 1 --cover soft

    mots : vs, center, capital, neutral, trapped (pas de retraite pour le défenseur), amphibious, drop, missile
    Qui lance les dés choisit les pertes : --attacker-casualties dit ce que l’attaquant détruit.

# compare

help-compare-what = Compare deux arènes : la part de victoires de chaque bot dans l’une et l’autre, et si la différence est sûre.
help-compare-before = dossier de la première arène
help-compare-after = dossier de la seconde arène

# dataset

help-dataset-what = Écrit chaque décision des parties d’une arène dans un fichier Parquet, avec une description à côté.
help-dataset-folder = dossier d’une arène
help-dataset-out = fichier à écrire (sinon games.parquet)
help-dataset-no-tensors = sans ce que les places voyaient, soit la plus grande partie du fichier

# arena

help-arena-what = Joue de nombreuses parties entre bots et en fait un rapport.
help-arena-bots = nom d’un bot, ou module:Classe
help-arena-seats = joueurs par partie
help-arena-games = nombre de parties (sinon { $number })
help-arena-seed = un mot quelconque ; le même mot donne les mêmes parties (sinon 1)
help-arena-army = Dust Tactics : fichier ou nom, une fois pour les deux camps ou deux fois
help-arena-from = où commencent les parties : enregistrements, ou FICHIER@N pour la position après N coups
help-arena-own-capitals = les bots choisissent leur départ (DUST : capitale et couleur)
help-arena-budget = temps par décision, pour les bots qui savent s’y tenir
help-arena-sprt = s’arrêter quand un test séquentiel tranche entre deux différences en Elo, par exemple 0 10
help-arena-cap = au-delà, le coup par défaut est joué (sinon { $seconds })
help-arena-workers = processus qui jouent (sinon un par cœur)
help-arena-cluster = jouer sur un cluster Ray : auto, local ou ray://HÔTE:PORT
help-arena-out = dossier pour tout
help-arena-resume = reprendre une arène interrompue
help-arena-json = afficher le résumé en JSON
help-arena-examples =
    exemples :
      opendust arena recruit random --games 200
      opendust arena recruit random --edition premium-en,epic-de --out study
      opendust arena recruit random --seats 4          une recrue, trois fois le dernier
      opendust arena random recruit mine.bots:Bold --seats 2 --games 600
                                                       chacun contre chacun
      opendust arena recruit random --game tactics --scenario skirmish --army axis-box
      opendust arena --resume study                    reprendre une arène interrompue

    Le dossier contient chaque enregistrement, les tableaux (CSV et Parquet) et report.html : docs/study/arena.md.

# rules, variants

help-rules-words = par exemple : PROD-15, LOS, A-31, retraite
help-rules-game = seulement les règles de ce jeu
help-rules-variant = une édition ou un profil
help-variants-name = les réglages d’une variante
help-variants-diff = seulement les différences avec une autre variante

# board, units, scenario, army

help-board-check = vérifier chaque condition d’un plateau du monde
help-board-draw = dessiner le plateau en SVG
help-board-file = un fichier de plateau, ou un plateau fourni : { $names }
help-board-fairness = ce que chaque capitale a autour d’elle
help-board-output = fichier de l’image
help-units-name = la carte d’une unité, par exemple hell-boys
help-units-check = dire seulement si les cartes sont valides
help-scenario-check = vérifier chaque condition d’un scénario
help-scenario-draw = le dessiner en texte
help-scenario-file = un fichier de scénario, ou un scénario fourni : { $names }
help-army-check = vérifier limite d’AP, faction, héros et escouades de commandement
help-army-file = un fichier d’armée, ou une armée fournie : { $names }
help-army-scenario = vérifier aussi les limites de ce scénario
help-army-side = le camp dans le scénario

# check

help-check-files = fichiers de cas, ou dossiers qui en contiennent

# Les mots d’argparse, de Python. Ce qui est dans %( ) ou après % est rempli par lui.

argparse-usage = utilisation :
argparse-positional = arguments 
argparse-options = options 
argparse-help = afficher cette aide
argparse-error = %(prog)s : %(message)s
argparse-argument = %(argument_name)s : %(message)s
argparse-required = Ces arguments manquent : %s
argparse-one-required = Un de ces arguments manque : %s
argparse-unrecognized = Ces arguments sont inconnus : %s
argparse-one = Il manque ici une valeur.
argparse-at-most-one = Une seule valeur est possible ici.
argparse-at-least-one = Il faut ici au moins une valeur.
argparse-several = Il faut ici %s valeurs.
argparse-not-allowed = Impossible avec : %s
argparse-ignored = Aucune valeur n’est possible ici : %r
argparse-ambiguous = « %(option)s » peut être : %(matches)s
argparse-value = « %(value)s » n’est pas un nombre.
argparse-choice = « %(value)s » n’est pas possible ici. Au choix : %(choices)s.

# analyse

help-analyse-quick = des secondes plutôt que des minutes (par défaut)
help-analyse-deep = comparer plus de coups, en quelques minutes
help-analyse-seconds = durer à peu près ce temps : d’abord rapide, puis plus poussée là où cela compte
help-analyse-json = tout enregistrer en JSON
help-analyse-html = enregistrer un rapport en un seul fichier HTML
help-analyse-examples =
    exemples :
      opendust analyse match.record                        une analyse rapide
      opendust analyse match.record --deep --html out.html des minutes, et un rapport à garder
      opendust analyse match.record --seconds 60           plus poussée là où cela compte

# study

help-study-file = un enregistrement, une étude enregistrée, une position en texte ou composée à la main (TOML)
help-study-to = commencer après N étapes
help-study-examples =
    exemples :
      opendust study match.record --to 120    essayer ce qui aurait pu être
      opendust study my.study                 reprendre une étude
      opendust study POSITION                  une position que quelqu’un a envoyée

# puzzles

help-puzzles-file = fichier de problèmes, ou dust ou tactics pour ceux fournis
help-puzzles-start = commencer au problème N
help-puzzles-mine = extraire des problèmes de dossiers de l’arène
help-puzzles-seconds = s’arrêter après ce temps
help-puzzles-each = au plus N par thème
help-puzzles-again = revérifier seulement N problèmes dans de nouveaux mondes, répartis dans le fichier
help-puzzles-examples =
    exemples :
      opendust puzzles tactics                     résout ceux qui sont fournis
      opendust puzzles my.puzzles --mine FOLDER    extraire des parties de l’arène ; c’est long
      opendust puzzles my.puzzles                  les résoudre
