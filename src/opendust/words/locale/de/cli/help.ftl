# Was der Befehl über sich selbst sagt: `opendust --help` und die Hilfe jedes Befehls.

help-opendust = DUST und Dust Tactics genau nach den Regeln spielen, und die Regeln nachschlagen.
help-commands = Befehle
help-version = die Version zeigen
help-opendust-examples =
    Beispiele:
      opendust                           öffnet das Spiel im Browser
      opendust play                      du gegen drei Rekruten
      opendust play --seats human,human  zwei Menschen an einem Bildschirm
      opendust play tactics              Dust Tactics: die erste Lektion
      opendust rules PROD-15             was eine Regel sagt und wo sie steht
      opendust rules amphibious retreat  die Regeln, in denen diese Wörter vorkommen
      opendust verify match.record       war jeder Wurf ehrlich und jede Aktion erlaubt?
      opendust doctor                    was hier fehlt und was zu tun ist

    Mehr zu einem Befehl: opendust BEFEHL --help

# Die Liste der Befehle.

help-play = gegen Bots oder an einem Bildschirm spielen
help-serve = Partien für den Browser anbieten
help-backup = alle Partien eines Servers in einer Datei sichern
help-restore = die Partien eines Servers aus einer Sicherungsdatei lesen
help-export = laufende Partien einzeln als Aufzeichnung sichern
help-replay = eine Aufzeichnung Schritt für Schritt ansehen
help-verify = eine Aufzeichnung prüfen: jede Eingabe, jeden Wurf
help-analyse = wo eine Partie gewonnen und verloren wurde und wer Glück hatte
help-study = eine Stellung ausprobieren: alle Seiten spielen, zurückgehen, vergleichen
help-puzzles = finde den besten Zug: Rätsel aus echten Partien
help-odds = genaue Chancen eines Gefechts oder Angriffs
help-arena = viele Partien zwischen Bots, mit Tabellen, Wertungen und Bericht
help-compare = ist ein Bot zwischen zwei Arenen besser geworden?
help-dataset = alle Entscheidungen einer Arena als Parquet-Datei, zum Lernen
help-rules = Regeln nach Nummer oder Wörtern nachschlagen
help-variants = die Varianten der Regeln eines Spiels und ihre Schalter
help-board = einen Spielplan von DUST prüfen oder zeichnen
help-units = die Einheitenkarten von Dust Tactics
help-scenario = ein Szenario von Dust Tactics prüfen oder zeichnen
help-army = eine Armee von Dust Tactics prüfen
help-check = Regelfälle gegen das Programm spielen
help-doctor = die Installation prüfen: Kannst du spielen?

# Werte, wie die Hilfe sie nennt.

value-address = ADRESSE
value-bot = BOT
value-command = BEFEHL
value-file = DATEI
value-folder = ORDNER
value-hex = HEX
value-id-or-words = NUMMER oder WÖRTER
value-language = SPRACHE
value-list = LISTE
value-name = NAME
value-name-or-file = NAME oder DATEI
value-number = N
value-seconds = SEKUNDEN
value-spaces = FELDER
value-switch = NAME=WERT
value-unit = EINHEIT
value-url = URL
value-words = WÖRTER

# Argumente mehrerer Befehle.

help-language = Sprache der Anzeige: en, de, it, fr
help-json = JSON ausgeben
help-plain = einfacher Text ohne Rahmen und Farben
help-record = eine Aufzeichnung, wie opendust play sie schreibt
help-verify-commitment = die Prüfsumme, die du vor der Partie notiert hast
help-verify-share = der Würfelanteil, den du vor der Partie notiert hast
help-switch = einen Schalter der Regeln ändern; mehrfach möglich
help-game = das Spiel: { $names }
help-cards = deine eigenen Korrekturen der Einheitenkarten

# play

