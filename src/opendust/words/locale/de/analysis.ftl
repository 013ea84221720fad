# Was eine Auswertung sagt: wo eine Partie gewonnen und verloren wurde.

analysis-title = Wo die Partie entschieden wurde
analysis-chances = Siegchance
analysis-over-rounds = Runde für Runde
analysis-summary = Die Spieler
analysis-turning-points = Wendepunkte
analysis-no-turning-points = Keine einzelne Entscheidung und kein Wurf ragt heraus.
analysis-marks = Was besser gegangen wäre
analysis-no-marks = Es fanden sich keine klaren Fehler.
analysis-suspects = Noch einen Blick wert
analysis-suspects-note = Zu knapp für ein Urteil: Der Unterschied ist kleiner als die Unsicherheit daneben. Eine tiefere Analyse sagt vielleicht mehr.
analysis-luck = Glück
analysis-phases = Genauigkeit nach Teil des Zuges
analysis-phases-note = Genauigkeit ist der Anteil der Entscheidungen, die geschätzt weniger als 2 % gekostet haben. In Klammern: verschenkte Siegchance je Entscheidung.
analysis-player = Spieler
analysis-result = Ergebnis
analysis-lost-by-decisions = Verschenkt je Entscheidung
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
analysis-faults = Klare Fehler
analysis-no-faults = keine
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
analysis-when = { $when }, { $subject }
analysis-round-setup = Aufbau
analysis-mark = { $player }, { $when }: { $verdict }, { $loss }
analysis-give-or-take = { $loss }, plus/minus { $margin }
analysis-played = Gespielt: { $action }
analysis-best = Besser: { $action }
analysis-why-won = Warum? Das gewinnt die Partie in dieser Runde in { $here } der Fälle, nicht in { $there }.
analysis-why-won-soon = Warum? Das gewinnt die Partie in den nächsten Aktivierungen in { $here } der Fälle, nicht in { $there }.
analysis-why-capital-kept = Warum? Die Hauptstadt hält in dieser Runde in { $here } der Fälle, nicht in { $there }.
analysis-why-capital-taken = Warum? Das erobert in dieser Runde eine Hauptstadt in { $here } der Fälle, nicht in { $there }.
analysis-why-majorities = Warum? Hoheiten nach der Runde, im Mittel: { $here } statt { $there }.
analysis-why-points = Warum? Punkte in dieser Runde, im Mittel: { $here } statt { $there }.
analysis-why-sources = Warum? Energiequellen nach der Runde, im Mittel: { $here } statt { $there }.
analysis-why-army = Warum? Eigene Armee nach der Runde, in Produktionspunkten: { $here } statt { $there }.
analysis-why-enemies = Warum? Gegnerische Armeen nach der Runde, in Produktionspunkten: { $here } statt { $there }.
analysis-why-destroyed = Warum? Zerstörte gegnerische Einheiten in den nächsten Aktivierungen, im Mittel: { $here } statt { $there }.
analysis-why-units-lost = Warum? Eigene Verluste in den nächsten Aktivierungen, im Mittel: { $here } statt { $there }.
analysis-why-damage-dealt = Warum? Angerichteter Schaden in den nächsten Aktivierungen, im Mittel: { $here } statt { $there }.
analysis-why-damage-taken = Warum? Erlittener Schaden in den nächsten Aktivierungen, im Mittel: { $here } statt { $there }.
analysis-why-strength = Warum? Viele kleine Dinge kommen zusammen. Keine einzelne Zahl sticht heraus.
analysis-turning-decision = { $player }: „{ $best }“ war besser als „{ $played }“.
analysis-turning-lucky = Die Würfel halfen { $player }.
analysis-turning-unlucky = Die Würfel schadeten { $player }.
analysis-points-of-winning = { $change } Siegchance
analysis-how-quick = Eine schnelle Auswertung. Jede Entscheidung wurde in gedachten Runden mit einigen anderen verglichen.
analysis-how-deep = Eine gründliche Auswertung. Jede Entscheidung wurde in vielen gedachten Runden mit vielen anderen verglichen.
analysis-how-timed = Eine Auswertung von { $seconds } s: erst schnell, dann gründlicher, wo es am meisten zählt.
analysis-how-hidden = Was jemand nicht wissen konnte, wurde jedes Mal neu gezogen.
analysis-how-luck = Glück ist, was ein Wurf geändert hat, verglichen mit allem, was er hätte bringen können. Darum kann ein Ergebnis ohne Glück unter 0 oder über 100 % liegen.
analysis-unfinished = Diese Partie ist nicht zu Ende, also gibt es kein Ergebnis.
analysis-progress = Ausgewertet: { $share }
analysis-written = Gespeichert unter { $file }.
analysis-step = Schritt { $step }

# Im Browser.

