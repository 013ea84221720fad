# Les cas de conformité : les fautes de leurs fichiers, et ce que dit `opendust check`.

case-field-unknown = « { $field } » ne veut rien dire dans un cas. Champs possibles : rules, title, game, variants, seats, settings, position, play, note.
case-field-missing = Il manque un champ au cas : { $field }.
case-field-wrong = { $field } n’a pas la bonne forme. rules, variants et seats sont des listes de mots, settings et position des tables, le reste du texte.
case-folder-empty = Ce dossier ne contient aucun cas. Un cas est un fichier qui finit par .toml.
case-game-unknown = Le jeu { $name } n’existe pas. Choisissez parmi : { $known }.
case-edition-unknown = Le cas ne se joue pas dans une édition { $name }. Choisissez parmi : { $known }.
case-rule-unknown = La règle { $name } n’existe pas.
case-without-rule = Le cas ne nomme aucune règle qu’il montre.
case-expects-nothing = Le cas n’attend rien dans { $edition } : il ne peut pas échouer. Ajoutez une ligne qui commence par expect ou refuse.
case-playable-position = une position où l’on peut jouer
case-engine-stopped = les règles se sont arrêtées : { $error }
case-expected = attendu :
case-found = trouvé :
case-count = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
 }, { $failed ->
    [one] { $failed } manqué
   *[other] { $failed } manqués
 }
