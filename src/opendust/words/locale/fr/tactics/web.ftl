# Ce que le navigateur dit de Dust Tactics ; les mots du jeu viennent du serveur.

web-tactics-not-there = Ce n’est pas possible maintenant.
web-tactics-battlefield = Champ de bataille
web-tactics-as-list = En liste
web-tactics-show-moves = Mouvement
web-tactics-show-fire = Zone de tir
web-tactics-sides = Les deux camps
web-tactics-round = Manche { $round }/{ $rounds }
web-tactics-points = points
web-tactics-vp = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-tactics-units-left = { $left ->
    [0] aucune unité restante
    [one] { $left } unité restante
   *[other] { $left } unités restantes
 }, { $destroyed ->
    [0] aucune détruite
    [one] { $destroyed } détruite
   *[other] { $destroyed } détruites
 }
web-tactics-units = Unités
web-tactics-spaces = Cases
web-tactics-terrain-circle = terrain dégagé
web-tactics-terrain-triangle = eau profonde
web-tactics-terrain-cross = décombres
web-tactics-terrain-diamond = fumée
web-tactics-terrain-none = case bloquée
web-tactics-inside = dans une structure
web-tactics-square = carré de terrain
web-tactics-crate = caisse de munitions ({ $hp } PV)
web-tactics-trap = obstacle antichar ({ $hp } PV)
web-tactics-entry-of = case d’entrée : { $side }
web-tactics-objective-here = objectif : { $name }
web-tactics-own = à vous
web-tactics-enemy = unité ennemie
web-tactics-side-0 = premier camp
web-tactics-side-1 = second camp
web-tactics-left = reste { $left } sur { $full }
web-tactics-left-short = reste { $left }
web-tactics-left-all = aucune perte
web-tactics-with = avec { $unit }
web-tactics-reserve = en réserve
web-tactics-destroyed = unité détruite
web-tactics-activated = a déjà joué cette manche
web-tactics-brief-card = { $kind }, blindage { $armor }, mouvement { $movement }
web-tactics-moves-away = { $moves ->
    [one] à { $moves } mouvement
   *[other] à { $moves } mouvements
 }
web-tactics-cover-none = pas de couvert
web-tactics-cover-soft = couvert léger
web-tactics-cover-hard = couvert lourd
web-tactics-ap = { $ap } AP
web-tactics-armor = Blindage
web-tactics-movement = Mouvement
web-tactics-hp = PV
web-tactics-cover-saves = Sauvegarde en couvert léger / lourd
web-tactics-face-hit = touche
web-tactics-face-blank = face vide
web-tactics-face-none = aucune
web-tactics-weapons = Armes
web-tactics-weapon = Arme
web-tactics-range = Portée
web-tactics-empty = vide
web-tactics-ammo = { $ammo ->
    [one] { $ammo } munition
   *[other] { $ammo } munitions
 }
web-tactics-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 } par touche
web-tactics-values = 3/1 : trois dés, un point de dégâts par touche. Colonnes : blindage de la cible (S soldats, V véhicules, A appareils volants). C : corps à corps.
web-tactics-activate = Activer une unité
web-tactics-pick-unit = Choisissez une unité, dans la liste ou sur le champ de bataille.
web-tactics-pick-reserve = Choisissez une unité. Son premier mouvement la fait entrer par votre bord.
web-tactics-first-title = Initiative
web-tactics-first-why = Qui commence active une unité. Ensuite, les camps alternent.
web-tactics-first-own = Commencer
web-tactics-first-own-note = Vous activez la première unité
web-tactics-first-other = Laisser { $name } commencer
web-tactics-key = Signes
web-tactics-key-may = peut agir
web-tactics-key-done = a agi
web-tactics-key-soft = couvert léger
web-tactics-key-hard = couvert lourd
web-tactics-key-reserve = en réserve
web-tactics-two-actions = Quelles actions, { $unit } ?
web-tactics-extras = Utilisées aussi pendant cette activation
web-tactics-step-enter = Choisissez une des cases éclairées : l’unité y entre.
web-tactics-step-move = { $points ->
    [0] Plus aucun point de mouvement.
    [one] Il reste { $points } point de mouvement.
   *[other] Il reste { $points } points de mouvement.
 } Choisissez une case éclairée : l’unité s’y rend toute seule.
