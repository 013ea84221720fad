# Ce que dit `opendust serve`.

serve-not-installed = Il manque des paquets au serveur. Installez-les : pip install "opendust[server]"
serve-listening = Le serveur répond sur http://{ $host }:{ $port } avec { $database }. Ctrl-C l’arrête.
notice-subject = C’est votre tour
notice-body = C’est votre tour : { $link }
serve-settings-wrong = Le serveur ne démarre pas : { $reason }
serve-opening = La page s’ouvre sur { $url }.
serve-no-pages = Aucun client pour navigateur à ouvrir. Construisez-le (make web), ou indiquez son dossier avec --web.
