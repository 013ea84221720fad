# What `opendust serve` says.

serve-not-installed = Packages of the server are missing. Reinstall: pip install --force-reinstall opendust
serve-listening = Serving on http://{ $host }:{ $port } with { $database }; Ctrl-C ends.
notice-subject = It is your turn
notice-body = A match of OpenDust waits for you: { $link }
serve-settings-wrong = The settings will not do: { $reason }
serve-opening = The page opens at { $url }.
serve-no-pages = There is no page to open. Install a wheel, build it with make web, or play in the terminal: opendust play
serve-ready = Ready after { $seconds } s.
serve-build-percent = Faster build: { $percent } %
serve-build-in-use = Faster build: ready, in use. Bots think faster from now on.
serve-build-no-compiler = No C compiler: the faster build can’t be made. Everything works; bots take longer.
serve-build-failed = The faster build failed. Everything works; bots take longer.
