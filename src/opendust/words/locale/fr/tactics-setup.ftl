# Ce qui ne va pas dans les réglages d'une partie de Dust Tactics.

army-missing = Le camp { $side } n'a pas d'armée, et aucune des armées fournies n'est faite pour le scénario { $scenario }.
sides-wrong = « { $text } » ne donne pas son camp à chaque place : autant de mots que de places, chacun 1 ou 2, et les deux camps présents.
