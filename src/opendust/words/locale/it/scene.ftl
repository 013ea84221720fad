# What a screen says beside the sentences of a game.

dust-stage-setup = Preparazione
dust-stage-cards = Carte
dust-stage-production = Produzione
dust-stage-movement = Movimento
dust-stage-combat = Combattimento
dust-stage-battle = Battaglia
dust-stage-end = Fine del round
tactics-stage-setup = Preparazione
tactics-stage-initiative = Iniziativa
tactics-stage-activation = Attivazione
tactics-stage-movement = Movimento
tactics-stage-reaction = Fuoco di reazione
tactics-stage-attack = Attacco
tactics-stage-end = Fine del round
