# Fautes dans les éditions et les options.

fault-option-unknown = Il n'y a pas d'option { $name }.
fault-option-bool = { $name } vaut true ou false, pas { $value }.
fault-option-choice = { $name } ne peut pas valoir { $value }. Valeurs possibles : { $values }.
fault-option-number = { $name } est un nombre entier ({ $values }), pas { $value }.
fault-option-number-by-players = { $name } est un nombre pour tous, ou un pour chaque nombre de joueurs ({ $values }), pas { $value }.
fault-option-list = { $name } énumère des mots différents parmi : { $values }. { $value } n'est pas possible.
fault-option-name = { $name } est un nom en lettres minuscules, chiffres et tirets, pas { $value }.
fault-option-form = Une option s'écrit nom=valeur, pas { $value }.
fault-option-missing = Ces options n'ont pas de valeur : { $values }.
fault-edition-unknown = Il n'y a pas d'édition { $name }. Il y a : { $values }.
fault-edition-base = La base { $name } n'est pas une édition. Il y a : { $values }.
fault-edition-no-base = Un fichier d'édition nomme sa base, par exemple : base = "premium-en". Il y a : { $values }.
fault-toml = Ceci n'est pas du TOML : { $reason }
fault-file-unreadable = Le fichier ne peut pas être lu : { $reason }
