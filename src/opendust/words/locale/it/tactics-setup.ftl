# Che cosa non va nelle impostazioni di una partita di Dust Tactics.

army-missing = La parte { $side } non ha un'armata, e nessuna di quelle fornite è fatta per lo scenario { $scenario }.
sides-wrong = «{ $text }» non dà a ogni posto la sua parte: tante parole quanti i posti, ognuna 1 o 2, e tutte e due le parti presenti.
