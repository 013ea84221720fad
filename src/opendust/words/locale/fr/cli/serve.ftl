# Ce que dit `opendust serve`.

serve-not-installed = Il manque des paquets du serveur. Réinstallez : pip install --force-reinstall opendust
serve-listening = Le serveur répond sur http://{ $host }:{ $port } avec { $database }. Ctrl-C l’arrête.
notice-subject = C’est votre tour
notice-body = C’est votre tour : { $link }
serve-settings-wrong = Le serveur ne démarre pas : { $reason }
serve-opening = La page s’ouvre sur { $url }.
serve-no-pages = Il n’y a pas de page à ouvrir. Installez un wheel, construisez-la avec make web ou jouez dans le terminal : opendust play
serve-ready = Prêt après { $seconds } s.
serve-build-percent = Version plus rapide : { $percent } %
serve-build-in-use = Version plus rapide : prête, en service. Les bots réfléchissent désormais plus vite.
serve-build-no-compiler = Pas de compilateur C : impossible de créer la version plus rapide. Tout fonctionne ; les bots sont plus lents.
serve-build-failed = La création de la version plus rapide a échoué. Tout fonctionne ; les bots sont plus lents.
backup-written = { $count ->
    [one] { $count } partie est enregistrée dans { $file }.
   *[other] { $count } parties sont enregistrées dans { $file }.
}
backup-restored = { $count ->
    [one] { $count } partie est lue depuis { $file }.
   *[other] { $count } parties sont lues depuis { $file }.
}
backup-failed = Cela n’a pas marché : { $reason }
