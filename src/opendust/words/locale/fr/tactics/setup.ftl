# Ce qui ne va pas dans les réglages d’une partie de Dust Tactics.

army-missing = Le camp { $side } n’a pas d’armée, et aucune armée fournie ne convient au scénario { $scenario }.
army-not-yours = Vous ne pouvez pas choisir l’armée de ce camp : l’hôte l’a choisie, ou plusieurs joueurs le dirigent.
sides-wrong = « { $text } » ne donne pas un camp à chaque place. Écrivez 1 ou 2 pour chaque place, avec les deux camps.
