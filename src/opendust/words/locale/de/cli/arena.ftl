# Was `opendust arena` sagt.

arena-games = Partien
arena-progress = { $done } von { $planned } Partien, noch etwa { $left } s.
arena-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, davon { $drawn } unentschieden und { $unfinished } nicht beendet; je Partie { $rounds } Runden und { $inputs } Eingaben.
arena-duel = { $bot } gegen { $other }: { $share } der Punkte in { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paaren
 } von Partien. Das sind { $elo } Elo ({ $low } bis { $high }). { $bot } ist mit einer Wahrscheinlichkeit von { $likely } stärker.
arena-duel-clear = { $bot } gegen { $other }: { $share } der Punkte in { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paaren
 } von Partien. Für einen Unterschied in Elo ist das Ergebnis zu einseitig, oder es sind zu wenige Partien.
arena-sprt-high = { $bot } gegen { $other }, entschieden nach { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paaren
 }: eher { $high } Elo oder mehr als { $low } (Log-Likelihood-Quotient { $likelihood }, Grenze { $bound }).
arena-sprt-low = { $bot } gegen { $other }, entschieden nach { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paaren
 }: eher { $low } Elo oder weniger als { $high } (Log-Likelihood-Quotient { $likelihood }, Grenze { $bound }).
arena-sprt-open = { $bot } gegen { $other }: nach { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paaren
 } noch nicht entschieden zwischen { $low } und { $high } Elo (Log-Likelihood-Quotient { $likelihood }, Grenze { $bound }). Spiele mehr Partien.
arena-sprt-two = --sprt vergleicht zwei verschiedene Bots in Partien zu zweit.
arena-sprt-order = --sprt braucht zwei Elo-Unterschiede, den kleineren zuerst, zum Beispiel: --sprt 0 10
arena-timing = { $bot } braucht { $mean } ms je Entscheidung ({ $processor } ms Rechenzeit), höchstens { $longest } ms.
arena-cost = { $bot } braucht { $ratio }-mal so viel Rechenzeit wie { $other }.
arena-cost-elo = { $bot } braucht { $ratio }-mal so viel Rechenzeit wie { $other }. Jede Verdopplung bringt { $gain } Elo ({ $low } bis { $high }).
arena-extra = Für Wertungen und Parquet-Tabellen fehlen Pakete: pip install "opendust[arena]"
arena-stopped = Angehalten nach { $games } von { $planned } Partien. Weiter mit: opendust arena --resume { $folder }
arena-found = { $found ->
    [one] 1 dieser Partien lag schon im Ordner und wurde
   *[other] { $found } dieser Partien lagen schon im Ordner und wurden
 } nicht neu gespielt.
arena-folder = Alles liegt in { $folder }. Öffne dort report.html.
arena-no-bots = Nenne die Bots, zum Beispiel: opendust arena recruit random
arena-start-other = Eine Arena beginnt in Stellungen eines Spiels mit gleich vielen Plätzen. Hier: { $game }, Plätze: { $seats }.
arena-start-short = Die Aufzeichnung ist kürzer: Eingabe { $asked } gibt es nicht, die letzte ist { $most }.
arena-start-over = Diese Partie ist zu Ende. Nenne eine frühere Eingabe, zum Beispiel DATEI@100.
arena-game = „{ $name }“ ist kein Spiel. Wähle aus: { $known }.
arena-number = { $name } muss mindestens { $least } sein.
arena-bot-path = Der Bot { $bot } lässt sich nicht laden: { $reason }
arena-other-plan = Der Ordner { $folder } gehört zu einer anderen Arena: { $name } ist dort „{ $kept }“, hier „{ $here }“. Nenne mit --out einen anderen Ordner.
arena-no-plan = Im Ordner { $folder } ist keine Arena.
arena-folder-busy = Im Ordner { $folder } spielt gerade eine andere Arena.
arena-worker-fault = Ein Arbeitsprozess konnte nicht spielen: { $reason }
arena-workers-die = Partie { $game }: Arbeitsprozesse brachen { $deaths }-mal ab, ohne dass ein Bot gefragt wurde. Die Arena hält an.
arena-kept = { $games ->
    [one] 1 Partie ist
   *[other] { $games } Partien sind
 } gespeichert. Weiter mit: opendust arena --resume { $folder }
arena-no-budget = Keiner dieser Bots hält ein Zeitbudget ein: { $bots }.
arena-no-ray = Für einen Cluster fehlt ein Paket: pip install "opendust[cluster]"
arena-cluster = Der Cluster { $address } ist nicht erreichbar: { $reason }

# Der Bericht.