help-play-seats = wer spielt, zum Beispiel human,recruit
help-play-army = Dust Tactics: Datei oder Name einer Armee, einmal je Seite
help-play-seed = Startwert der Würfel: 32 hexadezimale Ziffern
help-play-save = Datei für die Aufzeichnung
help-play-resume = eine Aufzeichnung weiterspielen
help-play-json = JSON-Zeilen ausgeben, für ein Programm
help-play-several = mehrere durch Kommas getrennt
help-play-variant = { $names }
help-play-edition = { $names }
help-play-edition-file = deine eigene Ausgabe
help-play-board = dein eigener Spielplan
help-play-scenario = { $names }, oder eine Datei
help-play-profile = { $names }
help-play-cards = deine eigenen Korrekturen der Einheitenkarten
help-play-examples =
    Beispiele:
      opendust play                                du gegen drei Rekruten
      opendust play --seats human,human            zwei Menschen an einem Bildschirm
      opendust play --seats anna=human,recruit     Anna gegen einen Rekruten
      opendust play --edition original-it --switch retreat_limit=one_unit
      opendust play tactics                        Dust Tactics: die erste Lektion
      opendust play tactics --scenario skirmish --profile revised-faq
      opendust play tactics --army mine.toml --army theirs.toml --scenario annihilation
      opendust play --resume match.record          weiterspielen, wo du aufgehört hast
      opendust play --seats random,random --json   nur Bots, für ein Programm

# serve

help-serve-database = sqlite:///DATEI oder postgresql://… (sonst: eine Datei in deinem Datenordner)
help-serve-host = Adresse, auf der der Server wartet (sonst 127.0.0.1)
help-serve-port = Port, auf dem der Server wartet (sonst 8000)
help-serve-workers = Prozesse für Bots (sonst 2)
help-serve-web = Ordner mit einem gebauten Browserspiel, oder none (sonst das mitgelieferte)
help-serve-open = den Browser öffnen; nimmt einen freien Port, wenn 8000 belegt ist
help-serve-compile = im Quelltextordner: Regeln und Bots nebenher übersetzen und dann verwenden
help-serve-check = Einstellungen, Speicherplatz, Rechte, Datenbank und Uhr prüfen, dann beenden
help-backup-file = Datei mit allen Partien
help-export-folder = Ordner für die Aufzeichnungen
help-export-days = nur Partien, die seit so vielen Tagen niemand angerührt hat
help-export-finished = die beendeten Partien statt der offenen

# replay

help-replay-to = die Stellung nach N Eingaben zeigen
help-replay-round = bei Runde N beginnen
help-replay-json = alles als JSON-Zeilen ausgeben
help-replay-examples =
    Beispiele:
      opendust replay match.record                Schritt für Schritt ansehen
      opendust replay match.record --round 3      bei Runde 3 beginnen
      opendust replay match.record --to 120       die Stellung nach 120 Eingaben
      opendust replay match.record --json         alles, was geschah, für ein Programm

# odds

help-odds-what = Genaue Chancen eines Gefechts in DUST oder eines Angriffs in Dust Tactics.
help-odds-words = zum Beispiel: 5 tank vs 4 tank 1 mech center
help-odds-edition = Ausgabe, nach der gespielt wird (sonst { $name })
help-odds-mark = dasselbe wie das Wort { $word }
help-odds-sea = ein Seegefecht (U-Boote bedeuten schon eines)
help-odds-centers = deine Produktionszentren (für Raketen)
help-odds-best = diese Seite spielt alles so gut wie möglich
help-odds-casualties = welche Gegner diese Seite zuerst zerstört
help-odds-retreat = wann diese Seite sich zurückzieht
help-odds-abilities = wann diese Seite ihre Spezialfähigkeit nutzt
help-odds-ability = { $names }
help-odds-value = was das beste Spiel anstrebt
help-odds-prize = Wert des Gebiets in Produktionspunkten
help-odds-exact = Brüche, deren Summe genau 1 ist
help-odds-plot = ein Bild: DATEI.svg oder DATEI.png
help-odds-range = Entfernung zum Ziel; 1 ist angrenzend
help-odds-sustained = Dauerfeuer
help-odds-cover = Deckung des Ziels
help-odds-all-out = auch freie Fähigkeiten und knappe Munition nutzen
help-odds-under-fire = zuerst unter Reaktionsfeuer näher heran
help-odds-observer = Einheit, die indirektes Feuer anfordert
help-odds-both-best = beide Seiten wählen so gut wie möglich
help-odds-profile = Profil der Regeln
help-odds-examples =
    Beispiele:
      opendust odds 5 tank 2 mech 1 fighter vs 4 tank 1 mech center
      opendust odds 3 submarine vs 2 submarine --edition premium-de
      opendust odds 6 tank vs 4 mech capital --attacker best --defender best
      opendust odds 4 mech vs 3 tank --drop --defender-ability nurse
      opendust odds missile vs 2 mech 1 tank
      opendust odds 2 bomber vs 3 submarine
      opendust odds hell-boys vs sturmpioniere --range 1 --cover soft

    Wörter: vs, center, capital, neutral, trapped (kein Rückzug der Verteidiger), amphibious, drop, missile
    Wer würfelt, wählt die Verluste: --attacker-casualties sagt, was der Angreifer zerstört.

