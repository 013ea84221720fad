# Warum etwas in Dust Tactics nicht geht.

# Jede Entscheidung
tactics-refusal-nobody-chooses = Gerade hat niemand eine Wahl: Es wird gewürfelt, oder das Spiel ist aus.
tactics-refusal-not-your-choice = Du bist gerade nicht gefragt.
tactics-refusal-not-now = Das geht jetzt nicht.
tactics-refusal-misshapen = Zu { $verb } passen diese Wörter nicht.
tactics-refusal-no-such-thing = Das gibt es nicht: { $noun }.
tactics-refusal-outcome-impossible = Es werden { $count } Würfel mit Seiten von 1 bis 6 geworfen.

# Aufbau
tactics-refusal-square-not-there = Ein Geländefeld kommt auf ein Feld mit Punkt, das noch frei ist.
tactics-refusal-element-not-there = Ein Deckungselement steht in der Deckungszone, auf einem freien Kreis oder einer freien Raute; eine Sperre in einem Gebäude braucht einen großen Eingang.
tactics-refusal-join-no-hero = { $hero } ist kein Held.
tactics-refusal-join-no-squad = { $squad } ist kein Trupp.
tactics-refusal-join-other-player = { $hero } und { $squad } gehören nicht beide dir.
tactics-refusal-join-other-armor = { $hero } und { $squad } haben verschiedene Panzerungsklassen.
tactics-refusal-join-has-hero = { $squad } hat schon einen Helden.
tactics-refusal-join-has-joined = { $hero } hat sich schon einem Trupp angeschlossen.
tactics-refusal-join-jump-differs = Nur eine von beiden Einheiten, { $hero } und { $squad }, hat Jump.
tactics-refusal-join-ape-differs = Nur eine von beiden Einheiten, { $hero } und { $squad }, ist ein Blutkreuz Ape.
tactics-refusal-join-zombie-differs = Nur eine von beiden Einheiten, { $hero } und { $squad }, ist ein Blutkreuz Zombie.
tactics-refusal-join-no-commander = { $squad } ist ein Command Squad; { $hero } ist kein Commander.

# Aktivierung
tactics-refusal-part-not-joined = { $unit } ist keinem Trupp angeschlossen.
tactics-refusal-part-off-board = { $unit } betritt das Feld zusammen mit dem Trupp.
tactics-refusal-unit-not-yours = { $unit } gehört dir nicht.
tactics-refusal-unit-joined-to-squad = { $unit } wird zusammen mit dem Trupp aktiviert.
tactics-refusal-unit-destroyed = { $unit } ist vernichtet.
tactics-refusal-unit-activated = { $unit } war in dieser Runde schon an der Reihe.
tactics-refusal-unit-not-the-reactivated = Zuerst handelt die Einheit, die befohlen oder zurückgeholt wurde.
tactics-refusal-unit-not-one-of-the-parted = Jetzt handelt eine der beiden, die sich getrennt haben.
tactics-refusal-plan-two-attacks = Eine Einheit greift nicht zweimal an.
tactics-refusal-plan-must-enter = { $unit } ist nicht auf dem Feld; die erste Aktion ist eine Bewegung.
tactics-refusal-plan-no-entry = Für { $unit } ist kein Aufstellungsfeld frei; es bleibt nur, nichts zu tun.
tactics-refusal-plan-no-charge = { $unit } hat Charge nicht.
tactics-refusal-plan-nothing-to-shoot = { $unit } hat jetzt kein Ziel.
tactics-refusal-plan-no-weapon = { $unit } hat keine Waffe, die einzusetzen wäre.
tactics-refusal-plan-nothing-to-reload = { $unit } hat keine leere Waffe.
tactics-refusal-plan-no-observer = { $unit } ist kein Beobachter.
tactics-refusal-plan-no-artillery = Keine andere Artillerieeinheit deiner Seite ist auf dem Feld, geladen und noch nicht aktiviert.
tactics-refusal-plan-no-tank-head = { $unit } hat Tank Head nicht, oder schon eingesetzt.
tactics-refusal-plan-one-ability = Ein Spieler versucht in einer Runde eine Fähigkeit eines Command Squad.
tactics-refusal-extra-not-available = { $unit } kann mit diesem Plan nicht alle diese Fertigkeiten und Waffen ansagen.

