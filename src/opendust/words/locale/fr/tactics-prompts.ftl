# Ce qu'il faut décider dans Dust Tactics, et pourquoi. $player décide.

tactics-prompt-placing = { $player } : { $what ->
    [square] posez une tuile de terrain, il en reste { $squares }. Elle cache le point d'une case : personne ne peut y entrer ni voir à travers.
   *[element] placez un élément de couvert : il reste { $crates } caisses et { $traps } obstacles antichars. Les escouades dans une case qui en a un sont plus dures à toucher.
 }
tactics-prompt-joining = { $player } : un héros rejoint-il une escouade ? Ils agissent comme une unité, et l'escouade subit les pertes à la place du héros.
tactics-prompt-first = { $player } : vous avez l'initiative. Qui joue en premier ce tour ?
tactics-prompt-activation = { $player } : tour { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
 }. Quelle unité activez-vous ? Elle a deux actions ; vous annoncez les deux avant qu'elle agisse.
tactics-prompt-entry = { $player } : { $unit } entre sur le plateau. Où ?
tactics-prompt-move = { $player } : { $unit } est en { $space } et a { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
 }. Où va le pas ? Le premier pas en diagonale d'un mouvement coûte 1, chaque autre 2.
tactics-prompt-reaction = { $player } : l'unité ennemie { $unit } est en { $space }. Tenter un tir de réaction ? Une seule unité peut essayer ; si elle obtient un HIT elle attaque maintenant, et elle a fini pour ce tour.
tactics-prompt-declaration = { $player } : { $attacker } attaque. Quelles compétences et armes spéciales emploie-t-elle ?
tactics-prompt-targets = { $player } : { $attacker } attaque. Pointez chaque arme sur une cible, puis tirez. { $shots-count ->
    [0] Rien n'est encore pointé.
   *[other] Pointées : { $shots }.
 }
tactics-prompt-flame = { $player } : par quelle case passe la flamme de { $attacker } vers { $target } ?
tactics-prompt-medal = { $player } : les dés montrent { $good } réussites et { $bad } échecs. En relancer un avec Medal of Honor ?
tactics-prompt-retaliation = { $player } : { $attacker } attaque { $unit } au corps à corps. Avec quoi { $unit } riposte-t-elle ?
tactics-prompt-losses = { $player } : { $unit } subit { $points ->
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
 }. Qui est perdu ?
tactics-prompt-skill = { $player } : { $unit } utilise { $deed }. Sur quoi ?