web-tactics-step-sustained-attack = attaque soutenue
web-tactics-step-charge-attack = attaque de charge
web-tactics-step-leap = saut
web-tactics-crush = En { $spaces }, le véhicule écraserait la caisse.
web-tactics-aim-title = { $unit } : { $mode }
web-tactics-mode-ordinary = attaque
web-tactics-mode-sustained = attaque soutenue (les dés manqués sont relancés)
web-tactics-mode-charging = charge
web-tactics-mode-reactive = tir de réaction
web-tactics-mode-indirect = tir indirect
web-tactics-aim = Viser
web-tactics-aim-one = Viser { $target } avec { $weapon }
web-tactics-aim-all = Viser avec toutes les armes
web-tactics-aim-hint = Choisissez une cible pour voir les probabilités. Choisissez-la encore sur le champ de bataille pour tirer avec toutes les armes.
web-tactics-aim-rest = Le tir part quand chaque arme a sa cible.
web-tactics-spend = { $ammo ->
    [one] { $ammo } munition
   *[other] { $ammo } munitions
 }
web-tactics-fire-nothing = Ne pas tirer
web-tactics-retaliate-none = Ne pas riposter
web-tactics-retaliate-both = Les autres armes d’abord. Au corps à corps, les deux lancent en même temps et le couvert n’aide pas.
web-tactics-retaliate-dice = { $unit } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } contre { $target }
web-tactics-odds = détruite : { $destroyed }, pertes en moyenne : { $lost }
web-tactics-odds-left = Ce qui reste : { $unit }
web-tactics-odds-weapon = Probabilités avec { $weapon }
web-tactics-odds-all = Probabilités avec toutes les armes
web-tactics-odds-attack = Probabilités d’une attaque
web-tactics-odds-sustained = Probabilités d’une attaque soutenue
web-tactics-no-odds = Aucun tir n’est possible d’ici.
web-tactics-place = Placer un élément de couvert
web-tactics-lay = Poser un carré de terrain
web-tactics-react = Tir de réaction sur { $unit } ?
web-tactics-without = Continuer sans
web-tactics-orders = Ordres permanents de tir de réaction
web-tactics-orders-how = Ce que font vos unités quand un ennemi bouge à leur vue. Vous seul le voyez. Chaque ordre se change une fois par tour.
web-tactics-order-quarry = Sur
web-tactics-order-range = Portée maximale
web-tactics-order-give = Enregistrer ces ordres
web-tactics-order-ask = Me demander
web-tactics-order-fire = Tirer aussitôt
web-tactics-order-hold = Ne pas tirer
web-tactics-order-any = toute
web-tactics-order-done = Vous avez déjà changé cet ordre ce tour-ci.
web-tactics-order-count = { $firing } tirent aussitôt, { $holding } ne tirent pas, { $asking } demandent
web-tactics-mission = Votre mission
web-tactics-order-sign-ask = demande avant un tir de réaction
web-tactics-order-sign-fire = tir de réaction aussitôt
web-tactics-order-sign-hold = pas de tir de réaction
web-tactics-silent = Ne pas me demander de tir de réaction
web-tactics-seen = En vue, distance { $range }.
web-tactics-unseen = Hors de vue, distance { $range }.
web-tactics-objectives = Objectifs
web-tactics-how-to-win = Les ennemis détruits rapportent leurs AP. Sans unité, vous perdez.
web-tactics-map-of = Champ de bataille : { $name }
web-tactics-army-of = Armée : { $side }
web-tactics-army-usual = L’armée du scénario
web-tactics-guest-limit = Choisissez votre armée, jusqu’à { $limit } AP.
web-tactics-guest-free = Choisissez votre armée.
web-tactics-army-own = Ma propre sélection
web-tactics-army-title = Composer une armée
web-tactics-army-faction = Faction
web-tactics-faction-allies = Alliés
web-tactics-faction-axis = Axe
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } AP
web-tactics-army-cost-of = { $ap } AP sur { $limit }
web-tactics-army-good = Cette armée est permise.
web-tactics-army-empty = Pas encore d’unité. Ajoutez-en depuis les cartes.
web-tactics-army-add = ajouter : { $unit }
web-tactics-army-drop = retirer : { $unit }
web-tactics-army-join = { $hero } rejoint
web-tactics-army-alone = personne
web-tactics-army-card = carte : { $unit }
web-tactics-do-less = Ne pas utiliser une action