# compare

help-compare-what = Vergleicht zwei Arenen: den Anteil jedes Bots an den Siegen in beiden, und wie sicher der Unterschied ist.
help-compare-before = Ordner der früheren Arena
help-compare-after = Ordner der späteren Arena

# dataset

help-dataset-what = Schreibt jede Entscheidung aus den Partien einer Arena in eine Parquet-Datei, mit einer Beschreibung daneben.
help-dataset-folder = Ordner einer Arena
help-dataset-out = Datei, die geschrieben wird (sonst games.parquet)
help-dataset-no-tensors = ohne das, was die Plätze sahen; das ist der größte Teil der Datei

# arena

help-arena-what = Viele Partien zwischen Bots spielen und darüber berichten.
help-arena-bots = Name eines Bots, oder modul:Klasse
help-arena-seats = Spieler je Partie
help-arena-games = Zahl der Partien (sonst { $number })
help-arena-seed = ein beliebiges Wort; dasselbe Wort ergibt dieselben Partien (sonst 1)
help-arena-army = Dust Tactics: Datei oder Name, einmal für beide Seiten oder zweimal
help-arena-from = wo Partien beginnen: Aufzeichnungen, oder DATEI@N für die Stellung nach N Eingaben
help-arena-own-capitals = Bots wählen ihren Start selbst (DUST: Hauptstadt und Farbe)
help-arena-budget = Bedenkzeit je Entscheidung, für Bots, die sie einhalten können
help-arena-sprt = aufhören, sobald ein sequenzieller Test zwischen zwei Elo-Unterschieden entscheidet, etwa 0 10
help-arena-cap = dauert eine Entscheidung länger, gilt die Vorgabe (sonst { $seconds })
help-arena-workers = Prozesse, die spielen (sonst einer je Kern)
help-arena-cluster = auf einem Ray-Cluster spielen: auto, local oder ray://HOST:PORT
help-arena-out = Ordner für alles
help-arena-resume = eine unterbrochene Arena fortsetzen
help-arena-json = die Zusammenfassung als JSON ausgeben
help-arena-examples =
    Beispiele:
      opendust arena recruit random --games 200
      opendust arena recruit random --edition premium-en,epic-de --out study
      opendust arena recruit random --seats 4          ein Rekrut, dreimal der letzte
      opendust arena random recruit mine.bots:Bold --seats 2 --games 600
                                                       jeder gegen jeden
      opendust arena recruit random --game tactics --scenario skirmish --army axis-box
      opendust arena --resume study                    eine unterbrochene Arena fortsetzen

    Der Ordner enthält alle Aufzeichnungen, Tabellen (CSV und Parquet) und report.html: docs/study/arena.md.

# rules, variants

help-rules-words = zum Beispiel: PROD-15, LOS, A-31, amphibischer Rückzug
help-rules-game = nur die Regeln dieses Spiels
help-rules-variant = eine Ausgabe oder ein Profil
help-variants-name = die Schalter einer Variante
help-variants-diff = nur die Unterschiede zu einer anderen Variante

