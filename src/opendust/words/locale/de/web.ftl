# Was die Seite im Browser von sich aus sagt; die Worte des Spiels kommen vom Server.

web-home = Startseite
web-close = Schließen
web-preferences = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-animation = Animationen zeigen
web-sound = Töne spielen
web-you = Du

# Startseite

web-welcome = Zwei Brettspiele genau nach Regelheft, gegen Bots oder Freunde. Ohne Konto, ohne Installation.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Erobere eine andere Welt von 1947: geheim eine Karte wählen, bauen, ziehen, mit Würfeln kämpfen.
web-about-tactics = Trupps, Helden und Läufer auf dem Schlachtfeld: bewegen, Deckung nehmen, schießen.
web-play-dust = Jetzt DUST spielen
web-play-tactics = Jetzt Dust Tactics spielen
web-play-note-dust = Du gegen drei Bots
web-play-note-tactics = Du gegen einen Bot
web-with-friends = Mit Freunden spielen
web-guided = Geführtes erstes Spiel
web-rules = Regeln
web-running = Deine laufenden Partien
web-open-matches = Partien, die Mitspieler suchen
web-replays = Deine beendeten Partien
web-forget = Vergessen
web-free-seat = freier Platz

# Anlegen und beitreten

web-new-match = Eine neue Partie { $game }
web-your-name = Dein Name
web-seats = Plätze
web-seat-me = Du
web-seat-kind = Wer nimmt Platz { $number }?
web-seat-open = Jemand mit dem Link
web-seat-bot = Ein Bot
web-bot-of-seat = Bot auf Platz { $number }
web-seat-add = Ein Platz mehr
web-seat-drop = Ein Platz weniger
web-clock = Zeit für eine Entscheidung
web-clock-none = unbegrenzt
web-clock-live = Sekunden
web-clock-days = Tage
web-clock-seconds = Sekunden für jede Entscheidung
web-clock-in-days = Tage für jede Entscheidung
web-listed = Allen zeigen, die eine Partie suchen
web-create = Partie anlegen
web-join-title = Du bist zu { $game } eingeladen
web-join = Platz nehmen
web-waiting-for-players = Warten auf Mitspieler
web-invite-link = Link für deine Freunde: wer ihn öffnet, kann Platz nehmen
web-private-link = Dein eigener Link: dein Platz auf einem anderen Gerät. Behalte ihn für dich.
web-spectator-link = Link für Zuschauer
web-copy = Kopieren
web-copied = Kopiert.

# In einer Partie

web-connecting = Verbinden …
web-lost = Die Verbindung ist abgerissen. Neuer Versuch …
web-cannot-open = Diese Partie lässt sich nicht öffnen
web-menu = Menü
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-note = Ein Bot kann eine Weile für dich spielen; du nimmst deinen Platz wieder ein, wann du willst.
web-take-back = Meinen Platz wieder einnehmen
web-bot-plays = Ein Bot spielt für dich.
web-pause = Um eine Pause bitten
web-go-on = Weiterspielen
web-paused = Die Partie ruht.
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-rematch = Noch einmal spielen
web-parts = Teile der Partie
web-tab-turn = Zug
web-tab-scores = Stand
web-tab-log = Verlauf
web-all-options = Alles, was du jetzt tun darfst, als Formular
web-what-to-do = Was tun?
web-do-it = Ausführen
web-less = eins weniger: { $what }
web-more = eins mehr: { $what }
web-all-of = alle: { $what }
web-none-of = keine: { $what }
web-undo = Zurücknehmen
web-refused = Das ist nicht erlaubt.
web-stale = Die Partie ist inzwischen weitergegangen.
web-log-empty = Noch ist nichts geschehen.
web-past = Du siehst das Brett nach Schritt { $step }.
web-to-now = Zurück zu jetzt
web-days-left = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
 }
web-rule = Regel { $rule }

# Fehler

web-error-other = Das hat nicht geklappt ({ $code }).
web-error-unreachable = Der Server ist nicht zu erreichen.
web-error-unavailable = Der Server ist gerade beschäftigt. Versuch es noch einmal.
web-error-too-many-requests = Zu viele Anfragen auf einmal. Warte einen Moment.
web-error-no-match = Diese Partie gibt es nicht.
web-error-wrong-token = Dieser Link öffnet hier keinen Platz.
web-error-wrong-code = Diese Einladung ist nicht gültig.
web-error-no-spectators = Diese Partie hat keine Zuschauer.
web-error-no-seat = Alle Plätze sind besetzt.
web-error-full = Alle Plätze sind besetzt.
web-error-over = Die Partie ist zu Ende.
web-error-paused = Die Partie ruht.
web-error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein (Menü).
web-error-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-error-agreed-already = Du hast schon um eine Pause gebeten; die anderen müssen zustimmen.
web-error-malformed = Der Server hat die Anfrage nicht verstanden.
web-error-bad-text = Etwas an den Einstellungen stimmt nicht.

