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
tactics-refusal-join-no-hero = Kein Held: { $hero }.
tactics-refusal-join-no-squad = Kein Trupp: { $squad }.
tactics-refusal-join-other-player = { $hero } und { $squad } gehören nicht beide dir.
tactics-refusal-join-other-armor = { $hero } und { $squad } haben verschiedene Panzerungsklassen.
tactics-refusal-join-has-hero = Schon mit einem Helden verbunden: { $squad }.
tactics-refusal-join-has-joined = { $hero } gehört schon zu einem Trupp.
tactics-refusal-join-jump-differs = { $hero } und { $squad }: Nur eine der beiden Einheiten hat Jump.
tactics-refusal-join-ape-differs = { $hero } und { $squad }: Nur eine der beiden Einheiten hat Blutkreuz Ape.
tactics-refusal-join-zombie-differs = { $hero } und { $squad }: Nur eine der beiden Einheiten hat Blutkreuz Zombie.
tactics-refusal-join-no-commander = In den Kommandotrupp { $squad } darf nur ein Held mit Commander, nicht { $hero }.

# Aktivierung
tactics-refusal-part-not-joined = In keinem Trupp: { $unit }.
tactics-refusal-part-off-board = Nur mit dem Trupp auf das Schlachtfeld: { $unit }.
tactics-refusal-unit-not-yours = Nicht deine Einheit: { $unit }.
tactics-refusal-unit-joined-to-squad = Aktiviere { $unit } zusammen mit dem Trupp.
tactics-refusal-unit-destroyed = Schon zerstört: { $unit }.
tactics-refusal-unit-activated = Du hast { $unit } in dieser Runde schon aktiviert.
tactics-refusal-unit-not-the-reactivated = Zuerst handelt die Einheit, die den Befehl erhielt oder zurückkehrt.
tactics-refusal-unit-not-one-of-the-parted = Jetzt handelt eine der beiden Einheiten, die sich getrennt haben.
tactics-refusal-plan-two-attacks = Zwei Angriffe in einer Aktivierung sind nicht erlaubt.
tactics-refusal-plan-must-enter = Noch nicht auf dem Schlachtfeld: { $unit }. Die erste Aktion ist eine Bewegung.
tactics-refusal-plan-no-entry = Für { $unit } ist kein Startfeld frei. Die Einheit kann nur nichts tun.
tactics-refusal-plan-no-charge = Charge ist keine Fähigkeit von { $unit }.
tactics-refusal-plan-nothing-to-shoot = Jetzt kein Ziel für { $unit }.
tactics-refusal-plan-no-weapon = Keine einsetzbare Waffe für { $unit }.
tactics-refusal-plan-nothing-to-reload = Keine leere Waffe bei { $unit }.
tactics-refusal-plan-no-observer = Artillery Strike ist keine Fähigkeit von { $unit }.
tactics-refusal-plan-no-artillery = Keine Artillerieeinheit deiner Seite ist auf dem Schlachtfeld, geladen und noch nicht aktiviert.
tactics-refusal-plan-no-tank-head = Tank Head ist keine Fähigkeit von { $unit } oder schon eingesetzt.
tactics-refusal-plan-nothing-to-strike = Keine Artillerieeinheit könnte jetzt etwas in Sicht treffen: { $unit }.
tactics-refusal-plan-no-vehicle-to-repair = Kein beschädigtes Fahrzeug deiner Seite grenzt an { $unit }.
tactics-refusal-plan-nobody-to-restore = Kein Trupp oder Held deiner Seite mit Verlusten grenzt an { $unit }.
tactics-refusal-plan-nobody-to-order = Niemand könnte jetzt auf Befehl noch einmal handeln: { $unit }.
tactics-refusal-plan-one-ability = Je Runde darfst du nur eine Fähigkeit eines Kommandotrupps versuchen.
tactics-refusal-extra-not-available = Mit diesem Plan sind nicht alle diese Fähigkeiten und Waffen möglich: { $unit }.
tactics-refusal-extra-skill-lacking = Das ist keine Fähigkeit von { $unit }.
tactics-refusal-extra-skill-used = Fähigkeit schon eingesetzt: { $unit }.
tactics-refusal-extra-assault-entry = Assault verlängert nicht die Bewegung auf das Schlachtfeld.
tactics-refusal-extra-jump-of-one = Ein Sprung geht nur, wenn Held und Trupp Jump haben: { $unit }.
tactics-refusal-extra-without-move = Für diese Fähigkeit ist eine Bewegung nötig: { $unit }.
tactics-refusal-extra-without-attack = Dafür ist ein Angriff nötig: { $unit }.
tactics-refusal-extra-of-another-unit = Diese Waffe gehört nicht zu { $unit }.

