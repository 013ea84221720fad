# What a screen says beside the sentences of a game.

dust-stage-setup = Mise en place
dust-stage-cards = Cartes
dust-stage-production = Production
dust-stage-movement = Mouvement
dust-stage-combat = Combat
dust-stage-battle = Bataille
dust-stage-end = Fin du tour
tactics-stage-setup = Mise en place
tactics-stage-initiative = Initiative
tactics-stage-activation = Activation
tactics-stage-movement = Mouvement
tactics-stage-reaction = Tir de réaction
tactics-stage-attack = Attaque
tactics-stage-end = Fin du tour
