# Ce que dit un écran à côté des phrases du jeu.

dust-stage-setup = Mise en place
dust-stage-cards = Cartes
dust-stage-production = Production
dust-stage-movement = Mouvement
dust-stage-combat = Combat
dust-stage-battle = Bataille
dust-stage-end = Fin de la manche
tactics-stage-setup = Mise en place
tactics-stage-initiative = Initiative
tactics-stage-activation = Activation
tactics-stage-movement = Mouvement
tactics-stage-reaction = Tir de réaction
tactics-stage-attack = Attaque
tactics-stage-end = Fin de la manche

wait-for = { $count ->
    [one] On attend { $players }.
   *[other] On attend : { $players }.
 }
wait-for-you = C’est votre tour.
wait-for-you-and = C’est votre tour, avec : { $players }.

# Ce qui se passe autour du jeu.
table-sit = { $player } prend place.
table-fill = { $player } (bot) prend place.
table-cancel = La partie est annulée.
table-start = La partie commence.
table-undo = { $player } annule son dernier choix.
table-hand = Un bot joue maintenant pour { $player }.
table-settle = Un capitaine s’occupe de la mise en place de { $player }.
table-take = { $player } joue de nouveau.
table-resign = { $player } abandonne.
table-agree = { $player } demande une pause.
table-go-on = { $player } continue de jouer.
table-rematch = Une autre partie est prévue.
table-talk = { $player } change qui peut écrire.
table-hush = { $player } met { $other } en sourdine.
table-hear = { $other } peut de nouveau écrire ({ $player }).
table-deadline = Temps écoulé : { $player }. Le choix par défaut est joué.
table-bot-failed = Le bot ne répond pas ({ $player }). Le choix par défaut est joué.

# Le formulaire d’une nouvelle partie.
dust-brief = La conquête du monde, de deux à six joueurs : cartes secrètes, production, batailles aux dés.
tactics-brief = Escouades, héros et marcheurs sur un champ de bataille à cases, deux camps.
setting-edition = Règles
setting-scenario = Scénario
setting-profile = Règles
dust-edition-brief = { $changed ->
    [0] Les règles habituelles.
    [one] { $changed } règle diffère des règles habituelles.
   *[other] { $changed } règles diffèrent des règles habituelles.
 } Points de victoire pour gagner : { $two } à deux joueurs, { $three } à trois ou quatre, { $five } à cinq ou six.
bot-random = Hasard
bot-random-brief = Joue n’importe quel coup permis. Bien pour un premier essai.
bot-cadet = Cadet
bot-cadet-brief = Pour les enfants et les premières parties : sensé, mais bien des possibilités lui échappent.
bot-recruit = Recrue
bot-recruit-brief = Joue avec bon sens et sans hésiter : prend ce qui est bon maintenant, sans prévoir plus loin.
bot-captain = Capitaine
bot-captain-brief = Essaie ses meilleurs plans de tête avant d’agir.
bot-general = Général
bot-general-brief = Réfléchit aussi longtemps que possible à ses plans et à vos réponses.
bot-marshal = Maréchal
bot-marshal-brief = Un général à qui des milliers de parties à deux ont appris la meilleure mise en place.

# Questions sur une position.
dust-outcome-conquest = L’attaquant prend la zone
dust-outcome-defence = Le défenseur garde la zone
dust-outcome-cease-fire = Cessez-le-feu
dust-outcome-empty = Il ne reste personne
study-unknown = La question « { $name } » n’existe pas. Choisissez parmi : { $known }.
study-area-unknown = La zone « { $name } » n’existe pas.
study-place-unknown = Ni unité ni case ne s’appelle « { $name } ».
study-too-large = C’est trop : au plus { $most }.
study-no-move = Aucune de vos unités ne se déplace.
study-no-window = Aucun tir de réaction n’est possible maintenant.
study-not-asked = Ce n’est pas à vous de décider maintenant.
study-no-counsel = Le capitaine n’a pas de conseil ici.
odds-not-legal = Cette action n’est pas permise maintenant.
odds-no-battle = Aucune bataille en cours. Nommez une attaque, ou demandez avant les prochains dés.
temper-bold = audacieux
temper-bold-brief = Attaque souvent et risque davantage.
temper-builder = bâtisseur
temper-builder-brief = Achète tôt des centres de production et les garde.
temper-greedy = avide
temper-greedy-brief = Prend les gisements et les terres libres où qu’ils soient.
