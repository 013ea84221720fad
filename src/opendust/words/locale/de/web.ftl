# Was die Seite im Browser von sich aus sagt; die Worte des Spiels kommen vom Server.

# Zwischen einer Sache und dem, was über sie gesagt wird.
colon = :{" "}

web-home = Startseite
web-close = Schließen
web-preferences = Einstellungen
web-language = Sprache
web-theme = Farbschema
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-animation = Animationen zeigen
web-sound = Töne abspielen
web-build = Schnellere Fassung
web-build-making = { $percent }
web-build-in-use = fertig, in Gebrauch
web-build-no-compiler = nicht möglich: Auf dem Server fehlt ein C-Compiler. Bots brauchen länger.
web-build-failed = misslungen. Bots brauchen länger.
web-you = Du

# Startseite

web-hero = Der Krieg, der nicht endete
web-welcome = Zwei Brettspiele aus einem anderen 1947, genau nach Regelheft, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Erobere die Welt eines anderen 1947: geheim eine Karte wählen, bauen, bewegen, mit Würfeln kämpfen.
web-about-tactics = Trupps, Helden und Läufer auf dem Schlachtfeld: bewegen, in Deckung gehen, feuern.
web-tag-dust = Welteroberung · 2 bis 6 Spieler
web-tag-tactics = Gefecht · Trupps und Läufer
web-play-any = Spielen
web-play-dust = Jetzt DUST spielen
web-play-tactics = Jetzt Dust Tactics spielen
web-you-against = Du gegen
web-rivals = Anzahl der Bots
web-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
 }
web-of-rank = vom Rang
web-rank = Rang der Bots
web-with-friends = Mit Freunden spielen
web-guided = Geführte erste Partie
web-rules = Regeln
web-running = Deine laufenden Partien
web-open-matches = Offene Partien
web-replays = Deine beendeten Partien
web-study = Analysebrett
web-puzzles = Rätsel
web-forget = Entfernen
web-show-all = Alle { $count } anzeigen
web-cancelled = Abgesagt
web-free-seat = freier Platz

# Bots as characters

web-cast-magpie = Elster
web-cast-mole = Alter Maulwurf
web-cast-tempest = Sturmwind
web-cast-corsair = Korsar
web-cast-clockmaker = Uhrmacherin
web-cast-fox = Fuchs

# Anlegen und beitreten

web-new-match = Neue Partie { $game }
web-new = Neue Partie
web-new-you = Du spielst als
web-new-against = gegen
web-others = { $count ->
    [one] 1 Gegner
   *[other] { $count } Gegner
 }
web-at-the-table = Am Tisch
web-your-name = Dein Name
web-seats = Plätze
web-seat-kind = Wer spielt auf Platz { $number }?
web-seat-open = Freunde mit dem Link
web-seat-friend = Ein Freund
web-seat-rank = Bot: { $rank }
web-seat-later = Kommt über den Link, den du gleich bekommst.
web-seat-add = Platz hinzufügen
web-seat-drop = Platz entfernen
web-clock = Zeit für eine Entscheidung
web-clock-none = unbegrenzt
web-clock-live = Sekunden
web-clock-days = Tage
web-clock-seconds = Sekunden für jede Entscheidung
web-clock-in-days = Tage für jede Entscheidung
web-listed = Partie öffentlich anzeigen
web-create = Partie anlegen
web-join-title = Einladung: { $game }
web-join = Platz nehmen
web-waiting-for-players = Warten auf Mitspieler
web-lobby = Fast bereit
web-seats-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] 1 Platz ist frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, sobald sie besetzt sind.
 }
web-fill-all = Mit Bots beginnen
web-cancel = Partie absagen
web-cancel-sure = Ja, absagen
web-invite = Freunde einladen
web-qr = QR-Code des Einladungslinks
web-only-here = Nur dieser Computer kann diese Links öffnen: Andere Geräte erreichen den Server nicht. Starte ihn mit:
web-invite-link = Einladungslink für deine Freunde
web-private-link = Dein eigener Link: dein Platz auf einem anderen Gerät. Gib ihn nicht weiter.
web-spectator-link = Link für Zuschauer
web-copy = Kopieren
web-copied = Kopiert.

# In einer Partie

