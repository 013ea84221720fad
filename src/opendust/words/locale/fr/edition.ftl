# Les fautes des variantes et des réglages.

fault-switch-unknown = Le réglage { $name } n’existe pas.
fault-switch-bool = { $name } ne peut pas valoir { $value }. Choisissez true ou false.
fault-switch-choice = { $name } ne peut pas valoir { $value }. Choisissez parmi : { $values }.
fault-switch-number = { $name } ne peut pas valoir { $value }. Donnez un nombre entier ({ $values }).
fault-switch-number-by-players = { $name } ne peut pas valoir { $value }. Donnez un nombre pour tous, ou un par nombre de joueurs ({ $values }).
fault-switch-list = { $name } ne peut pas valoir { $value }. Donnez une liste de mots différents parmi : { $values }.
fault-switch-name = { $name } ne peut pas valoir { $value }. Donnez un nom en minuscules, chiffres et tirets.
fault-switch-form = Un réglage s’écrit nom=valeur, pas { $value }.
fault-switch-missing = Ces réglages n’ont pas de valeur : { $values }.
fault-variant-unknown = { $setting ->
    [profile] Le profil { $name } n’existe pas. Choisissez parmi : { $values }.
   *[other] L’édition { $name } n’existe pas. Choisissez parmi : { $values }.
}
fault-variant-base = { $setting ->
    [profile] La base { $name } n’est pas un profil. Choisissez parmi : { $values }.
   *[other] La base { $name } n’est pas une édition. Choisissez parmi : { $values }.
}
fault-variant-no-base = { $setting ->
    [profile] Le fichier de profil ne nomme pas sa base. Écrivez par exemple : base = "revised". Choisissez parmi : { $values }.
   *[other] Le fichier d’édition ne nomme pas sa base. Écrivez par exemple : base = "premium-en". Choisissez parmi : { $values }.
}
fault-toml = Ce fichier n’est pas du TOML : { $reason }
fault-file-missing = Ce fichier n’existe pas.
fault-file-folder = C’est un dossier, pas un fichier.
fault-file-no-text = Ce n’est pas un fichier texte.
fault-file-unreadable = Impossible de lire le fichier : { $reason }

# Suit une faute dont le nom ou la valeur ressemble à un mot connu.
fault-nearest = Vouliez-vous dire { $nearest } ?
