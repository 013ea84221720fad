# Warum etwas in DUST nicht geht.

dust-refusal-ability-not-usable = Du hast { $ability } in dieser Runde nicht, oder schon eingesetzt.
dust-refusal-ace-needs-air-unit = Das Fliegerass braucht einen eigenen Jäger oder Bomber im Gefecht, bevor gewürfelt wird.
dust-refusal-ally-needs-another = Frieden schließt man mit einem anderen Spieler.
dust-refusal-amount-zero = Es muss mindestens 1 sein.
dust-refusal-area-occupied = { $area } ist schon besetzt.
dust-refusal-area-unknown = Es gibt kein Gebiet Nummer { $number }.
dust-refusal-budget-not-exact = Die Verstärkungspunkte müssen ganz ausgegeben werden; hier blieben { $rest } übrig, die niemand ausgeben kann.
dust-refusal-budget-not-spent = { $points ->
    [one] 1 Verstärkungspunkt ist
   *[other] { $points } Verstärkungspunkte sind
 } übrig und auszugeben.
dust-refusal-capital-closed = Bei dieser Spielerzahl ist { $area } jetzt verschlossen: Die Zahl der Spieler bestimmt, welche Hauptstädte beansprucht werden dürfen.
dust-refusal-capital-closed-by-score = { $target } ist eine Hauptstadt; deine { $score } Siegpunkte reichen nicht, um eine anzugreifen.
dust-refusal-card-not-in-hand = Die Karte { $card } hast du nicht auf der Hand.
dust-refusal-cards-bought-already = Karten werden einmal je Zug gekauft, und das ist geschehen.
dust-refusal-casualties-illegal = { $hits ->
    [one] Genau 1 Einheit wird zerstört
   *[other] Genau { $hits } Einheiten werden zerstört
 }, Panzer vor Mechs und Jäger vor Bombern.
dust-refusal-center-already-there = { $area } hat schon ein Produktionszentrum; eines je Gebiet.
dust-refusal-center-full = Das Produktionszentrum in { $center } kann in dieser Phase noch { $room } bauen, nicht { $amount }.
dust-refusal-center-needs-own-land = { $area } ist kein eigenes Landgebiet; ein Produktionszentrum steht auf einem.
dust-refusal-center-on-power-source = { $area } ist eine Energiequelle; Produktionszentren stehen nie auf einer.
dust-refusal-claim-needs-capital = { $area } ist keine Hauptstadt.
dust-refusal-claim-needs-land = { $area } ist ein Seegebiet; beansprucht wird nur Land.
dust-refusal-claim-needs-source = { $area } ist keine Energiequelle; zuerst werden Energiequellen beansprucht.
dust-refusal-color-taken = Die Armee { $color } ist vergeben.
dust-refusal-color-unknown = Es gibt keine Farbe Nummer { $number }.
dust-refusal-deploy-needs-neutral-center = { $area } hat kein neutrales Produktionszentrum.
dust-refusal-deploy-needs-own-center = { $area } hat kein Produktionszentrum von dir; Einheiten entstehen in einem, das schon vor dem Einkauf stand.
dust-refusal-diplomat-too-late = Der Diplomat kommt zu Beginn der Produktion, vor dem ersten Kauf.
dust-refusal-discard-needs-purchase = Abgeworfen wird nur vor dem Kauf mindestens einer Karte.
dust-refusal-fighters-shield-bombers = { $fighters } Jäger schützen die Bomber; Jäger gehen zuerst.
dust-refusal-free-mech-needs-center = { $area } hat kein Produktionszentrum von dir; dort entsteht der kostenlose Mech.
dust-refusal-free-mech-on-new-center = Das Produktionszentrum in { $area } ist neu; der kostenlose Mech entsteht in einem älteren.
dust-refusal-hand-too-large = Mit { $held } Karten auf der Hand wären { $amount } weitere mehr als { $limit }.
dust-refusal-launch-needs-own-center = { $center } hat kein Produktionszentrum von dir.
dust-refusal-launch-needs-sea = { $area } ist Land; U-Boote kommen auf See.
dust-refusal-launch-not-adjacent = { $area } grenzt nicht an { $center }.
dust-refusal-launch-sea-closed = { $area } hält ein anderer; neue U-Boote können dort nicht eingesetzt werden.
dust-refusal-misshapen = So wird { $verb } nicht geschrieben.
dust-refusal-missile-needs-center = Eine Rakete braucht ein eigenes Produktionszentrum.
dust-refusal-no-center-in-box = In der Schachtel sind noch { $left } Produktionszentren, nicht { $amount }.
dust-refusal-no-chance-pending = Jetzt wird weder gewürfelt noch gezogen.
dust-refusal-no-missile-on-capital = { $target } ist eine Hauptstadt; keine Rakete darf sie treffen.
dust-refusal-no-neutral-center = Es gibt kein neutrales Produktionszentrum.
dust-refusal-no-neutral-purchase = In dieser Ausgabe kauft niemand neutrale Einheiten.
dust-refusal-no-neutral-submarines = Neutrale Truppen haben keine U-Boote.
dust-refusal-no-route = Von { $origin } nach { $target } führt kein Weg durch eigene und unbesetzte Gebiete.
dust-refusal-no-setup-submarines = In dieser Ausgabe entstehen bei der Aufstellung keine U-Boote.
dust-refusal-no-submarine-attack-on-capital = { $target } ist eine Hauptstadt; U-Boote können sie nicht beschießen.
dust-refusal-no-units = Mindestens eine Einheit ist nötig.
dust-refusal-nobody-chooses = Jetzt hat niemand etwas zu wählen.
dust-refusal-not-now = „{ $verb }“ geht jetzt nicht.
dust-refusal-not-set-aside = Von { $unit } hast du { $left } zum Einsetzen gekauft, nicht { $amount }.
dust-refusal-not-your-choice = Du bist jetzt nicht an der Reihe.
dust-refusal-one-origin-only = In dieser Ausgabe kommen die Bomber einer Bewegung aus einem Gebiet.
dust-refusal-origin-not-own = { $origin } gehört dir nicht.
dust-refusal-outcome-impossible = { $count ->
    [one] Genau ein Ergebnis ist
   *[other] Genau { $count } Ergebnisse sind
 } hier nötig, und diese sind unmöglich.
