# Faults of board files: the form.

fault-board-unknown = There is no board { $board } in the package. There are: { $known }.
fault-board-unknown-key = { $key } means nothing in a board file. Known are: { $known }.
fault-board-no-name = The board has no name. Write for example: name = "my-world"
fault-board-no-areas = There is no list of { $kind } areas. Write: { $kind } = [ ... ], one area per line.
fault-board-too-many-areas = { $count } { $kind } areas are too many: { $most } at most.
fault-board-area-without-id = Area number { $number } of the { $kind } list has no id. Write: { "{" } id = "iceland", at = [-19, 65], name = "Iceland" { "}" }
fault-board-bad-id = { $area } is no id: small letters, digits and single hyphens, beginning with a letter.
fault-board-area-twice = The area { $area } is described twice; ids must differ.
fault-board-unknown-field = { $area }: { $key } means nothing here. Known are: { $known }.
fault-board-bad-place = { $area } needs its place: at = [longitude from -180 to 180, latitude from -90 to 90].
fault-board-unknown-region = { $area } lies in { $region }, which is not among the regions. Known are: { $known }.
fault-board-unknown-mark = { $area } cannot be marked { $mark }. Marks are: { $known }.
fault-board-capital-at-sea = { $area } is a sea area; capitals are land areas.
fault-board-without-name = { $area } needs a name: name = "..." or name = { "{" } en = "...", de = "..." { "}" }, English at least.
fault-board-bad-name = { $area }: the name in { $key } must be a text, in one of the languages { $known }.
fault-board-regions-no-table = The regions must be a table: [regions], then one line per region.
fault-board-links-no-table = The links must be a table: [links], then one line per area, such as: iceland = ["greenland", "north-sea"]
fault-board-link-ends-no-list = The links of { $area } must be a list of ids, such as: { $area } = ["greenland", "north-sea"]
fault-board-unknown-link-end = A link leads to { $area }, but there is no such area.
fault-board-unknown-link-end-near = A link leads to { $area }, but there is no such area. Did you mean { $near }?
fault-board-self-link = { $area } is linked to itself.
fault-board-link-twice = The link { $area } – { $other } is written twice, first in line { $first }. Write each link once, on either side.
fault-board-small-line = { $key } must be words in one text, such as: "rome! oslo paris*"
fault-board-small-id = { $area } is no id with a mark: small letters, digits and hyphens, then nothing, ! (capital) or * (power source).
fault-board-small-link = { $link } is no link between two of the areas. Write: rome-oslo
fault-board-small-link-twice = The link { $link } is written twice.

# Conditions of a world board.

fault-world-land-count = Land areas: { $count }; a world board has { $wanted }.
fault-world-sea-count = Sea areas: { $count }; a world board has { $wanted }.
fault-world-capital-count = Capitals: { $count }; a world board has { $wanted }.
fault-world-land-source-count = Power sources on land: { $count }; a world board has { $wanted }.
fault-world-sea-source-count = Power sources at sea: { $count }; a world board has { $wanted }.
fault-world-capital-alone = The capital { $area } has no partner: link it to one other capital.
fault-world-capital-crowd = The capital { $area } is adjacent to several capitals ({ $others }); it may have one partner only.
fault-world-capital-inland = The capital { $area } is not coastal: link it to a sea area.
fault-world-pairs-close = The capitals { $area } and { $other } belong to different pairs but lie { $steps } steps apart; { $wanted } at least.
fault-world-few-links = { $area } has { $count ->
    [0] no link
    [one] only one link
   *[other] only { $count } links
 }; a link is missing: every area has { $wanted } at least.
fault-world-sea-apart = These sea areas cannot be reached by sea from the others; a link is missing: { $areas }.
fault-world-board-apart = These areas cannot be reached from the others; a link is missing: { $areas }.
fault-world-off-map = { $area } lies too far north or south to be drawn.
fault-world-circles-touch = The circles of { $area } and { $other } touch; move one of them.
fault-world-wrap-on-land = The link { $area } – { $other } would go over the map's side edge; only links between sea areas do.
fault-world-link-through = The link { $area } – { $other } runs through the circle of { $through }.
fault-world-links-cross = The link { $area } – { $other } crosses the link { $third } – { $fourth }.
fault-world-link-missing = The link { $area } – { $other } of our board of this name is missing here. Add it, or give your board another name.
fault-world-link-added = Our board of this name has no link { $area } – { $other }. Remove it, or give your board another name.

# Faults of deck files.

fault-deck-unknown = There is no deck { $deck } in the package. There are: { $known }.
fault-deck-no-name = The deck has no name. Write for example: name = "my-deck"
fault-deck-no-cards = There is no list of cards. Write: cards = ["322-2-nurse", ...]
fault-deck-size = { $count } cards: a deck has from 1 to { $most }.
fault-deck-card-twice = The card { $card } is in the deck twice; cards must differ.
fault-deck-card-form = { $card } is no card. Write combat, movement, production, then stars, then the ability: 322-2-nurse
fault-deck-sum = The values of { $card } add up to { $sum }, not to 7.
fault-deck-ability = { $card }: there is no ability { $ability }. Known are: { $known }.

# The drawing.

board-title = DUST: the board “{ $board }”
board-legend-land = land area
board-legend-sea = sea area
board-legend-capital = capital (a land area)
board-legend-land-source = power source on land
board-legend-sea-source = power source at sea
board-legend-solid = adjacent areas
board-legend-dashed = adjacent: coastal land area and sea area
board-legend-edge = goes on at the same letter on the other side

# The table of fairness.

fairness-land-neighbours = adjacent land areas
fairness-sea-neighbours = adjacent sea areas
fairness-within-2 = areas within 2 steps
fairness-within-3 = areas within 3 steps
fairness-land-within-2 = land areas within 2 steps by land
fairness-land-within-3 = land areas within 3 steps by land
fairness-land-source-1 = nearest land power source
fairness-land-source-2 = second land power source
fairness-land-source-3 = third land power source
fairness-land-source-4 = fourth land power source
fairness-land-sources-all = all land power sources, steps together
fairness-sea-source-1 = nearest sea power source, by sea
fairness-sea-source-2 = second sea power source, by sea
fairness-sea-sources-all = all sea power sources, steps together
fairness-rival = nearest capital of another pair
fairness-rivals-all = capitals of other pairs, steps together
fairness-spread = spread

# What `opendust board` says.

board-sound = { $board }: a sound world board ({ $land } land areas, { $sea } sea areas, { $links } links, digest { $digest }).
board-unsound = { $count ->
    [one] One condition is
   *[other] { $count } conditions are
 } broken; the board can be read but is no sound world board.
board-unreadable = { $count ->
    [one] One fault
   *[other] { $count } faults
 }: this is no board.
board-drawn = { $board } is drawn in { $file }.
fault-file-unwritable = The file cannot be written: { $reason }
