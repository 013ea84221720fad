# Che cosa dice `opendust serve`.

serve-not-installed = Mancano pacchetti del server. Reinstalla con: pip install --force-reinstall opendust
serve-listening = Server in ascolto su http://{ $host }:{ $port } con { $database }. Ctrl-C lo ferma.
notice-subject = Tocca a te
notice-body = Tocca a te: { $link }
confirm-subject = Vuoi ricevere e-mail da OpenDust?
confirm-body =
    Qualcuno vuole ricevere un’e-mail a questo indirizzo quando è il suo turno in una partita. Se la richiesta è tua, apri questo link: { $link }
    Altrimenti ignora questa e-mail: non ne arriveranno altre.
serve-settings-wrong = Il server non può partire: { $reason }
serve-opening = La pagina si apre su { $url }.
serve-no-pages = Non c’è una pagina da aprire. Installa un wheel, costruisci la pagina con make web, o gioca nel terminale: opendust play
serve-ready = Pronto dopo { $seconds } s.
serve-build-percent = Versione più veloce: { $percent }%
serve-build-in-use = Versione più veloce: pronta, in uso. D’ora in poi i bot pensano più in fretta.
serve-build-no-compiler = Nessun compilatore C: la versione più veloce non si può creare. Funziona tutto; i bot ci mettono di più.
serve-build-failed = La versione più veloce non è riuscita. Funziona tutto; i bot ci mettono di più.
backup-written = { $count ->
    [one] Una partita è salvata in { $file }.
   *[other] { $count } partite sono salvate in { $file }.
}
backup-restored = { $count ->
    [one] Una partita è stata letta da { $file }.
   *[other] { $count } partite sono state lette da { $file }.
}
export-written = { $count ->
    [one] Una partita è salvata in { $folder }.
   *[other] { $count } partite sono salvate in { $folder }.
}
export-unread = { $count ->
    [one] Una partita non era leggibile e manca.
   *[other] { $count } partite non erano leggibili e mancano.
}
backup-failed = Non è riuscito: { $reason }

setting-number = { $name } deve essere un numero, non «{ $text }».
setting-port = La porta { $port } non esiste. Scegli da 1 a { $most }.
setting-workers = I bot hanno bisogno di processi. Scegline almeno 1.
setting-one-of = { $name } può essere: { $known }.
setting-misspelt = { $name } non è un’impostazione. Intendevi { $nearest }?
setting-begins = { $name } deve cominciare con uno di questi: { $known }
setting-page = { $name } non può contenere «{ $text }». Di una pagina indica solo schema e nome: https://example.org
setting-host = { $name } non può contenere «{ $text }». Indica il nome senza schema e senza porta: dust.example.org
setting-database = OpenDust non può usare un database di tipo «{ $kind }». Usa sqlite:///FILE o postgresql://…
setting-push-package = Le notifiche push richiedono un altro pacchetto: pip install "opendust[notices]"
setting-postgres-windows = PostgreSQL non funziona su Windows. Usa sqlite:///FILE.
setting-postgres-package = PostgreSQL richiede un altro pacchetto: pip install "opendust[postgres]"
setting-unwritable = Non si può scrivere in { $folder }: { $reason }
setting-busy = un altro server usa { $file }
setting-listen = non si può ascoltare su { $host }, porta { $port }: { $reason }
setting-no-pages = In { $folder } non c’è il gioco per browser: manca index.html.
setting-compile = --compile richiede i sorgenti.

check-title = OpenDust { $version }: controllo del server
check-changed = Impostazioni modificate: { $names }
check-fine = ok
check-wrong = problema
check-settings = Impostazioni
check-page = Gioco nel browser
check-port = Porta
check-disk = Spazio su disco
check-permissions = Permessi del file del database
check-database = Database
check-clock = Orologio
check-passed = Il server può partire: opendust serve
check-failed = { $count ->
    [one] Risolvi un problema prima di avviare il server.
   *[other] Risolvi { $count } problemi prima di avviare il server.
}
check-no-page = Il gioco nel browser non è installato. Installa un wheel, oppure esegui make web nei sorgenti.
check-low-disk = In { $folder } restano solo { $megabytes } MB liberi.
check-readable = Altri utenti di questo computer possono leggere { $file }. Esegui: chmod 600 { $file }
check-newer = Il database è stato scritto da un OpenDust più recente (schema { $found }, questa versione conosce { $known }). Avvia la versione più recente.
check-clock-unset = L’orologio del computer non è regolato.
check-clock-behind = L’orologio è indietro: nel database ci sono mosse del futuro.
check-no-database = Il database non risponde ({ $reason }). Controlla che sia avviato e che l’indirizzo sia giusto.
check-not-there = In { $file } non c’è un database. Indica quello giusto con --database-url.
check-empty = Questo database non ha partite di OpenDust. Indica quello giusto con --database-url.
check-old-unfinished = { $days ->
    [0] Le partite non finite restano per sempre.
    [one] Le partite non finite vengono eliminate { $days } giorno dopo l’ultima mossa.
   *[other] Le partite non finite vengono eliminate { $days } giorni dopo l’ultima mossa.
}
check-old-finished = { $days ->
    [0] Le partite finite restano per sempre.
    [one] Le partite finite vengono eliminate { $days } giorno dopo l’ultima mossa.
   *[other] Le partite finite vengono eliminate { $days } giorni dopo l’ultima mossa.
}
check-old-records = Prima, la loro registrazione finisce in { $folder }.
check-records = Cartella delle registrazioni
check-no-records = Le registrazioni delle partite eliminate non si possono scrivere in { $folder }.