web-connecting = Verbinden …
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-away = Der Server startet neu und ist in etwa { $seconds } s zurück. Nichts geht verloren.
web-cannot-open = Diese Partie lässt sich nicht öffnen
web-menu = Menü
web-hand-over = Einen Bot spielen lassen
web-hand-over-note = Ein Bot spielt für dich, solange du willst. Du kannst jederzeit wieder übernehmen.
web-take-back = Wieder selbst spielen
web-bot-plays = Ein Bot spielt für dich.
web-pause = Pause vorschlagen
web-go-on = Weiterspielen
web-paused = Die Partie ist pausiert.
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-rematch = Noch einmal spielen
web-parts = Teile der Partie
web-tab-turn = Zug
web-tab-scores = Stand
web-tab-log = Verlauf
web-tab-study = Varianten
web-tab-edit = Stellung
web-tab-puzzle = Rätsel
web-tab-options = Aktionen
web-dispatches = Meldungen
web-dispatches-none = Nichts Neues, seit du hier bist. Der Verlauf zeigt die ganze Partie.
web-shortcuts = Tastenkürzel
web-key-tab = nächstes Bedienelement
web-key-arrows = auf dem Spielplan weitergehen
web-key-enter = auswählen
web-key-zoom = Spielplan vergrößern oder verkleinern
web-key-undo = rückgängig machen
web-key-escape = Fenster schließen
web-key-help = diese Hilfe
web-no-options = Gerade gibt es nichts zu entscheiden.
web-what-to-do = Was möchtest du tun?
web-do-it = Ausführen
web-less = Eins weniger: { $what }
web-more = Eins mehr: { $what }
web-all-of = Alle: { $what }
web-none-of = Keine: { $what }
web-undo = Zurücknehmen
web-refused = Das ist nicht erlaubt.
web-stale = Die Partie ist inzwischen weitergegangen. Versuche es noch einmal.
web-log-empty = Noch keine Ereignisse. Der Verlauf füllt sich beim Spielen.
web-past = Du siehst die Stellung nach Schritt { $step }.
web-to-now = Zur aktuellen Stellung
web-days-left = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
 }
web-rule = Regel { $rule }

# Fehler

web-error-other = Das ging nicht ({ $code }).
web-error-unreachable = Der Server ist nicht erreichbar.
web-error-too-many-matches = Zu viele neue Partien von deiner Adresse. Warte ein paar Minuten.
web-error-too-many-listed = Zu viele öffentliche Partien von deiner Adresse. Warte ein paar Minuten oder lege die Partie an, ohne sie öffentlich anzuzeigen.
web-error-too-many-joins = Du hast viele Plätze in öffentlichen Partien belegt. Warte ein paar Minuten oder spiel über einen Link mit.
web-error-too-many-alive = Zu viele offene Partien von deiner Adresse. Beende eine, oder sage eine ab, die noch nicht begonnen hat.
web-error-too-many-bots = In den Partien von deiner Adresse spielen zu viele Bots. Beende erst eine Partie.
web-error-too-many-mails = Zu viele E-Mails. Warte ein paar Minuten.
web-error-too-many-spectators = Bei dieser Partie schauen schon zu viele zu.
web-error-too-many-bytes = Von deiner Adresse kamen zu viele Daten. Warte einen Moment.
web-error-unavailable = Der Server ist gerade ausgelastet. Versuche es noch einmal.
web-error-too-many-requests = Zu viele Anfragen auf einmal. Warte einen Moment.
web-error-no-match = Diese Partie gibt es nicht.
web-error-protocol-unknown = Diese Seite und der Server verstehen einander nicht. Lade die Seite neu.
web-error-wrong-token = Dieser Link gehört hier zu keinem Platz.
web-error-wrong-code = Diese Einladung ist ungültig.
web-error-no-spectators = Diese Partie erlaubt keine Zuschauer.
web-error-no-seat = Alle Plätze sind besetzt.
web-error-full = Alle Plätze sind besetzt.
web-error-cancelled = Diese Partie wurde abgesagt.
web-error-not-yours = Das kann nur, wer die Partie angelegt hat.
web-error-started = Die Partie hat schon begonnen.
web-error-over = Die Partie ist zu Ende.
web-error-paused = Die Partie ist pausiert.
web-error-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder selbst (Menü).
web-error-nothing-to-undo = Hier lässt sich nichts zurücknehmen.
web-error-agreed-already = Du hast schon eine Pause vorgeschlagen. Die anderen müssen zustimmen.
web-error-malformed = Der Server hat die Anfrage nicht verstanden.
web-error-bad-text = An den Einstellungen stimmt etwas nicht.

# DUST: die Weltkarte