# board, units, scenario, army

help-board-check = jede Bedingung eines Weltplans prüfen
help-board-draw = den Spielplan als SVG zeichnen
help-board-file = eine Spielplandatei, oder ein mitgelieferter Spielplan: { $names }
help-board-fairness = was jede Hauptstadt um sich hat
help-board-output = Datei für das Bild
help-units-name = die Karte einer Einheit, zum Beispiel hell-boys
help-units-check = nur sagen, ob die Karten gültig sind
help-scenario-check = jede Bedingung eines Szenarios prüfen
help-scenario-draw = als Text zeichnen
help-scenario-file = eine Szenariodatei, oder ein mitgeliefertes Szenario: { $names }
help-army-check = AP-Grenze, Fraktion, Helden und Kommandotrupps prüfen
help-army-file = eine Armeedatei, oder eine mitgelieferte Armee: { $names }
help-army-scenario = auch die Grenzen dieses Szenarios prüfen
help-army-side = die Seite im Szenario

# check

help-check-files = Dateien mit Regelfällen, oder Ordner davon

# Die Wörter von Pythons argparse. Was in %( ) oder nach % steht, füllt es aus.

argparse-usage = Aufruf:
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = Diese Argumente fehlen: %s
argparse-one-required = Eines dieser Argumente fehlt: %s
argparse-unrecognized = Diese Argumente sind unbekannt: %s
argparse-one = Hier fehlt ein Wert.
argparse-at-most-one = Hier ist höchstens ein Wert möglich.
argparse-at-least-one = Hier fehlt mindestens ein Wert.
argparse-several = Hier sind %s Werte nötig.
argparse-not-allowed = Nicht zusammen möglich mit: %s
argparse-ignored = Hier ist kein Wert möglich: %r
argparse-ambiguous = „%(option)s“ kann bedeuten: %(matches)s
argparse-value = „%(value)s“ ist keine Zahl.
argparse-choice = „%(value)s“ ist hier nicht möglich. Zur Wahl stehen: %(choices)s.

# analyse

help-analyse-quick = Sekunden statt Minuten (Vorgabe)
help-analyse-deep = mehr Möglichkeiten vergleichen, in Minuten
help-analyse-seconds = etwa so lange: erst schnell, dann gründlicher, wo es zählt
help-analyse-json = alles als JSON speichern
help-analyse-html = einen Bericht als eine HTML-Datei speichern
help-analyse-examples =
    Beispiele:
      opendust analyse match.record                        eine schnelle Auswertung
      opendust analyse match.record --deep --html out.html Minuten, mit einem Bericht zum Behalten
      opendust analyse match.record --seconds 60           gründlicher, wo es am meisten zählt

# study

help-study-file = eine Aufzeichnung, eine gespeicherte Studie, eine Stellung als Text oder eine von Hand aufgebaute (TOML)
help-study-to = nach N Schritten beginnen
help-study-examples =
    Beispiele:
      opendust study match.record --to 120    ausprobieren, was gewesen wäre
      opendust study my.study                 eine Studie fortsetzen
      opendust study POSITION                  eine Stellung, die jemand geschickt hat

# puzzles

help-puzzles-file = Datei mit Rätseln, oder dust oder tactics für die mitgelieferten
help-puzzles-start = mit Rätsel N beginnen
help-puzzles-mine = Rätsel aus Ordnern der Arena gewinnen
help-puzzles-seconds = nach dieser Zeit aufhören
help-puzzles-each = höchstens N je Thema
help-puzzles-again = nur N Rätsel in neuen Welten nachprüfen, über die Datei verteilt
help-puzzles-examples =
    Beispiele:
      opendust puzzles tactics                     die mitgelieferten lösen
      opendust puzzles my.puzzles --mine FOLDER    aus Partien der Arena gewinnen; dauert lange
      opendust puzzles my.puzzles                  sie lösen
