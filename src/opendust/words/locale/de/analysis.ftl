# Was eine Auswertung sagt: wo eine Partie gewonnen und verloren wurde.

analysis-title = Wo die Partie entschieden wurde
analysis-chances = Siegchance
analysis-over-rounds = Runde für Runde
analysis-summary = Die Spieler
analysis-turning-points = Wendepunkte
analysis-no-turning-points = Keine einzelne Entscheidung und kein Wurf ragt heraus.
analysis-marks = Was besser gegangen wäre
analysis-no-marks = Es fanden sich keine klaren Fehler.
analysis-luck = Glück
analysis-phases = Verschenkte Siegchance, nach Teil des Zuges
analysis-player = Spieler
analysis-result = Ergebnis
analysis-lost-by-decisions = Verschenkt
analysis-luck-share = Durch Glück gewonnen
analysis-adjusted = Ohne Glück
analysis-decisions = Entscheidungen
analysis-sound = Gut
analysis-verdict-forced = keine Wahl
analysis-verdict-best = am besten
analysis-verdict-fine = gut
analysis-verdict-close = zu knapp für ein Urteil
analysis-verdict-slip = Ungenauigkeit
analysis-verdict-mistake = Fehler
analysis-verdict-blunder = grober Fehler
analysis-slips = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
 }
analysis-mistakes = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
 }
analysis-blunders = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
 }
analysis-phase-setup = Aufbau
analysis-phase-cards = Karten
analysis-phase-production = Produktion
analysis-phase-movement = Bewegung
analysis-phase-combat = Kampf
analysis-phase-activation = Aktivierung
analysis-phase-attack = Angriffe
analysis-phase-reaction = Reaktionen
analysis-phase-play = Spiel
analysis-round = Runde { $round }
analysis-round-setup = Aufbau
analysis-mark = { $player }, { $when }: { $verdict }, { $loss }
analysis-played = Gespielt: { $action }
analysis-best = Besser: { $action }
analysis-turning-decision = { $player }: „{ $best }“ war besser als „{ $played }“.
analysis-turning-lucky = Die Würfel halfen { $player }.
analysis-turning-unlucky = Die Würfel schadeten { $player }.
analysis-points-of-winning = { $change } Siegchance
analysis-how-quick = Eine schnelle Auswertung. Jede Entscheidung wurde in gedachten Runden mit einigen anderen verglichen.
analysis-how-deep = Eine gründliche Auswertung. Jede Entscheidung wurde in vielen gedachten Runden mit vielen anderen verglichen.
analysis-how-timed = Eine Auswertung von { $seconds } s: erst schnell, dann gründlicher, wo es am meisten zählt.
analysis-how-hidden = Was jemand nicht wissen konnte, wurde jedes Mal neu gezogen.
analysis-how-luck = Glück ist, was ein Wurf geändert hat, verglichen mit allem, was er hätte bringen können.
analysis-unfinished = Diese Partie ist nicht zu Ende, also gibt es kein Ergebnis.
analysis-progress = Ausgewertet: { $done } von { $all }
analysis-written = Gespeichert unter { $file }.
analysis-step = Schritt { $step }

# Im Browser.

analysis-begin = Partie auswerten
analysis-deeper = Gründlich auswerten
analysis-cancel = Abbrechen
analysis-waiting = Warten auf den Server …
analysis-failed = Die Auswertung ist gescheitert. Versuch es noch einmal.
analysis-next-mark = Nächste Marke
analysis-report = Bericht
analysis-with-each = Siegchance mit jeder Möglichkeit
analysis-show = Auf dem Plan zeigen
analysis-learn = Besseres finden
analysis-learn-ask = { $player } ist dran. Was ist am besten?
analysis-learn-right = Richtig. Besseres wurde nicht gefunden.
analysis-learn-wrong = Es gibt etwas Besseres. Versuch es noch einmal.
analysis-hint = Hinweis
analysis-save-html = Als HTML speichern
analysis-save-json = Als JSON speichern
analysis-share = Link kopieren
analysis-arrow-played = gespielt
analysis-arrow-best = am besten
analysis-at-this-step = Chancen nach diesem Schritt

# opendust study

whatif-help = Gib eine Handlung in der Notation ein. roll oder dice 3 5: Zufall; undo; tree; go 4; comment WORTE; chances; best oder best deep; board; position; save DATEI; quit
whatif-chance = Als Nächstes kommen Würfel oder Karten. Gib roll ein, oder was gekommen ist.
whatif-over = Die Partie ist zu Ende.
whatif-save-where = Gib nach save einen Dateinamen ein.

# opendust puzzles

puzzle-none = Rätsel { $number } gibt es nicht. Das letzte ist { $last }.
puzzle-number = Rätsel { $number } von { $all }
puzzle-wrong = Nicht ganz. Am besten ist: { $action }
puzzle-margin = { $chance } damit, { $second } mit der nächstbesten Möglichkeit. Gelöst in Folge: { $streak }
puzzle-mined = { $count ->
    [one] 1 Rätsel kam
   *[other] { $count } Rätsel kamen
 } zu { $file } hinzu.
puzzle-file-unreadable = Das ist keine Datei mit Rätseln.

# The analysis board in the page

whatif-title = Analysebrett
whatif-about = Spiel von jeder Stellung aus weiter, für alle Seiten, und probiere, was sonst möglich war. Nach einer Partie geht das mit „Ab hier probieren“ an jeder Stelle.
whatif-paste = Stellung in einer Zeile
whatif-open = Stellung öffnen
whatif-file = Oder eine Datei: eine gespeicherte Studie oder die Aufzeichnung einer Partie
whatif-no-position = Das lässt sich nicht öffnen. Es ist weder eine Stellung noch eine Studie noch eine Partie.
whatif-open-other = Andere öffnen
whatif-beginning = Anfang
whatif-back = Zurück
whatif-on = Weiter
whatif-rolls = Sofort würfeln
whatif-comment = Kommentar zu diesem Zug
whatif-link = Link kopieren
whatif-position = Stellung kopieren
whatif-save = Als Datei speichern
whatif-best = Beste Züge
whatif-depth = Wie gründlich
whatif-depth-quick = schnell
whatif-depth-deep = gründlich
whatif-roll = Würfeln
whatif-take-these = Diese nehmen
whatif-die = Würfel { $number }: { $face }
whatif-drawn = Ziehung { $number }
whatif-choose-dice = { $count ->
    [one] Würfle, oder bestimme den Würfel
   *[other] Würfle, oder bestimme die { $count } Würfel
}. Ein Klick dreht einen Würfel.
whatif-choose-drawn = { $count ->
    [one] Zieh eine Karte, oder bestimme sie
   *[other] Zieh { $count } Karten, oder bestimme sie
}.
whatif-worlds = { $count ->
    [one] einmal probiert
   *[other] { $count }-mal probiert
}