# Bewegung
tactics-refusal-enter-not-there = { $space } ist kein freies Aufstellungsfeld von dir.
tactics-refusal-stop-not-here = Hier kann die Einheit ihre Bewegung nicht beenden.
tactics-refusal-step-not-adjacent = { $space } liegt nicht neben { $unit }.
tactics-refusal-step-too-far = { $unit } hat zu wenige Bewegungspunkte für den Schritt nach { $space }.
tactics-refusal-step-wall-in-way = Zwischen { $unit } und { $space } steht eine Wand.
tactics-refusal-step-entrance-too-small = Der Eingang zu { $space } ist zu klein für { $unit }.
tactics-refusal-step-vehicle-cuts-corner = Ein Fahrzeug fährt nicht schräg an einer unpassierbaren Ecke vorbei.
tactics-refusal-step-between-corners = Niemand geht schräg zwischen zwei unpassierbaren Ecken hindurch.
tactics-refusal-step-no-room-to-end = Von { $space } aus käme { $unit } auf kein Feld, auf dem die Bewegung enden kann.
tactics-refusal-space-without-dot = { $space } hat keinen Punkt.
tactics-refusal-space-deep-water = { $space } ist tiefes Wasser.
tactics-refusal-space-rubble-bars-vehicle = { $space } ist Trümmerfeld; Fahrzeuge fahren dort nicht hinein.
tactics-refusal-space-trap-bars-vehicle = Auf { $space } steht eine Panzersperre.
tactics-refusal-space-enemy-there = Auf { $space } steht ein Feind.
tactics-refusal-space-friend-bars-vehicle = Ein Fahrzeug fährt nicht durch die eigene Einheit auf { $space }.
tactics-refusal-space-vehicle-not-jumped = Auf { $space } steht ein Fahrzeug; Fahrzeuge werden nicht übersprungen.
tactics-refusal-space-taken = { $space } ist besetzt, und nur Helden teilen ein Feld.
tactics-refusal-space-landing-taken = { $unit } muss auf einem leeren Feld landen; { $space } ist nicht leer.
tactics-refusal-space-off-board = { $unit } stünde zum Teil neben dem Spielfeld.
tactics-refusal-space-on-roof = { $unit } kann nicht auf einem Gebäude landen.
tactics-refusal-crush-needs-vehicle = Nur ein Fahrzeug, das auf das Feld fährt, zermalmt eine Kiste.
tactics-refusal-crush-no-crate = Auf { $space } steht keine Kiste.

# Angriffe
tactics-refusal-weapon-of-another-unit = { $weapon } gehört nicht der angreifenden Einheit.
tactics-refusal-weapon-already-aimed = { $weapon } hat schon ein Ziel, und das bleibt.
tactics-refusal-weapon-not-declared = { $weapon } wurde nicht angesagt.
tactics-refusal-weapon-not-for-charge = Ein Sturmangriff endet mit Waffen der Reichweite 1 oder C; { $weapon } ist keine.
tactics-refusal-weapon-carrier-lost = Niemand ist übrig, der { $weapon } trägt.
tactics-refusal-weapon-not-loaded = { $weapon } muss zuerst nachgeladen werden.
tactics-refusal-weapon-no-ammo = { $weapon } hat keine Munition mehr.
tactics-refusal-weapon-cannot-damage = Das kann { $target } niemals schaden.
tactics-refusal-weapon-flame-against-trap = Flammen zerstören keine Panzersperre.
tactics-refusal-weapon-needs-ammo = Sag, wie viel Munition { $weapon } verbraucht.
tactics-refusal-weapon-takes-no-ammo = { $weapon } hat keine begrenzte Munition.
tactics-refusal-weapon-names-miniature = { $weapon } ist eine Scharfschützenwaffe: Nenne eine Miniatur von { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } ist keine Scharfschützenwaffe.
tactics-refusal-ammo-too-much = So viel kann { $weapon } nicht verbrauchen: höchstens die Kästchen der Karte, und eins je Miniatur des Trupps.
tactics-refusal-target-not-on-board = { $target } ist nicht auf dem Feld.
tactics-refusal-target-friendly = { $target } ist auf deiner Seite.
tactics-refusal-target-in-smoke = { $target } steht im Rauch und kann kein Ziel sein.
tactics-refusal-shooter-in-smoke = Aus dem Rauch greift niemand an.
tactics-refusal-target-out-of-range = { $target } ist außer Reichweite.
tactics-refusal-target-not-seen = Es gibt keine Sichtlinie zu { $target }.
tactics-refusal-target-not-the-activated-unit = Reaktionsfeuer gilt nur der aktivierten Einheit.
tactics-refusal-target-not-observed = Der indirekte Schuss gilt nur der beobachteten Einheit.
tactics-refusal-flame-no-path = Die Flamme hat keinen Weg zu { $target }.
tactics-refusal-flame-not-there = Dorthin kann die Flamme auf dem Weg zu ihrem Ziel nicht.
tactics-refusal-reroll-no-such-die = Kein Würfel zeigt das.
tactics-refusal-retaliate-not-with-that = Nur Waffen der Reichweite C, die dem Angreifer schaden können, schlagen zurück.
tactics-refusal-losses-do-not-match = Es muss genau so viel verloren gehen, wie es Schadenspunkte gibt.

