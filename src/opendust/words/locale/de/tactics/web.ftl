# Was der Browser selbst zu Dust Tactics sagt; die Worte des Spiels kommen vom Server.

web-tactics-not-there = Das geht jetzt nicht.
web-tactics-battlefield = Schlachtfeld
web-tactics-as-list = Als Liste
web-tactics-show-moves = Bewegung
web-tactics-show-fire = Feuerbereich
web-tactics-sides = Die beiden Seiten
web-tactics-round = Runde { $round }/{ $rounds }
web-tactics-points = Punkte
web-tactics-vp = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-tactics-units-left = { $left ->
    [0] keine Einheit übrig
    [one] 1 Einheit übrig
   *[other] { $left } Einheiten übrig
 }, { $destroyed } zerstört
web-tactics-units = Einheiten
web-tactics-spaces = Felder
web-tactics-terrain-circle = offenes Gelände
web-tactics-terrain-triangle = tiefes Wasser
web-tactics-terrain-cross = Trümmer
web-tactics-terrain-diamond = Rauch
web-tactics-terrain-none = unpassierbar
web-tactics-inside = in einem Gebäude
web-tactics-square = Geländeplättchen
web-tactics-crate = Munitionskiste ({ $hp } LP)
web-tactics-trap = Panzersperre ({ $hp } LP)
web-tactics-entry-of = Startfeld: { $side }
web-tactics-objective-here = Missionsziel: { $name }
web-tactics-own = deine
web-tactics-enemy = gegnerisch
web-tactics-side-0 = erste Seite
web-tactics-side-1 = zweite Seite
web-tactics-left = { $left } von { $full } übrig
web-tactics-left-short = { $left } übrig
web-tactics-left-all = kein Verlust
web-tactics-with = mit { $unit }
web-tactics-reserve = noch nicht auf dem Schlachtfeld
web-tactics-destroyed = zerstört
web-tactics-activated = in dieser Runde aktiviert
web-tactics-brief-card = { $kind }, Panzerungsklasse { $armor }, Bewegung { $movement }
web-tactics-moves-away = { $moves ->
    [one] mit einer Bewegung erreichbar
   *[other] mit { $moves } Bewegungen erreichbar
 }
web-tactics-cover-none = keine Deckung
web-tactics-cover-soft = leichte Deckung
web-tactics-cover-hard = schwere Deckung
web-tactics-ap = { $ap } AP
web-tactics-armor = Panzerungsklasse
web-tactics-movement = Bewegung
web-tactics-hp = LP
web-tactics-cover-saves = Deckungswurf leicht / schwer
web-tactics-face-hit = Treffer
web-tactics-face-blank = Niete
web-tactics-face-none = keine
web-tactics-weapons = Waffen
web-tactics-weapon = Waffe
web-tactics-range = Reichw.
web-tactics-empty = leer
web-tactics-ammo = Munition { $ammo }
web-tactics-damage = je Treffer { $damage } Schaden
web-tactics-values = 3/1: drei Würfel, ein Schaden je Treffer. Spalten: Panzerungsklasse des Ziels (S Soldaten, V Fahrzeuge, A Flugzeuge). C: Nahkampf.
web-tactics-activate = Eine Einheit aktivieren
web-tactics-pick-unit = Wähle eine Einheit, in der Liste oder auf dem Schlachtfeld.
web-tactics-pick-reserve = Wähle eine Einheit. Ihre erste Bewegung führt sie an deinem Rand aufs Feld.
web-tactics-first-title = Initiative
web-tactics-first-why = Die Seite, die beginnt, aktiviert eine Einheit. Danach wechseln sich die Seiten ab.
web-tactics-first-own = Selbst beginnen
web-tactics-first-own-note = Du aktivierst die erste Einheit
web-tactics-first-other = { $name } beginnen lassen
web-tactics-key = Zeichen
web-tactics-key-may = kann handeln
web-tactics-key-done = hat gehandelt
web-tactics-key-soft = leichte Deckung
web-tactics-key-hard = schwere Deckung
web-tactics-key-reserve = in Reserve
web-tactics-two-actions = Was soll geschehen, { $unit }?
web-tactics-extras = In dieser Aktivierung auch einsetzen
web-tactics-step-enter = Wähle ein leuchtendes Startfeld.
web-tactics-step-move = { $points ->
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
 } Wähle ein leuchtendes Feld. Die Einheit findet den Weg selbst.
