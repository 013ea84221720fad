# Was der Browser selbst zu Dust Tactics sagt; die Worte des Spiels kommen vom Server.

web-tactics-not-there = Das geht jetzt nicht.
web-tactics-battlefield = Schlachtfeld
web-tactics-as-list = Als Liste
web-tactics-show-moves = Bewegung
web-tactics-show-fire = Feuerbereich
web-tactics-sides = Die beiden Seiten
web-tactics-round = Runde { $round }/{ $rounds }
web-tactics-points = Punkte
web-tactics-units-left = { $left ->
    [one] 1 Einheit übrig
   *[other] { $left } Einheiten übrig
 }, { $destroyed } zerstört
web-tactics-units = Einheiten
web-tactics-spaces = Felder
web-tactics-terrain-circle = offenes Gelände
web-tactics-terrain-triangle = tiefes Wasser
web-tactics-terrain-cross = Trümmer
web-tactics-terrain-diamond = Rauch
web-tactics-terrain-none = gesperrt
web-tactics-inside = in einem Gebäude
web-tactics-square = Geländefeld
web-tactics-crate = Munitionskiste ({ $hp } HP)
web-tactics-trap = Panzersperre ({ $hp } HP)
web-tactics-entry-of = Eingang von { $side }
web-tactics-objective-here = Ziel: { $name }
web-tactics-own = deine
web-tactics-enemy = feindlich
web-tactics-side-0 = erste Seite
web-tactics-side-1 = zweite Seite
web-tactics-left = { $left } von { $full } übrig
web-tactics-left-short = { $left } übrig
web-tactics-with = mit { $unit }
web-tactics-reserve = noch nicht auf dem Feld
web-tactics-destroyed = zerstört
web-tactics-activated = hat in dieser Runde gehandelt
web-tactics-brief-card = { $kind }, Panzerung { $armor }, Bewegung { $movement }
web-tactics-moves-away = { $moves ->
    [one] mit einer Bewegung erreichbar
   *[other] mit { $moves } Bewegungen erreichbar
 }
web-tactics-cover-none = keine Deckung
web-tactics-cover-soft = leichte Deckung
web-tactics-cover-hard = schwere Deckung
web-tactics-ap = { $ap } AP
web-tactics-armor = Panzerung
web-tactics-movement = Bewegung
web-tactics-hp = Leben
web-tactics-cover-saves = Rettung in leichter / schwerer Deckung
web-tactics-face-hit = HIT
web-tactics-face-blank = BLANK
web-tactics-face-none = keine
web-tactics-weapons = Waffen
web-tactics-weapon = Waffe
web-tactics-range = Reichw.
web-tactics-empty = leer
web-tactics-ammo = { $ammo } Schuss
web-tactics-values = 3/1: drei Würfel, ein Schaden je HIT. Spalten: Panzerung des Ziels (S Soldaten, V Fahrzeuge, A Flugzeuge). C: Nahkampf.
web-tactics-activate = Eine Einheit aktivieren
web-tactics-pick-unit = Wähle eine deiner leuchtenden Einheiten, hier oder auf der Karte.
web-tactics-two-actions = Was tut { $unit }?
web-tactics-extras = Eingesetzte Fertigkeiten und Spezialwaffen
web-tactics-look-hint = Grün: mit einer oder zwei Bewegungen erreichbar. Klicke auf einen Feind oder ein Feld für Sichtlinie und Chancen.
web-tactics-step-enter = Wähle eines der leuchtenden Felder: dort kommt die Einheit herein.
web-tactics-step-move = { $points ->
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
 } Wähle ein leuchtendes Feld; die Einheit geht von selbst dorthin.
