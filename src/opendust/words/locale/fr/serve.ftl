# Ce que dit `opendust serve`.

serve-not-installed = Le serveur a besoin d’autres paquets. Pour les installer : pip install "opendust[server]"
serve-listening = Le serveur est à l’écoute sur http://{ $host }:{ $port } avec { $database } ; Ctrl-C l’arrête.
notice-subject = C’est à votre tour
notice-body = Une partie d’OpenDust vous attend : { $link }
serve-settings-wrong = Ces réglages ne conviennent pas : { $reason }
serve-opening = La page s’ouvre sur { $url }.
serve-no-pages = Il n’y a pas de client pour navigateur à ouvrir. On le construit avec make web, ou l’on indique son dossier avec --web.