web-map = Weltkarte
web-overview = Die ganze Welt: antippen, um dorthin zu gehen
web-as-list = Gebiete als Liste
web-as-map = Weltkarte
web-only-choosable = Nur wählbare Gebiete
web-next-to = angrenzend
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-lines = Linien
web-zoom-all = Ganze Weltkarte
web-land = Land
web-sea = See
web-mark-capital = Hauptstadt
web-mark-source = Energiequelle
web-mark-center = Produktionszentrum
web-can-choose = wählbar
web-brings = { $income ->
    [one] 1 Produktionspunkt
   *[other] { $income } Produktionspunkte
 } je Zug
web-can-attack = { $player } kann angreifen aus: { $from }.
web-can-strike = { $player } kann aus beliebiger Entfernung angreifen.
web-can-move = { $player } kann sich hierher bewegen.
web-you-can-attack = Du kannst angreifen aus: { $from }.
web-you-can-strike = Du kannst aus beliebiger Entfernung angreifen.
web-you-can-move = Du kannst dich hierher bewegen.
web-not-there = Dieses Gebiet ist jetzt nicht wählbar.

# DUST: Spieler und Karten

web-players = Spieler in Zugreihenfolge
web-player = Spieler
web-points = Siegpunkte
web-points-of = Siegpunkte: { $points } von { $goal }
web-income = Produktionspunkte je Zug
web-cards = Karten auf der Hand
web-has-chosen = hat eine Karte gewählt
web-is-asked = entscheidet gerade
web-your-cards = Deine Karten
web-no-cards = Du hast keine Karten auf der Hand.
web-value-combat = Kampf: Angriffe und Platz in der Zugreihenfolge
web-value-movement = Bewegung: Anzahl deiner Bewegungen
web-value-production = Produktion: zusätzliche Produktionspunkte
web-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
 }
web-play-card = Diese Karte spielen

# DUST: der Zug

web-round = Runde { $round }
web-stage-setup = Aufbau
web-stage-cards = Karten
web-stage-production = Produktion
web-stage-movement = Bewegung
web-stage-combat = Kampf
web-stage-end = Wertung
web-rules-of = Regeln: { $stage }
web-latest = Was zuletzt geschah
web-shop = Was kaufst du?
web-points-left = { $points ->
    [0] kein Punkt mehr
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
 }
web-income-of = Produktionszentren { $centers }, Hauptstädte { $capitals }, Karte { $card }; mindestens { $least }. In diesem Zug: { $total }.
web-up-to = bis { $most }
web-buy-all = { $amount } davon: { $what }
web-buy-one = Eins mehr: { $what }
web-price = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-discard-first = { $count ->
    [0] Vorher Karten abwerfen
   *[other] Vorher Karten abwerfen ({ $count })
 }
web-bought = Gekauft:
web-step-origin = Wähle ein leuchtendes eigenes Gebiet.
web-step-target = Start: { $area }. Wähle ein leuchtendes Gebiet als Ziel.
web-step-area = Wähle ein leuchtendes Gebiet auf der Weltkarte.
web-clear = Von vorn
web-click-again = Oder klicke das Gebiet noch einmal an.
web-units-needed = { $most ->
    [one] Wähle 1 Einheit.
   *[other] Wähle { $least } bis { $most } Einheiten.
 }
web-counts = { $total } gewählt ({ $least } bis { $most })
web-place-all = { $amount } einsetzen

# DUST: Gefechte und Chancen

web-odds = Chancen dieses Gefechts
web-odds-wait = Die Chancen werden berechnet …
web-odds-losses = Erwartete Verluste in Produktionspunkten: Angreifer { $attacker }, Verteidiger { $defender }.
web-odds-retreats = Wenn sich jetzt Einheiten zurückziehen
web-odds-stay = Alle bleiben: Eroberung
web-odds-leave = Rückzug ({ $units }): Eroberung
web-odds-reverse = Gegenangriff: { $chance }
web-attacker = Angreifer
web-defender = Verteidiger
web-dice = Wurf { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 }.
web-dice-count = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }
web-supremacy = Taktische Überlegenheit { $sum }
web-hits = { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
 }
web-used = eingesetzt
web-battle-of = Gefecht: { $area }
web-battle-land = Landgefecht: { $area }
web-battle-sea = Seegefecht: { $area }
web-battle-amphibious = Amphibisches Gefecht: { $area }
web-battle-drop = Mech-Abwurf: { $area }
web-rolls-first = Erster Wurf: { $player }.
web-minimise = Weltkarte ansehen

# DUST: der Stand

web-track = Siegpunkte
web-needs-points = { $left ->
    [one] Noch 1 Punkt bis zum Sieg.
   *[other] Noch { $left } Punkte bis zum Sieg.
 }