# DUST: die Karte

web-map = Weltkarte
web-as-list = Gebiete als Liste
web-as-map = Karte
web-only-choosable = Nur was jetzt wählbar ist
web-next-to = neben
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-zoom-all = Ganze Karte
web-land = Land
web-sea = See
web-mark-capital = Hauptstadt
web-mark-source = Energiequelle
web-mark-center = Produktionszentrum
web-can-choose = wählbar
web-brings = Bringt { $income } Produktionspunkte.
web-can-attack = { $player } könnte angreifen aus: { $from }.
web-can-strike = { $player } könnte von überall her angreifen.
web-can-move = { $player } könnte hierher ziehen.
web-not-there = Dieses Gebiet ist jetzt nicht wählbar.

# DUST: Spieler und Karten

web-players = Spieler in der Reihenfolge ihrer Züge
web-player = Spieler
web-points = Siegpunkte
web-points-of = { $points } von { $goal } Siegpunkten
web-income = Produktionspunkte je Zug
web-cards = Karten auf der Hand
web-has-chosen = hat eine Karte gewählt
web-is-asked = muss entscheiden
web-your-cards = Deine Karten
web-no-cards = Du hast keine Karten auf der Hand.
web-value-combat = Kampf: Angriffe und dein Platz in der Reihenfolge
web-value-movement = Bewegung: Anzahl deiner Züge
web-value-production = Produktionspunkte
web-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
 }
web-pick-card = Wähle eine deiner Karten unter der Weltkarte.
web-secret = Niemand sieht sie, bevor alle gewählt haben.
web-play-card = Diese Karte spielen

# DUST: der Zug

web-round = Runde { $round }
web-stage-setup = Aufbau
web-stage-cards = Karten
web-stage-production = Produktion
web-stage-movement = Bewegung
web-stage-combat = Kampf
web-stage-end = Ende der Runde
web-rules-of = Regeln: { $stage }
web-latest = Was zuletzt geschah
web-shop = Was kaufst du?
web-points-left = { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
 }
web-income-of = { $centers } aus Zentren, { $capitals } aus Hauptstädten, { $card } von der Karte; mindestens { $least }: { $total } Punkte in diesem Zug.
web-up-to = bis { $most }
web-buy-all = { $amount } davon: { $what }
web-buy-one = eins mehr: { $what }
web-buy-neutral = Einheiten für die neutralen Truppen kaufen
web-price = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-discard-first = Vorher Karten ablegen ({ $count })
web-bought = Gekauft:
web-shop-end = Danach „{ $end }“: das Gekaufte wird auf der Karte aufgestellt.
web-step-origin = Wähle ein leuchtendes eigenes Gebiet.
web-step-target = Von { $area } aus: wähle eines der leuchtenden Gebiete.
web-step-area = Wähle eines der leuchtenden Gebiete auf der Karte.
web-clear = Von vorn
web-click-again = Oder klicke das Gebiet noch einmal an.
web-units-needed = Wähle { $least } bis { $most } Einheiten.
web-counts = { $total } gewählt ({ $least } bis { $most })
web-place-all = { $amount } aufstellen

# DUST: Gefechte und Chancen

web-odds = Chancen dieses Gefechts
web-odds-wait = Die Chancen werden berechnet …
web-odds-losses = Erwartete Verluste: Angreifer { $attacker }, Verteidiger { $defender } Einheiten.
web-odds-retreats = Wenn jetzt Einheiten abziehen
web-odds-stay = alle bleiben: Eroberung
web-odds-leave = { $units } ziehen ab: Eroberung
web-odds-reverse = Umgekehrt: { $chance }
web-attacker = Angreifer
web-defender = Verteidiger
web-dice = Würfel { $faces }: { $hits } Treffer.
web-dice-count = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }
web-supremacy = Überlegenheit { $sum }
web-hits = { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
 }
web-losing = Verliert { $units }
web-used = eingesetzt
web-battle-of = Gefecht um { $area }
web-battle-land = Gefecht um { $area }
web-battle-sea = Seegefecht: { $area }
web-battle-amphibious = Landung: { $area }
web-battle-drop = Mech-Abwurf: { $area }
web-rolls-first = { $player } hat die taktische Überlegenheit und würfelt zuerst.
web-minimise = Karte ansehen
web-decide-beside = Du entscheidest: siehe „Zug“.

# DUST: der Stand

web-track = Siegpunkte
web-needs-points = { $left ->
    [one] Noch 1 Punkt bis zum Sieg.
   *[other] Noch { $left } Punkte bis zum Sieg.
 }
