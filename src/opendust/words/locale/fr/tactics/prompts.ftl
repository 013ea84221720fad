# Ce qu’il faut décider dans Dust Tactics, et pourquoi. $player décide.

tactics-prompt-placing = { $player } : { $what ->
    [square] posez un carré de terrain (à poser : { $squares }). Personne ne peut entrer dans sa case ni voir à travers.
   *[element] placez un élément de couvert (caisses : { $crates }, obstacles antichars : { $traps }). Il protège les escouades de sa case.
 }
tactics-prompt-joining = { $player } : rattacher un héros à une escouade ? Ils agissent comme une seule unité, et l’escouade peut subir les pertes à sa place.
tactics-prompt-first = { $player } : vous avez l’initiative. Qui commence cette manche ?
tactics-prompt-activation = { $player } : manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
 }. Quelle unité activez-vous ? Choisissez maintenant ses deux actions.
tactics-prompt-entry = { $player } : sur quelle case de déploiement placer { $unit } ?
tactics-prompt-move = { $player } : où déplacer { $unit } depuis { $space } ? { $points ->
    [0] Plus aucun point de mouvement.
    [one] { $points } point de mouvement.
   *[other] { $points } points de mouvement.
 } Le premier pas en diagonale coûte 1, chaque suivant 2.
tactics-prompt-reaction = { $player } : tenter un tir de réaction sur { $unit } en { $space } ? Une seule unité peut essayer : sur une touche, elle attaque. Dans tous les cas, elle a fini pour cette manche.
tactics-prompt-declaration = { $player } : attaque de { $attacker }. Quelles compétences et armes spéciales utiliser ?
tactics-prompt-targets = { $player } : attaque de { $attacker }. Choisissez une cible pour chaque arme, puis tirez. { $shots-count ->
    [0] Aucune cible choisie.
   *[other] Cibles choisies : { $shots }.
 }
tactics-prompt-flame = { $player } : par quelle case passent les flammes ? { $attacker } → { $target }
tactics-prompt-medal = { $player } : { $good ->
    [one] { $good } réussite
   *[other] { $good } réussites
 }, { $bad ->
    [one] { $bad } échec
   *[other] { $bad } échecs
 }. Relancer un dé avec Medal of Honor ?
tactics-prompt-retaliation = { $player } : corps à corps, { $attacker } contre { $unit }. Avec quelles armes riposter ?
tactics-prompt-losses = { $player } : { $points ->
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
 } pour { $unit }. Choisissez les pertes.
tactics-prompt-skill = { $player } : { $deed }, { $unit }. Sur quelle cible ?
