# Che cosa non va in un comando scritto.

name-unknown = { $noun ->
    [area] Non c'è un'area
    [card] Non c'è una carta
    [unit] Non c'è un'unità
    [color] Non c'è un colore
    [seat] Non c'è un giocatore
   *[other] Non c'è
 } “{ $text }”.
name-unclear = “{ $text }” potrebbe essere: { $values }.
verb-unknown = Non c'è un comando “{ $text }”.
argument-missing = Dopo “{ $verb }” manca: { $name }.
argument-surplus = “{ $text }” qui è di troppo.
number-expected = Per { $name } serve un numero, non “{ $text }”.
amounts-expected = Scrivi un numero prima di ogni nome, come: 3 tank 1 mech. Non so leggere “{ $text }”.
rule-unknown = Non c'è una regola { $text }.
fault-nearest = Intendevi { $nearest }?
