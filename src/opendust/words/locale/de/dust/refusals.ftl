# Warum etwas in DUST nicht erlaubt ist.

dust-refusal-ability-not-usable = { $ability }: in dieser Runde nicht verfügbar oder schon eingesetzt.
dust-refusal-ace-needs-air-unit = Für Fliegerass brauchst du einen Jäger oder Bomber im Gefecht, vor dem ersten Wurf.
dust-refusal-ally-needs-another = Wähle einen anderen Spieler für den Nichtangriffspakt.
dust-refusal-amount-zero = Wähle mindestens 1.
dust-refusal-area-occupied = { $area } ist schon besetzt.
dust-refusal-area-unknown = Ein Gebiet mit der Nummer { $number } gibt es nicht.
dust-refusal-budget-not-exact = Du musst alle Verstärkungspunkte ausgeben. { $rest ->
    [one] Hier bliebe 1 Punkt übrig, den
   *[other] Hier blieben { $rest } Punkte übrig, die
 } du nicht nutzen kannst.
dust-refusal-budget-not-spent = Gib erst alle Verstärkungspunkte aus: { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
 }.
dust-refusal-capital-closed = { $area } kannst du jetzt nicht beanspruchen. Die Spielerzahl begrenzt, welche Hauptstädte offen sind.
dust-refusal-capital-closed-by-score = { $target } ist eine Hauptstadt. { $score ->
    [one] 1 Siegpunkt reicht
   *[other] { $score } Siegpunkte reichen
 } nicht für einen Angriff darauf.
dust-refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
dust-refusal-cards-bought-already = In diesem Zug hast du schon Karten gekauft.
dust-refusal-casualties-illegal = { $hits ->
    [one] Wähle genau 1 Einheit
   *[other] Wähle genau { $hits } Einheiten
 }: Panzer vor Mechs, Jäger vor Bombern.
dust-refusal-center-already-there = { $area } hat schon ein Produktionszentrum.
dust-refusal-center-idle = Für { $center } fehlt eine Energiequelle: Andere Produktionszentren haben in dieser Phase damit gebaut.
dust-refusal-center-full = { $center }: Das Produktionszentrum kann in dieser Phase noch { $room } bauen, nicht { $amount }.
dust-refusal-center-needs-own-land = { $area } ist kein eigenes Landgebiet. Dort kannst du kein Produktionszentrum bauen.
dust-refusal-center-on-power-source = { $area } ist eine Energiequelle. Dort kannst du kein Produktionszentrum bauen.
dust-refusal-claim-needs-capital = { $area } ist keine Hauptstadt.
dust-refusal-claim-needs-land = { $area } ist ein Seegebiet. Beanspruche ein Landgebiet.
dust-refusal-claim-needs-source = { $area } ist keine Energiequelle. Beanspruche zuerst Energiequellen.
dust-refusal-color-taken = { $color } ist schon vergeben.
dust-refusal-color-unknown = Eine Farbe mit der Nummer { $number } gibt es nicht.
dust-refusal-deploy-needs-neutral-center = { $area } hat kein neutrales Produktionszentrum.
dust-refusal-deploy-needs-own-center = { $area }: Hier hattest du vor dem Einkauf kein Produktionszentrum.
dust-refusal-diplomat-too-late = Den Diplomaten setzt du zu Beginn der Produktion ein, vor dem ersten Kauf.
dust-refusal-discard-needs-purchase = Du kannst nur Karten abwerfen, wenn du danach mindestens eine kaufst.
dust-refusal-fighters-shield-bombers = Zerstöre zuerst die Jäger ({ $fighters }): Sie schützen die Bomber.
dust-refusal-free-mech-needs-center = { $area }: Hier hast du kein Produktionszentrum für den kostenlosen Mech.
dust-refusal-free-mech-on-new-center = { $area }: Das Produktionszentrum ist neu. Der kostenlose Mech braucht ein älteres.
dust-refusal-hand-too-large = Du darfst höchstens { $limit } Karten auf der Hand haben. { $held ->
    [one] Du hast 1 Karte
   *[other] Du hast { $held } Karten
 } und willst { $amount } kaufen.