arena-report-title = { $game }: { $bots }
arena-report-what = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } mit { $seats } Spielern; Varianten: { $variants }; Startwert { $seed }. Unentschieden: { $drawn }. An der Grenze der Eingaben abgebrochen und von niemandem gewonnen: { $unfinished }.
arena-report-part = Die Arena ist nicht fertig: { $games } von { $planned } Partien liegen vor.
arena-report-rotation = Jeder Startwert wird für jede Sitzordnung der Bots einmal gespielt: Würfel und Plätze bleiben, die Bots rücken weiter.
arena-report-drafted = Hauptstädte und Farben werden reihum zugeteilt. So verdankt kein Bot seine Siege der Wahl der Hauptstadt.
arena-report-own = Die Bots wählen ihre Hauptstädte und Farben selbst.
arena-report-bots = Wer gewann
arena-report-even = Der Punkt ist der Anteil gewonnener Partien, die Linie das 95-%-Intervall. Die gestrichelte Marke ist der Anteil bei gleich starken Spielern.
arena-report-duels = Einer gegen einen
arena-report-duels-meaning = Die Partien eines Startwerts haben dieselben Würfel und zählen deshalb als Paar. Der Wert eines Paares ist das Mittel seiner Partien, von 0 bis 1; ein Unentschieden zählt halb. Intervall, Elo und Wahrscheinlichkeit folgen aus der Streuung der Paare. Die letzten Spalten zählen die Paare mit jedem Wert.
arena-report-cross = Anteil der Punkte, den der Bot der Zeile gegen den Bot der Spalte gewann:
arena-report-failings = An die Vorgabe verlorene Entscheidungen
arena-report-failings-meaning = Diese Bots versagten und verloren die Entscheidung an die Vorgabe. Ihre Zahlen sind die eines defekten Bots.
arena-report-no-failings = Jeder Bot beantwortete jede Frage erlaubt und rechtzeitig.
arena-report-first-fault = { $bot }, zuerst in Partie { $number }: { $fault }
arena-report-places = Wo sie begannen
arena-report-places-meaning = Alle Bots zusammen. Die gestrichelte Marke zeigt, was die Bots auf diesem Platz im Mittel gewinnen. Reicht ein Intervall nicht an sie heran, spielt der Platz wohl eine Rolle; bei zwanzig Werten ist ein solcher durch Zufall zu erwarten.
arena-report-near = Nachweislich höchstens { $margin } Punkte von dieser Marke entfernt (zwei einseitige Tests zu 5 %): { $shown } von { $all }. Die anderen brauchen mehr Partien oder weichen wirklich ab.
arena-report-variants = Nach Ausgabe oder Szenario
arena-report-points = Punkte über die Runden
arena-report-points-meaning = Das Mittel aller Partien. Eine beendete Partie behält ihre letzten Punkte.
arena-report-length = Wie lang die Partien waren
arena-report-rounds = Runden
arena-report-inputs = Eine Partie hatte { $least } bis { $most } Eingaben, die Hälfte der Partien höchstens { $middle }.
arena-report-luck = Glück
arena-report-dice = { $dice } Würfel in Angriff und Verteidigung zeigten { $hits } Treffer, erwartet waren { $expected }: { $off } Standardabweichungen.
arena-luck-0 = Pech
arena-luck-1 = ausgeglichen
arena-luck-2 = Glück
arena-report-luck-meaning = Wie oft ein Spieler gewann, dessen Treffer in der ganzen Partie mehr als eine halbe Standardabweichung unter oder über der Erwartung lagen oder dazwischen. Die gestrichelte Marke zeigt, was dieselben Bots im Mittel gewinnen.
arena-report-abilities = Fähigkeiten
arena-report-no-abilities = Niemand setzte eine Fähigkeit ein.
arena-report-abilities-meaning = Punkte über dem, was derselbe Bot sonst in einer Runde dieser Nummer erhält. Eine Fähigkeit, die erst später hilft, zeigt hier weniger als ihren Wert; wer eine einsetzt, kann auch einfach besser spielen.
arena-report-capitals = Hauptstädte
arena-report-capitals-meaning = Rundenanfänge ab der zweiten Runde: mit nur einer Hauptstadt; mit nur einer Einheit darin; mit einer, die in dieser Runde jemand mit mindestens 25 % Wahrscheinlichkeit nehmen könnte; ohne Hauptstadt. „Verhindert“ zählt Runden, in denen die Punkte reichten, aber die Hauptstadt fehlte.
arena-column-capital-starts = Anfänge
arena-column-capital-single = Nur eine
arena-column-capital-lone = Eine Einheit
arena-column-capital-open = Offen
arena-column-capital-none = Keine
arena-column-capital-blocked = Verhindert
arena-column-capital-share = Offen, Anteil
arena-report-means = Kampfmittel
arena-column-means-tank = Panzer
arena-column-means-mech = Mechs
arena-column-means-fighter = Jäger
arena-column-means-bomber = Bomber
arena-column-means-submarine = U-Boote
arena-column-means-neutrals = Neutrale Einheiten
arena-column-means-special = Spezialangriffe
arena-column-means-missiles = Raketen
arena-column-means-drops = Abwürfe
arena-report-units = Einheiten
arena-report-survival = Wie oft eine Einheit überlebte (gestrichelt: alle Einheiten)
arena-report-deeds = Was eine Einheit in einer Partie tat
arena-report-units-meaning = Mittelwerte je Partie. Eine zerstörte Einheit zählt für die Einheit, die sie zuletzt traf. Das Verhältnis ist zerstörte AP je eigenem AP.
arena-report-reading = So liest man das
arena-report-intervals = Ein Anteil aus wenigen Partien sagt wenig: Sein 95-%-Intervall (nach Wilson) enthält in 95 von 100 solchen Arenen den wahren Anteil. Plätze einer Partie hängen voneinander ab; Intervalle über alle Bots sind deshalb etwas zu weit oder zu eng.
arena-report-ratings = Die Wertung ist das Plackett-Luce-Modell von openskill über alle Partien in ihrer Reihenfolge, beginnend bei 25; das Intervall reicht 1,96 Abweichungen in beide Richtungen. Gewinnt eine Seite immer, pendelt sie sich nicht ein, und der Anteil der Siege sagt mehr.
arena-report-files = Neben dieser Datei: games.csv (eine Zeile je Platz und Partie) und weitere Tabellen, alle auch als Parquet; summary.json; records/ mit jeder Partie. Eine Partie ansehen:

