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
tactics-prompt-entry = { $player }: { $unit } betritt das Schlachtfeld. Auf welchem Startfeld?
tactics-prompt-move = { $player }: { $unit } steht auf { $space } und hat { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }. Auf welches Feld? Der erste diagonale Schritt einer Aktivierung kostet 1, jeder weitere 2.
tactics-prompt-reaction = { $player }: Die gegnerische Einheit { $unit } steht auf { $space }. Reaktionsfeuer versuchen? Eine Einheit darf würfeln. Bei einem Treffer greift sie sofort an. In jedem Fall ist sie für diese Runde fertig.
tactics-prompt-declaration = { $player }: { $attacker } greift an. Welche Fähigkeiten und Spezialwaffen setzt die Einheit ein?
tactics-prompt-targets = { $player }: { $attacker } greift an. Gib jeder Waffe ein Ziel, dann feuere. { $shots-count ->
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
tactics-prompt-retaliation = { $player }: { $attacker } greift { $unit } im Nahkampf an. Womit schlägst du zurück?
tactics-prompt-losses = { $player }: { $unit } erleidet { $points } Schaden. Wähle die Verluste.
tactics-prompt-skill = { $player }: { $unit } setzt { $deed } ein. Wähle das Ziel.
