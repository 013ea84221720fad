# Warum etwas in Dust Tactics nicht erlaubt ist.

# Jede Entscheidung
tactics-refusal-nobody-chooses = Im Moment gibt es nichts zu entscheiden: Es wird gewürfelt, oder die Partie ist zu Ende.
tactics-refusal-not-your-choice = Das entscheidet jemand anders.
tactics-refusal-not-now = Das geht jetzt nicht.
tactics-refusal-misshapen = „{ $verb }“ ist nicht vollständig. Tippe ? für Beispiele.
tactics-refusal-no-such-thing = { $noun ->
    [unit] Diese Einheit gibt es nicht.
    [space] Dieses Feld gibt es nicht.
    [weapon] Diese Waffe gibt es nicht.
    [model] Diese Figur gibt es nicht.
    [target] Dieses Ziel gibt es nicht.
    [extra] Diese Fähigkeit oder Spezialwaffe gibt es nicht.
    [side] Diese Seite gibt es nicht.
    [seat] Diesen Spieler gibt es nicht.
    [plan] Diese Aktionen gibt es nicht.
    [element] Dieses Deckungselement gibt es nicht.
    [result] Dieses Würfelergebnis gibt es nicht.
    [quarry] Diese Art von Zielen gibt es nicht.
   *[other] Das gibt es nicht.
 }
tactics-refusal-outcome-impossible = { $count ->
    [one] Nötig ist 1 Würfel mit einer Seite von 1 bis 6.
   *[other] Nötig sind { $count } Würfel mit Seiten von 1 bis 6.
 }

# Aufbau
tactics-refusal-square-not-there = Ein Geländeplättchen kommt auf ein freies Feld mit Punkt.
tactics-refusal-element-not-there = Ein Deckungselement kommt in die Deckungszone, auf einen freien Kreis oder eine freie Raute. In einem Gebäude braucht eine Panzersperre einen großen Eingang.
tactics-refusal-join-no-hero = { $hero } ist kein Held.
tactics-refusal-join-no-squad = { $squad } ist kein Trupp.
tactics-refusal-join-other-player = { $hero } und { $squad } gehören nicht beide dir.
tactics-refusal-join-other-armor = { $hero } und { $squad } haben verschiedene Panzerungsklassen.
tactics-refusal-join-has-hero = { $squad } hat schon einen Helden.
tactics-refusal-join-has-joined = { $hero } gehört schon zu einem Trupp.
tactics-refusal-join-jump-differs = { $hero } und { $squad }: Nur eine der beiden Einheiten hat Jump.
tactics-refusal-join-ape-differs = { $hero } und { $squad }: Nur eine der beiden Einheiten hat Blutkreuz Ape.
tactics-refusal-join-zombie-differs = { $hero } und { $squad }: Nur eine der beiden Einheiten hat Blutkreuz Zombie.
tactics-refusal-join-no-commander = { $squad } ist ein Kommandotrupp. Dafür braucht { $hero } die Fähigkeit Commander.

# Aktivierung
tactics-refusal-part-not-joined = { $unit } ist keinem Trupp angeschlossen.
tactics-refusal-part-off-board = { $unit } betritt das Schlachtfeld mit dem Trupp.
tactics-refusal-unit-not-yours = { $unit } gehört dir nicht.
tactics-refusal-unit-joined-to-squad = { $unit } wird mit dem Trupp aktiviert.
tactics-refusal-unit-destroyed = { $unit } ist zerstört.
tactics-refusal-unit-activated = { $unit } wurde in dieser Runde schon aktiviert.
tactics-refusal-unit-not-the-reactivated = Zuerst handelt die Einheit, die den Befehl erhielt oder zurückkehrt.
tactics-refusal-unit-not-one-of-the-parted = Jetzt handelt eine der beiden Einheiten, die sich getrennt haben.
tactics-refusal-plan-two-attacks = Zwei Angriffe in einer Aktivierung sind nicht erlaubt.
tactics-refusal-plan-must-enter = { $unit } ist noch nicht auf dem Schlachtfeld. Die erste Aktion ist eine Bewegung.
tactics-refusal-plan-no-entry = Für { $unit } ist kein Startfeld frei. Die Einheit kann nur nichts tun.
tactics-refusal-plan-no-charge = { $unit } hat die Fähigkeit Charge nicht.
tactics-refusal-plan-nothing-to-shoot = { $unit } hat jetzt kein Ziel.
tactics-refusal-plan-no-weapon = { $unit } hat keine einsetzbare Waffe.
tactics-refusal-plan-nothing-to-reload = { $unit } hat keine leere Waffe.
tactics-refusal-plan-no-observer = { $unit } hat die Fähigkeit Artillery Strike nicht.
tactics-refusal-plan-no-artillery = Keine Artillerieeinheit deiner Seite ist auf dem Schlachtfeld, geladen und noch nicht aktiviert.
tactics-refusal-plan-no-tank-head = { $unit } hat Tank Head nicht oder schon eingesetzt.
tactics-refusal-plan-one-ability = Je Runde darfst du nur eine Fähigkeit eines Kommandotrupps versuchen.
tactics-refusal-extra-not-available = { $unit } kann mit diesem Plan nicht alle diese Fähigkeiten und Waffen ansagen.
tactics-refusal-extra-skill-lacking = { $unit } hat diese Fähigkeit nicht.
tactics-refusal-extra-skill-used = { $unit } hat diese Fähigkeit schon eingesetzt.
tactics-refusal-extra-assault-entry = Assault verlängert nicht die Bewegung auf das Schlachtfeld.
tactics-refusal-extra-jump-of-one = { $unit } kann nur springen, wenn Held und Trupp Jump haben.
tactics-refusal-extra-without-move = { $unit } braucht für diese Fähigkeit eine Bewegung.
tactics-refusal-extra-without-attack = { $unit } braucht dafür einen Angriff.
tactics-refusal-extra-of-another-unit = Diese Waffe gehört nicht zu { $unit }.

