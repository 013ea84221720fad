# Les fautes des éditions et des options.

fault-option-unknown = L’option { $name } n’existe pas.
fault-option-bool = { $name } ne peut pas valoir { $value }. Choisissez true ou false.
fault-option-choice = { $name } ne peut pas valoir { $value }. Choisissez parmi : { $values }.
fault-option-number = { $name } ne peut pas valoir { $value }. Donnez un nombre entier ({ $values }).
fault-option-number-by-players = { $name } ne peut pas valoir { $value }. Donnez un nombre pour tous, ou un par nombre de joueurs ({ $values }).
fault-option-list = { $name } ne peut pas valoir { $value }. Donnez une liste de mots différents parmi : { $values }.
fault-option-name = { $name } ne peut pas valoir { $value }. Donnez un nom en minuscules, chiffres et tirets.
fault-option-form = Une option s’écrit nom=valeur, pas { $value }.
fault-option-missing = Ces options n’ont pas de valeur : { $values }.
fault-edition-unknown = L’édition { $name } n’existe pas. Choisissez parmi : { $values }.
fault-edition-base = La base { $name } n’est pas une édition. Choisissez parmi : { $values }.
fault-edition-no-base = Le fichier d’édition ne nomme pas sa base. Écrivez par exemple : base = "premium-en". Choisissez parmi : { $values }.
fault-toml = Ce fichier n’est pas du TOML : { $reason }
fault-file-unreadable = Impossible de lire le fichier : { $reason }

# Suit une faute dont le nom ou la valeur ressemble à un mot connu.
fault-nearest = Vouliez-vous dire { $nearest } ?
