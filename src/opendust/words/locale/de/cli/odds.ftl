# Was mit einem Gefecht nicht stimmt, nach dessen Chancen gefragt wird.

odds-needs-versus = Schreibe die Angreifer, dann vs, dann die Verteidiger, zum Beispiel: 5 tank 2 mech vs 4 tank center
odds-number-without-unit = Nach { $number } fehlt der Name einer Einheit.
odds-word-unknown = „{ $text }“ ist weder eine Einheit noch ein Wort über ein Gefecht. Wähle aus: { $values }.
odds-no-units = { $side ->
    [0] Der Angreifer
   *[1] Der Verteidiger
 } hat keine Einheiten.
odds-too-many = Eine Seite kann höchstens { $most } davon haben: { $unit }.
odds-wrong-element = { $side ->
    [0] Der Angreifer
   *[1] Der Verteidiger
 } hat Einheiten, die dort nicht kämpfen können: { $kind ->
    [sea] Auf See kämpfen nur U-Boote
   *[land] U-Boote kämpfen nur auf See
 }.
odds-land-word-at-sea = Dieses Gefecht ist auf See. Produktionszentren, Hauptstädte und neutrale Truppen gibt es nur an Land.
odds-only-mechs-drop = Nur Mechs lassen sich absetzen.
odds-dropper-is-the-card = Der Angreifer nutzt schon die Karte Mech-Abwurf. Eine zweite Fähigkeit hat er in dieser Runde nicht.
odds-neutrals-have-no-card = Neutrale Truppen haben keine Karte und keine Fähigkeit.
odds-amphibious-drop = Ein Gefecht ist entweder amphibisch oder ein Mech-Abwurf, nicht beides.
odds-ability-unknown = „{ $name }“ ist keine Fähigkeit für Gefechte. Wähle aus: { $values }.
odds-policy-unknown = „{ $name }“ ist kein Vorgehen für { $part }. Wähle aus: { $values }.
odds-value-unknown = „{ $name }“ ist kein Ziel. Wähle aus: { $values }.
odds-too-large = Für das beste Spiel wären hier mehr als { $most } Stellungen zu prüfen. Nenne ein Vorgehen oder ein kleineres Gefecht.
odds-missile-land-only = In dieser Ausgabe treffen Raketen nur Landgebiete.
odds-missile-centers = In dieser Ausgabe hat eine Rakete einen Würfel je eigenem Produktionszentrum. Nenne deren Zahl mit --centers.
odds-special-words = Das ist ein Spezialangriff und kein Gefecht. Fähigkeiten und amphibische Angriffe gibt es darin nicht.
odds-special-capital = In dieser Ausgabe kann dieser Spezialangriff keine Hauptstadt treffen.
odds-plot-kind = Ein Diagramm ist eine Datei mit der Endung .svg oder .png, nicht „{ $file }“.
odds-plot-needs-converter = Für PNG fehlt das Programm rsvg-convert (Debian und Ubuntu: apt install librsvg2-bin). SVG geht ohne.
odds-distance = Wähle eine Entfernung von 1 bis { $most }.
odds-no-shot = Diese Einheit kann das Ziel von dort nicht angreifen: Keine Waffe erreicht es und schadet ihm.
odds-laser-serum = Die Laserkette einer Einheit mit Wiederbelebungsserum wird nicht berechnet.
odds-two-units = Schreibe eine Einheit, vs und eine andere Einheit, zum Beispiel: hell-boys vs sturmpioniere oder rhino + the-hammers vs hans, sturmpioniere
odds-one-attacker = Es greift immer nur eine Einheit an, höchstens { $most } Ziele.
odds-under-fire = Eine Einheit, die sich unter Feuer bewegt, hat ein Ziel, kein Dauerfeuer und keinen Artilleriebeobachter. Deckung zählt dabei nicht.

# Die Tabellen von `opendust odds`. Die Ausgänge sind die Nachrichten dust-outcome.

odds-head-outcome = Ausgang
odds-head-chance = Chance
odds-head-turned = Greifen sie dich an
odds-head-points = Produktionspunkte
odds-head-expected = Erwartet
odds-head-ends = Ende
odds-head-attackers = Übrige Angreifer
odds-head-defenders = Übrige Verteidiger
odds-head-retreat = Ziehen sich jetzt zurück
odds-head-conquest = Eroberung
odds-head-swing = Gewinn
odds-attacker-loses = Verlust des Angreifers
odds-defender-loses = Verlust des Verteidigers
odds-swing = Gewinn (Wert des Gebiets: { $prize })
odds-more = { $amount } weitere
odds-nobody = niemand
odds-head-unit = Einheit
odds-head-destroyed = Zerstört
odds-head-strength = Verlorene Stärke
odds-head-army-points = Verlorene AP
odds-left = Übrig: { $unit }
odds-attack = Angriff: { $attacker } → { $target }, Entfernung { $range }{ $cover ->
    [soft] , leichte Deckung
    [hard] , schwere Deckung
   *[none] {""}
 }{ $sustained ->
    [yes] , Dauerfeuer
   *[no] {""}
 }
odds-answer = Und nach der stärksten Antwort
odds-first = Beim ersten Angriff durch { $target }{ $sustained ->
    [yes] , Dauerfeuer
   *[no] {""}
 }
