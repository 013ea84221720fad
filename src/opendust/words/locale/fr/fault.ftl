# Ce qui ne va pas dans une commande tapée.

name-unknown = { $noun ->
    [area] Il n'y a pas de zone
    [card] Il n'y a pas de carte
    [unit] Il n'y a pas d'unité
    [color] Il n'y a pas de couleur
    [seat] Il n'y a pas de joueur
   *[other] Il n'y a pas
 } « { $text } ».
name-unclear = « { $text } » pourrait être : { $values }.
verb-unknown = Il n'y a pas de commande « { $text } ».
argument-missing = Après « { $verb } » il manque : { $name }.
argument-surplus = « { $text } » est de trop ici.
number-expected = Il faut un nombre pour { $name }, pas « { $text } ».
amounts-expected = Écrivez un nombre avant chaque nom, comme : 3 tank 1 mech. Je ne sais pas lire « { $text } ».
rule-unknown = Il n'y a pas de règle { $text }.
fault-nearest = Vouliez-vous dire { $nearest } ?
