# Quello che dice `opendust serve`.

serve-not-installed = Il server ha bisogno di altri pacchetti. Per installarli: pip install "opendust[server]"
serve-listening = Il server è in ascolto su http://{ $host }:{ $port } con { $database }; Ctrl-C lo ferma.
notice-subject = Tocca a te
notice-body = Una partita di OpenDust ti aspetta: { $link }
serve-settings-wrong = Queste impostazioni non vanno bene: { $reason }
serve-opening = La pagina si apre su { $url }.
serve-no-pages = Non c’è un client per il browser da aprire. Si costruisce con make web, oppure si indica la sua cartella con --web.
