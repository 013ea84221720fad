# Was an einem getippten Befehl, einer Aufzeichnung, den Angaben zu einer Partie, einer Stellung oder einem Fall nicht stimmt.

name-unknown = „{ $text }“ ist { $noun ->
    [area] kein Gebiet
    [card] keine Karte
    [unit] keine Einheit
    [color] keine Farbe
    [side] keine Seite
    [space] kein Feld
    [weapon] keine Waffe
    [seat] kein Spieler
   *[other] hier nicht bekannt
 }.
name-unclear = „{ $text }“ ist nicht eindeutig. Wähle aus: { $values }.
verb-unknown = „{ $text }“ ist kein Befehl. Tippe ? für alle Befehle.
argument-missing = Nach „{ $verb }“ fehlt: { $name ->
    [area] das Gebiet
    [card] die Karte
    [color] die Farbe
    [center] das Produktionszentrum
    [amount] die Anzahl
    [unit] die Einheit
    [player] der Spieler
    [discards] die Karten zum Abwerfen
    [origin] der Start
    [target] das Ziel
    [units] die Einheiten
    [bombers] die Bomber
    [mechs] die Mechs
    [space] das Feld
    [element] das Deckungselement
    [hero] der Held
    [squad] der Trupp
    [side] die Seite
    [plan] die beiden Aktionen
    [extras] die Fähigkeiten und Spezialwaffen
    [weapon] die Waffe
    [ammo] die Munition
    [model] die Figur
    [result] der Würfel
    [weapons] die Waffen
    [models] die Verluste
    [artillery] die Artillerieeinheit
    [quarry] die Art der Ziele
    [range] die Entfernung
   *[other] { $name }
 }.
argument-surplus = „{ $text }“ ist hier zu viel.
argument-unknown = „{ $text }“ gehört nicht zu { $verb }. Wähle aus: { $known }.
number-expected = { $name ->
    [amount] Als Anzahl
    [ammo] Für die Munition
    [range] Als Entfernung
    [bombers] Für die Bomber
    [mechs] Für die Mechs
    [units] Für die Einheiten
   *[other] Hier ({ $name })
 } ist eine Zahl nötig, nicht „{ $text }“.
amounts-expected = „{ $text }“ ist nicht lesbar. Schreibe vor jeden Namen eine Zahl, zum Beispiel: 3 tank 1 mech
dice-not-numbers = Würfel sind Zahlen von 1 bis 6, nicht „{ $text }“.
input-unknown = „{ $text }“ ist keine Eingabe. Eine Zeile beginnt mit der Nummer des Platzes, dice oder draw.
more-hits-than-dice = { $hits } Treffer sind mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 } nicht möglich.

record-torn = Die letzte Zeile ist unvollständig: „{ $text }“. Dort wurde die Datei abgeschnitten.
record-not-one = Das ist keine Aufzeichnung von OpenDust: Sie beginnt mit „{ $text }“.
record-too-new = Die Aufzeichnung hat Schema { $found }. Dieses Programm liest höchstens { $known }; nimm ein neueres.
record-too-old = Die Aufzeichnung hat Schema { $found } und lässt sich nicht in { $known } umwandeln.
record-no-inputs-mark = Zwischen Kopf und Eingaben fehlt die Zeile { $text }.
record-header-missing = Im Kopf fehlt: { $name }.
record-header-unknown = Der Kopf hat eine unbekannte Zeile: „{ $text }“.
record-seed-not-hex = Der Startwert ist keine Hexadezimalzahl: „{ $text }“.
record-input-refused = „{ $text }“ ist dort nicht erlaubt. ({ $rule })
record-rules-version = Die Aufzeichnung entstand mit Version { $found } der Regeln. Dieses Programm hat Version { $known }.
record-no-seed = Der Aufzeichnung fehlt der Startwert. Die Würfel lassen sich nicht prüfen.
record-commitment-wrong = Der Startwert passt nicht zur vorab festgelegten Prüfsumme.
record-commitment-other = Die Prüfsumme der Aufzeichnung ist { $found }. Notiert hast du { $noted }.
record-link-unreadable = „{ $text }“ ist kein Platz mit einer Prüfsumme aus 64 Hexadezimalziffern.
record-link-wrong = Dieses Glied gehört nicht zum Würfelanteil des Spielers.
record-share-missing = Niemand in dieser Partie hat den Würfelanteil, den du notiert hast: { $noted }.
record-hash-malformed = „{ $noted }“ ist keine Prüfsumme aus 64 Hexadezimalziffern.
record-outcome-wrong = „{ $text }“ stimmt nicht. Der Startwert ergibt: { $right }.
record-end-missing = Die Partie ist zu Ende, aber die Zeile mit der Endstellung fehlt.
record-end-early = Laut Aufzeichnung ist die Partie zu Ende. Sie ist es nicht.
record-end-differs = Die Endstellung ist nicht die, die in der letzten Zeile steht.
record-game-unknown = „{ $name }“ ist kein Spiel dieses Programms. Wähle aus: { $known }.
record-cannot-write = Die Partie lässt sich nicht speichern ({ $file }): { $reason }
record-file-taken = { $file } gibt es schon. Wähle einen anderen Namen oder setze die Partie fort: opendust play --resume { $file }
record-over = Diese Partie ist zu Ende. Sieh sie dir an: opendust replay { $file }
record-no-seed-to-resume = Der Aufzeichnung fehlt der Startwert. Die Partie lässt sich nicht fortsetzen.
record-busy = { $file } wird gerade von einem anderen Programm gespielt.