web-has-points = Genug Punkte für den Sieg.
web-needs-capital = Braucht noch eine Hauptstadt.
web-next-round = Jetzt +{ $total } je Runde ({ $capitals } Hauptstädte, { $sources } Energiequellen, { $majorities } Hoheiten).
web-majorities = Hoheiten
web-holdings = Besitz
web-head-land = Land
web-head-sea = See
web-head-capitals = Hauptstädte
web-head-sources = Quellen
web-head-centers = Zentren
web-head-income = Einkommen
web-head-cards = Karten

# Rückblick

web-replay = Rückblick
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-play = Abspielen
web-stop = Anhalten
web-newest-first = Neuestes zuerst
web-after = Nach der Partie
web-replay-link = Link zu diesem Rückblick
web-download = Aufzeichnung herunterladen
web-check-dice = Würfel prüfen
web-dice-right = { $rolls ->
    [one] Die Würfel sind ehrlich: die Saat ist die vor der Partie festgelegte, und sie ergibt den Wurf.
   *[other] Die Würfel sind ehrlich: die Saat ist die vor der Partie festgelegte, und sie ergibt alle { $rolls } Würfe.
 }
web-dice-wrong = Die Würfel passen nicht zur Saat: { $wrong } Würfe sind falsch.
web-luck = Glück: Treffer gegen Erwartung
web-luck-dice = Würfel
web-luck-hits = Treffer
web-luck-expected = Erwartet
web-won = gewonnen
web-look-back = Auf die Partie zurückblicken

# Regeln

web-rules-title = Regeln von { $game }
web-search-rules = In den Regeln suchen
web-chapter = Kapitel
web-all-chapters = Alle Kapitel
web-all-rules = Alle Regeln
web-no-rules = Keine Regel hat diese Wörter.
web-no-such-rule = Es gibt keine Regel { $rule }.
web-here = In dieser Partie:
web-related = Siehe auch
web-compare = Ausgaben vergleichen
web-edition-one = Eine Ausgabe
web-edition-other = Die andere Ausgabe
web-difference = Unterschied

# Geführtes erstes Spiel

web-follow = Mach es: { $what }
web-own-way = Du gehst deinen eigenen Weg; die Partie geht gegen einen Bot weiter.
web-lesson-step = Schritt { $step } von { $steps }

web-notices = Sag mir, wenn ich am Zug bin
web-notices-push = In diesem Browser benachrichtigen
web-notices-mail = Per E-Mail an
web-save = Speichern
web-saved = Gespeichert.
web-notices-off = Nichts melden
web-error-seat-taken = Dieser Platz ist besetzt.
web-your-turn = Du bist am Zug
web-all-lines = Alle { $count } Schritte zeigen
web-default-name = Kommandant

web-house-rules = Hausregeln
web-house-changed = { $count } geändert
web-house-note = Die Ausgabe legt alles fest. Wer anders spielen möchte, ändert hier einzelne Optionen.
web-house-search = Optionen durchsuchen
web-house-usual = Ausgabe
web-house-back = Wie in der Ausgabe
web-house-values = Möglich: { $values }. Ausgabe: { $usual }
web-yes = ja
web-no = nein
web-english-only = Die Texte der Regeln gibt es nur auf Englisch.
web-pace = Pause zwischen den Zügen der anderen
web-pace-none = keine
web-pace-short = kurz
web-pace-long = lang
web-skip = Überspringen
web-behind = Noch { $count } Schritte zu sehen
web-see-again = Noch einmal zeigen, was die anderen taten
web-thinks = denkt seit { $seconds } s
web-newer-page = Es gibt eine neuere Fassung dieser Seite.
web-reload = Neu laden
web-other-version = Diese Seite gehört zu Version { $page } von OpenDust, der Server ist Version { $server }. Wenn etwas nicht geht, lade neu; hilft das nicht, muss der Betreiber die Seite neu bauen.
web-server-gone = Der Server antwortet nicht. Läuft er noch? Partien bleiben erhalten; diese Seite sucht ihn von selbst wieder.
web-try-now = Jetzt versuchen
web-push-denied = Der Browser darf für diese Seite keine Benachrichtigungen zeigen. Erlaube sie in den Einstellungen der Seite und versuche es noch einmal.
web-push-unreachable = Der Browser erreicht seinen Benachrichtigungsdienst nicht. Gibt es eine Verbindung zum Internet? Nichts wurde gespeichert.
web-push-asking = Der Browser wird gefragt…
web-value-stated = wie im Text
web-value-ruled = so gespielt; das Heft schweigt
web-value-none = keine solche Regel
web-battle-story = Was darin geschah