# Bewegung
tactics-refusal-enter-not-there = { $space } ist keines deiner freien Startfelder.
tactics-refusal-step-not-adjacent = { $space } grenzt nicht an { $unit }.
tactics-refusal-step-too-far = { $unit } hat zu wenige Bewegungspunkte für { $space }.
tactics-refusal-step-wall-in-way = Zwischen { $unit } und { $space } steht eine Mauer.
tactics-refusal-step-structure-not-jumped = Fahrzeuge springen nicht über Gebäude.
tactics-refusal-step-entrance-too-small = Der Eingang zu { $space } ist zu klein für { $unit }.
tactics-refusal-step-vehicle-cuts-corner = Ein Fahrzeug darf nicht diagonal an einer unpassierbaren Ecke vorbei.
tactics-refusal-step-between-corners = Keine Einheit darf diagonal zwischen zwei unpassierbaren Ecken hindurch.
tactics-refusal-space-without-dot = { $space } hat keinen Punkt.
tactics-refusal-space-deep-water = { $space } ist tiefes Wasser.
tactics-refusal-space-rubble-bars-vehicle = Auf { $space } liegen Trümmer. Fahrzeuge können das Feld nicht betreten.
tactics-refusal-space-trap-bars-vehicle = Auf { $space } steht eine Panzersperre.
tactics-refusal-space-enemy-there = Auf { $space } steht ein Gegner.
tactics-refusal-space-friend-bars-vehicle = Ein Fahrzeug kann nicht durch die eigene Einheit auf { $space }.
tactics-refusal-space-vehicle-not-jumped = Auf { $space } steht ein Fahrzeug. Über Fahrzeuge kann man nicht springen.
tactics-refusal-space-taken = { $space } ist besetzt. Nur Helden teilen ein Feld.
tactics-refusal-space-landing-taken = { $space } ist nicht leer. { $unit } muss auf einem leeren Feld landen.
tactics-refusal-space-off-board = { $unit } stünde zum Teil außerhalb des Schlachtfelds.
tactics-refusal-space-on-roof = { $unit } kann nicht auf einem Gebäude landen.
tactics-refusal-crush-needs-vehicle = Nur ein Fahrzeug, das auf das Feld fährt, kann eine Munitionskiste zermalmen.
tactics-refusal-crush-no-crate = Auf { $space } steht keine Munitionskiste.

# Angriffe
tactics-refusal-weapon-of-another-unit = { $weapon } gehört nicht zur angreifenden Einheit.
tactics-refusal-weapon-already-aimed = { $weapon } hat schon ein Ziel. Es lässt sich nicht ändern.
tactics-refusal-weapon-not-declared = { $weapon } ist nicht angesagt.
tactics-refusal-weapon-not-for-charge = Ein Sturmangriff nutzt nur Waffen der Reichweite 1 oder C, nicht { $weapon }.
tactics-refusal-weapon-carrier-lost = Keine Figur mit { $weapon } ist übrig.
tactics-refusal-weapon-not-loaded = { $weapon } muss zuerst nachgeladen werden.
tactics-refusal-weapon-no-ammo = { $weapon } hat keine Munition mehr.
tactics-refusal-weapon-cannot-damage = Diese Waffe kann { $target } nicht schaden.
tactics-refusal-weapon-flame-against-trap = Flammen zerstören keine Panzersperre.
tactics-refusal-weapon-needs-ammo = Sage, wie viel Munition { $weapon } verbraucht.
tactics-refusal-weapon-takes-no-ammo = { $weapon } hat keine begrenzte Munition.
tactics-refusal-weapon-names-miniature = { $weapon } ist eine Scharfschützenwaffe. Wähle eine Figur von { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } ist keine Scharfschützenwaffe.
tactics-refusal-weapon-miniature-lost = { $target } hat diese Figur schon verloren. Nenne eine, die noch steht.
tactics-refusal-ammo-too-much = So viel Munition kann { $weapon } nicht verbrauchen: höchstens die freien Kästchen der Karte und eines je Figur des Trupps.
tactics-refusal-target-not-on-board = { $target } ist nicht auf dem Schlachtfeld.
tactics-refusal-target-friendly = { $target } ist auf deiner Seite.
tactics-refusal-target-in-squad = { $target } kämpft als Teil des Trupps. Wähle den Trupp als Ziel.
tactics-refusal-target-in-smoke = { $target } steht im Rauch und kann kein Ziel sein.
tactics-refusal-shooter-in-smoke = Aus dem Rauch kann niemand angreifen.
tactics-refusal-target-in-own-space = { $target } ist auf demselben Feld. Waffen feuern nur auf andere Felder.
tactics-refusal-target-out-of-range = { $target } ist außer Reichweite.
tactics-refusal-target-not-seen = Zu { $target } gibt es keine Sichtlinie.
tactics-refusal-target-not-the-activated-unit = Reaktionsfeuer gilt nur der aktivierten Einheit.
tactics-refusal-target-not-observed = Indirektes Feuer gilt nur der beobachteten Einheit.
tactics-refusal-flame-no-path = Die Flamme hat keinen Weg zu { $target }.
tactics-refusal-flame-not-there = Über dieses Feld erreicht die Flamme ihr Ziel nicht.
tactics-refusal-reroll-no-such-die = Kein Würfel zeigt das.
tactics-refusal-retaliate-not-with-that = Zurückschlagen kannst du nur mit Waffen der Reichweite C, die dem Angreifer schaden.
tactics-refusal-losses-do-not-match = Wähle genau so viele Verluste, wie es Schaden gibt.