web-tactics-deed-reload = Recharge l’arme.
web-tactics-deed-artillery-strike = Une unité d’artillerie amie tire aussitôt sur un ennemi que cette unité voit.
web-tactics-deed-tank-head = Répare tous les dégâts d’un véhicule ami adjacent.
web-tactics-deed-get-moving = Un dé : sur une touche, l’unité choisie agit de nouveau, juste après cette escouade.
web-tactics-deed-makeshift-repair = Rend un PV à un véhicule endommagé adjacent. Sans jet.
web-tactics-deed-field-repair = Un dé : sur une touche, un véhicule détruit revient par le bord. Une fois par partie.
web-tactics-deed-get-up = Rend une figurine à une escouade adjacente, ou un PV à un héros adjacent. Sans jet.
web-tactics-deed-come-on-guys = Un dé : sur une touche, une escouade détruite revient par le bord. Une fois par partie.
web-tactics-snipe-at = Choisissez la figurine :
web-tactics-flame-way = Choisissez la case où passent les flammes : elle est éclairée sur le champ de bataille.
web-tactics-in-range = à portée de { $weapons }
web-tactics-point = Montrez une case pour voir ce qui s’y trouve.
web-tactics-card-against = contre { $target } ({ $armor })
web-tactics-card-total = En tout
web-tactics-card-all = Tous les blindages
web-tactics-card-sources = D’où viennent les chiffres
web-tactics-card-skills = Compétences
web-tactics-card-cost = Points d’armée
web-tactics-card-acted = A déjà agi cette manche
web-tactics-known-printed = Imprimés dans le livret de règles
web-tactics-known-published = Publiés ailleurs
web-tactics-known-reconstructed = Reconstitués par nous, sans source
web-tactics-known-own = Tirés de votre propre fichier
web-tactics-clash = { $attacker } → { $target }
web-tactics-clash-hits = { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
 }
web-tactics-clash-saves = { $saved ->
    [one] { $saved } arrêtée par le couvert
   *[other] { $saved } arrêtées par le couvert
 }
web-tactics-clash-missed = Manqué
web-tactics-clash-saved = Paré
web-tactics-clash-gone = Détruit
web-tactics-clash-again = { $weapon }, relance
web-tactics-clash-blanks = les vides comptent

# Avant la bataille

web-tactics-where = Où ?
web-tactics-kind = Genre
web-tactics-kind-all = Les { $count }
web-tactics-kind-destroy = Détruire
web-tactics-kind-hold = Tenir
web-tactics-kind-reach = Atteindre
web-tactics-minutes = environ { $minutes } min
web-tactics-size = { $width } sur { $height }
web-tactics-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }
web-tactics-limit = { $ap } AP par camp
web-tactics-balance = { $first } { $one }, { $second } { $other } : victoires en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } entre bots égaux.
web-tactics-your-side = Votre camp
web-tactics-aim-destroy = Détruisez l’ennemi : chaque unité vaut ses AP.
web-tactics-initiative-dice = { $dice ->
    [one] { $dice } dé d’initiative
   *[other] { $dice } dés d’initiative
 }
web-tactics-play-bot = Jouer contre un bot
web-tactics-play-bots = Avec { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }, deux par camp
web-tactics-you-lead = Vous menez : { $side }
web-tactics-teams = Qui joue avec qui ?
web-tactics-team-of = Camp de { $name }
web-tactics-team-empty = Personne ne joue encore ce camp : { $side }.
web-tactics-army-points = Points d’armée
web-tactics-army-over = { $ap } AP de trop
web-tactics-army-none = Ajoutez des unités pour voir si l’armée est permise.
web-tactics-army-faults = { $count ->
    [one] Une erreur à corriger
   *[other] { $count } erreurs à corriger
 }
