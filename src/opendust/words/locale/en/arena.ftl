# The words of `opendust arena`.

arena-games = Games
arena-progress = { $done } of { $planned } games, about { $left } s left.
arena-summary = { $games } games, { $drawn } drawn, { $unfinished } unfinished; { $rounds } rounds and { $inputs } inputs a game.
arena-timing = { $bot } thought { $mean } ms a decision, { $longest } ms at the longest.
arena-extra = Ratings and Parquet tables need more packages: pip install "opendust[arena]".
arena-stopped = Stopped after { $games } of { $planned } games. To go on: opendust arena --resume { $folder }
arena-folder = Everything is in { $folder }; open report.html there.
arena-no-bots = Name the bots that play, such as: opendust arena recruit random.
arena-game = There is no game “{ $name }”. There are: { $known }.
arena-number = { $name } must be at least { $least }.
arena-bot-path = The bot { $bot } cannot be made: { $reason }
arena-other-plan = The folder { $folder } belongs to another arena: { $name } is “{ $kept }” there and “{ $here }” here. Name another folder with --out.
arena-no-plan = The folder { $folder } holds no arena that could go on.
arena-folder-busy = Another arena is playing in the folder { $folder }.
arena-worker-fault = A worker could not play: { $reason }
arena-workers-die = Workers died { $deaths } times in game { $game } without a bot having been asked; the arena stops.
arena-no-ray = A cluster needs one more package: pip install "opendust[cluster]".
arena-cluster = There is no cluster at { $address }: { $reason }