analysis-begin = Partie auswerten
analysis-deeper = Gründlich auswerten
analysis-cancel = Abbrechen
analysis-waiting = Warten auf den Server …
analysis-failed = Die Auswertung ist gescheitert. Versuche es noch einmal.
analysis-next-mark = Nächste Marke
analysis-report = Bericht
analysis-with-each = Siegchance, verglichen mit der besten Möglichkeit
analysis-show = Zeigen, was besser war
analysis-learn = Besseres finden
analysis-learn-ask = { $player } ist dran. Was ist am besten?
analysis-learn-right = Richtig. Besseres wurde nicht gefunden.
analysis-learn-wrong = Es gibt etwas Besseres. Versuche es noch einmal.
analysis-hint = Hinweis
analysis-save-html = Als HTML speichern
analysis-save-json = Als JSON speichern
analysis-share = Link kopieren
analysis-arrow-played = gespielt
analysis-arrow-best = am besten
analysis-at-this-step = Chancen nach diesem Schritt

# opendust study

whatif-help = Gib eine Handlung in der Notation ein. roll oder dice 3 5: Zufall; undo; tree; go 4; comment WORTE; chances; best oder best deep; board; position; save DATEI; write DATEI; quit
whatif-chance = Als Nächstes kommen Würfel oder Karten. Gib roll ein, oder was gekommen ist.
whatif-over = Die Partie ist zu Ende.
whatif-save-where = Gib nach save einen Dateinamen ein.

# opendust puzzles

puzzle-none = Rätsel { $number } gibt es nicht. Wähle 1 bis { $last }.
puzzle-number = Rätsel { $number } von { $all }
puzzle-wrong = Nicht ganz. Am besten ist: { $action }
puzzle-choose = Wähle eine Zahl von 1 bis { $last }, oder tippe q zum Beenden.
puzzle-margin = { $chance } damit, { $second } mit der nächstbesten Möglichkeit. Gelöst in Folge: { $streak }
puzzle-mined = { $file } enthält jetzt { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
 }.
puzzle-fails = Rätsel { $number } ({ $id }) hält nicht mehr: Seine beste Handlung führt um { $lead } und gewinnt am Ende { $more } mehr.
puzzle-still-hold = Noch gültige Rätsel: { $count } von { $all }.
puzzle-file-unreadable = Das ist keine Datei mit Rätseln.

# The analysis board in the page

whatif-title = Analysebrett
whatif-about = Spiel von jeder Stellung aus weiter, für alle Seiten, und probiere, was sonst möglich war. Nach einer Partie geht das mit „Ab hier probieren“ an jeder Stelle.
whatif-paste = Stellung in einer Zeile
whatif-open = Stellung öffnen
whatif-file = Oder eine Datei: eine gespeicherte Studie oder die Aufzeichnung einer Partie
whatif-no-position = Das lässt sich nicht öffnen. Es ist weder eine Stellung noch eine Studie noch eine Partie.
whatif-open-other = Andere öffnen
whatif-by-hand = Stellung aufbauen
whatif-change = Stellung ändern
whatif-set-up = Aufbauen
whatif-by-hand-note = Gebiete, Einheiten, Zentren, Karten, Punkte und Phase als Text. Ändere, was du willst. Was fehlt, bekommt seinen üblichen Wert.
whatif-begin-with = Beginne mit einer Stellung von:
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

# Puzzles in the page and in the terminal

