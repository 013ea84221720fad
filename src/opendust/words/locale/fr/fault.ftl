# Ce qui ne va pas dans une commande tapée, un enregistrement, une mise en place, une position ou un cas.

name-unknown = { $noun ->
    [area] La zone « { $text } » n’existe pas.
    [card] La carte « { $text } » n’existe pas.
    [unit] L’unité « { $text } » n’existe pas.
    [color] La couleur « { $text } » n’existe pas.
    [space] La case « { $text } » n’existe pas.
    [weapon] L’arme « { $text } » n’existe pas.
    [side] Le camp « { $text } » n’existe pas.
    [seat] Aucun joueur ne s’appelle « { $text } ».
   *[other] « { $text } » n’existe pas.
 }
name-unclear = « { $text } » peut désigner : { $values }.
verb-unknown = La commande « { $text } » n’existe pas.
argument-missing = Après « { $verb } », il manque : { $name ->
    [area] la zone
    [card] la carte
    [color] la couleur
    [center] le centre de production
    [amount] le nombre
    [unit] l’unité
    [player] le joueur
    [discards] les cartes à défausser
    [origin] le départ
    [target] la cible
    [units] les unités
    [bombers] les bombardiers
    [mechs] les mechs
    [space] la case
    [element] l’élément de couvert
    [hero] le héros
    [squad] l’escouade
    [side] le camp
    [plan] les deux actions
    [extras] les compétences et armes spéciales
    [weapon] l’arme
    [ammo] les munitions
    [model] la figurine
    [result] le dé
    [weapons] les armes
    [models] les pertes
    [artillery] l’unité d’artillerie
    [quarry] le type de cible
    [range] la portée
   *[other] { $name }
 }.
argument-surplus = « { $text } » est de trop ici.
argument-unknown = « { $text } » ne fait pas partie de { $verb }. Choisissez parmi : { $known }.
number-expected = Donnez un nombre, pas « { $text } » ({ $name ->
    [area] la zone
    [card] la carte
    [color] la couleur
    [center] le centre de production
    [amount] le nombre
    [unit] l’unité
    [player] le joueur
    [discards] les cartes à défausser
    [origin] le départ
    [target] la cible
    [units] les unités
    [bombers] les bombardiers
    [mechs] les mechs
    [space] la case
    [element] l’élément de couvert
    [hero] le héros
    [squad] l’escouade
    [side] le camp
    [plan] les deux actions
    [extras] les compétences et armes spéciales
    [weapon] l’arme
    [ammo] les munitions
    [model] la figurine
    [result] le dé
    [weapons] les armes
    [models] les pertes
    [artillery] l’unité d’artillerie
    [quarry] le type de cible
    [range] la portée
   *[other] { $name }
 }).
amounts-expected = Écrivez un nombre avant chaque nom, par exemple : 3 tank 1 mech. « { $text } » n’est pas clair.
dice-not-numbers = Les dés sont des nombres de 1 à 6, pas « { $text } ».
input-unknown = « { $text } » n’est pas un coup. Une ligne commence par le numéro de la place, dice ou draw.
more-hits-than-dice = Plus de touches que de dés : { $hits } pour { $dice }.

record-torn = La dernière ligne est coupée : « { $text } ». Le fichier s’arrête là.
record-not-one = Ce n’est pas un enregistrement d’OpenDust : il commence par « { $text } ».
record-too-new = L’enregistrement a le format { $found } ; ce programme lit jusqu’au format { $known }. Installez une version plus récente.
record-too-old = L’enregistrement a le format { $found }, et rien ne le convertit au format { $known }.
record-no-inputs-mark = La ligne { $text } manque entre l’en-tête et les coups.
record-header-missing = L’en-tête n’indique pas : { $name }.
record-header-unknown = L’en-tête a une ligne inconnue : « { $text } ».
record-seed-not-hex = La graine n’est pas un nombre hexadécimal : « { $text } ».
record-input-refused = « { $text } » n’est pas permis à cet endroit ({ $rule }).
record-rules-version = L’enregistrement suit la version { $found } des règles ; ce programme a la version { $known }.
record-no-seed = L’enregistrement n’a pas de graine : ses dés ne peuvent pas être vérifiés.
record-commitment-wrong = La graine n’est pas celle que l’empreinte a fixée.
record-commitment-other = L’empreinte de l’enregistrement est { $found }. Vous avez noté { $noted }.
record-link-unreadable = « { $text } » n’est pas une place suivie d’une empreinte de 64 chiffres hexadécimaux.
record-link-wrong = Ce maillon n’appartient pas à la part de dés du joueur.
record-share-missing = Personne dans cette partie n’a la part que vous avez notée : { $noted }.
record-hash-malformed = « { $noted } » n’est pas une empreinte de 64 chiffres hexadécimaux.
record-outcome-wrong = « { $text } » n’est pas ce que donne la graine : { $right }.
record-end-missing = La partie est finie, mais la ligne de la position finale manque.
record-end-early = L’enregistrement dit que la partie est finie, mais elle ne l’est pas.
record-end-differs = La position finale n’est pas celle de la dernière ligne.
record-game-unknown = Le jeu { $name } n’existe pas dans ce programme. Choisissez parmi : { $known }.
record-cannot-write = Impossible d’enregistrer la partie dans { $file } : { $reason }
record-file-taken = { $file } existe déjà. Choisissez un autre nom, ou continuez la partie avec : opendust play --resume { $file }
record-over = Cette partie est finie. Revoyez-la avec : opendust replay { $file }
record-no-seed-to-resume = L’enregistrement n’a pas de graine : la partie ne peut pas reprendre.
record-busy = Un autre programme joue la partie { $file }.

