# Che cosa non va nelle impostazioni di una partita di Dust Tactics.

army-missing = Lo schieramento { $side } non ha un’armata, e nessuna di quelle incluse è fatta per lo scenario { $scenario }.
army-not-yours = Non puoi scegliere l’armata di questo schieramento: è già stata scelta, oppure lo guidano più giocatori.
sides-wrong = «{ $text }» non assegna ogni posto a uno schieramento. Scrivi una parola per posto, 1 o 2, e usa entrambi gli schieramenti.
