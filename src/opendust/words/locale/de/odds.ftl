# Was mit einem Gefecht nicht stimmt, nach dessen Chancen gefragt wird.

odds-needs-versus = Schreibe die Angreifer, dann vs, dann die Verteidiger, zum Beispiel: 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = Nach { $number } fehlt der Name einer Einheit.
odds-word-unknown = „{ $text }“ ist weder eine Einheit noch ein Wort über ein Gefecht. Es gibt: { $values }.
odds-no-units = { $side ->
    [0] Der Angreifer
   *[1] Der Verteidiger
 } hat keine Einheiten.
odds-too-many = Von der Einheit { $unit } kann eine Seite nicht mehr als { $most } haben.
odds-wrong-element = { $side ->
    [0] Der Angreifer
   *[1] Der Verteidiger
 } hat Einheiten, die dort nicht kämpfen können: { $kind ->
    [sea] auf See kämpfen nur U-Boote
   *[land] U-Boote kämpfen nur auf See
 }.
odds-land-word-at-sea = Zentren, Hauptstädte und neutrale Einheiten gibt es nur an Land; dieses Gefecht ist auf See.
odds-only-mechs-drop = Nur Mechs können abgeworfen werden.
odds-dropper-is-the-card = Mech-Abwurf ist die Karte des Angreifers in dieser Runde; dazu passt keine andere Fähigkeit.
odds-neutrals-have-no-card = Neutrale Einheiten haben keine Karte, also keine Fähigkeit.
odds-amphibious-drop = Ein Gefecht ist eine Landung oder wird von abgeworfenen Mechs geführt, nicht beides.
odds-ability-unknown = „{ $name }“ ist keine Fähigkeit, die in Gefechten wirkt. Es gibt: { $values }.
odds-policy-unknown = „{ $name }“ ist kein Vorgehen für { $part }. Es gibt: { $values }.
odds-value-unknown = Um „{ $name }“ kann nicht gespielt werden. Es gibt: { $values }.
odds-too-large = Das beste Spiel hat hier mehr als { $most } Stellungen zu prüfen. Frage nach einem benannten Vorgehen oder nach einem kleineren Gefecht.
odds-missile-land-only = In dieser Ausgabe treffen Raketen nur Landgebiete.
odds-missile-centers = In dieser Ausgabe hat eine Rakete einen Würfel je eigenem Produktionszentrum: gib ihre Zahl mit --centers an.
odds-special-words = Das ist ein Spezialangriff, kein Gefecht: Fähigkeiten und Landungen haben darin keinen Platz.
odds-special-capital = In dieser Ausgabe kann dieser Spezialangriff keine Hauptstadt treffen.
odds-plot-kind = Ein Schaubild ist eine Datei, die auf .svg oder .png endet, nicht „{ $file }“.
odds-plot-needs-converter = Ein PNG braucht das Programm rsvg-convert (unter Debian und Ubuntu: apt install librsvg2-bin). Ein .svg braucht nichts.
odds-distance = Die Reichweite ist eine Zahl von 1 bis { $most }.
odds-no-shot = Diese Einheit kann dieses Ziel von dort nicht angreifen: keine Waffe reicht hin und schadet ihm.
odds-laser-serum = Die Laserkette einer Einheit, die durch Treffer Gesundheit zurückgewinnt, wird nicht berechnet.
odds-two-units = Schreibe eine Einheit, vs und eine andere Einheit, zum Beispiel: hell-boys vs sturmpioniere oder rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = Es greift eine Einheit auf einmal an, höchstens { $most } Ziele.
odds-under-fire = Eine Einheit, die sich unter Feuer bewegt, gibt kein Dauerfeuer, hat ein Ziel und keinen Beobachter; Deckung wird dabei nicht mitgerechnet.
