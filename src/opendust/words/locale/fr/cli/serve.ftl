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

setting-number = { $name } doit être un nombre, pas « { $text } ».
setting-port = Le port { $port } n’existe pas. Choisissez de 1 à { $most }.
setting-workers = Les bots ont besoin de processus. Choisissez-en au moins 1.
setting-one-of = { $name } peut valoir : { $known }.
setting-begins = { $name } doit commencer par l’un de : { $known }
setting-push-package = Les notifications push demandent un paquet de plus : pip install "opendust[notices]"
setting-postgres-windows = PostgreSQL ne fonctionne pas sous Windows. Utilisez sqlite:///FICHIER.
setting-postgres-package = PostgreSQL demande un paquet de plus : pip install "opendust[postgres]"
setting-unwritable = Impossible d’écrire dans { $folder } : { $reason }
setting-busy = un autre serveur utilise { $file }
setting-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
setting-no-pages = Il n’y a pas de jeu de navigateur dans { $folder } : index.html manque.
setting-compile = --compile demande les sources.
