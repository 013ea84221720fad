# Was zu entscheiden ist, und wozu. $player entscheidet.

dust-prompt-setup_card = { $player }: Wähle eine Karte für den Aufbau. Der höchste Kampfwert beginnt, die Produktion kommt zu deinen 12 Punkten Verstärkung.
dust-prompt-choose_color = { $player }: Wähle die Farbe deiner Armee.
dust-prompt-claim_capital = { $player }: Wähle deine Hauptstadt. Sie bringt dir jeden Zug 6 Produktionspunkte.
dust-prompt-claim_power_source = { $player }: Beanspruche eine Energiequelle. Sie bringt Siegpunkte und versorgt ein Produktionszentrum.
dust-prompt-claim_land = { $player }: Beanspruche ein Landgebiet. Energiequellen bringen Siegpunkte und Einkommen.
dust-prompt-setup_center = { $player }: Setze ein Produktionszentrum in ein eigenes Landgebiet. Dort baust du Einheiten.
dust-prompt-setup_reinforce = { $player }: Wähle deine Verstärkung: noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Panzer 2, Jäger 3, U-Boot 4, Mech 5, Bomber 6; höchstens fünf Einheiten je Produktionszentrum.
dust-prompt-initiative_card = { $player }: Wähle deine Karte für diese Runde. Kampf: Angriffe und Zugreihenfolge. Bewegung: Bewegungen. Produktion: zusätzliche Punkte.
dust-prompt-koshka_window = { $player }: Der Zug von { $active } beginnt. Mit Koshka zuerst drankommen?
dust-prompt-purchase = { $player }: Du hast { $points ->
    [one] 1 Produktionspunkt
   *[other] { $points } Produktionspunkte
 }. Übrige Punkte verfallen. { $aside-count ->
    [0] Noch nichts gekauft.
   *[other] Gekauft: { $aside }.
 }
dust-prompt-place_units = { $player }: Setze deine gekauften Einheiten ein: { $aside }. Höchstens fünf je Produktionszentrum.
dust-prompt-place_centers = { $player }: Setze { $centers ->
    [one] ein Produktionszentrum
   *[other] { $centers } Produktionszentren
 } in eigene Landgebiete: eines je Gebiet, nicht auf Energiequellen.
dust-prompt-production_end = { $player }: Deine Produktion endet. Jetzt noch { $ability } einsetzen?
dust-prompt-movement = { $player }: Bewege deine Einheiten: noch { $points ->
    [one] 1 Bewegung
   *[other] { $points } Bewegungen
 }. Eine Bewegung nimmt beliebig viele Einheiten mit.
dust-prompt-attack = { $player }: Greife an: noch { $points ->
    [one] 1 Angriff
   *[other] { $points } Angriffe
 }.
dust-prompt-battle_start_window = { $player }: Gefecht: { $target }. { $attackers } ({ $attacker }) gegen { $defenders } ({ $defender }). { $ability } vor dem ersten Wurf einsetzen?
dust-prompt-secret_weapon_window = { $player }: Gefecht: { $target }. Die Geheimwaffe vor deinem ersten Wurf einsetzen?
dust-prompt-retreat = { $player }: Gefecht: { $target }. { $attackers } ({ $attacker }) gegen { $defenders } ({ $defender }). Zurückziehen oder kämpfen?
dust-prompt-retreat_destination = { $player }: Wohin ziehen sich die Einheiten zurück? Noch übrig: { $aside }.
dust-prompt-reroll_window = { $player }: Dein Wurf: { $faces }. Mit { $ability } neu würfeln?
dust-prompt-casualties = { $player }: { $hits } Treffer. Welche gegnerischen Einheiten zerstörst du? Panzer schützen Mechs, Jäger schützen Bomber.
dust-prompt-nurse_window = { $player }: Deine Verluste: { $losses }. Mit der Krankenschwester retten?
dust-prompt-special_casualties = { $player }: { $hits } Treffer: { $target }. Welche Einheiten zerstörst du?
