# Les fautes des fichiers de plateau : la forme.

fault-board-unknown = Le plateau { $board } n’existe pas. Plateaux fournis : { $known }.
fault-board-unknown-key = « { $key } » ne veut rien dire dans un fichier de plateau. Clés possibles : { $known }.
fault-board-no-name = Le plateau n’a pas de nom. Écrivez par exemple : name = "my-world"
fault-board-no-areas = La liste des zones « { $kind } » manque. Écrivez : { $kind } = [ ... ], une zone par ligne.
fault-board-too-many-areas = Trop de zones « { $kind } » : { $count }, au plus { $most }.
fault-board-area-without-id = La zone numéro { $number } de la liste « { $kind } » n’a pas d’id. Écrivez : { "{" } id = "iceland", at = [-19, 65], name = "Iceland" { "}" }
fault-board-bad-id = « { $area } » ne peut pas être un id. Utilisez des minuscules, des chiffres et des tirets simples, avec une lettre au début.
fault-board-area-twice = La zone { $area } est décrite deux fois. Chaque id doit être unique.
fault-board-unknown-field = { $area } : « { $key } » ne veut rien dire ici. Champs possibles : { $known }.
fault-board-bad-place = { $area } n’a pas de position. Écrivez : at = [longitude de -180 à 180, latitude de -90 à 90].
fault-board-unknown-shape = Une forme est donnée pour la zone { $area }, qui n’existe pas.
fault-board-bad-shape = La forme de la zone { $area } doit être une liste de positions, par exemple : [[-9, 57], [-2, 53]]
fault-board-unknown-region = { $area } : la région { $region } n’existe pas. Régions : { $known }.
fault-board-unknown-mark = { $area } ne peut pas porter la marque « { $mark } ». Marques possibles : { $known }.
fault-board-capital-at-sea = { $area } est une zone maritime. Une capitale doit être à terre.
fault-board-without-name = { $area } n’a pas de nom. Écrivez : name = "..." ou name = { "{" } en = "...", de = "..." { "}" }, au moins en anglais.
fault-board-bad-name = { $area } : le nom « { $key } » doit être un texte dans une de ces langues : { $known }.
fault-board-regions-no-table = Les régions doivent former une table : [regions], puis une ligne par région.
fault-board-links-no-table = Les liaisons doivent former une table : [links], puis une ligne par zone, par exemple : iceland = ["greenland", "north-sea"]
fault-board-link-ends-no-list = Les liaisons de la zone { $area } doivent former une liste d’id, par exemple : { $area } = ["greenland", "north-sea"]
fault-board-unknown-link-end = Une liaison mène à la zone { $area }, qui n’existe pas.
fault-board-unknown-link-end-near = Une liaison mène à la zone { $area }, qui n’existe pas. Vouliez-vous dire { $near } ?
fault-board-self-link = La zone { $area } est reliée à elle-même.
fault-board-link-twice = La liaison { $area } – { $other } est écrite deux fois, d’abord à la ligne { $first }. Écrivez chaque liaison une fois, d’un côté ou de l’autre.
fault-board-small-line = { $key } doit être une suite de mots dans un texte, par exemple : "rome! oslo paris*"
fault-board-small-id = « { $area } » ne peut pas être un id avec une marque. Utilisez des minuscules, des chiffres et des tirets, puis rien, « ! » (capitale) ou « * » (gisement).
fault-board-small-link = « { $link } » ne relie pas deux des zones. Écrivez : rome-oslo
fault-board-small-link-twice = La liaison { $link } est écrite deux fois.

# Les conditions d’un plateau du monde.

fault-world-land-count = Zones terrestres : { $count }. Un plateau du monde en a { $wanted }.
fault-world-sea-count = Zones maritimes : { $count }. Un plateau du monde en a { $wanted }.
fault-world-capital-count = Capitales : { $count }. Un plateau du monde en a { $wanted }.
fault-world-land-source-count = Gisements à terre : { $count }. Un plateau du monde en a { $wanted }.
fault-world-sea-source-count = Gisements en mer : { $count }. Un plateau du monde en a { $wanted }.
fault-world-capital-alone = La capitale { $area } n’est jumelée à aucune autre. Reliez-la à une autre capitale.
fault-world-capital-crowd = La capitale { $area } est adjacente à plusieurs capitales ({ $others }). Elle ne peut être jumelée qu’à une seule.
fault-world-capital-inland = La capitale { $area } n’est pas côtière. Reliez-la à une zone maritime.
fault-world-pairs-close = Les capitales { $area } et { $other } sont de paires différentes, à { $steps } pas l’une de l’autre. Il en faut au moins { $wanted }.
fault-world-few-links = La zone { $area } { $count ->
    [0] n’a aucune liaison
    [one] n’a que { $count } liaison
   *[other] n’a que { $count } liaisons
 }. Il en faut au moins { $wanted }.
