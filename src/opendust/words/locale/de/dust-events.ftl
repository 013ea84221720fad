# Was in DUST geschehen ist.

dust-event-cards-dealt = { $player } hat { $cards-count ->
    [0] { $amount } Karten erhalten
   *[other] { $amount } Karten erhalten: { $cards }
 }.
dust-event-card-chosen = { $player } hat eine Karte verdeckt gelegt{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } deckt { $card } auf.
dust-event-lots-drawn = Gleiche Karten: Das Los hat entschieden: { $players }.
dust-event-order-fixed = Reihenfolge: { $players }.
dust-event-color-chosen = { $player } nimmt die Armee { $color }.
dust-event-capital-claimed = { $player } beansprucht die Hauptstadt { $area }.
dust-event-area-claimed = { $player } beansprucht { $area }.
dust-event-neutrals-placed = Neutrale Truppen in { $area }: { $units }.
dust-event-center-placed = Produktionszentrum in { $area }: { $player }.
dust-event-units-built = { $player } setzt { $units } in { $area } ein.
dust-event-reinforcements-ended = { $player } beendet die Verstärkung{ $lapsed ->
    [0] .
    [one] ; 1 Punkt verfällt.
   *[other] ; { $lapsed } Punkte verfallen.
 }
dust-event-round-began = Runde { $round } beginnt.
dust-event-cards-drawn = { $player } zieht { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-cards-discarded = { $player } wirft ab: { $cards }.
dust-event-deck-reshuffled = Der Ablagestapel ({ $amount } Karten) wird zum neuen Kartenstapel.
dust-event-turn-began = Zug von { $player }.
dust-event-turn-interrupted = { $player } unterbricht { $other } und zieht zuerst.
dust-event-income-counted = { $player } erhält { $total } Produktionspunkte: { $centers } aus Zentren mit Energiequellen, { $capitals } aus Hauptstädten, { $card } von der Karte{ $topped ->
    [0] .
   *[other] , angehoben auf das Mindesteinkommen.
 }
dust-event-truce-made = Frieden zwischen { $player } und { $other } bis zum Ende der Runde.
dust-event-mech-built-free = { $player } baut einen kostenlosen Mech in { $area }.
dust-event-units-bought = { $player } kauft { $units }.
dust-event-neutrals-bought = { $player } kauft für die neutralen Truppen: { $units }.
dust-event-centers-bought = { $player } kauft { $amount ->
    [one] ein Produktionszentrum
   *[other] { $amount } Produktionszentren
 }.
dust-event-cards-bought = { $player } kauft { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
 }.
dust-event-points-lapsed = { $player } lässt { $amount ->
    [one] 1 Produktionspunkt verfallen.
   *[other] { $amount } Produktionspunkte verfallen.
 }
dust-event-units-moved = { $player } bewegt { $units } von { $origin } nach { $target }, { $route }.
dust-event-bombers-flown = { $player } fliegt Bomber nach { $target }: { $bombers }.
dust-event-area-taken = { $player } nimmt das unbesetzte { $area }.
dust-event-area-left = { $player } verlässt { $area }; es ist unbesetzt.
dust-event-attack-declared = { $player } greift { $target } ({ $defender }) aus { $origin } an mit { $units }: { $battle }.
dust-event-mechs-dropped = { $player } wirft Mechs über { $target } ({ $defender }) ab: { $mechs }.
dust-event-special-attack-declared = { $player } macht einen Spezialangriff auf { $target } ({ $defender }) aus { $origin } mit { $units }.
dust-event-missile-launched = { $player } schießt eine Rakete auf { $target } ({ $defender }).
dust-event-capitals-opened = { $player } greift eine Hauptstadt an: Ab jetzt dürfen alle Hauptstädte angreifen.
dust-event-ability-used = { $player } setzt { $ability } ein.
dust-event-supremacy-settled = Taktische Überlegenheit: Angreifer { $attacker }, Verteidiger { $defender }; { $player } würfelt zuerst ({ $reason }).
dust-event-units-retreated = { $player } zieht sich nach { $area } zurück mit { $units }.
dust-event-dice-rolled = { $player } würfelt { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-dice-rerolled = { $player } würfelt neu { $faces }: jetzt { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-special-dice-rolled = { $player } würfelt { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-nurse-rolled = Die Krankenschwester von { $player } würfelt { $faces }: { $saved ->
    [0] keine Einheit gerettet
    [one] 1 Einheit gerettet
   *[other] { $saved } Einheiten gerettet
 }.
dust-event-units-destroyed = { $player } verliert { $units } in { $area }.
dust-event-cease-fire = Drei Würfe ohne Treffer: Waffenstillstand in { $area }.
dust-event-area-conquered = { $player } erobert { $area }.
dust-event-area-defended = { $player } hält { $area }.
dust-event-battle-ended = Niemand ist mehr in { $area }; das Gefecht ist vorbei.
dust-event-turn-ended = { $player } beendet den Zug.
dust-event-majority-won = { $player } hat jetzt die { $majority }.
dust-event-majority-lost = { $player } verliert die { $majority }; niemand hat sie.
dust-event-points-scored = { $player } erhält { $capitals } für Hauptstädte, { $sources } für Energiequellen, { $majorities } für Hoheiten: { $total } Siegpunkte.
dust-event-extra-round = Noch immer Gleichstand: Eine weitere Runde wird gespielt.
dust-event-match-won = { $players-count ->
    [one] { $players } gewinnt die Partie.
   *[other] { $players } gewinnen die Partie gemeinsam.
 }
