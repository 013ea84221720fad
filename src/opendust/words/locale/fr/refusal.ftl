# Refus de tout jeu, et ce qui serait permis.

refusal-nothing-to-undo = Il n'y a rien à reprendre : quelque chose de caché ou d'aléatoire a été révélé depuis, ou le dernier coup n'était pas le vôtre.
refusal-no-chance-pending = On ne lance ni ne pioche rien maintenant.
could-any = Vous pourriez choisir : { $values }.
could-amount = Vous pourriez choisir de { $least } à { $most }.
could-one-amount = Vous pourriez choisir { $values }.
could-units = Il y a là au plus : { $values }.
could-origin = Cette cible est accessible depuis : { $values }.
could-target = De là vous pourriez choisir : { $values }.
could-verbs = Maintenant vous pouvez : { $values }.
could-and-more = et { $amount } autres