web-has-points = Genug Punkte für den Sieg.
web-needs-capital = Braucht noch eine Hauptstadt.
web-next-round = Derzeit +{ $total } je Runde (Hauptstädte { $capitals }, Energiequellen { $sources }, Hoheiten { $majorities }).
web-majorities = Hoheiten
web-holdings = Besitz
web-head-land = Land
web-head-sea = See
web-head-capitals = Hauptstädte
web-head-sources = Energiequellen
web-head-centers = Produktionszentren
web-head-income = Einkommen
web-head-cards = Karten

# Rückblick

web-replay = Rückblick
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-step-of = Schritt { $step } von { $last }
web-first-step = Zum Anfang
web-speed = Tempo
web-next-fight = Nächstes Gefecht
web-worst = Dein schlimmster Moment
web-worst-any = Das schwerste Gefecht
web-share-moment = Link zu diesem Moment kopieren
web-try = Ab hier probieren
web-watch-replay = Partie ansehen
web-play = Abspielen
web-stop = Anhalten
web-newest-first = Neueste Runde zuerst
web-after = Nach der Partie
web-replay-link = Link zu diesem Rückblick
web-download = Aufzeichnung herunterladen
web-check-dice = Würfel prüfen
web-dice-right = { $rolls ->
    [one] Die Würfel sind echt: Der vorab festgelegte Startwert ergibt den Wurf.
   *[other] Die Würfel sind echt: Der vorab festgelegte Startwert ergibt alle { $rolls } Würfe.
 }
web-commitment-changed = Der Server nennt jetzt eine andere Prüfsumme für die Würfel dieser Partie. Behalte die erste und prüfe die Würfel nach der Partie.
web-went-back = Der Server ist zu einem früheren Stand dieser Partie zurückgegangen.
web-share-unused = Der Server verwendet deinen Würfelanteil nicht. Prüfe die Würfel nach der Partie.
web-dice-shared = Dein Anteil steckt in { $own } von { $rolls ->
    [one] 1 Ergebnis
   *[other] { $rolls } Ergebnissen
 }.
web-dice-wrong = Die Würfel passen nicht zum Startwert: { $wrong ->
    [one] 1 Wurf ist
   *[other] { $wrong } Würfe sind
 } falsch.
web-luck = Glück: erzielte und erwartete Treffer
web-luck-dice = Würfel
web-luck-hits = Treffer
web-luck-expected = Erwartet
web-won = hat gewonnen
web-look-back = Rückblick ansehen
web-analyse = Auswerten

# Regeln

web-rules-title = Regeln: { $game }
web-search-rules = Regeln durchsuchen
web-chapter = Kapitel
web-all-chapters = Alle Kapitel
web-all-rules = Alle Regeln
web-no-rules = Keine passende Regel gefunden.
web-no-such-rule = Es gibt keine Regel { $rule }.
web-here = In dieser Partie:
web-other-reading = Andere Lesart:
web-switch-lines = Um anders zu spielen:
web-related = Siehe auch
web-compare = Ausgaben vergleichen
web-edition-one = Eine Ausgabe
web-edition-other = Die andere Ausgabe
web-difference = Unterschied

# Geführte erste Partie

web-follow = Jetzt: { $what }
web-own-way = Du gehst jetzt deinen eigenen Weg. Die Partie gegen den Bot geht weiter.
web-lesson-of = Lektion { $number } von { $count }
web-lesson-step = Schritt { $step } von { $steps }

