# Ce que dit `opendust serve`.

serve-not-installed = Il manque des paquets du serveur. Réinstallez : pip install --force-reinstall opendust
serve-listening = Le serveur répond sur http://{ $host }:{ $port } avec { $database }. Ctrl-C l’arrête.
notice-subject = C’est votre tour
notice-body = C’est votre tour : { $link }
confirm-subject = Voulez-vous des e-mails d’OpenDust ?
confirm-body =
    Quelqu’un a demandé un e-mail à cette adresse quand vient son tour dans une partie. Si c’est vous, ouvrez ce lien : { $link }
    Sinon, ignorez cet e-mail : il n’y en aura pas d’autre.
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
    [one] { $count } partie a été lue depuis { $file }.
   *[other] { $count } parties ont été lues depuis { $file }.
}
export-written = { $count ->
    [one] { $count } partie est enregistrée dans { $folder }.
   *[other] { $count } parties sont enregistrées dans { $folder }.
}
export-unread = { $count ->
    [one] { $count } partie était illisible et manque.
   *[other] { $count } parties étaient illisibles et manquent.
}
backup-failed = Cela n’a pas marché : { $reason }

setting-number = { $name } doit être un nombre, pas « { $text } ».
setting-port = Le port { $port } n’existe pas. Choisissez de 1 à { $most }.
setting-workers = Les bots ont besoin de processus. Choisissez-en au moins 1.
setting-one-of = { $name } peut valoir : { $known }.
setting-misspelt = { $name } n’est pas un réglage. Vouliez-vous dire { $nearest } ?
setting-begins = { $name } doit commencer par : { $known }
setting-page = { $name } ne peut pas contenir « { $text } ». Pour une page, indiquez seulement schéma et nom : https://example.org
setting-host = { $name } ne peut pas contenir « { $text } ». Indiquez le nom sans schéma ni port : dust.example.org
setting-database = OpenDust ne peut pas utiliser une base de type « { $kind } ». Utilisez sqlite:///FICHIER ou postgresql://…
setting-push-package = Les notifications push demandent un paquet de plus : pip install "opendust[notices]"
setting-postgres-windows = PostgreSQL ne fonctionne pas sous Windows. Utilisez sqlite:///FICHIER.
setting-postgres-package = PostgreSQL demande un paquet de plus : pip install "opendust[postgres]"
setting-unwritable = Impossible d’écrire dans { $folder } : { $reason }
setting-busy = un autre serveur utilise { $file }
setting-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
setting-no-pages = Il n’y a pas de jeu de navigateur dans { $folder } : index.html manque.
setting-compile = --compile demande les sources.

check-title = OpenDust { $version } : vérification du serveur
check-changed = Réglages modifiés : { $names }
check-fine = ok
check-wrong = problème
check-settings = Réglages
check-page = Jeu dans le navigateur
check-port = Port
check-disk = Espace disque
check-permissions = Droits du fichier de la base
check-database = Base de données
check-clock = Horloge
check-passed = Le serveur peut démarrer : opendust serve
check-failed = { $count ->
    [1] Corrigez un problème avant de démarrer le serveur.
   *[other] Corrigez { $count } problèmes avant de démarrer le serveur.
}
check-no-page = Le jeu dans le navigateur n’est pas installé. Installez un wheel, ou lancez make web dans les sources.
check-low-disk = Il ne reste que { $megabytes } Mo libres dans { $folder }.
check-readable = D’autres utilisateurs de cet ordinateur peuvent lire { $file }. Lancez : chmod 600 { $file }
check-newer = Un OpenDust plus récent a écrit cette base (schéma { $found }, cette version connaît { $known }). Démarrez la version plus récente.
check-clock-unset = L’horloge de l’ordinateur n’est pas réglée.
check-clock-behind = L’horloge retarde : la base contient des coups du futur.
check-no-database = La base de données ne répond pas ({ $reason }). Vérifiez qu’elle tourne et que son adresse est juste.
check-not-there = Il n’y a pas de base de données dans { $file }. Indiquez la bonne avec --database-url.
check-empty = Cette base n’a pas de parties d’OpenDust. Indiquez la bonne avec --database-url.
check-old-unfinished = { $days ->
    [0] Les parties inachevées sont conservées pour toujours.
    [one] Les parties inachevées sont supprimées { $days } jour après le dernier coup.
   *[other] Les parties inachevées sont supprimées { $days } jours après le dernier coup.
}
check-old-finished = { $days ->
    [0] Les parties terminées sont conservées pour toujours.
    [one] Les parties terminées sont supprimées { $days } jour après le dernier coup.
   *[other] Les parties terminées sont supprimées { $days } jours après le dernier coup.
}
check-old-records = Avant cela, leur enregistrement est placé dans { $folder }.
check-records = Dossier des enregistrements
check-no-records = Impossible d’écrire dans { $folder } les enregistrements des parties supprimées.