dust-refusal-radar-illegal = Das Alien-Radar geht hier nicht: Deine Einheiten haben keine Zuflucht, oder das Gefecht erlaubt es nicht.
dust-refusal-radar-takes-all = In dieser Ausgabe nimmt das Alien-Radar alle eigenen Einheiten aus dem Gefecht.
dust-refusal-refuge-closed = { $area } ist keine Zuflucht: Verteidiger ziehen sich in angrenzende eigene Gebiete zurück, oder in unbesetzte, wo die Ausgabe es erlaubt.
dust-refusal-same-attack = Du hast { $target } in diesem Zug schon von { $origin } angegriffen.
dust-refusal-secret-weapon-illegal = Die Geheimwaffe geht hier nicht: Die gegnerischen Einheiten können nicht zum Rückzug gezwungen werden.
dust-refusal-secret-weapon-later = In dieser Ausgabe kommt die Geheimwaffe unmittelbar vor dem ersten Wurf des Angreifers.
dust-refusal-special-needs-all = In dieser Ausgabe müssen alle { $amount } teilnehmen.
dust-refusal-special-needs-bombers = Vom Land aus machen nur Bomber Spezialangriffe.
dust-refusal-special-needs-submarines = Von See aus machen nur U-Boote Spezialangriffe.
dust-refusal-submarine-is-launched = U-Boote kommen auf See: launch ANZAHL ZENTRUM SEE.
dust-refusal-submarines-first = Setze zuerst deine U-Boote ein; sie brauchen bestimmte Zentren.
dust-refusal-tanks-shield-mechs = { $tanks } Panzer schützen die Mechs; Panzer gehen zuerst.
dust-refusal-target-held = { $target } hält ein anderer; Bewegungen enden in eigenen oder unbesetzten Gebieten.
dust-refusal-target-is-origin = { $area } kann nicht zugleich Ausgang und Ziel sein.
dust-refusal-target-not-adjacent = { $target } grenzt nicht an { $origin }.
dust-refusal-target-not-land = { $target } ist kein Landgebiet.
dust-refusal-target-of-ally = { $target } gehört einem Spieler, mit dem du in dieser Runde Frieden hast.
dust-refusal-target-out-of-reach = { $target } ist von { $origin } aus nicht angreifbar: Es grenzt nicht an und ist nicht durch deine U-Boote verbunden.
dust-refusal-target-own = { $target } gehört dir.
dust-refusal-target-protected-in-round-one = { $target } darf in der ersten Runde nicht angegriffen werden.
dust-refusal-target-unoccupied = { $target } ist unbesetzt; man nimmt es durch eine Bewegung.
dust-refusal-too-few-figures = Für { $unit } sind noch { $left } Figuren da, nicht { $amount }.
dust-refusal-too-few-places = Deine Produktionszentren haben noch Platz für { $left } ({ $unit }), nicht für { $amount }.
dust-refusal-too-few-points = { $things } kosten { $cost } Punkte; du hast { $points }.
dust-refusal-too-few-sites = Du hast noch Plätze für { $left } Produktionszentren, nicht für { $amount }.
dust-refusal-too-many-retreat = Höchstens { $limit } dürfen sich jetzt zurückziehen, nicht { $amount }.
dust-refusal-unit-unknown = Es gibt keine Einheit Nummer { $number }.
dust-refusal-units-not-in-battle = Diese Einheiten sind nicht im Gefecht.
dust-refusal-units-not-retreating = Diese Einheiten ziehen sich nicht zurück.
dust-refusal-units-not-there = Diese Einheiten sind nicht in { $origin }.
dust-refusal-wrong-element = Von { $origin } aus können diese Einheiten { $target } nicht angreifen: Land- und Lufteinheiten kämpfen an Land, U-Boote auf See.