dust-refusal-launch-needs-own-center = { $center }: Hier hast du kein Produktionszentrum.
dust-refusal-launch-needs-sea = { $area } liegt an Land. U-Boote werden auf See eingesetzt.
dust-refusal-launch-not-adjacent = { $area } grenzt nicht an { $center }.
dust-refusal-launch-sea-closed = { $area } gehört einem anderen Spieler. Neue U-Boote kannst du dort nicht einsetzen.
dust-refusal-misshapen = „{ $verb }“ ist nicht vollständig. Tippe ? für Beispiele.
dust-refusal-missile-needs-center = Für eine Rakete brauchst du ein Produktionszentrum.
dust-refusal-no-center-in-box = { $left ->
    [0] Die Schachtel hat keine Produktionszentren mehr.
    [one] Die Schachtel hat nur noch 1 Produktionszentrum, nicht { $amount }.
   *[other] Die Schachtel hat nur noch { $left } Produktionszentren, nicht { $amount }.
 }
dust-refusal-no-chance-pending = Jetzt wird weder gewürfelt noch gezogen.
dust-refusal-no-missile-on-capital = { $target } ist eine Hauptstadt. Raketen dürfen sie nicht treffen.
dust-refusal-no-neutral-center = Kein neutrales Produktionszentrum kann jetzt bauen.
dust-refusal-no-neutral-purchase = In dieser Ausgabe kann man keine neutralen Einheiten kaufen.
dust-refusal-no-neutral-submarines = Neutrale Truppen haben keine U-Boote.
dust-refusal-no-route = { $origin } → { $target }: Kein Weg führt durch eigene und unbesetzte Gebiete.
dust-refusal-no-setup-submarines = In dieser Ausgabe gibt es im Aufbau keine U-Boote.
dust-refusal-no-submarine-attack-on-capital = { $target } ist eine Hauptstadt. U-Boote können sie nicht angreifen.
dust-refusal-no-units = Wähle mindestens eine Einheit.
dust-refusal-nobody-chooses = Im Moment gibt es nichts zu entscheiden.
dust-refusal-not-now = „{ $verb }“ geht jetzt nicht.
dust-refusal-not-set-aside = Du kannst noch { $left } einsetzen ({ $unit }), nicht { $amount }.
dust-refusal-not-your-choice = Das entscheidet jemand anders.
dust-refusal-nurse-illegal = Die Krankenschwester hilft hier nicht: Diese Einheiten können sich in diesem Gefecht nicht zurückziehen.
dust-refusal-one-origin-only = In dieser Ausgabe kommen alle Bomber einer Bewegung aus demselben Gebiet.
dust-refusal-origin-not-own = { $origin } gehört dir nicht.
dust-refusal-outcome-impossible = { $count ->
    [one] Hier ist genau ein Ergebnis nötig
   *[other] Hier sind genau { $count } Ergebnisse nötig
 }, und diese sind unmöglich.
dust-refusal-radar-illegal = Alien-Radar geht hier nicht: Deine Einheiten haben kein Rückzugsgebiet, oder das Gefecht erlaubt es nicht.
dust-refusal-radar-takes-all = In dieser Ausgabe zieht Alien-Radar alle deine Einheiten zurück.
dust-refusal-raketen-needs-land-unit = Für Raketentruppen brauchst du einen Panzer oder Mech im Gefecht.
dust-refusal-refuge-closed = { $area }: Dorthin kannst du dich nicht zurückziehen. Wähle ein angrenzendes eigenes Gebiet oder, wo die Ausgabe es erlaubt, ein unbesetztes.
dust-refusal-same-attack = { $origin } → { $target }: Diesen Angriff hast du in diesem Zug schon gemacht.
dust-refusal-secret-weapon-illegal = Die Geheimwaffe geht hier nicht: Die Verteidiger können nicht zum Rückzug gezwungen werden.
dust-refusal-secret-weapon-later = In dieser Ausgabe setzt du die Geheimwaffe direkt vor dem ersten Wurf des Angreifers ein.
dust-refusal-special-needs-all = In dieser Ausgabe müssen alle { $amount } teilnehmen.
dust-refusal-special-needs-bombers = Von Land aus machen nur Bomber Spezialangriffe.
dust-refusal-special-needs-submarines = Von See aus machen nur U-Boote Spezialangriffe.
dust-refusal-submarine-is-launched = U-Boote werden auf See eingesetzt. Tippe: launch ANZAHL ZENTRUM SEE
dust-refusal-submarines-first = Dann fehlte deinen U-Booten der Platz: Nur Produktionszentren an der Küste bauen sie.
dust-refusal-tanks-shield-mechs = Zerstöre zuerst die Panzer ({ $tanks }): Sie schützen die Mechs.
dust-refusal-target-held = { $target } ist gegnerisch. Bewegungen enden in eigenen oder unbesetzten Gebieten.
dust-refusal-target-is-origin = { $area } kann nicht zugleich Start und Ziel sein.
dust-refusal-target-not-adjacent = { $target } grenzt nicht an { $origin }.
dust-refusal-target-not-land = { $target } ist kein Landgebiet.
dust-refusal-target-of-ally = { $target } gehört einem Spieler, mit dem du in dieser Runde einen Nichtangriffspakt hast.
dust-refusal-target-out-of-reach = { $origin } → { $target }: Die Gebiete grenzen nicht aneinander, und deine U-Boote verbinden sie nicht.
dust-refusal-target-own = { $target } gehört dir.
dust-refusal-target-protected-in-round-one = { $target } ist in der ersten Runde vor Angriffen geschützt.
dust-refusal-target-unoccupied = { $target } ist unbesetzt. Du nimmst es mit einer Bewegung.
dust-refusal-too-few-figures = Nur noch { $left } in der Schachtel ({ $unit }), nicht { $amount }.
dust-refusal-too-few-places = Deine Produktionszentren können noch { $left } bauen ({ $unit }), nicht { $amount }.
dust-refusal-too-few-points = { $things }: Das kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
 }, du hast { $points }.