web-tactics-army-part = { $hero } reste seul
web-tactics-army-leave-out = Enlever { $unit }
web-tactics-army-fits = Ce qui tient encore
web-tactics-army-share = Partager en texte
web-tactics-army-name = Nom de l’armée
web-tactics-army-save = Enregistrer
web-tactics-army-saved = Enregistrées dans ce navigateur
web-tactics-army-forget = supprimer : { $name }
web-tactics-army-paste = Coller une armée
web-tactics-army-take = Prendre cette armée
web-tactics-army-copy-self = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le.

web-tactics-by-hand = Ou déclarer deux actions
web-tactics-intent-hint = Cliquez sur une case pour vous y rendre, ou sur un ennemi pour l’attaquer. Un second clic l’exécute.
web-tactics-intent-change = Deux actions. Choisissez à nouveau sur le champ de bataille pour les changer.
web-tactics-orders-head = Vos ordres
web-tactics-own-attack = Votre attaque
web-tactics-intent-free = mouvement ou attaque
web-tactics-intent-slot-move = Mouvement
web-tactics-intent-slot-attack = Attaque
web-tactics-intent-slot-sustained = Attaque soutenue
web-tactics-intent-move = Aller en { $space }
web-tactics-intent-attack = Attaquer { $target }
web-tactics-intent-sustained = Attaque soutenue sur { $target }
web-tactics-intent-move-attack = Aller en { $space }, attaquer { $target }
web-tactics-intent-attack-move = Attaquer { $target }, aller en { $space }
web-tactics-intent-odds = blesse { $hurt }, détruit { $destroyed }
web-tactics-intent-own = vos pertes en moyenne : { $lost }
web-tactics-intent-ways = Façons d’attaquer { $target } (blessé · détruit)
web-tactics-intent-none = Cette fois, aucune attaque possible : { $unit } → { $target }. Même après un mouvement, aucune arme capable d’endommager n’a la portée et la vue.
web-tactics-intent-never = { $unit } : aucune arme ne peut endommager { $target }.
web-tactics-intent-clear = Recommencer
web-tactics-way-sustained = D’ici, deux actions, échecs relancés
web-tactics-way-here = D’ici, il reste une action
web-tactics-way-move = D’abord aller en { $space }
web-tactics-stand-title = En { $space }
web-tactics-stand-cost = { $moves ->
    [one] { $moves } mouvement
   *[other] { $moves } mouvements
 }, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
 }
web-tactics-stand-hits = Vous pourriez toucher
web-tactics-stand-reacts = Peut réagir au passage
web-tactics-stand-dangers = Peut vous y toucher cette manche
web-tactics-stand-hurt-kill = blessé · détruit
web-tactics-stand-fires-hurts = tire · blesse
web-tactics-stand-hurt-lost = blessé · pertes
web-tactics-stand-nobody = De là, vous ne pouvez toucher personne.
web-tactics-stand-quiet = De là, vous ne pouvez toucher personne, et personne ne peut vous y toucher cette manche.
web-tactics-stand-from = depuis { $space }
web-tactics-stand-after-move = va d’abord en { $space }
web-tactics-compare = Les cases choisies, comparées
web-tactics-compare-targets = { $count ->
    [0] aucune cible
    [one] { $count } cible
   *[other] { $count } cibles
 }
web-tactics-compare-best = au mieux { $hurt }
web-tactics-compare-danger = pertes à craindre : { $lost }
web-tactics-compare-safe = aucun danger
web-tactics-overview = Tout le terrain. Le cadre montre ce que vous voyez.
web-tactics-means = Ce que cela change pour vous
web-tactics-means-left = { $lost ->
    [0] intacte, { $left } sur { $full }
   *[other] pertes : { $lost }, reste { $left } sur { $full }
 }
