# Was in DUST geschieht, je ein Satz in der Gegenwart.

dust-event-cards-dealt = { $player } erhält { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-chosen = { $player } spielt verdeckt eine Karte{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } deckt auf: { $card }.
dust-event-lots-drawn = Gleiche Karten. Das Los entscheidet: { $players }.
dust-event-order-fixed = Zugreihenfolge: { $players }.
dust-event-color-chosen = { $player } spielt { $color }.
dust-event-capital-claimed = { $player } beansprucht die Hauptstadt { $area }.
dust-event-area-claimed = { $player } beansprucht { $area }.
dust-event-neutrals-placed = Neutrale Truppen besetzen { $area }: { $units }.
dust-event-center-placed = { $player } baut ein Produktionszentrum: { $area }.
dust-event-center-placed-neutral = { $player } bauen ein Produktionszentrum: { $area }.
dust-event-units-built = { $player } setzt ein: { $units } → { $area }.
dust-event-reinforcements-ended = { $player } beendet die Verstärkung{ $lapsed ->
    [0] .
    [one] . 1 Punkt verfällt.
   *[other] . { $lapsed } Punkte verfallen.
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
dust-event-deck-reshuffled = Der Ablagestapel ({ $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
 }) wird zum neuen Kartenstapel.
dust-event-turn-began = { $player } ist am Zug.
dust-event-turn-interrupted = { $player } unterbricht { $other } und ist zuerst am Zug.
dust-event-income-counted = { $player } erhält { $total ->
    [one] 1 Produktionspunkt
   *[other] { $total } Produktionspunkte
 }: Produktionszentren { $centers }, Hauptstädte { $capitals }, Karte { $card }{ $topped ->
    [0] .
   *[other] , auf das Minimum erhöht.
 }
dust-event-truce-made = { $player } und { $other } schließen einen Nichtangriffspakt bis zum Ende der Runde.
dust-event-mech-built-free = { $player } baut einen kostenlosen Mech: { $area }.
dust-event-units-bought = { $player } kauft { $units }.
dust-event-neutrals-bought = { $player } kauft für neutrale Truppen: { $units }.
dust-event-centers-bought = { $player } kauft { $amount ->
    [0] kein Produktionszentrum
    [one] ein Produktionszentrum
   *[other] { $amount } Produktionszentren
 }.
dust-event-cards-bought = { $player } kauft { $amount ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $amount } Karten
 }.
dust-event-points-lapsed = { $player } lässt { $amount ->
    [one] 1 Produktionspunkt
   *[other] { $amount } Produktionspunkte
 } verfallen.
dust-event-units-moved = { $player } bewegt { $units }: { $origin } → { $target }, { $route }.
dust-event-bombers-flown = { $player } bewegt Bomber: { $bombers } → { $target }.
dust-event-area-taken = { $player } besetzt { $area }.
dust-event-area-left = { $player } verlässt { $area }. Das Gebiet ist unbesetzt.
dust-event-attack-declared = { $player } greift an: { $origin } → { $target } ({ $defender }), { $units }; { $battle }.
dust-event-mechs-dropped = { $player } setzt Mechs ab: { $mechs } → { $target } ({ $defender }).
dust-event-special-attack-declared = Spezialangriff von { $player }: { $origin } → { $target } ({ $defender }), { $units }.
dust-event-missile-launched = { $player } schießt eine Rakete ab: { $target } ({ $defender }).
dust-event-capitals-opened = { $player } greift eine Hauptstadt an. Ab jetzt dürfen das alle.
dust-event-ability-used = { $player } setzt { $ability } ein.
dust-event-supremacy-settled = Taktische Überlegenheit: Angreifer { $attacker }, Verteidiger { $defender }. Zuerst würfelt: { $player } ({ $reason }).
dust-event-retreats-told = { $player } und die Verteidigung haben über den Rückzug entschieden.
dust-event-units-retreated = Rückzug von { $player }: { $units } → { $area }.
dust-event-dice-rolled = { $player } würfelt { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-dice-rolled-neutral = { $player } würfeln { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-dice-rerolled = { $player } würfelt neu: { $faces }, jetzt { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-special-dice-rolled = { $player } würfelt { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-special-dice-rolled-neutral = { $player } würfeln { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
dust-event-nurse-rolled = Die Krankenschwester von { $player } würfelt { $faces }: { $saved ->
    [0] keine Einheit gerettet
    [one] 1 Einheit gerettet
   *[other] { $saved } Einheiten gerettet
 }.
dust-event-units-destroyed = { $player } verliert { $units } ({ $area }).
dust-event-units-destroyed-neutral = { $player } verlieren { $units } ({ $area }).
dust-event-cease-fire = { $area }: Drei Würfe ohne Treffer, Waffenstillstand.
dust-event-area-conquered = { $player } erobert { $area }.
dust-event-area-defended = { $player } hält { $area }.
dust-event-area-defended-neutral = { $player } halten { $area }.
dust-event-battle-ended = { $area }: Keine Einheit ist übrig, das Gefecht ist vorbei.
dust-event-turn-ended = { $player } beendet den Zug.
dust-event-majority-won = { $player } hat jetzt die { $majority }.
dust-event-majority-lost = { $player } verliert die { $majority }. Niemand hat sie.
dust-event-points-scored = { $player } punktet: Hauptstädte { $capitals }, Energiequellen { $sources }, Hoheiten { $majorities }. Insgesamt { $total ->
    [one] 1 Siegpunkt
   *[other] { $total } Siegpunkte
 }.
dust-event-extra-round = Immer noch Gleichstand: Es folgt eine weitere Runde.
dust-event-match-won = { $players-count ->
    [one] { $players } gewinnt die Partie.
   *[other] { $players } gewinnen die Partie gemeinsam.
 }