puzzle-title = Rätsel
puzzle-about = Stellungen aus echten Partien, in denen etwas klar besser ist als alles andere. Finde es auf dem Spielplan.
puzzle-all-themes = Alle Themen
puzzle-theme = Thema
puzzle-theme-win = Die Partie gewinnen
puzzle-theme-defend-capital = Die Hauptstadt verteidigen
puzzle-theme-take-capital = Eine Hauptstadt erobern
puzzle-theme-majority = Eine Hoheit gewinnen
puzzle-theme-convoy = Den Geleitzug brechen
puzzle-theme-sea = Seegefechte
puzzle-theme-power-source = Eine Energiequelle erobern
puzzle-theme-attack = Angreifen
puzzle-theme-march = Bewegen
puzzle-theme-retreat = Rückzug
puzzle-theme-hold-back = Sich zurückhalten
puzzle-theme-cards = Eine Karte spielen
puzzle-theme-special = Spezialangriffe
puzzle-theme-destroy = Gegner zerstören
puzzle-theme-save-units = Eigene Einheiten retten
puzzle-theme-activation = Eine Einheit wählen
puzzle-theme-movement = Ein Feld wählen
puzzle-theme-entry = Das Schlachtfeld betreten
puzzle-theme-reactive-fire = Reaktionsfeuer
puzzle-theme-fire = Ein Ziel wählen
puzzle-theme-hit-back = Zurückschlagen
puzzle-theme-losses = Verluste wählen
puzzle-theme-reroll = Neu würfeln
puzzle-theme-play = Finde es
puzzle-hint-win = Es kann jetzt entschieden werden.
puzzle-hint-defend-capital = Deine Hauptstadt ist in Gefahr.
puzzle-hint-take-capital = Eine Hauptstadt ist in Reichweite.
puzzle-hint-majority = Zähle, wer am meisten hält.
puzzle-hint-convoy = Gegnerische Einheiten könnten über See kommen.
puzzle-hint-sea = Schau auf die See.
puzzle-hint-power-source = Eine Energiequelle ist in Reichweite.
puzzle-hint-attack = Ein Angriff lohnt sich mehr als die anderen.
puzzle-hint-march = Deine Einheiten werden woanders gebraucht.
puzzle-hint-retreat = Lohnt es sich, weiterzukämpfen?
puzzle-hint-hold-back = Was, wenn du nichts mehr tust?
puzzle-hint-cards = Vergleiche Punkte, Bewegung und Fähigkeiten deiner Karten.
puzzle-hint-special = Ein Spezialangriff ist möglich.
puzzle-hint-destroy = Eine gegnerische Einheit lässt sich zerstören.
puzzle-hint-save-units = Eine deiner Einheiten ist in Gefahr.
puzzle-hint-activation = Eine Einheit wird zuerst gebraucht.
puzzle-hint-movement = Denk an Deckung und Reichweite.
puzzle-hint-entry = Denk daran, wer dieses Feld sieht.
puzzle-hint-reactive-fire = Jetzt feuern oder die Aktivierung behalten?
puzzle-hint-fire = Wähle das Ziel, auf das es ankommt.
puzzle-hint-hit-back = Vergleiche die Verluste beider Seiten.
puzzle-hint-losses = Welche Figur brauchst du am meisten?
puzzle-hint-reroll = Vergleiche den Wurf mit dem, was zu erwarten war.
puzzle-hint-play = Vergleiche die Möglichkeiten miteinander.
puzzle-hint-three = Es ist eines davon:
puzzle-why-won = Du gewinnst die Partie in dieser Runde: in { $here } der Fälle, gegen { $there } mit „{ $next }“.
puzzle-why-won-soon = Du gewinnst die Partie in den nächsten Aktivierungen: in { $here } der Fälle, statt in { $there } mit „{ $next }“.
puzzle-why-capital-kept = Du behältst deine Hauptstadt in dieser Runde: in { $here } der Fälle, gegen { $there } mit „{ $next }“.
puzzle-why-capital-taken = Du eroberst in dieser Runde eine Hauptstadt: in { $here } der Fälle, gegen { $there } mit „{ $next }“.
puzzle-why-majorities = Hoheiten, die du nach der Runde hältst, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-points = Punkte in dieser Runde, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-sources = Energiequellen, die du nach der Runde hältst, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-army = Deine Armee nach der Runde, in Produktionspunkten: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-enemies = Gegnerische Armeen nach der Runde, in Produktionspunkten: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-destroyed = Gegnerische Einheiten, die in den nächsten Aktivierungen fallen, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-units-lost = Einheiten, die du in den nächsten Aktivierungen verlierst, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-damage-dealt = Schaden, den du in den nächsten Aktivierungen anrichtest, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-damage-taken = Schaden, den du in den nächsten Aktivierungen nimmst, im Mittel: { $here }, gegen { $there } mit „{ $next }“.
puzzle-why-strength = Du stehst danach besser als mit „{ $next }“, in vielen kleinen Dingen.
puzzle-best = Am besten: { $action }
puzzle-chance = Siegchance: { $chance }. Nächstbestes: { $second }.
puzzle-yours = Deine Antwort: { $chance }.
puzzle-as-good = Richtig. Das ist so gut wie das Beste, was gefunden wurde.
puzzle-solution = Lösung
puzzle-next = Nächstes Rätsel
puzzle-streak = In Folge: { $count }
puzzle-best-streak = Rekord: { $count }
puzzle-solved = Gelöst: { $count } von { $all }
puzzle-try-on = Auf dem Analysebrett öffnen
puzzle-done-all = Du hast alle gelöst. Von vorn beginnen?
puzzle-forget = Von vorn beginnen
puzzle-gone = Dieses Rätsel gibt es nicht mehr.
puzzle-checking = Wird verglichen …

## A position changed on the board

edit-title = Stellung ändern
edit-on-board = Auf dem Brett ändern
edit-choose-place = Wähle einen Ort auf dem Brett, um zu ändern, was dort steht.
edit-play = Ab hier spielen
edit-line = Stellung in einer Zeile
edit-add = Karte hinzufügen
edit-remove = { $what } entfernen
edit-less = { $what }: eins weniger
edit-more = { $what }: eins mehr
edit-phase = Runde und Phase
edit-stage = Phase
edit-scores = Punkte und Hoheiten
edit-cards = Karten
edit-owner = Besitzer
edit-center = Produktionszentrum
edit-round = Runde
edit-turn = Am Zug
edit-points = Punkte übrig
edit-hand = Hand von { $player }
edit-played = Gespielte Karte von { $player }
edit-as-it-is = mittendrin
edit-destroyed = zerstört
edit-off = nicht auf dem Feld
edit-unit-at = { $unit } ({ $place })
edit-put = Hier aufstellen
edit-place = Ort
edit-ammo = { $weapon }: Munition
edit-loaded = { $weapon }: geladen
edit-none = nichts
edit-cover = Deckungselement
edit-cover-hp = Deckungselement: LP
edit-order = Dauerbefehl: feuert auf
edit-reach = Dauerbefehl: Reichweite
edit-silent = Fragen nach Reaktionsfeuer aus: { $side }