seats-wrong = Nombre de places : { $amount }. Une partie en a de { $least } à { $most }.
seat-name-wrong = « { $name } » ne peut pas être le nom d’une place. Les noms doivent être différents, et neutral est réservé.
seat-kind-unknown = « { $name } » n’est pas un type de joueur. Choisissez parmi : { $known }.
seat-name-of-bot = Un joueur humain ne peut pas s’appeler { $name } : c’est le nom d’un bot.
seats-differ = L’enregistrement a un autre nombre de places : { $found }. Avec --seats : { $given }.
setting-unknown = Le réglage { $name } n’existe pas.
content-differs = { $what } : ce n’est pas le contenu du début de la partie ({ $wanted } alors, { $found } maintenant).
board-needs-capital-pairs = Paires de capitales sur le plateau : { $found }. Il en faut { $needed } pour cette partie.
deck-too-small = Cartes dans la pioche : { $found }. Il en faut { $needed } pour ce nombre de joueurs.
bot-unknown = Le bot { $bot } n’existe pas. Choisissez parmi : { $known }.
bot-broken = Impossible de créer le bot { $bot } d’un autre paquet ({ $at }) : { $reason }
seed-wrong = La graine doit être un nombre hexadécimal de { $bytes ->
    [one] { $bytes } octet
   *[other] { $bytes } octets
 }, pas « { $text } ».
edition-twice = Donnez --edition ou --edition-file, pas les deux.

rule-unknown = La règle { $text } n’existe pas.
position-wrong = { $field } ne peut pas valoir « { $text } ».
position-field-unknown = « { $field } » ne veut rien dire ici : { $where }. Champs possibles : { $values }.
phase-unknown = La phase { $text } n’existe pas. Choisissez parmi : { $values }.
land-expected = { $text } n’est pas une zone terrestre.
sea-expected = { $text } n’est pas une zone maritime.
units-out-of-element = Ces unités ne peuvent pas être là : { $area }. Les unités terrestres et aériennes vont à terre, les sous-marins en mer.

fault-weight-not-a-table = Les poids de { $name } doivent former une table de nombres.
fault-weight-not-a-number = Le poids { $name } doit être un nombre.
fault-weight-unknown = Le poids { $name } n’existe pas.
fault-toml-deep = Le TOML est imbriqué trop profondément.
fault-toml-number = Un nombre du TOML a trop de chiffres.
position-unreadable = « { $text } » n’est pas une position. Elle commence par opendust1 et le nom d’un jeu.
edit-no-editor = Ce jeu n’a pas d’éditeur. Modifiez la position comme texte.
edit-stuck = Dans cette position, personne ne pourrait rien faire.
edit-unknown = « { $field } » ne peut pas être modifié.
edit-no-number = « { $text } » n’est pas un nombre.
edit-no-cover = Cet élément de couvert ne peut pas se trouver en { $space }.
whatif-unreadable = Ce n’est pas une étude enregistrée.
whatif-no-chance = Le hasard ne décide rien ici. Tapez un coup.
whatif-no-move = L’étude n’a pas de numéro { $number }.
whatif-nobody-chooses = Personne ne doit choisir ici.
whatif-full = Une étude n’en contient pas plus de { $most }.
