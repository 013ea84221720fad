# Che cosa dice `opendust serve`.

serve-not-installed = Mancano pacchetti del server. Reinstalla con: pip install --force-reinstall opendust
serve-listening = Server in ascolto su http://{ $host }:{ $port } con { $database }. Ctrl-C lo ferma.
notice-subject = Tocca a te
notice-body = Tocca a te: { $link }
serve-settings-wrong = Il server non può partire: { $reason }
serve-opening = La pagina si apre su { $url }.
serve-no-pages = Non c’è una pagina da aprire. Installa un wheel, costruisci la pagina con make web, o gioca nel terminale: opendust play
serve-ready = Pronto dopo { $seconds } s.
serve-build-percent = Versione più veloce: { $percent } %
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
backup-failed = Non è riuscito: { $reason }
