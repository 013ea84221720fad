# Was in Dust Tactics zu entscheiden ist und warum. $player entscheidet.

tactics-prompt-placing = { $player }: { $what ->
    [square] { $squares ->
        [one] Lege ein Geländeplättchen: noch 1.
       *[other] Lege ein Geländeplättchen: noch { $squares }.
     } Niemand kann dieses Feld betreten oder hindurchsehen.
   *[element] Stelle ein Deckungselement. Noch da: Munitionskisten { $crates }, Panzersperren { $traps }. Trupps darauf haben Deckung.
 }
tactics-prompt-joining = { $player }: Soll sich ein Held einem Trupp anschließen? Sie handeln dann als eine Einheit, und der Trupp fängt Schaden für den Helden ab.
tactics-prompt-first = { $player }: Du hast die Initiative. Wer beginnt diese Runde?
tactics-prompt-activation = { $player }: Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
 }. Welche Einheit aktivierst du? Sage beide Aktionen jetzt an.
tactics-prompt-entry = { $player }: Auf welches Startfeld mit { $unit }?
tactics-prompt-move = { $player }: Wohin mit { $unit } von { $space }? Noch { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }. Der erste diagonale Schritt einer Aktivierung kostet 1, jeder weitere 2.
tactics-prompt-reaction = { $player }: Reaktionsfeuer auf { $unit } ({ $space }) versuchen? Eine Einheit darf würfeln. Bei einem Treffer greift sie sofort an. In jedem Fall ist sie für diese Runde fertig.
tactics-prompt-declaration = { $player }: Angriff von { $attacker }. Welche Fähigkeiten und Spezialwaffen setzt du ein?
tactics-prompt-targets = { $player }: Angriff von { $attacker }. Gib jeder Waffe ein Ziel, dann feuere. { $shots-count ->
    [0] Noch hat keine Waffe ein Ziel.
   *[other] Ziele: { $shots }.
 }
tactics-prompt-flame = { $player }: Durch welches Feld geht die Flamme von { $attacker } zu { $target }?
tactics-prompt-medal = { $player }: Dein Wurf: { $good ->
    [one] 1 Erfolg
   *[other] { $good } Erfolge
 }, { $bad ->
    [one] 1 Fehlwurf
   *[other] { $bad } Fehlwürfe
 }. Einen Würfel mit Medal of Honor neu würfeln?
tactics-prompt-retaliation = { $player }: Nahkampf, { $attacker } gegen { $unit }. Womit schlägst du zurück?
tactics-prompt-losses = { $player }: { $points } Schaden für { $unit }. Wähle die Verluste.
tactics-prompt-skill = { $player }: { $deed } von { $unit }. Wähle das Ziel.