web-tactics-step-sustained-attack = Dauerfeuer
web-tactics-step-charge-attack = Sturmangriff
web-tactics-step-leap = Sprung
web-tactics-crush = { $spaces }: Das Fahrzeug würde die Munitionskiste zermalmen.
web-tactics-aim-title = { $unit }: { $mode }
web-tactics-mode-ordinary = Angriff
web-tactics-mode-sustained = Dauerfeuer (Fehlwürfe werden neu gewürfelt)
web-tactics-mode-charging = Sturmangriff
web-tactics-mode-reactive = Reaktionsfeuer
web-tactics-mode-indirect = indirektes Feuer
web-tactics-aim = Zielen
web-tactics-aim-one = Mit { $weapon } auf { $target } zielen
web-tactics-aim-all = Mit allen Waffen zielen
web-tactics-aim-hint = Wähle ein Ziel, um die Chancen zu sehen. Klicke es auf dem Schlachtfeld noch einmal an, um mit allen Waffen zu feuern.
web-tactics-aim-rest = Hat jede Waffe ein Ziel, wird gefeuert.
web-tactics-spend = Munition { $ammo }
web-tactics-fire-nothing = Nicht feuern
web-tactics-retaliate-none = Nicht zurückschlagen
web-tactics-retaliate-both = Andere Waffen kommen zuerst. Im Nahkampf würfeln beide zugleich, Deckung hilft nicht.
web-tactics-retaliate-dice = { $unit }: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 } gegen { $target }
web-tactics-odds = zerstört: { $destroyed }, mittlere Verluste: { $lost }
web-tactics-odds-left = Was von { $unit } übrig bleibt
web-tactics-odds-weapon = Chancen mit { $weapon }
web-tactics-odds-all = Chancen mit allen Waffen
web-tactics-odds-attack = Chancen eines Angriffs
web-tactics-odds-sustained = Chancen mit Dauerfeuer
web-tactics-no-odds = Von hier aus ist kein Angriff möglich.
web-tactics-place = Ein Deckungselement stellen
web-tactics-lay = Ein Geländeplättchen legen
web-tactics-react = Reaktionsfeuer auf { $unit }?
web-tactics-without = Keine einsetzen
web-tactics-orders = Dauerbefehle für Reaktionsfeuer
web-tactics-orders-how = Was deine Einheiten tun, wenn sich ein Gegner in ihrer Sicht bewegt. Nur du siehst es. Jeden Befehl kannst du einmal pro Zug ändern.
web-tactics-order-quarry = Auf
web-tactics-order-range = Bis Entfernung
web-tactics-order-give = Befehle speichern
web-tactics-order-ask = Mich fragen
web-tactics-order-fire = Sofort feuern
web-tactics-order-hold = Nicht feuern
web-tactics-order-any = beliebig
web-tactics-order-done = Diesen Befehl hast du in diesem Zug schon geändert.
web-tactics-order-count = { $firing } feuern sofort, { $holding } feuern nicht, { $asking } fragen
web-tactics-mission = Dein Auftrag
web-tactics-order-sign-ask = fragt vor Reaktionsfeuer
web-tactics-order-sign-fire = Reaktionsfeuer sofort
web-tactics-order-sign-hold = kein Reaktionsfeuer
web-tactics-silent = Nicht nach Reaktionsfeuer fragen
web-tactics-seen = Sichtlinie frei, Entfernung { $range }.
web-tactics-unseen = Keine Sichtlinie, Entfernung { $range }.
web-tactics-objectives = Missionsziele
web-tactics-how-to-win = Zerstörte Gegner bringen ihre AP als Punkte. Ohne Einheiten hast du verloren.
web-tactics-map-of = Schlachtfeld: { $name }
web-tactics-army-of = Armee: { $side }
web-tactics-army-usual = Die Armee des Szenarios
web-tactics-guest-limit = Wähle deine Armee, bis zu { $limit } AP.
web-tactics-guest-free = Wähle deine Armee.
web-tactics-army-own = Eigene Auswahl
web-tactics-army-title = Eine Armee zusammenstellen
web-tactics-army-faction = Fraktion
web-tactics-faction-allies = Alliierte
web-tactics-faction-axis = Achse
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } AP
web-tactics-army-cost-of = { $ap } von { $limit } AP
web-tactics-army-good = Diese Armee ist erlaubt.
web-tactics-army-empty = Noch keine Einheiten. Füge Karten hinzu.
web-tactics-army-add = { $unit } hinzufügen
web-tactics-army-drop = { $unit } entfernen
web-tactics-army-join = { $hero } schließt sich an
web-tactics-army-alone = niemandem
web-tactics-army-card = Karte: { $unit }
web-tactics-do-less = Eine Aktion nicht nutzen

