# What `opendust serve` says.

serve-not-installed = Some of the server’s packages are missing. Reinstall: pip install --force-reinstall opendust
serve-listening = Serving on http://{ $host }:{ $port } with { $database }. Press Ctrl-C to stop.
notice-subject = It’s your turn
notice-body = It’s your turn: { $link }
confirm-subject = Do you want e-mails from OpenDust?
confirm-body =
    Someone wants e-mails at this address when it’s their turn in a game. If that’s you, open this link: { $link }
    If it isn’t, ignore this e-mail. You won’t get another one.
serve-settings-wrong = Can’t start the server: { $reason }
serve-opening = Opening { $url } in your browser.
serve-no-pages = The browser game isn’t installed. Install a wheel, run make web in a checkout, or play in the terminal: opendust play
serve-ready = Ready after { $seconds } s.
serve-build-percent = Faster build: { $percent }%
serve-build-in-use = Faster build: ready, in use. Bots think faster from now on.
serve-build-no-compiler = No C compiler: the faster build can’t be made. Everything works; bots take longer.
serve-build-failed = The faster build failed. Everything works; bots take longer.
backup-written = { $count ->
    [one] One game is saved in { $file }.
   *[other] { $count } games are saved in { $file }.
}
backup-restored = { $count ->
    [one] One game was read from { $file }.
   *[other] { $count } games were read from { $file }.
}
export-written = { $count ->
    [one] One game is saved in { $folder }.
   *[other] { $count } games are saved in { $folder }.
}
export-unread = { $count ->
    [one] One game couldn’t be read, so it wasn’t saved.
   *[other] { $count } games couldn’t be read, so they weren’t saved.
}
backup-failed = That didn’t work: { $reason }

setting-number = { $name } must be a number, not “{ $text }”.
setting-port = The port can’t be { $port }. Choose 1 to { $most }.
setting-workers = Bots need workers. Choose at least 1.
setting-one-of = { $name } can be: { $known }.
setting-misspelt = { $name } isn’t a setting. Did you mean { $nearest }?
setting-begins = { $name } must begin with one of: { $known }
setting-page = { $name } can’t have “{ $text }”. Name a page by scheme and host only: https://example.org
setting-host = { $name } can’t have “{ $text }”. Name a host without scheme and port: dust.example.org
setting-database = OpenDust can’t use a database of the kind “{ $kind }”. Use sqlite:///FILE or postgresql://…
setting-push-package = Push notices need one more package: pip install "opendust[notices]"
setting-postgres-windows = PostgreSQL doesn’t work on Windows. Use sqlite:///FILE.
setting-postgres-package = PostgreSQL needs one more package: pip install "opendust[postgres]"
setting-unwritable = Can’t write to { $folder }: { $reason }
setting-busy = another server uses { $file }
setting-listen = can’t listen on { $host }, port { $port }: { $reason }
setting-no-pages = { $folder } has no browser game: index.html is missing.
setting-compile = --compile needs a checkout of the sources.

check-title = OpenDust { $version }: server check
check-changed = Changed settings: { $names }
check-fine = ok
check-wrong = problem
check-settings = Settings
check-page = Browser game
check-port = Port
check-disk = Disk space
check-permissions = Permissions of the database file
check-database = Database
check-clock = Clock
check-passed = The server can start: opendust serve
check-failed = { $count ->
    [one] Fix one problem before you start the server.
   *[other] Fix { $count } problems before you start the server.
}
check-no-page = The browser game isn’t installed. Install a wheel, or run make web in a checkout.
check-low-disk = Only { $megabytes } MB is free in { $folder }.
check-readable = Other users of this computer can read { $file }. Run: chmod 600 { $file }
check-newer = The database was written by a newer OpenDust (schema { $found }, this version knows { $known }). Start the newer version.
check-clock-unset = The computer’s clock isn’t set.
check-clock-behind = The clock is behind: the database has moves from the future.
check-no-database = The database doesn’t answer ({ $reason }). Check that it runs and that its address is right.
check-not-there = { $file } has no database. Name the right one with --database-url.
check-empty = This database has no games of OpenDust. Name the right one with --database-url.
check-old-unfinished = { $days ->
    [0] Unfinished games are kept for ever.
    [one] Unfinished games are dropped { $days } day after the last move.
   *[other] Unfinished games are dropped { $days } days after the last move.
}
check-old-finished = { $days ->
    [0] Finished games are kept for ever.
    [one] Finished games are dropped { $days } day after the last move.
   *[other] Finished games are dropped { $days } days after the last move.
}
check-old-records = Before that, a game leaves its record in { $folder }.
check-records = Folder for records
check-no-records = Records of dropped games can’t be written to { $folder }.
