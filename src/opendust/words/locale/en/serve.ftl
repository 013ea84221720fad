# What `opendust serve` says.

serve-not-installed = The server needs more packages. Install them: pip install "opendust[server]"
serve-listening = Serving on http://{ $host }:{ $port } with { $database }; Ctrl-C ends.
notice-subject = It is your turn
notice-body = A match of OpenDust waits for you: { $link }
serve-settings-wrong = The settings will not do: { $reason }
serve-opening = The page opens at { $url }.
serve-no-pages = There is no built browser client to open. Build it (make web), or name its folder with --web.
