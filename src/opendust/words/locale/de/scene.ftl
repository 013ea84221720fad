# What a screen says beside the sentences of a game.

dust-stage-setup = Aufbau
dust-stage-cards = Karten
dust-stage-production = Produktion
dust-stage-movement = Bewegung
dust-stage-combat = Kampf
dust-stage-battle = Schlacht
dust-stage-end = Rundenende
tactics-stage-setup = Aufbau
tactics-stage-initiative = Initiative
tactics-stage-activation = Aktivierung
tactics-stage-movement = Bewegung
tactics-stage-reaction = Reaktionsfeuer
tactics-stage-attack = Angriff
tactics-stage-end = Rundenende
