# Ce que dit `opendust serve`.

serve-not-installed = Il manque des paquets du serveur. Réinstallez : pip install --force-reinstall opendust
serve-listening = Le serveur répond sur http://{ $host }:{ $port } avec { $database }. Ctrl-C l’arrête.
notice-subject = C’est votre tour
notice-body = C’est votre tour : { $link }
serve-settings-wrong = Le serveur ne démarre pas : { $reason }
serve-opening = La page s’ouvre sur { $url }.
serve-no-pages = Il n’y a pas de page à ouvrir. Installez un wheel, construisez-la avec make web ou jouez dans le terminal : opendust play