seats-wrong = { $amount ->
    [one] 1 Platz ist
   *[other] { $amount } Plätze sind
 } nicht möglich: Eine Partie hat { $least } bis { $most }.
seat-name-wrong = „{ $name }“ geht nicht als Name. Namen müssen sich unterscheiden, und neutral ist vergeben.
seat-kind-unknown = „{ $name }“ ist keine Art von Spieler. Wähle aus: { $known }.
seat-name-of-bot = Ein Mensch kann nicht { $name } heißen: So heißt ein Bot.
seats-differ = Die Aufzeichnung hat { $found ->
    [one] 1 Platz
   *[other] { $found } Plätze
 }, --seats nennt { $given }.
setting-unknown = Die Einstellung { $name } gibt es nicht.
content-differs = { $what } ist nicht wie zu Beginn der Partie (damals { $wanted }, jetzt { $found }).
board-needs-capital-pairs = Der Spielplan hat zu wenige Paare von Hauptstädten: { $found }, nötig sind { $needed }.
deck-too-small = Der Kartenstapel hat zu wenige Karten für so viele Spieler: { $found }, nötig sind { $needed }.
bot-unknown = „{ $bot }“ ist kein Bot. Wähle aus: { $known }.
bot-broken = Der Bot { $bot } aus einem anderen Paket ({ $at }) lässt sich nicht laden: { $reason }
seed-wrong = Der Startwert ist eine Hexadezimalzahl aus { $bytes } Bytes, nicht „{ $text }“.
edition-twice = Nenne --edition oder --edition-file, nicht beides.

rule-unknown = Es gibt keine Regel { $text }.
position-wrong = { $field } kann nicht „{ $text }“ sein.
position-field-unknown = { $where }: Das Feld { $field } ist unbekannt. Erlaubt: { $values }.
phase-unknown = „{ $text }“ ist keine Phase. Wähle aus: { $values }.
land-expected = { $text } ist kein Landgebiet.
sea-expected = { $text } ist kein Seegebiet.
units-out-of-element = { $area } kann diese Einheiten nicht aufnehmen: Land- und Lufteinheiten stehen an Land, U-Boote auf See.

fault-weight-not-a-table = Die Gewichte von { $name } müssen eine Tabelle von Zahlen sein.
fault-weight-not-a-number = Das Gewicht { $name } muss eine Zahl sein.
fault-weight-unknown = Das Gewicht { $name } gibt es nicht.
fault-toml-deep = Das TOML ist zu tief verschachtelt.
fault-toml-number = Eine Zahl im TOML hat zu viele Ziffern.
position-unreadable = „{ $text }“ ist keine Stellung. Sie beginnt mit opendust1 und dem Namen eines Spiels.
edit-no-editor = Für dieses Spiel gibt es keinen Editor. Ändere die Stellung als Text.
edit-stuck = In dieser Stellung könnte niemand etwas tun.
edit-unknown = „{ $field }“ lässt sich nicht ändern.
edit-no-number = „{ $text }“ ist keine Zahl.
edit-no-cover = Dieses Deckungselement kann nicht auf { $space } stehen.
whatif-unreadable = Das ist keine gespeicherte Studie.
whatif-no-chance = Hier entscheidet kein Zufall. Gib eine Handlung ein.
whatif-no-move = Die Studie hat keine Nummer { $number }.
whatif-nobody-chooses = Hier muss niemand wählen.
whatif-full = Mehr als { $most } passt nicht in eine Studie.