web-tactics-step-sustained-attack = Dauerfeuer
web-tactics-step-charge-attack = Sturmangriff
web-tactics-step-leap = Sprung
web-tactics-crush = In { $spaces } würde das Fahrzeug die Kiste zermalmen.
web-tactics-aim-title = { $unit }: { $mode }
web-tactics-mode-ordinary = Angriff
web-tactics-mode-sustained = Dauerfeuer (Fehlwürfe werden neu gewürfelt)
web-tactics-mode-charging = Sturmangriff
web-tactics-mode-reactive = Reaktionsfeuer
web-tactics-mode-indirect = indirektes Feuer
web-tactics-aim = Richten
web-tactics-aim-one = { $weapon } auf { $target } richten
web-tactics-aim-all = Alle richten
web-tactics-aim-hint = Wähle ein Ziel für die Chancen; noch einmal auf der Karte, um alles darauf zu richten. Ist jede Waffe gerichtet, wird gefeuert.
web-tactics-spend = { $ammo } Schuss
web-tactics-fire-nothing = Nicht schießen
web-tactics-odds = { $destroyed } zerstört, im Mittel { $lost } verloren
web-tactics-odds-left = Was von { $unit } übrig bleibt
web-tactics-odds-weapon = Chancen mit { $weapon }
web-tactics-odds-all = Chancen mit allem
web-tactics-odds-attack = Chancen eines Angriffs
web-tactics-odds-sustained = Chancen von Dauerfeuer
web-tactics-no-odds = Von hier ist kein Schuss möglich.
web-tactics-place = Ein Deckungselement stellen
web-tactics-lay = Ein Geländefeld legen
web-tactics-react = Reaktionsfeuer auf { $unit }?
web-tactics-react-how = Eine Einheit darf es versuchen: bei einem HIT greift sie sofort an; so oder so ist sie für diese Runde fertig.
web-tactics-react-do = Versuchen
web-tactics-react-odds = Wenn es gelingt
web-tactics-without = Ohne weiter
web-tactics-orders = Stehende Befehle für Reaktionsfeuer
web-tactics-orders-how = Eine Einheit mit Befehl versucht Reaktionsfeuer von selbst, wann immer sie kann; du wirst nicht gefragt. Nur du siehst ihn.
web-tactics-order-unit = Einheit
web-tactics-order-quarry = Feuert auf
web-tactics-order-range = Bis Reichweite
web-tactics-order-give = Befehl geben
web-tactics-order-stands = { $quarry } bis { $range }
web-tactics-order-cancel = Zurücknehmen
web-tactics-silent = Mich nicht nach Reaktionsfeuer fragen
web-tactics-seen = In Sicht, Reichweite { $range }.
web-tactics-unseen = Nicht in Sicht, Reichweite { $range }.
web-tactics-objectives = Ziele
web-tactics-how-to-win = Zerstörte Feinde zählen ihre AP als Punkte. Wer keine Einheiten mehr hat, verliert sofort.
web-tactics-map-of = Karte von { $name }
web-tactics-map-facts = { $width } mal { $height } Felder, { $rounds } Runden{ $ap ->
    [0] {""}
   *[other] , Armeen bis { $ap } AP
 }.
web-tactics-army-of = Armee von { $side }
web-tactics-army-usual = die übliche
web-tactics-army-own = Eigene Auswahl
web-tactics-army-title = Eine Armee aufstellen
web-tactics-army-faction = Fraktion
web-tactics-faction-allies = Alliierte
web-tactics-faction-axis = Achse
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } AP
web-tactics-army-cost-of = { $ap } von { $limit } AP
web-tactics-army-good = Diese Armee darf gespielt werden.
web-tactics-army-empty = Noch keine Einheiten. Füge unten welche hinzu.
web-tactics-army-add = hinzufügen: { $unit }
web-tactics-army-drop = wegnehmen: { $unit }
web-tactics-army-join = { $hero } schließt sich an
web-tactics-army-alone = niemandem
web-tactics-army-card = Karte: { $unit }
web-tactics-do-less = Weniger tun

web-tactics-deed-reload = Die Waffe erhält ihre Munition zurück.
web-tactics-deed-artillery-strike = Eine befreundete Artillerieeinheit schießt sofort auf einen Feind, den diese Einheit sieht.
web-tactics-deed-tank-head = Aller Schaden eines benachbarten eigenen Fahrzeugs wird repariert.
web-tactics-deed-get-moving = Ein Würfel: Bei einem HIT wird die gewählte Einheit wieder bereit und handelt gleich nach diesem Trupp.
web-tactics-deed-makeshift-repair = Ein benachbartes beschädigtes Fahrzeug erhält einen HP zurück. Ohne Wurf.
web-tactics-deed-field-repair = Ein Würfel: Bei einem HIT kommt ein zerstörtes Fahrzeug vom Rand zurück. Einmal im Gefecht.
web-tactics-deed-get-up = Ein benachbarter Trupp erhält eine Figur zurück oder ein benachbarter Held einen HP. Ohne Wurf.
web-tactics-deed-come-on-guys = Ein Würfel: Bei einem HIT kommt ein zerstörter Trupp vom Rand zurück. Einmal im Gefecht.
web-tactics-snipe-at = Wähle die Figur:
web-tactics-flame-way = Wähle das Feld, durch das die Flamme geht: Es leuchtet auf dem Plan.
