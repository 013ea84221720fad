# Was in Dust Tactics zu entscheiden ist und warum. $player entscheidet.

tactics-prompt-placing = { $player }: { $what ->
    [square] Lege ein Geländefeld, { $squares } übrig. Es verdeckt den Punkt eines Feldes: Niemand kann es betreten oder hindurchsehen.
   *[element] Stelle ein Deckungselement: { $crates } Kisten, { $traps } Panzersperren übrig. Trupps auf einem Feld mit einem sind schwerer zu treffen.
 }
tactics-prompt-joining = { $player }: Soll sich ein Held einem Trupp anschließen? Sie handeln als eine Einheit, und der Trupp nimmt Verluste für den Helden.
tactics-prompt-first = { $player }: Du hast die Initiative. Wer beginnt diese Runde?
tactics-prompt-activation = { $player }: Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
 }. Welche Einheit aktivierst du? Sie hat zwei Aktionen; du sagst beide an, bevor sie handelt.
tactics-prompt-entry = { $player }: { $unit } kommt aufs Feld. Wo?
tactics-prompt-move = { $player }: { $unit } steht auf { $space } und hat { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }. Wohin geht der Schritt? Der erste schräge Schritt einer Bewegung kostet 1, jeder weitere 2.
tactics-prompt-reaction = { $player }: Die feindliche Einheit { $unit } steht auf { $space }. Reaktionsfeuer versuchen? Eine Einheit darf es versuchen; würfelt sie einen HIT, greift sie jetzt an und ist für diese Runde fertig.
tactics-prompt-declaration = { $player }: { $attacker } greift an. Welche Fertigkeiten und Spezialwaffen setzt sie ein?
tactics-prompt-targets = { $player }: { $attacker } greift an. Richte jede Waffe auf ein Ziel, dann feuere. { $shots-count ->
    [0] Noch ist nichts gerichtet.
   *[other] Gerichtet: { $shots }.
 }
tactics-prompt-flame = { $player }: Durch welches Feld geht die Flamme von { $attacker } auf dem Weg zu { $target }?
tactics-prompt-medal = { $player }: Die Würfel zeigen { $good } Erfolge und { $bad } Fehlschläge. Einen davon mit Medal of Honor neu würfeln?
tactics-prompt-retaliation = { $player }: { $attacker } greift { $unit } im Nahkampf an. Womit schlägt { $unit } zurück?
tactics-prompt-losses = { $player }: { $unit } erleidet { $points ->
    [one] 1 Schadenspunkt
   *[other] { $points } Schadenspunkte
 }. Wer ist verloren?
tactics-prompt-skill = { $player }: { $unit } setzt { $deed } ein. Worauf?