dust-refusal-too-few-sites = { $left ->
    [0] Du hast kein Gebiet mehr für ein Produktionszentrum.
    [one] Du hast nur noch 1 Gebiet für Produktionszentren, nicht { $amount }.
   *[other] Du hast nur noch { $left } Gebiete für Produktionszentren, nicht { $amount }.
 }
dust-refusal-too-many-retreat = Jetzt { $limit ->
    [one] darf sich höchstens 1 Einheit
   *[other] dürfen sich höchstens { $limit } Einheiten
 } zurückziehen, nicht { $amount }.
dust-refusal-unit-unknown = Eine Einheit mit der Nummer { $number } gibt es nicht.
dust-refusal-units-not-in-battle = Diese Einheiten sind nicht im Gefecht.
dust-refusal-units-not-retreating = Diese Einheiten ziehen sich nicht zurück.
dust-refusal-units-not-there = { $origin }: Diese Einheiten sind dort nicht.
dust-refusal-wrong-element = { $origin } → { $target }: Land- und Lufteinheiten kämpfen an Land, U-Boote auf See.
dust-refusal-movement-first = Du bist noch in der Bewegung. Ein angekündigter Angriff beendet sie: Beende zuerst die Bewegung, dann greif an.
dust-refusal-submarines-stay = In dieser Ausgabe können sich U-Boote nicht zurückziehen.
dust-refusal-landing-cannot-retreat = Aus einem amphibischen Gefecht kannst du dich nicht zurückziehen.
dust-refusal-dropped-cannot-retreat = Abgesetzte Mechs können sich nicht zurückziehen.
dust-refusal-retreat-before-first-roll = Vor deinem ersten Wurf in diesem Gefecht kannst du dich nicht zurückziehen.
dust-refusal-retreat-only-before-roll = Zurückziehen kannst du dich nur direkt vor einem Wurf, wenn du gefragt wirst.
dust-refusal-neutrals-stay = Neutrale Einheiten ziehen sich nie zurück.
dust-refusal-no-refuge = Es gibt kein Gebiet, in das du dich zurückziehen kannst.
dust-refusal-no-refuge-destroyed = Deine Einheiten können sich nirgendwohin zurückziehen. Sie würden zerstört und bleiben darum im Gefecht.
dust-refusal-movement-over = Deine Bewegung ist vorbei: Die Kampfphase hat begonnen.
dust-refusal-stays-in-element = Land- und Lufteinheiten bleiben an Land, U-Boote auf See.
dust-refusal-special-wrong-element = { $origin } → { $target }: Ein Spezialangriff führt mit Bombern vom Land auf See, mit U-Booten von See an Land.
dust-refusal-too-few-neutral-places = Die neutralen Produktionszentren können noch { $left } bauen ({ $unit }), nicht { $amount }.
dust-refusal-refuge-is-origin = { $area }: Von dort kam der Angriff. Dorthin kannst du dich nicht zurückziehen.
dust-refusal-refuge-friendly-first = { $area } ist unbesetzt. Dorthin kannst du dich nur zurückziehen, wenn kein angrenzendes Gebiet dir gehört.
