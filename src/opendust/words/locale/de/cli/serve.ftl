# Was `opendust serve` sagt.

serve-not-installed = Dem Server fehlen Pakete. Installiere neu: pip install --force-reinstall opendust
serve-listening = Der Server läuft: http://{ $host }:{ $port } ({ $database }). Strg-C beendet ihn.
notice-subject = Du bist am Zug
notice-body = Du bist am Zug: { $link }
confirm-subject = Willst du E-Mails von OpenDust?
confirm-body =
    Jemand möchte an diese Adresse eine E-Mail bekommen, sobald in einer Partie der eigene Zug beginnt. Wenn du das warst, öffne diesen Link: { $link }
    Wenn nicht, lösche diese E-Mail. Es kommt keine weitere.
serve-settings-wrong = Der Server startet nicht: { $reason }
serve-opening = Die Seite öffnet sich: { $url }
serve-no-pages = Es gibt keine Seite zum Öffnen. Installiere ein Wheel, baue sie mit make web oder spiele im Terminal: opendust play
serve-ready = Bereit nach { $seconds } s.
serve-build-percent = Schnellere Fassung: { $percent } %
serve-build-in-use = Schnellere Fassung: fertig, in Gebrauch. Bots denken ab jetzt schneller.
serve-build-no-compiler = Kein C-Compiler: Die schnellere Fassung entfällt. Alles funktioniert, Bots brauchen länger.
serve-build-failed = Die schnellere Fassung ist misslungen. Alles funktioniert, Bots brauchen länger.
backup-written = { $count ->
    [one] Eine Partie ist in { $file } gesichert.
   *[other] { $count } Partien sind in { $file } gesichert.
}
backup-restored = { $count ->
    [one] Eine Partie wurde aus { $file } gelesen.
   *[other] { $count } Partien wurden aus { $file } gelesen.
}
export-written = { $count ->
    [one] Eine Partie ist in { $folder } gesichert.
   *[other] { $count } Partien sind in { $folder } gesichert.
}
export-unread = { $count ->
    [one] Eine Partie war nicht lesbar und ist nicht dabei.
   *[other] { $count } Partien waren nicht lesbar und sind nicht dabei.
}
backup-failed = Das hat nicht geklappt: { $reason }

setting-number = { $name } muss eine Zahl sein, nicht „{ $text }“.
setting-port = Den Port { $port } gibt es nicht. Möglich: 1 bis { $most }.
setting-workers = Bots brauchen Prozesse. Wähle mindestens 1.
setting-one-of = Möglich für { $name }: { $known }.
setting-misspelt = { $name } ist keine Einstellung. Meinst du { $nearest }?
setting-begins = { $name } muss so beginnen: { $known }
setting-page = { $name } kann „{ $text }“ nicht enthalten. Nenne von einer Seite nur Schema und Namen: https://example.org
setting-host = { $name } kann „{ $text }“ nicht enthalten. Nenne den Namen ohne Schema und Port: dust.example.org
setting-database = OpenDust kann keine Datenbank der Art „{ $kind }“ benutzen. Nimm sqlite:///DATEI oder postgresql://…
setting-push-package = Push-Nachrichten brauchen ein weiteres Paket: pip install "opendust[notices]"
setting-postgres-windows = PostgreSQL geht unter Windows nicht. Nimm sqlite:///DATEI.
setting-postgres-package = PostgreSQL braucht ein weiteres Paket: pip install "opendust[postgres]"
setting-unwritable = { $folder } ist nicht beschreibbar: { $reason }
setting-busy = ein anderer Server benutzt { $file }
setting-listen = { $host }, Port { $port } ist nicht frei: { $reason }
setting-no-pages = In { $folder } ist kein Browserspiel: index.html fehlt.
setting-compile = --compile braucht die Quelltexte.

check-title = OpenDust { $version }: Server prüfen
check-changed = Geänderte Einstellungen: { $names }
check-fine = ok
check-wrong = Problem
check-settings = Einstellungen
check-page = Browserspiel
check-port = Port
check-disk = Speicherplatz
check-permissions = Rechte der Datenbankdatei
check-database = Datenbank
check-clock = Uhr
check-passed = Der Server kann starten: opendust serve
check-failed = { $count ->
    [one] Behebe ein Problem, bevor du den Server startest.
   *[other] Behebe { $count } Probleme, bevor du den Server startest.
}
check-no-page = Das Browserspiel ist nicht installiert. Installiere ein Wheel oder führe make web im Quellcode aus.
check-low-disk = In { $folder } sind nur noch { $megabytes } MB frei.
check-readable = Andere Benutzer dieses Rechners können { $file } lesen. Abhilfe: chmod 600 { $file }
check-newer = Ein neueres OpenDust hat die Datenbank geschrieben (Schema { $found }, diese Version kennt { $known }). Starte die neuere Version.
check-clock-unset = Die Uhr des Rechners ist nicht gestellt.
check-clock-behind = Die Uhr geht nach: In der Datenbank stehen Eingaben aus der Zukunft.
check-no-database = Die Datenbank antwortet nicht ({ $reason }). Prüfe, ob sie läuft und ob ihre Adresse stimmt.
check-not-there = In { $file } ist keine Datenbank. Nenne die richtige mit --database-url.
check-empty = Diese Datenbank hat keine Partien von OpenDust. Nenne die richtige mit --database-url.
check-old-unfinished = { $days ->
    [0] Unbeendete Partien bleiben für immer.
    [one] Unbeendete Partien werden { $days } Tag nach dem letzten Zug gelöscht.
   *[other] Unbeendete Partien werden { $days } Tage nach dem letzten Zug gelöscht.
}
check-old-finished = { $days ->
    [0] Beendete Partien bleiben für immer.
    [one] Beendete Partien werden { $days } Tag nach dem letzten Zug gelöscht.
   *[other] Beendete Partien werden { $days } Tage nach dem letzten Zug gelöscht.
}
check-old-records = Vorher kommt ihre Aufzeichnung in { $folder }.
check-records = Ordner für Aufzeichnungen
check-no-records = Aufzeichnungen gelöschter Partien lassen sich nicht in { $folder } schreiben.