# Bewegung
tactics-refusal-enter-not-there = { $space } ist keines deiner freien Startfelder.
tactics-refusal-step-not-adjacent = { $space } grenzt nicht an { $unit }.
tactics-refusal-step-too-far = Zu wenige Bewegungspunkte bis { $space }: { $unit }.
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
tactics-refusal-space-landing-taken = { $space } ist nicht leer. Gelandet wird nur auf leeren Feldern: { $unit }.
tactics-refusal-space-off-board = Kein Platz auf dem Schlachtfeld für { $unit }: ein Teil läge außerhalb.
tactics-refusal-space-on-roof = Auf einem Gebäude wird nicht gelandet: { $unit }.
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
tactics-refusal-weapon-miniature-lost = Diese Figur ist schon verloren: { $target }. Nenne eine, die noch steht.
tactics-refusal-ammo-too-much = So viel Munition kann { $weapon } nicht verbrauchen: höchstens die freien Kästchen der Karte und eines je Figur des Trupps.
tactics-refusal-target-not-on-board = Nicht auf dem Schlachtfeld: { $target }.
tactics-refusal-target-friendly = Auf deiner Seite: { $target }.
tactics-refusal-target-in-squad = { $target } allein geht nicht. Wähle den Trupp als Ziel.
tactics-refusal-target-in-smoke = Im Rauch und darum kein Ziel: { $target }.
tactics-refusal-shooter-in-smoke = Aus dem Rauch kann niemand angreifen.
tactics-refusal-target-in-own-space = Auf demselben Feld: { $target }. Waffen feuern nur auf andere Felder.
tactics-refusal-target-out-of-range = Außer Reichweite: { $target }.
tactics-refusal-target-not-seen = Zu { $target } gibt es keine Sichtlinie.
tactics-refusal-target-not-the-activated-unit = Reaktionsfeuer gilt nur der aktivierten Einheit.
tactics-refusal-target-not-observed = Indirektes Feuer gilt nur der beobachteten Einheit.
tactics-refusal-flame-no-path = Die Flamme hat keinen Weg zu { $target }.
tactics-refusal-flame-not-there = Über dieses Feld erreicht die Flamme ihr Ziel nicht.
tactics-refusal-reroll-no-such-die = Kein Würfel zeigt das.
tactics-refusal-retaliate-not-with-that = Zurückschlagen kannst du nur mit Waffen der Reichweite C, die dem Angreifer schaden.
tactics-refusal-losses-do-not-match = Wähle genau so viele Verluste, wie es Schaden gibt.

# Reaktionsfeuer
tactics-refusal-reaction-not-your-unit = Nicht deine Einheit: { $unit }.
tactics-refusal-reaction-unit-activated = Du hast { $unit } in dieser Runde schon aktiviert.
tactics-refusal-reaction-no-unit = Keine Reaktion möglich: { $unit }.
tactics-refusal-reaction-cannot-hit = Keine Waffe sieht und erreicht das Ziel und schadet ihm: { $unit }.
tactics-refusal-order-changed-this-turn = Diesen Dauerbefehl hast du in diesem Zug schon geändert.
tactics-refusal-order-none = Kein Dauerbefehl für { $unit }.
tactics-refusal-order-malformed = Ein Dauerbefehl nennt die Art der Ziele und eine Entfernung von 1 bis 30.
tactics-refusal-order-already-silent = Die Fragen nach Reaktionsfeuer sind schon aus.
tactics-refusal-order-not-silent = Die Fragen nach Reaktionsfeuer sind schon an.

# Fähigkeiten
tactics-refusal-reload-not-empty = Diese Waffe ist nicht leer.
tactics-refusal-restore-not-that = Get Up gibt einem angrenzenden Trupp eine Figur oder einem angrenzenden Helden einen LP zurück.
tactics-refusal-strike-no-artillery = Nicht möglich mit { $unit }. Wähle eine eigene Artillerieeinheit, die geladen, auf dem Schlachtfeld und noch nicht aktiviert ist.
tactics-refusal-strike-target-deep-inside = In einem Gebäude, auf einem Feld ohne Ausgang: { $target }.
tactics-refusal-strike-gun-deep-inside = Kein Schuss nach draußen von einem Feld ohne Ausgang: { $unit }.
tactics-refusal-ability-no-command-squad = Kein Kommandotrupp: { $unit }.
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
tactics-refusal-ability-not-destroyed = Nicht zerstört: { $unit }.
tactics-refusal-ability-squad-not-destroyed = Nicht zerstört: { $unit }.
tactics-refusal-ability-not-friendly = Nicht auf deiner Seite: { $unit }.
tactics-refusal-ability-on-itself = Eine Einheit kann diese Fähigkeit nicht auf sich selbst anwenden.
tactics-refusal-ability-not-adjacent = Nicht angrenzend: { $unit }.
tactics-refusal-ability-not-activated-yet = In dieser Runde noch nicht aktiviert: { $unit }.
tactics-refusal-ability-wrong-kind = Auf { $unit } wirkt diese Fähigkeit nicht.
tactics-refusal-ability-unhurt = Noch nichts verloren: { $unit }.
tactics-refusal-ability-not-on-board = Nicht auf dem Schlachtfeld: { $unit }.
