# Was `opendust serve` sagt.

serve-not-installed = Der Server braucht weitere Pakete. Sie werden so installiert: pip install "opendust[server]"
serve-listening = Der Server läuft auf http://{ $host }:{ $port } mit { $database }; Strg-C beendet ihn.
notice-subject = Du bist am Zug
notice-body = Eine Partie OpenDust wartet auf dich: { $link }
serve-settings-wrong = So geht es nicht: { $reason }
serve-opening = Die Seite öffnet sich unter { $url }.
serve-no-pages = Es gibt keine gebaute Browser-Anwendung zu öffnen. Man baut sie mit make web oder nennt ihren Ordner mit --web.