# Reaktionsfeuer
tactics-refusal-reaction-not-your-unit = { $unit } gehört dir nicht.
tactics-refusal-reaction-unit-activated = { $unit } wurde in dieser Runde schon aktiviert.
tactics-refusal-reaction-no-unit = { $unit } kann nicht reagieren.
tactics-refusal-reaction-cannot-hit = { $unit } hat keine Waffe, die das Ziel sieht, erreicht und ihm schadet.
tactics-refusal-order-changed-this-turn = Diesen Dauerbefehl hast du in diesem Zug schon geändert.
tactics-refusal-order-none = { $unit } hat keinen Dauerbefehl.
tactics-refusal-order-malformed = Ein Dauerbefehl nennt die Art der Ziele und eine Entfernung von 1 bis 30.
tactics-refusal-order-already-silent = Die Fragen nach Reaktionsfeuer sind schon aus.
tactics-refusal-order-not-silent = Die Fragen nach Reaktionsfeuer sind schon an.

# Fähigkeiten
tactics-refusal-reload-not-empty = Diese Waffe ist nicht leer.
tactics-refusal-restore-not-that = Get Up gibt einem angrenzenden Trupp eine Figur oder einem angrenzenden Helden einen LP zurück.
tactics-refusal-strike-no-artillery = { $unit } ist keine eigene Artillerieeinheit, die geladen, auf dem Schlachtfeld und noch nicht aktiviert ist.
tactics-refusal-strike-target-deep-inside = { $target } ist in einem Gebäude, auf einem Feld ohne Ausgang.
tactics-refusal-strike-gun-deep-inside = { $unit } steht in einem Gebäude auf einem Feld ohne Ausgang und kann nicht hinausschießen.
tactics-refusal-ability-no-command-squad = { $unit } ist kein Kommandotrupp.
tactics-refusal-ability-member-lost = { $unit }: Das Mitglied mit dieser Fähigkeit ist gefallen.
tactics-refusal-ability-needs-radioman = Field Repair braucht einen lebenden Funker.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys braucht einen lebenden Funker.
tactics-refusal-ability-already-tried = In dieser Runde wurde schon eine Fähigkeit eines Kommandotrupps versucht.
tactics-refusal-ability-vehicle-returned-before = Field Repair ist in dieser Partie schon einmal gelungen.
tactics-refusal-ability-squad-returned-before = Come On Guys ist in dieser Partie schon einmal gelungen.
tactics-refusal-ability-no-vehicle-lost = Keines deiner Fahrzeuge ist zerstört.
tactics-refusal-ability-no-squad-lost = Keiner deiner Trupps ist zerstört.
tactics-refusal-ability-brings-back-squads = Come On Guys bringt nur Trupps zurück.
tactics-refusal-ability-brings-back-vehicles = Field Repair bringt nur Fahrzeuge zurück.
tactics-refusal-ability-not-destroyed = { $unit } ist nicht zerstört.
tactics-refusal-ability-squad-not-destroyed = { $unit } ist nicht zerstört.
tactics-refusal-ability-not-friendly = { $unit } ist nicht auf deiner Seite.
tactics-refusal-ability-on-itself = Eine Einheit kann diese Fähigkeit nicht auf sich selbst anwenden.
tactics-refusal-ability-not-adjacent = { $unit } ist nicht angrenzend.
tactics-refusal-ability-not-activated-yet = { $unit } wurde in dieser Runde noch nicht aktiviert.
tactics-refusal-ability-wrong-kind = Auf { $unit } wirkt diese Fähigkeit nicht.
tactics-refusal-ability-unhurt = { $unit } hat keinen Schaden.
tactics-refusal-ability-not-on-board = { $unit } ist nicht auf dem Schlachtfeld.