web-notices = Benachrichtigen, wenn ich am Zug bin
web-notices-push = In diesem Browser
web-notices-mail = Per E-Mail an
web-notices-confirm = Fast fertig: Öffne den Link in der E-Mail, die du gleich bekommst.
web-save = Speichern
web-saved = Gespeichert.
web-notices-off = Nicht benachrichtigen
web-error-seat-taken = Dieser Platz ist besetzt.
web-answer-losses = Du hast Verluste.
web-answer-reaction = Reagieren?
web-answer-retaliation = Du schlägst zurück.
web-rolling = Die Würfel fallen.
web-theirs-placing = Setzt Gelände.
web-theirs-joining = Teilt Helden Trupps zu.
web-theirs-first = Wählt, wer beginnt.
web-theirs-activation = Wählt eine Einheit und ihre Aktionen.
web-theirs-entry = Betritt das Schlachtfeld.
web-theirs-move = Bewegt eine Einheit.
web-theirs-reaction = Entscheidet über Reaktionsfeuer.
web-theirs-declaration = Wählt Fähigkeiten und Spezialwaffen.
web-theirs-targets = Zielt.
web-theirs-flame = Wählt den Weg der Flamme.
web-theirs-medal = Entscheidet über neue Würfe.
web-theirs-retaliation = Entscheidet über den Gegenschlag.
web-theirs-losses = Wählt Verluste.
web-theirs-skill = Setzt eine Fähigkeit ein.
web-theirs-setup_card = Wählt eine Aufbaukarte.
web-theirs-choose_color = Wählt eine Farbe.
web-theirs-claim_capital = Wählt eine Hauptstadt.
web-theirs-claim_power_source = Beansprucht eine Energiequelle.
web-theirs-claim_land = Beansprucht ein Landgebiet.
web-theirs-setup_center = Setzt ein Produktionszentrum.
web-theirs-setup_reinforce = Baut Verstärkung.
web-theirs-initiative_card = Wählt eine Karte.
web-theirs-koshka_window = Entscheidet über Koshka.
web-theirs-purchase = Kauft ein.
web-theirs-place_units = Setzt neue Einheiten.
web-theirs-place_centers = Setzt Produktionszentren.
web-theirs-production_end = Beendet die Produktion.
web-theirs-movement = Bewegt Einheiten.
web-theirs-attack = Wählt einen Angriff.
web-theirs-battle_start_window = Entscheidet über eine Spezialfähigkeit.
web-theirs-retreat = Entscheidet über einen Rückzug.
web-theirs-retreat_destination = Zieht sich zurück.
web-theirs-casualties = Wählt, was zerstört wird.
web-theirs-secret_weapon_window = Entscheidet über eine Spezialfähigkeit.
web-theirs-reroll_window = Entscheidet über eine Spezialfähigkeit.
web-theirs-nurse_window = Entscheidet über eine Spezialfähigkeit.
web-theirs-special_casualties = Wählt, was zerstört wird.
web-your-turn = Du bist am Zug
web-all-lines = { $count ->
    [one] Den Schritt zeigen
   *[other] Alle { $count } Schritte zeigen
 }
web-default-name = Kommandant

web-house-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
 }
web-house-note = Hier gehen die Regelhefte auseinander. Nichts geändert.
web-house-search = Regeln durchsuchen
web-house-all = Alle Lesarten anzeigen ({ $count })
web-house-nobody = kein Regelheft
web-house-back = Zurück zur Ausgabe
web-house-values = Möglich: { $values }. Ausgabe: { $usual }
web-yes = ja
web-no = nein
web-pace = Pause zwischen den Aktionen der anderen
web-pace-none = keine
web-pace-short = kurz
web-pace-long = lang
web-skip = Überspringen
web-behind = { $count ->
    [one] Noch 1 Schritt
   *[other] Noch { $count } Schritte
 }
web-see-again = Aktionen der anderen noch einmal zeigen
web-thinks = denkt seit { $seconds } s nach
web-newer-page = Es gibt eine neuere Version dieser Seite.
web-reload = Neu laden
web-other-version = Diese Seite ist Version { $page }, der Server Version { $server }. Lade die Seite neu. Hilft das nicht, muss der Betreiber sie neu bauen.
web-server-gone = Der Server antwortet nicht. Deine Partien sind sicher. Neue Verbindung …
web-try-now = Jetzt versuchen
web-push-denied = Der Browser darf für diese Seite keine Benachrichtigungen zeigen. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
web-push-unreachable = Der Browser erreicht seinen Benachrichtigungsdienst nicht. Nichts wurde gespeichert. Prüfe die Internetverbindung.
web-push-asking = Der Browser fragt nach …
web-value-stated = steht im Regelheft
web-value-ruled = unsere Regelung; das Regelheft sagt nichts dazu
web-value-none = keine solche Regel
web-battle-story = Verlauf des Gefechts

# Rat

web-captain = Was täte ein Hauptmann?
web-counsel = Rat eines Hauptmanns
web-counsel-wait = Ein Hauptmann denkt nach …
web-counsel-none = Dazu hat der Hauptmann keinen Rat.
web-settle = Für mich aufbauen
web-error-setup-over = Der Aufbau ist vorbei.
web-waited = Während du gewartet hast
web-show-me = Zeigen
web-what-next = Wie weiter
web-next-lesson = Nächste Lektion: { $title }
web-easy-bots = Gegen einen leichten Bot spielen
web-lessons = { $count ->
    [one] 1 kurze Lektion
   *[other] { $count } kurze Lektionen
 }
web-talk = Gespräch
web-talk-new = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
 }