web-tactics-deed-reload = Die Waffe ist wieder geladen.
web-tactics-deed-artillery-strike = Eine eigene Artillerieeinheit feuert sofort auf einen Gegner, den diese Einheit sieht.
web-tactics-deed-tank-head = Aller Schaden eines angrenzenden eigenen Fahrzeugs ist behoben.
web-tactics-deed-get-moving = Ein Würfel: Bei einem Treffer wird die gewählte Einheit wieder bereit und handelt gleich nach diesem Trupp.
web-tactics-deed-makeshift-repair = Ein angrenzendes Fahrzeug erhält einen LP zurück. Ohne Wurf.
web-tactics-deed-field-repair = Ein Würfel: Bei einem Treffer kehrt ein zerstörtes Fahrzeug zurück. Gelingt einmal je Partie.
web-tactics-deed-get-up = Ein angrenzender Trupp erhält eine Figur oder ein angrenzender Held einen LP zurück. Ohne Wurf.
web-tactics-deed-come-on-guys = Ein Würfel: Bei einem Treffer kehrt ein zerstörter Trupp zurück. Gelingt einmal je Partie.
web-tactics-snipe-at = Wähle die Figur:
web-tactics-flame-way = Wähle ein leuchtendes Feld, durch das die Flamme geht.
web-tactics-in-range = zu treffen mit { $weapons }
web-tactics-point = Zeig auf ein Feld, um zu sehen, was dort ist.
web-tactics-card-against = gegen { $target } ({ $armor })
web-tactics-card-total = Zusammen
web-tactics-card-all = Alle Panzerungsklassen
web-tactics-card-sources = Woher die Zahlen stammen
web-tactics-card-skills = Fähigkeiten
web-tactics-card-cost = Armeepunkte
web-tactics-card-acted = Hat in dieser Runde schon gehandelt
web-tactics-known-printed = Im Regelheft gedruckt
web-tactics-known-published = Anderswo veröffentlicht
web-tactics-known-reconstructed = Von uns erschlossen, ohne Quelle
web-tactics-known-own = Aus deiner eigenen Datei
web-tactics-clash = { $attacker } → { $target }
web-tactics-clash-hits = { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
 }
web-tactics-clash-saves = { $saved ->
    [one] 1 durch Deckung abgewehrt
   *[other] { $saved } durch Deckung abgewehrt
 }
web-tactics-clash-missed = Daneben
web-tactics-clash-saved = Abgewehrt
web-tactics-clash-gone = Zerstört
web-tactics-clash-again = { $weapon }, neuer Wurf
web-tactics-clash-blanks = Nieten zählen

# Vor der Schlacht

web-tactics-where = Wo?
web-tactics-kind = Art
web-tactics-kind-all = Alle { $count }
web-tactics-kind-destroy = Zerstören
web-tactics-kind-hold = Halten
web-tactics-kind-reach = Erreichen
web-tactics-minutes = etwa { $minutes } min
web-tactics-size = { $width } mal { $height }
web-tactics-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }
web-tactics-limit = { $ap } AP je Seite
web-tactics-balance = { $first } { $one }, { $second } { $other }: Siege in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } gleicher Bots.
web-tactics-your-side = Deine Seite
web-tactics-aim-destroy = Zerstöre den Gegner: Jede Einheit zählt ihre AP.
web-tactics-initiative-dice = { $dice ->
    [one] 1 Initiativewürfel
   *[other] { $dice } Initiativewürfel
 }
web-tactics-play-bot = Gegen einen Bot spielen
web-tactics-play-bots = Mit { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
 }, zwei je Seite
web-tactics-you-lead = Du führst: { $side }
web-tactics-teams = Wer spielt mit wem?
web-tactics-team-of = Seite von { $name }
web-tactics-team-empty = Diese Seite spielt noch niemand: { $side }.
web-tactics-army-points = Armeepunkte
web-tactics-army-over = { $ap } AP zu viel
web-tactics-army-none = Füge Einheiten hinzu. Dann siehst du, ob die Armee erlaubt ist.
web-tactics-army-faults = { $count ->
    [one] Ein Fehler zu beheben
   *[other] { $count } Fehler zu beheben
 }
