# What a screen says beside the sentences of a game.

dust-stage-setup = Setup
dust-stage-cards = Cards
dust-stage-production = Production
dust-stage-movement = Movement
dust-stage-combat = Combat
dust-stage-battle = Battle
dust-stage-end = End of the round
tactics-stage-setup = Set-up
tactics-stage-initiative = Initiative
tactics-stage-activation = Activation
tactics-stage-movement = Movement
tactics-stage-reaction = Reactive fire
tactics-stage-attack = Attack
tactics-stage-end = End of the round
