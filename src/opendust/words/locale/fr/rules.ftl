# Ce que disent `opendust rules`, `why` et `opendust variants`.

rules-head-chapter = Chapitre
rules-head-title = Titre
rules-head-rules = Règles
rules-head-rule = Règle
rules-head-statement = Énoncé
rules-head-edition = Édition
rules-head-value = Valeur
rules-more = Pour en savoir plus : opendust rules avec un chapitre, un numéro ou des mots. Les règles d’un autre jeu : --game NOM
rules-none = Aucune règle ne contient ces mots : { $words }.
rules-unknown = La règle « { $name } » n’existe pas.
rules-other-game = { $game } a sa propre règle { $name } : opendust rules --game { $id } { $name }

rules-source = Source
rules-switch = Réglage
rules-ruling = Décision { $id }
rules-fact = Fait { $id }
rules-see-also = Voir aussi
rules-label-question = Question
rules-label-ruling = Décidé
rules-label-reason = Raison
rules-label-evidence = Preuve
rules-label-alternative = Autre lecture
rules-label-rules = Règles
rules-label-fact = Fait
rules-label-derivation = Déduction
rules-label-example = Exemple
rules-label-given = Données
rules-label-expected = Attendu
rules-label-page = Page
rules-label-kind = Nature
rules-label-moment = Quand
rules-label-who = Qui
rules-label-options = Possibilités
rules-label-constraints = Limites
rules-value-own = oui, son propre texte le dit
rules-value-ruled = oui, par décision ou déduction ; son texte n’en dit rien
rules-value-none = pas de règle de ce genre

variants-head-edition = Édition
variants-head-profile = Profil
variants-head-variant = Variante
variants-head-digest = Empreinte
variants-head-switch = Réglage
variants-head-meaning = Sens
variants-head-basis = Sens et fondement
variants-changed = modifié par rapport à { $base }
