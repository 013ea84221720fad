# Refus de tout jeu.

refusal-nothing-to-undo = Rien à annuler : impossible de revenir avant un jet, une carte piochée ou révélée, ou le coup d’un autre joueur.
refusal-no-chance-pending = Il n’y a ni dé à lancer ni carte à piocher.
# After the rule that is named first: the others that forbid the same, by their numbers.
refusal-also = aussi { $rules }

# Ce qui serait permis.

could-any = Vous pouvez choisir : { $values }.
could-amount = Vous pouvez choisir de { $least } à { $most }.
could-one-amount = Vous pouvez choisir { $values }.
could-units = Vous pouvez choisir au plus : { $values }.
could-origin = Cette cible peut être atteinte depuis : { $values }.
could-target = De là, vous pouvez choisir : { $values }.
could-verbs = Vous pouvez : { $values }.
could-and-more = { $values } et { $amount ->
    [one] { $amount } autre
   *[other] { $amount } autres
 }
# Après une première phrase sur ce qu’on peut choisir : autre chose qui suffirait aussi.
could-or = Ou bien : { $values }.
