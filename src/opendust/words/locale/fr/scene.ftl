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

# Le formulaire d'une nouvelle partie.
dust-brief = Conquête du monde de deux à six joueurs : cartes secrètes, production, batailles aux dés.
tactics-brief = Escouades, héros et marcheurs sur un champ de bataille à cases, deux camps.
setting-edition = Règles
setting-scenario = Scénario
setting-profile = Règles
dust-edition-brief = { $changed ->
    [0] Les règles habituelles.
    [one] Une option diffère des règles habituelles.
   *[other] { $changed } options diffèrent des règles habituelles.
 } Points de victoire pour gagner : { $two } à deux, { $three } à trois ou quatre, { $five } à cinq ou six.
bot-random = Hasard
bot-random-brief = Joue n'importe quel coup permis. Bien pour un premier essai.
bot-recruit = Recrue
bot-recruit-brief = Joue avec bon sens : défend, construit, attaque quand les chances sont bonnes.
bot-captain = Capitaine
bot-captain-brief = Essaie de tête ses meilleurs plans avant d'agir.
bot-general = Général
bot-general-brief = Réfléchit aussi longtemps qu'il peut à ses plans et à vos réponses.

# Questions sur une position.
dust-outcome-conquest = L'attaquant prend la zone
dust-outcome-defence = Le défenseur garde la zone
dust-outcome-cease-fire = Cessez-le-feu
dust-outcome-empty = Il ne reste personne
study-unknown = Il n'y a pas de question « { $name } ». Il y a : { $known }.
study-area-unknown = Il n'y a pas de zone « { $name } ».
study-place-unknown = Il n'y a ni unité ni case « { $name } ».
study-too-large = C'est plus que { $most }.
study-no-move = Aucune de vos unités n'est en mouvement.
odds-not-legal = Cette action n'est pas permise maintenant.
odds-no-battle = Aucune bataille ne va être lancée. Nommez une attaque, ou demandez avant les prochains dés.
