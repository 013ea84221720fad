# Quello che dice `opendust serve`.

serve-not-installed = Mancano pacchetti del server. Per reinstallare: pip install --force-reinstall opendust
serve-listening = Il server è in ascolto su http://{ $host }:{ $port } con { $database }; Ctrl-C lo ferma.
notice-subject = Tocca a te
notice-body = Una partita di OpenDust ti aspetta: { $link }
serve-settings-wrong = Queste impostazioni non vanno bene: { $reason }
serve-opening = La pagina si apre su { $url }.
serve-no-pages = Non c’è una pagina da aprire. Installa un wheel, costruiscila con make web o gioca nel terminale: opendust play
