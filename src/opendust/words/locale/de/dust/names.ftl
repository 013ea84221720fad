# Die Dinge von DUST.

dust-units-tank = { $amount } Panzer
dust-units-mech = { $amount ->
    [one] 1 Mech
   *[other] { $amount } Mechs
 }
dust-units-fighter = { $amount } Jäger
dust-units-bomber = { $amount } Bomber
dust-units-submarine = { $amount ->
    [one] 1 U-Boot
   *[other] { $amount } U-Boote
 }
dust-units-center = { $amount ->
    [one] 1 Produktionszentrum
   *[other] { $amount } Produktionszentren
 }
dust-units-card = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
 }
dust-units-from = { $area } ({ $amount })
dust-no-units = keine Einheiten

dust-unit-tank = Panzer
dust-unit-mech = Mech
dust-unit-fighter = Jäger
dust-unit-bomber = Bomber
dust-unit-submarine = U-Boot
dust-unit-center = Produktionszentrum
dust-unit-card = Karte

dust-card = { $ability } { $combat }-{ $movement }-{ $production } ({ $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
 })

dust-owner-neutral = neutrale Truppen
dust-owner-nobody = niemand

dust-color-red = Rot
dust-color-blue = Blau
dust-color-green = Grün
dust-color-yellow = Gelb
dust-color-black = Schwarz
dust-color-white = Weiß

dust-route-land = über Land
dust-route-sea = über See
dust-route-amphibious = amphibisch über eigene U-Boote
dust-route-strategic = strategische Bomberbewegung

dust-battle-land = Landgefecht
dust-battle-sea = Seegefecht
dust-battle-amphibious = amphibisches Gefecht
dust-battle-drop = Mech-Abwurf

dust-supremacy-higher = höhere Summe
dust-supremacy-equal = Gleichstand: der Verteidiger
dust-supremacy-capital = Hauptstadt: der Verteidiger

dust-majority-production = Produktionshoheit
dust-majority-sea = Seehoheit
dust-majority-land = Landhoheit

dust-ability-raketen-truppen = Raketentruppen
dust-ability-nurse = Krankenschwester
dust-ability-secret-weapon = Geheimwaffe
dust-ability-diplomat = Diplomat
dust-ability-alien-radar = Alien-Radar
dust-ability-koshka = Koshka
dust-ability-mech-dropper = Mech-Abwurf
dust-ability-ace-of-the-sky = Fliegerass
dust-ability-mech-builder = Mech-Bauer
dust-ability-sigrid = Sigrid
dust-ability-ballistic-missiles = Ballistische Raketen

dust-effect-raketen-truppen = In einem Gefecht mit eigenen Landeinheiten alle Würfel eines eigenen Wurfs neu würfeln.
dust-effect-nurse = In einem Gefecht ein Würfel für jede verlorene Einheit: Bei einer Niete zieht sie sich zurück.
dust-effect-secret-weapon = Zu Beginn eines Gefechts müssen sich alle verteidigenden Einheiten zurückziehen.
dust-effect-diplomat = In deiner Produktion: Nenne einen Spieler. In dieser Runde greift keiner den anderen an.
dust-effect-alien-radar = Vor dem ersten Wurf ziehst du deine Einheiten aus dem Gefecht zurück.
dust-effect-koshka = Wenn der Zug eines anderen beginnt, bist du zuerst dran.
dust-effect-mech-dropper = Deine Mechs aus beliebigen Gebieten greifen ein beliebiges gegnerisches Landgebiet an.
dust-effect-ace-of-the-sky = In einem Gefecht wirft jeder eigene Jäger und Bomber einen Würfel mehr.
dust-effect-mech-builder = In deiner Produktion: ein kostenloser Mech in einem eigenen Produktionszentrum.
dust-effect-sigrid = Nach einem eigenen Wurf alle Nieten einmal neu würfeln.
dust-effect-ballistic-missiles = Ein Angriff mit einer Rakete auf ein beliebiges gegnerisches Gebiet. Panzer und Jäger schützen nicht.

dust-verb-play = eine Karte spielen
dust-verb-color = eine Farbe wählen
dust-verb-claim = ein Gebiet beanspruchen
dust-verb-center = ein Produktionszentrum setzen
dust-verb-deploy = Einheiten in einem Produktionszentrum einsetzen
dust-verb-launch = U-Boote neben einem Produktionszentrum einsetzen
dust-verb-done = diesen Schritt beenden
dust-verb-pass = passen
dust-verb-interrupt = mit Koshka jetzt den eigenen Zug nehmen
dust-verb-ally = mit dem Diplomaten einen Nichtangriffspakt schließen
dust-verb-free-mech = mit dem Mech-Bauer einen kostenlosen Mech bauen
dust-verb-buy = Einheiten kaufen (Panzer 2, Jäger 3, U-Boot 4, Mech 5, Bomber 6)
dust-verb-buy-neutrals = Einheiten für neutrale Truppen kaufen
dust-verb-buy-centers = Produktionszentren kaufen (je 6 Punkte)
dust-verb-buy-cards = Karten kaufen (je 1 Punkt)
dust-verb-deploy-neutrals = neutrale Einheiten einsetzen
dust-verb-move = Einheiten bewegen
dust-verb-fly = Bomber aus mehreren Gebieten zusammenführen
dust-verb-attack = ein gegnerisches Gebiet angreifen
dust-verb-bombard = Spezialangriff: Bomber auf U-Boote, U-Boote auf Land
dust-verb-missile = eine ballistische Rakete abschießen
dust-verb-drop = Mechs absetzen
dust-verb-secret-weapon = Geheimwaffe: Die Verteidiger müssen sich zurückziehen
dust-verb-radar = Alien-Radar: Einheiten zurückziehen
dust-verb-ace = Fliegerass: ein Würfel mehr je Lufteinheit
dust-verb-retreat = Einheiten zurückziehen
dust-verb-retreat-to = ein Rückzugsgebiet wählen
dust-verb-reroll = neu würfeln
dust-verb-destroy = die Verluste wählen
dust-verb-nurse = Krankenschwester: ein Würfel je verlorener Einheit

dust-done-setup_reinforce = die Verstärkung beenden
dust-done-purchase = den Einkauf beenden
dust-done-production_end = die Produktion beenden
dust-done-movement = die Bewegung beenden
dust-done-attack = den Zug beenden
dust-pass-koshka_window = nicht unterbrechen
dust-pass-battle_start_window = keine Fähigkeit einsetzen
dust-pass-secret_weapon_window = ohne Geheimwaffe würfeln
dust-pass-retreat = bleiben und kämpfen
dust-pass-reroll_window = den Wurf behalten
dust-pass-nurse_window = die Verluste hinnehmen

dust-field-card = Welche Karte?
dust-field-color = Welche Farbe?
dust-field-area = Welches Gebiet?
dust-field-center = Von welchem Produktionszentrum?
dust-field-amount = Wie viele?
dust-field-unit = Welche Einheit?
dust-field-player = Welcher Spieler?
dust-field-discards = Welche Karten vorher abwerfen?
dust-field-origin = Von wo aus?
dust-field-target = Wohin?
dust-field-units = Welche Einheiten?
dust-field-bombers = Wie viele Bomber aus welchem Gebiet?
dust-field-mechs = Wie viele Mechs aus welchem Gebiet?

dust-phase-setup = Aufbau
dust-phase-initiative = Initiative
dust-phase-production = Produktion
dust-phase-movement = Bewegung
dust-phase-combat = Kampf
dust-phase-battle = Gefecht
