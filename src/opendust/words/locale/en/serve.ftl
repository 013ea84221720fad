# What `opendust serve` says.

serve-not-installed = The server needs more packages. Install them: pip install "opendust[server]"
serve-listening = Serving on http://{ $host }:{ $port } with { $database }; Ctrl-C ends.
