# Was ein Hauptmann täte, und warum.

counsel-weighed = Ein Hauptmann hat Gewinn und Verluste abgewogen: Das war am besten.
counsel-weighed-ap = Ein Hauptmann hat Armeepunkte und Stellungen abgewogen: Das war am besten.
counsel-capital = { $sources ->
    [0] Keine Energiequelle
    [one] 1 Energiequelle
   *[other] { $sources } Energiequellen
 } in zwei Schritten Umkreis, { $borders ->
    [one] 1 Landgrenze
   *[other] { $borders } Landgrenzen
 } zu schützen.
counsel-source = Eine Energiequelle: jede Runde 1 Siegpunkt, und sie versorgt ein Produktionszentrum.
counsel-source-set = Eine Energiequelle: je drei bringen einen Siegpunkt, jede versorgt ein Produktionszentrum.
counsel-land-safe = Es grenzt an { $own ->
    [one] 1 deiner Gebiete
   *[other] { $own } deiner Gebiete
 } und an keinen Gegner.
counsel-land-coast = Eine Küste an der Energiequelle { $sea }: Ein U-Boot kann sie besetzen.
counsel-land-own = Es grenzt an { $own ->
    [one] 1 deiner Gebiete
   *[other] { $own } deiner Gebiete
 }.
counsel-land-any = Ein Gebiet mehr für die Landhoheit.
counsel-center-sea = U-Boote von hier können eine freie Energiequelle besetzen: { $sea }.
counsel-center-capital = Die Hauptstadt ist am besten verteidigt: fünf Würfel mehr.
counsel-center-safe = Kein Gegner grenzt daran.
counsel-center-front = Einheiten von hier sind sofort an der Front.
counsel-card-setup = Kampf ({ $combat }) entscheidet, wer zuerst aufbaut, Produktion gibt { $production ->
    [one] 1 Verstärkungspunkt
   *[other] { $production } Verstärkungspunkte
 }.
counsel-card = Sie gibt dir { $combat ->
    [0] keine Angriffe
    [one] 1 Angriff
   *[other] { $combat } Angriffe
 }, { $movement ->
    [0] keine Bewegungen
    [one] 1 Bewegung
   *[other] { $movement } Bewegungen
 } und { $production ->
    [one] 1 Produktionspunkt
   *[other] { $production } Produktionspunkte
 }.
counsel-color = Jede Farbe ist so gut wie die andere.
counsel-buy-tank = Panzer sind billig und fangen die Verluste auf.
counsel-buy-mech = Mechs werfen zwei Würfel und geben dir taktische Überlegenheit.
counsel-buy-fighter = Jäger geben dir taktische Überlegenheit und schützen Bomber.
counsel-buy-bomber = Bomber werfen zwei Würfel und treffen aus der Ferne.
counsel-buy-submarine = U-Boote besetzen Seegebiete, auch Energiequellen.
counsel-buy-center = Ein Produktionszentrum mit Energiequelle bringt in jedem Zug Punkte.
counsel-buy-card = Mehr Karten geben dir in den nächsten Runden mehr Auswahl.
counsel-threat = Gegner könnten { $area } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 } angreifen.
counsel-front = { $area }: Der Gegner ist { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } entfernt.
counsel-free = { $area } ist unbesetzt: Du nimmst es ohne Kampf.
counsel-attack = So wahrscheinlich eroberst du { $area }: { $chance }.
counsel-battle = Wenn alle bleiben, erobert der Angreifer { $area }: { $chance }.
counsel-special = Er zerstört Einheiten, und deine kann nichts treffen.
counsel-destroy = Opfere, was am wenigsten kostet und würfelt.
counsel-done = Mehr lohnt sich hier nicht.
counsel-done-purchase = Mit den übrigen Punkten lässt sich jetzt nichts Nützliches kaufen.
counsel-done-movement = Deine Einheiten stehen, wo sie gebraucht werden.
counsel-done-combat = Kein weiterer Angriff ist das Risiko wert.
counsel-imagined = Chance auf den Sieg { $chance } statt { $other }, in Gedanken zu Ende gespielt: mehr { $what }.
counsel-by-score = Siegpunkte
counsel-by-points = künftige Punkte
counsel-by-army = Einheiten
counsel-by-income = Produktionspunkte
counsel-by-capitals = Hauptstädte
counsel-futures = Chance auf den Sieg { $chance }, sonst { $other }, in Gedanken weitergespielt: { $what }.
counsel-even = Chance auf den Sieg so oder so { $chance }, in Gedanken weitergespielt.
counsel-chance = Chance auf den Sieg, in Gedanken weitergespielt: { $chance }.
counsel-only = Etwas anderes ist hier nicht möglich.
counsel-for-harm = mehr Schaden beim Gegner
counsel-for-losses = weniger Verluste
counsel-for-objectives = näher an den Missionszielen
counsel-for-guns = bessere Schüsse
counsel-for-danger = weniger gegnerisches Feuer
