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

wait-for = { $count ->
    [one] On attend { $players }.
   *[other] On attend : { $players }.
 }
wait-for-you = C'est à vous.
wait-for-you-and = C'est à vous, et aussi à : { $players }.

# Ce qui se passe autour du jeu.
table-sit = { $player } a pris place.
table-start = La partie a commencé.
table-undo = { $player } a repris son dernier choix.
table-hand = Un robot joue maintenant pour { $player }.
table-take = { $player } joue de nouveau en personne.
table-resign = { $player } a abandonné.
table-agree = { $player } voudrait une pause.
table-go-on = { $player } continue à jouer.
table-rematch = Une autre partie est prévue.
table-deadline = Le temps de { $player } est écoulé ; le choix par défaut est pris.
table-bot-failed = Le robot de { $player } n'a pas répondu ; le choix par défaut est pris.
