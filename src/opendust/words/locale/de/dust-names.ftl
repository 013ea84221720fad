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
dust-units-from = { $amount } aus { $area }
dust-no-units = keine

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

dust-color-red = rot
dust-color-blue = blau
dust-color-green = grün
dust-color-yellow = gelb
dust-color-black = schwarz
dust-color-white = weiß

dust-route-land = über Land
dust-route-sea = über See
dust-route-amphibious = über eine Kette von U-Booten
dust-route-strategic = durch die Luft, über beliebige Entfernung

dust-battle-land = Landgefecht
dust-battle-sea = Seegefecht
dust-battle-amphibious = amphibisches Gefecht
dust-battle-drop = Mech-Abwurf

dust-supremacy-higher = die höhere Summe
dust-supremacy-equal = Gleichstand geht an den Verteidiger
dust-supremacy-capital = eine Hauptstadt begünstigt immer ihren Verteidiger

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

dust-effect-raketen-truppen = In einem Gefecht mit Landeinheiten alle Würfel eines Wurfs neu werfen.
dust-effect-nurse = In einem Gefecht für jede verlorene Einheit einen Würfel werfen; Treffer retten sie.
dust-effect-secret-weapon = Zu Beginn eines Gefechts müssen sich alle gegnerischen Einheiten zurückziehen.
dust-effect-diplomat = In der eigenen Produktion einen Spieler nennen: Keiner greift den anderen in dieser Runde an.
dust-effect-alien-radar = Vor dem ersten Wurf Einheiten aus einem Gefecht nehmen.
dust-effect-koshka = Wenn der Zug eines anderen beginnt, zuerst selbst ziehen.
dust-effect-mech-dropper = Mit Mechs von überall ein beliebiges gegnerisches Landgebiet angreifen.
dust-effect-ace-of-the-sky = In einem Gefecht wirft jeder eigene Jäger und Bomber einen Würfel mehr.
dust-effect-mech-builder = In der eigenen Produktion ein kostenloser Mech in einem eigenen Zentrum.
dust-effect-sigrid = Nach einem Wurf die leeren Würfel neu werfen.
dust-effect-ballistic-missiles = Statt eines Angriffs eine Rakete auf ein beliebiges gegnerisches Gebiet; Schutz hilft nicht.

dust-verb-play = eine Karte spielen
dust-verb-color = eine Farbe wählen
dust-verb-claim = ein Gebiet beanspruchen
dust-verb-center = ein Produktionszentrum setzen
dust-verb-deploy = Einheiten in einem Produktionszentrum einsetzen
dust-verb-launch = U-Boote neben einem Produktionszentrum einsetzen
dust-verb-done = diesen Schritt beenden
dust-verb-pass = jetzt nichts tun
dust-verb-interrupt = mit Koshka unterbrechen und sofort ziehen
dust-verb-ally = mit dem Diplomaten Frieden schließen
dust-verb-free-mech = mit dem Mech-Bauer einen kostenlosen Mech bauen
dust-verb-buy = Einheiten kaufen
dust-verb-buy-neutrals = neutrale Einheiten kaufen
dust-verb-buy-centers = Produktionszentren kaufen (je 6 Punkte)
dust-verb-buy-cards = Karten kaufen (je 1 Punkt)
dust-verb-deploy-neutrals = neutrale Einheiten einsetzen
dust-verb-move = Einheiten bewegen
dust-verb-fly = Bomber aus mehreren Gebieten in eines fliegen
dust-verb-attack = ein gegnerisches Gebiet angreifen
dust-verb-bombard = Spezialangriff: Bomber auf U-Boote, U-Boote auf Land
dust-verb-missile = eine ballistische Rakete abschießen
dust-verb-drop = Mechs abwerfen
dust-verb-secret-weapon = Geheimwaffe: Der Gegner muss sich zurückziehen
dust-verb-radar = Alien-Radar: Einheiten aus dem Gefecht nehmen
dust-verb-ace = Fliegerass: ein Würfel mehr je Lufteinheit
dust-verb-retreat = mit Einheiten zurückziehen
dust-verb-retreat-to = zurückgezogene Einheiten aufstellen
dust-verb-reroll = neu würfeln
dust-verb-destroy = die zerstörten Einheiten wählen
dust-verb-nurse = Krankenschwester: ein Würfel je verlorener Einheit

dust-done-setup_reinforce = die Verstärkung beenden
dust-done-purchase = den Einkauf beenden
dust-done-production_end = die Produktion beenden
dust-done-movement = die Bewegung beenden
dust-done-attack = den Zug beenden
dust-pass-koshka_window = den Zug beginnen lassen
dust-pass-battle_start_window = jetzt keine Fähigkeit einsetzen
dust-pass-secret_weapon_window = stattdessen würfeln
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
dust-field-origin = Von wo?
dust-field-target = Wohin?
dust-field-units = Welche Einheiten?
dust-field-bombers = Wie viele Bomber von wo?
dust-field-mechs = Wie viele Mechs von wo?

dust-phase-setup = Aufstellung
dust-phase-initiative = Initiative
dust-phase-production = Produktion
dust-phase-movement = Bewegung
dust-phase-combat = Kampf
dust-phase-battle = Gefecht