web-tactics-army-part = { $hero } bleibt allein
web-tactics-army-leave-out = { $unit } weglassen
web-tactics-army-fits = Was noch passt
web-tactics-army-share = Als Text teilen
web-tactics-army-name = Name der Armee
web-tactics-army-save = Speichern
web-tactics-army-saved = In diesem Browser gespeichert
web-tactics-army-forget = löschen: { $name }
web-tactics-army-paste = Eine Armee einfügen
web-tactics-army-take = Diese Armee nehmen
web-tactics-army-copy-self = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn.

web-tactics-by-hand = Oder zwei Aktionen ansagen
web-tactics-intent-hint = Klicke auf ein Feld, um dich dorthin zu bewegen, oder auf einen Gegner, um ihn anzugreifen. Ein zweiter Klick führt es aus.
web-tactics-intent-change = Zwei Aktionen. Wähle auf dem Schlachtfeld neu, um sie zu ändern.
web-tactics-orders-head = Deine Befehle
web-tactics-own-attack = Dein Angriff
web-tactics-intent-free = Bewegung oder Angriff
web-tactics-intent-slot-move = Bewegung
web-tactics-intent-slot-attack = Angriff
web-tactics-intent-slot-sustained = Dauerfeuer
web-tactics-intent-move = Nach { $space } bewegen
web-tactics-intent-attack = { $target } angreifen
web-tactics-intent-sustained = Dauerfeuer auf { $target }
web-tactics-intent-move-attack = Nach { $space } bewegen, { $target } angreifen
web-tactics-intent-attack-move = { $target } angreifen, nach { $space } bewegen
web-tactics-intent-odds = trifft zu { $hurt }, zerstört zu { $destroyed }
web-tactics-intent-own = im Schnitt { $lost } eigene Verluste
web-tactics-intent-ways = Wege, { $target } anzugreifen (trifft · zerstört)
web-tactics-intent-none = Kein Angriff von { $unit } auf { $target } diesmal. Auch nach einer Bewegung hat keine Waffe, die etwas ausrichtet, Reichweite und Sicht.
web-tactics-intent-never = Wirkungslos: alle Waffen von { $unit } gegen { $target }.
web-tactics-intent-clear = Neu wählen
web-tactics-way-sustained = Von hier, beide Aktionen, Fehlwürfe neu
web-tactics-way-here = Von hier, eine Aktion bleibt frei
web-tactics-way-move = Erst nach { $space } bewegen
web-tactics-stand-title = Auf { $space }
web-tactics-stand-cost = { $moves ->
    [one] 1 Bewegung
   *[other] { $moves } Bewegungen
 }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }
web-tactics-stand-hits = Du könntest treffen
web-tactics-stand-reacts = Kann unterwegs reagieren
web-tactics-stand-dangers = Kann dich dort noch treffen
web-tactics-stand-hurt-kill = trifft · zerstört
web-tactics-stand-fires-hurts = feuert · trifft
web-tactics-stand-hurt-lost = trifft · Verluste
web-tactics-stand-nobody = Von dort kannst du niemanden treffen.
web-tactics-stand-quiet = Von dort kannst du niemanden treffen, und in dieser Runde trifft dich dort niemand.
web-tactics-stand-from = von { $space }
web-tactics-stand-after-move = bewegt sich erst nach { $space }
web-tactics-compare = Deine gewählten Felder im Vergleich
web-tactics-compare-targets = { $count ->
    [0] kein Ziel
    [one] 1 Ziel
   *[other] { $count } Ziele
 }
web-tactics-compare-best = höchstens { $hurt }
web-tactics-compare-danger = drohende Verluste: { $lost }
web-tactics-compare-safe = keine Gefahr
web-tactics-overview = Das ganze Feld. Der Rahmen zeigt, was du siehst.
web-tactics-means = Was das für dich heißt
web-tactics-means-left = { $lost ->
    [0] unversehrt, noch { $left } von { $full }
   *[other] { $lost } verloren, noch { $left } von { $full }
 }