fault-world-sea-apart = Ces zones maritimes ne sont pas reliées aux autres par mer. Ajoutez une liaison : { $areas }.
fault-world-board-apart = Ces zones ne sont pas reliées aux autres. Ajoutez une liaison : { $areas }.
fault-world-off-map = La zone { $area } est trop au nord ou trop au sud pour être dessinée.
fault-world-circles-touch = Les cercles des zones { $area } et { $other } se touchent. Déplacez l’un des deux.
fault-world-wrap-on-land = La liaison { $area } – { $other } passerait par le bord du plateau. Seules des zones maritimes peuvent le faire.
fault-world-link-through = La liaison { $area } – { $other } traverse le cercle de la zone { $through }.
fault-world-links-cross = La liaison { $area } – { $other } croise la liaison { $third } – { $fourth }.
fault-world-link-missing = La liaison { $area } – { $other } de notre plateau de ce nom manque ici. Ajoutez-la, ou changez le nom du plateau.
fault-world-link-added = Notre plateau de ce nom n’a pas de liaison { $area } – { $other }. Retirez-la, ou changez le nom du plateau.

# Les fautes des fichiers de pioche.

fault-deck-unknown = La pioche { $deck } n’existe pas. Pioches fournies : { $known }.
fault-deck-no-name = La pioche n’a pas de nom. Écrivez par exemple : name = "my-deck"
fault-deck-no-cards = La liste des cartes manque. Écrivez : cards = ["322-2-nurse", ...]
fault-deck-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : une pioche en a de 1 à { $most }.
fault-deck-card-twice = La carte { $card } est deux fois dans la pioche. Chaque carte doit être unique.
fault-deck-card-form = « { $card } » n’est pas une carte. Écrivez combat, mouvement, production, puis les étoiles, puis le pouvoir : 322-2-nurse
fault-deck-sum = Carte { $card } : la somme des valeurs est { $sum }, pas 7.
fault-deck-ability = { $card } : le pouvoir « { $ability } » n’existe pas. Pouvoirs : { $known }.

# Le dessin.

board-title = DUST : le plateau « { $board } »
board-legend-land = zone terrestre
board-legend-sea = zone maritime
board-legend-capital = capitale (zone terrestre)
board-legend-land-source = gisement à terre
board-legend-sea-source = gisement en mer
board-legend-solid = zones adjacentes
board-legend-dashed = adjacentes : zone côtière et zone maritime
board-legend-edge = continue à la même lettre de l’autre côté

# La table d’équité.

fairness-land-neighbours = zones terrestres adjacentes
fairness-sea-neighbours = zones maritimes adjacentes
fairness-within-2 = zones à 2 pas au plus
fairness-within-3 = zones à 3 pas au plus
fairness-land-within-2 = zones terrestres à 2 pas au plus, par terre
fairness-land-within-3 = zones terrestres à 3 pas au plus, par terre
fairness-land-source-1 = gisement à terre le plus proche
fairness-land-source-2 = deuxième gisement à terre
fairness-land-source-3 = troisième gisement à terre
fairness-land-source-4 = quatrième gisement à terre
fairness-land-sources-all = tous les gisements à terre, total des pas
fairness-sea-source-1 = gisement en mer le plus proche, par mer
fairness-sea-source-2 = deuxième gisement en mer, par mer
fairness-sea-sources-all = tous les gisements en mer, total des pas
fairness-rival = capitale la plus proche d’une autre paire
fairness-rivals-all = capitales des autres paires, total des pas
fairness-spread = écart

# Ce que dit `opendust board`.

board-sound = { $board } est un plateau du monde valable : { $land } zones terrestres, { $sea } zones maritimes, { $links } liaisons, empreinte { $digest }.
board-unsound = { $count ->
    [one] { $count } condition n’est pas remplie
   *[other] { $count } conditions ne sont pas remplies
 }. Le plateau est lisible, mais ce n’est pas un plateau du monde valable.
board-unreadable = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 } : ce fichier n’est pas un plateau.
board-drawn = Le dessin du plateau { $board } est dans { $file }.
fault-file-unwritable = Impossible d’écrire le fichier : { $reason }
