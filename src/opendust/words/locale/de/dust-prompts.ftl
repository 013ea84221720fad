# Was zu entscheiden ist, und wozu.

dust-prompt-setup_card = { $player }: Wähle eine Aufstellungskarte. Der höchste Kampfwert stellt zuerst auf (dann Bewegung, dann Sterne); der Produktionswert kommt zu den 12 Verstärkungspunkten dazu. Eine Karte zeigt Kampf-Bewegung-Produktion.
dust-prompt-choose_color = { $player }: Wähle die Farbe deiner Armee.
dust-prompt-claim_capital = { $player }: Beanspruche eine Hauptstadt. Sie ist deine Heimat und bringt je Zug 6 Produktionspunkte sowie Siegpunkte.
dust-prompt-claim_power_source = { $player }: Beanspruche eine Energiequelle. Jede trägt ein Produktionszentrum und bringt Siegpunkte.
dust-prompt-claim_land = { $player }: Beanspruche ein Landgebiet mit einem Panzer. Gebiete neben eigenen sind leichter zu halten.
dust-prompt-setup_center = { $player }: Setze ein Produktionszentrum in ein eigenes Landgebiet, nicht auf eine Energiequelle. Dort werden Einheiten gebaut.
dust-prompt-setup_reinforce = { $player }: Baue Verstärkung, noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Panzer 2, Jäger 3, U-Boot 4, Mech 5, Bomber 6; höchstens fünf Einheiten je Zentrum.
dust-prompt-initiative_card = { $player }: Wähle die Karte dieser Runde. Kampf ist die Zahl deiner Angriffe und dein Platz in der Reihenfolge, Bewegung die Zahl deiner Bewegungen, Produktion erhöht deine Punkte.
dust-prompt-koshka_window = { $player }: Der Zug von { $active } beginnt. Mit Koshka unterbrechen und zuerst ziehen?
dust-prompt-purchase = { $player }: Kaufe ein, noch { $points ->
    [one] 1 Produktionspunkt
   *[other] { $points } Produktionspunkte
 }. Panzer 2, Jäger 3, U-Boot 4, Mech 5, Bomber 6, Produktionszentrum 6, Karte 1. Übrige Punkte verfallen. { $aside-count ->
    [0] Noch nichts gekauft.
   *[other] Gekauft: { $aside }.
 }
dust-prompt-place_units = { $player }: Setze das Gekaufte ein: { $aside }. In deinen Produktionszentren, höchstens fünf je Zentrum.
dust-prompt-place_centers = { $player }: Setze { $centers ->
    [one] ein Produktionszentrum
   *[other] { $centers } Produktionszentren
 } in eigene Landgebiete, nicht auf eine Energiequelle, eines je Gebiet.
dust-prompt-production_end = { $player }: Deine Produktion endet. Letzte Gelegenheit für { $ability }.
dust-prompt-movement = { $player }: Bewege, noch { $points ->
    [one] 1 Bewegung
   *[other] { $points } Bewegungen
 }. Eine Bewegung bringt beliebig viele Einheiten von einem Gebiet in ein anderes.
dust-prompt-attack = { $player }: Greife an, noch { $points ->
    [one] 1 Angriff
   *[other] { $points } Angriffe
 }.
dust-prompt-battle_start_window = { $player }: Gefecht um { $target }. { $attacker } greift an mit { $attackers }, { $defender } verteidigt mit { $defenders }. { $ability } vor dem ersten Wurf einsetzen?
dust-prompt-secret_weapon_window = { $player }: Gefecht um { $target }. Die Geheimwaffe vor deinem ersten Wurf einsetzen?
dust-prompt-retreat = { $player }: Gefecht um { $target }. { $attacker } hat { $attackers }, { $defender } hat { $defenders }. Zurückziehen oder bleiben und kämpfen?
dust-prompt-retreat_destination = { $player }: Wohin gehen die zurückgezogenen Einheiten? Noch aufzustellen: { $aside }.
dust-prompt-reroll_window = { $player }: Die Würfel zeigen { $faces }. Mit { $ability } neu würfeln?
dust-prompt-casualties = { $player }: { $hits } Treffer. Welche gegnerischen Einheiten werden zerstört? Panzer schützen Mechs, Jäger schützen Bomber.
dust-prompt-nurse_window = { $player }: Du verlierst { $losses }. Mit der Krankenschwester einige retten?
dust-prompt-special_casualties = { $player }: { $hits } Treffer auf { $target }. Welche Einheiten werden zerstört?
