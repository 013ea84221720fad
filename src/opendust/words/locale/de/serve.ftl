# Was `opendust serve` sagt.

serve-not-installed = Es fehlen Pakete des Servers. Neu installieren: pip install --force-reinstall opendust
serve-listening = Der Server läuft auf http://{ $host }:{ $port } mit { $database }; Strg-C beendet ihn.
notice-subject = Du bist am Zug
notice-body = Eine Partie OpenDust wartet auf dich: { $link }
serve-settings-wrong = So geht es nicht: { $reason }
serve-opening = Die Seite öffnet sich unter { $url }.
serve-no-pages = Es gibt keine Seite zum Öffnen. Installiere ein Wheel, baue sie mit make web oder spiele im Terminal: opendust play