# Reaktionsfeuer
tactics-refusal-reaction-not-your-unit = Mit { $unit } reagierst nicht du.
tactics-refusal-reaction-unit-activated = { $unit } war in dieser Runde schon an der Reihe.
tactics-refusal-reaction-no-unit = { $unit } ist keine Einheit auf dem Feld, die reagieren könnte.
tactics-refusal-reaction-cannot-hit = { $unit } hat keine Waffe, die hinreicht, sieht und der feindlichen Einheit schaden kann.
tactics-refusal-order-changed-this-turn = Dieser stehende Befehl wurde in diesem Zug schon geändert.
tactics-refusal-order-none = { $unit } hat keinen stehenden Befehl.
tactics-refusal-order-malformed = Ein Befehl nennt, wen er betrifft, und eine Reichweite von 1 bis 30.
tactics-refusal-order-already-silent = Du lässt Reaktionen schon aus.
tactics-refusal-order-not-silent = Du wirst schon nach Reaktionen gefragt.

# Fertigkeiten
tactics-refusal-reload-not-empty = Diese Waffe ist nicht leer.
tactics-refusal-restore-not-that = Get Up bringt eine Miniatur eines benachbarten Trupps oder einen HP eines benachbarten Helden zurück.
tactics-refusal-strike-no-artillery = { $unit } ist keine Artillerieeinheit von dir, die geladen, auf dem Feld und noch nicht aktiviert ist.
tactics-refusal-strike-target-deep-inside = { $target } ist in einem Gebäude, fern von den Ausgängen.
tactics-refusal-ability-no-command-squad = { $unit } ist kein Command Squad.
tactics-refusal-ability-member-lost = Das Mitglied von { $unit } mit dieser Fähigkeit ist verloren.
tactics-refusal-ability-needs-radioman = Field Repair braucht den lebenden Funker.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys braucht den lebenden Funker.
tactics-refusal-ability-already-tried = In dieser Runde wurde schon eine Fähigkeit eines Command Squad versucht.
tactics-refusal-ability-vehicle-returned-before = Field Repair ist einmal gelungen und gelingt nicht wieder.
tactics-refusal-ability-squad-returned-before = Come On Guys ist einmal gelungen und gelingt nicht wieder.
tactics-refusal-ability-no-vehicle-lost = Kein Fahrzeug von dir ist vernichtet.
tactics-refusal-ability-no-squad-lost = Kein Trupp von dir ist vernichtet.
tactics-refusal-ability-brings-back-squads = Come On Guys bringt nur Trupps zurück.
tactics-refusal-ability-brings-back-vehicles = Field Repair bringt nur Fahrzeuge zurück.
tactics-refusal-ability-not-destroyed = { $unit } ist nicht vernichtet.
tactics-refusal-ability-squad-not-destroyed = { $unit } ist nicht vernichtet.
tactics-refusal-ability-not-friendly = { $unit } ist nicht auf deiner Seite.
tactics-refusal-ability-on-itself = Keine Fähigkeit wirkt auf die Einheit selbst.
tactics-refusal-ability-not-adjacent = { $unit } ist nicht benachbart.
tactics-refusal-ability-not-activated-yet = { $unit } war in dieser Runde noch nicht an der Reihe.
tactics-refusal-ability-wrong-kind = Die Fähigkeit wirkt nicht auf { $unit }.
tactics-refusal-ability-unhurt = { $unit } hat nichts verloren.
tactics-refusal-ability-not-on-board = { $unit } ist nicht auf dem Feld.