web-tactics-means-able = Peut encore agir cette manche et toucher { $unit } :
web-tactics-means-unable = Peut encore agir, mais pas la toucher : { $units }
web-tactics-means-safe = Aucun ennemi pouvant encore agir cette manche ne peut toucher { $unit }.
web-tactics-means-spent = { $unit } : plus d’action possible dans cette manche.
web-tactics-means-answer = { $unit } : peut encore agir dans cette manche. Contre { $other } :
web-tactics-means-no-answer = { $unit } : peut encore agir dans cette manche, mais pas toucher { $other }.
web-tactics-means-points = Points : vous { $own }, ennemi { $other }.
web-tactics-means-next = { $count ->
    [0] Aucune de vos unités ne peut encore agir cette manche.
    [one] Une de vos unités peut encore agir cette manche.
   *[other] { $count } de vos unités peuvent encore agir cette manche.
 }
web-tactics-pass = Ne rien faire avec { $unit }
web-tactics-pass-why = On ne peut pas passer, mais une unité peut ne rien faire.
web-tactics-badge-kill = détruit { $destroyed }
web-tactics-show-threat = Menace
web-tactics-alone = Plus aucun ennemi. La bataille se termine avec cette manche.
web-tactics-end-round = Terminer la manche
web-tactics-place-where = Choisissez une des cases éclairées.
web-tactics-on-way = En route vers { $space }.
web-tactics-then = Puis : attaque de { $target }
web-tactics-react-try = Essayer avec { $unit }
web-tactics-react-fires = { $dice ->
    [one] Un dé, tire à { $chance }
   *[other] { $dice } dés, tire à { $chance }
 }
web-tactics-react-total = En tout blesse { $hurt }, détruit { $destroyed }
web-tactics-react-silent = pas de tir
web-tactics-react-vain = sans effet
web-tactics-react-hurt = blessé
web-tactics-order-short = { $unit } : effet jusqu’à la portée { $range } seulement ({ $quarry }). Au-delà, l’ordre ne sert à rien.
web-tactics-order-never = { $unit } : aucune arme efficace ({ $quarry }). L’ordre ne se déclenche jamais.
web-tactics-loss-tile = { $model }, { $number } sur { $of }
web-tactics-loss-title = { $count ->
    [one] Une perte : qui tombe ?
   *[other] { $count } pertes : qui tombe ?
 }
web-tactics-loss-dice = Dés contre
web-tactics-loss-far = tir
web-tactics-loss-close = corps à corps
web-tactics-loss-change = { $before }, puis { $after }
web-tactics-loss-flames = Les flammes lancent leurs dés pour chaque figurine de la cible.
web-tactics-loss-how = Choisissez une figurine. Choisissez-la encore pour l’épargner.
web-tactics-loss-chosen = Choisies : { $total } sur { $count }.
web-tactics-loss-do = { $count ->
    [one] Accepter { $count } perte
   *[other] Accepter { $count } pertes
 }
web-tactics-follow = Suivre
web-tactics-value-skull = une touche la détruit
web-tactics-value-hit = un point de dégâts par touche

# La fin d’une bataille

web-tactics-fell = Manche { $round } : { $unit }, unité détruite.
web-tactics-fell-by = Manche { $round } : { $unit }, unité détruite par { $by }.
web-tactics-end-won = Vous avez gagné.
web-tactics-end-objective = Objectif atteint : { $player }.
web-tactics-end-alone = Plus aucune unité : { $player }.
web-tactics-end-rounds = La dernière manche est finie. Les points de victoire décident.
web-tactics-end-vain = Aucun camp ne peut plus atteindre l’objectif qui fait gagner. Les points de victoire décident.
web-tactics-end-score = Décompte
web-tactics-end-units = Unités détruites
web-tactics-end-count = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
 }
web-tactics-end-turns = Les moments décisifs
web-tactics-end-none = Aucune unité n’a été détruite.
web-tactics-end-luck = Chance
web-tactics-end-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, { $expected } attendues
web-tactics-end-best = L’unité la plus destructrice : { $unit }, { $points } AP.
web-tactics-end-chance = Probabilités de victoire
web-tactics-end-chance-note = Estimées d’après la position après chaque activation.
web-tactics-end-left = Points d’armée restants
web-tactics-end-course = Qui est tombé, et quand
web-tactics-to-field = Voir le champ de bataille