arena-column-bot = Bot
arena-column-seats = Plätze
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = 95-%-Intervall
arena-column-rating = Wertung
arena-column-decisions = Entscheidungen
arena-column-raised = Fehler ausgelöst
arena-column-illegal = Nicht erlaubt
arena-column-late = Zu spät
arena-column-seat = Platz
arena-column-capital = Hauptstadt
arena-column-color = Farbe
arena-column-card = Erste Karte
arena-column-card-ability = Fähigkeit der ersten Karte
arena-column-setup-place = Platz in der Aufbaureihenfolge
arena-column-side = Seite
arena-column-army = Armee
arena-column-round = Runde
arena-column-ability = Fähigkeit
arena-column-uses = Einsätze
arena-column-uses-a-game = Einsätze je Partie
arena-column-extra-points = Zusätzliche Punkte
arena-column-users-won = Siege damit
arena-column-usual = Dieselben Bots in allen Partien
arena-column-unit = Einheit
arena-column-games = Partien
arena-column-ap = AP
arena-column-activations = Aktivierungen
arena-column-shots = Schüsse
arena-column-hits = Treffer
arena-column-damage = Schaden
arena-column-ap-destroyed = Zerstörte AP
arena-column-ap-ratio = Verhältnis
arena-column-lost = An die Vorgabe verloren
arena-interval = { $low } bis { $high }
arena-part = { $count } von { $of }
arena-uses = { $count ->
    [one] 1 Einsatz
   *[other] { $count } Einsätze
 }
arena-report-wasted = Vergeudete Aktivierungen
arena-report-wasted-meaning = Eine Aktivierung ist vergeudet, wenn die Einheit hin und zurück geht, einen Angriff ansagt und auf niemanden schießt oder eine Aktion verschenkt, obwohl ein Schuss möglich war. Eine Reaktion ist vergeudet, wenn sie sich lohnte, abgelehnt wurde und die Einheit in der Runde nicht mehr schoss.
arena-column-chances = Aktivierungen und Reaktionen
arena-column-wasted-back = Hin und zurück
arena-column-wasted-aimless = Angriff ohne Ziel
arena-column-wasted-idle = Schuss verschenkt
arena-column-wasted-declined = Reaktion abgelehnt
arena-column-wasted = Vergeudet
dataset-name = Die Entscheidungen werden als Parquet geschrieben. Der Dateiname muss auf .parquet enden, nicht { $name }.
dataset-done = In { $file } stehen jetzt die Daten von { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 } aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }. Was jede Spalte bedeutet, sagt { $card }.
dataset-needs-polars = Ein Datensatz braucht weitere Pakete: pip install "opendust[arena]".
compare-nobody = Kein Bot spielt in beiden Arenen.
compare-paired = Beide Arenen haben dieselben Würfe. Darum werden ihre Paare von Partien einzeln verglichen.
compare-apart = Die Arenen haben andere Würfe oder Einstellungen. Darum werden nur die Anteile verglichen. Mit gleichem --seed, --seats und --games wäre es sicherer.
compare-better = besser
compare-worse = schlechter
compare-open = nicht entschieden
arena-column-before = Vorher
arena-column-after = Nachher
arena-column-difference = Unterschied
arena-column-against = Gegen
arena-column-elo = Elo (95-%-Intervall)
arena-column-superiority = Stärker mit
arena-column-pairs = Paare
arena-column-verdict = Urteil