web-tactics-means-able = Kann diese Runde noch handeln und { $unit } treffen:
web-tactics-means-unable = Kann noch handeln, aber nicht treffen: { $units }
web-tactics-means-safe = Kein Gegner, der diese Runde noch handeln kann, kann { $unit } treffen.
web-tactics-means-spent = { $unit }: kann in dieser Runde nicht mehr handeln.
web-tactics-means-answer = { $unit }: kann in dieser Runde noch handeln. Gegen { $other }:
web-tactics-means-no-answer = { $unit }: kann in dieser Runde noch handeln, aber { $other } nicht treffen.
web-tactics-means-points = Punkte: du { $own }, Gegner { $other }.
web-tactics-means-next = { $count ->
    [0] Keine deiner Einheiten kann diese Runde noch handeln.
    [one] Eine deiner Einheiten kann diese Runde noch handeln.
   *[other] { $count } deiner Einheiten können diese Runde noch handeln.
 }
web-tactics-pass = Nichts tun mit { $unit }
web-tactics-pass-why = Passen geht nicht, aber eine Einheit darf nichts tun.
web-tactics-badge-kill = zerstört { $destroyed }
web-tactics-show-threat = Bedrohung
web-tactics-alone = Kein Gegner ist übrig. Die Schlacht endet mit dieser Runde.
web-tactics-end-round = Runde beenden
web-tactics-place-where = Wähle eines der leuchtenden Felder.
web-tactics-on-way = Unterwegs nach { $space }.
web-tactics-then = Dann: Angriff auf { $target }
web-tactics-react-try = Mit { $unit } versuchen
web-tactics-react-fires = { $dice ->
    [one] Ein Würfel, feuert zu { $chance }
   *[other] { $dice } Würfel, feuert zu { $chance }
 }
web-tactics-react-total = Insgesamt { $hurt } Treffer, { $destroyed } zerstört
web-tactics-react-silent = kein Schuss
web-tactics-react-vain = wirkungslos
web-tactics-react-hurt = getroffen
web-tactics-order-short = { $unit }: Wirkung nur bis Reichweite { $range } ({ $quarry }). Darüber hinaus bewirkt der Befehl nichts.
web-tactics-order-never = { $unit }: keine Waffe, die hier wirkt ({ $quarry }). Der Befehl löst nie aus.
web-tactics-loss-tile = { $model }, { $number } von { $of }
web-tactics-loss-title = { $count ->
    [one] Ein Verlust: Wer fällt?
   *[other] { $count } Verluste: Wer fällt?
 }
web-tactics-loss-dice = Würfel gegen
web-tactics-loss-far = Fernkampf
web-tactics-loss-close = Nahkampf
web-tactics-loss-change = { $before }, danach { $after }
web-tactics-loss-flames = Flammen würfeln für jede Figur des Ziels.
web-tactics-loss-how = Wähle eine Figur. Wähle sie noch einmal, um sie zu verschonen.
web-tactics-loss-chosen = { $total } von { $count } gewählt.
web-tactics-loss-do = { $count ->
    [one] 1 Verlust hinnehmen
   *[other] { $count } Verluste hinnehmen
 }
web-tactics-follow = Folgen
web-tactics-value-skull = ein Treffer zerstört
web-tactics-value-hit = ein Schaden je Treffer

# Das Ende einer Schlacht

web-tactics-fell = Zerstört in Runde { $round }: { $unit }
web-tactics-fell-by = Runde { $round }: { $unit } zerstört von { $by }.
web-tactics-end-won = Du hast gewonnen.
web-tactics-end-objective = Missionsziel erfüllt: { $player }.
web-tactics-end-alone = Keine Einheit übrig: { $player }.
web-tactics-end-rounds = Die letzte Runde ist vorbei. Die Siegpunkte entscheiden.
web-tactics-end-vain = Keine Seite kann das Missionsziel noch erfüllen. Die Siegpunkte entscheiden.
web-tactics-end-score = Wertung
web-tactics-end-units = Zerstörte Einheiten
web-tactics-end-count = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
 }
web-tactics-end-turns = Was den Ausschlag gab
web-tactics-end-none = Keine Einheit wurde zerstört.
web-tactics-end-luck = Glück
web-tactics-end-hits = { $hits } Treffer mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }, erwartet { $expected }
web-tactics-end-best = Am meisten zerstört: { $unit }, { $points } AP.
web-tactics-end-chance = Siegchancen
web-tactics-end-chance-note = Nach jeder Aktivierung aus der Stellung geschätzt.
web-tactics-end-left = Verbliebene Armeepunkte
web-tactics-end-course = Wer wann fiel
web-tactics-to-field = Zum Schlachtfeld
