# Was an einem getippten Befehl nicht stimmt.

name-unknown = { $noun ->
    [area] Es gibt kein Gebiet
    [card] Es gibt keine Karte
    [unit] Es gibt keine Einheit
    [color] Es gibt keine Farbe
    [seat] Es gibt keinen Spieler
   *[other] Es gibt nicht
 } „{ $text }“.
name-unclear = „{ $text }“ könnte sein: { $values }.
verb-unknown = Es gibt keinen Befehl „{ $text }“.
argument-missing = Nach „{ $verb }“ fehlt: { $name }.
argument-surplus = „{ $text }“ ist hier zu viel.
number-expected = Für { $name } ist eine Zahl nötig, nicht „{ $text }“.
amounts-expected = Schreibe vor jeden Namen eine Zahl, etwa: 3 tank 1 mech. „{ $text }“ kann ich nicht lesen.
rule-unknown = Es gibt keine Regel { $text }.
fault-nearest = Meintest du { $nearest }?
