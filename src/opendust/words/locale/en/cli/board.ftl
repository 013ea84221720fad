# Faults of board files: the form.

fault-board-unknown = “{ $board }” isn’t a packaged board. Choose from: { $known }.
fault-board-unknown-key = “{ $key }” isn’t a field of a board file. Choose from: { $known }.
fault-board-no-name = The board has no name. Write for example: name = "my-world"
fault-board-no-areas = The list of { $kind } areas is missing. Write: { $kind } = [ ... ], one area per line.
fault-board-too-many-areas = Too many { $kind } areas: { $count }, at most { $most }.
fault-board-area-without-id = Area number { $number } of the { $kind } list has no id. Write: { "{" } id = "iceland", at = [-19, 65], name = "Iceland" { "}" }
fault-board-bad-id = “{ $area }” can’t be an id. Use small letters, digits and single hyphens, beginning with a letter.
fault-board-area-twice = The area { $area } is described twice. Every id must be unique.
fault-board-unknown-field = { $area }: “{ $key }” isn’t a field. Choose from: { $known }.
fault-board-bad-place = { $area } needs a place: at = [longitude from -180 to 180, latitude from -90 to 90].
fault-board-unknown-shape = “{ $area }” has a shape but isn’t an area.
fault-board-bad-shape = The shape of { $area } must be a list of places, such as: [[-9, 57], [-2, 53]]
fault-board-unknown-region = { $area }: “{ $region }” isn’t a region. Choose from: { $known }.
fault-board-unknown-mark = { $area } can’t be marked “{ $mark }”. Choose from: { $known }.
fault-board-capital-at-sea = { $area } is a sea area. Capitals must be on land.
fault-board-without-name = { $area } needs a name: name = "..." or name = { "{" } en = "...", de = "..." { "}" }, English at least.
fault-board-bad-name = { $area }: the name in { $key } must be a text, in one of the languages { $known }.
fault-board-regions-no-table = The regions must be a table: [regions], then one line per region.
fault-board-links-no-table = The links must be a table: [links], then one line per area, such as: iceland = ["greenland", "north-sea"]
fault-board-link-ends-no-list = The links of { $area } must be a list of ids, such as: { $area } = ["greenland", "north-sea"]
fault-board-unknown-link-end = A link leads to { $area }, which doesn’t exist.
fault-board-unknown-link-end-near = A link leads to { $area }, which doesn’t exist. Did you mean { $near }?
fault-board-self-link = { $area } is linked to itself.
fault-board-link-twice = The link { $area } – { $other } is written twice, first in line { $first }. Write each link once, on either side.
fault-board-small-line = { $key } must be words in one text, such as: "rome! oslo paris*"
fault-board-small-id = “{ $area }” can’t be an id with a mark. Use small letters, digits and hyphens, then nothing, ! (capital) or * (power source).
fault-board-small-link = “{ $link }” doesn’t link two of the areas. Write: rome-oslo
fault-board-small-link-twice = The link { $link } is written twice.

# Conditions of a world board.

fault-world-land-count = A world board has { $wanted } land areas. This one has { $count }.
fault-world-sea-count = A world board has { $wanted } sea areas. This one has { $count }.
fault-world-capital-count = A world board has { $wanted } capitals. This one has { $count }.
fault-world-land-source-count = A world board has { $wanted } power sources on land. This one has { $count }.
fault-world-sea-source-count = A world board has { $wanted } power sources at sea. This one has { $count }.
fault-world-capital-alone = The capital { $area } has no partner: link it to one other capital.
fault-world-capital-crowd = The capital { $area } is adjacent to several capitals ({ $others }). It can only have one partner.
fault-world-capital-inland = The capital { $area } isn’t on the coast. Link it to a sea area.
fault-world-pairs-close = The capitals { $area } and { $other } belong to different pairs but are only { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } apart. They need at least { $wanted }.
fault-world-few-links = { $area } has { $count ->
    [0] no links
    [one] only one link
   *[other] only { $count } links
 }. Every area needs at least { $wanted }.
fault-world-sea-apart = These sea areas can’t be reached by sea from the others. Add a link: { $areas }.
fault-world-board-apart = These areas can’t be reached from the others. Add a link: { $areas }.
fault-world-off-map = { $area } is too far north or south to be drawn.
fault-world-circles-touch = The circles of { $area } and { $other } touch. Move one of them.
fault-world-wrap-on-land = The link { $area } – { $other } would cross the map’s side edge. Only links between sea areas can.
fault-world-link-through = The link { $area } – { $other } runs through the circle of { $through }.
fault-world-links-cross = The link { $area } – { $other } crosses the link { $third } – { $fourth }.
fault-world-link-missing = Our board of this name has the link { $area } – { $other }. Add it, or give your board another name.
fault-world-link-added = Our board of this name has no link { $area } – { $other }. Remove it, or give your board another name.

# Faults of deck files.

fault-deck-unknown = “{ $deck }” isn’t a packaged deck. Choose from: { $known }.
fault-deck-no-name = The deck has no name. Write for example: name = "my-deck"
fault-deck-no-cards = The list of cards is missing. Write: cards = ["322-2-nurse", ...]
fault-deck-size = A deck has 1 to { $most } cards. This one has { $count }.
fault-deck-card-twice = The card { $card } is in the deck twice. Every card must be different.
fault-deck-card-form = “{ $card }” isn’t a card. Write combat, movement, production, then stars, then the ability: 322-2-nurse
fault-deck-sum = The values of { $card } add up to { $sum }, but must add up to 7.
fault-deck-ability = { $card }: “{ $ability }” isn’t an ability. Choose from: { $known }.

# The drawing.

board-title = DUST: the board “{ $board }”
board-legend-land = land area
board-legend-sea = sea area
board-legend-capital = capital (a land area)
board-legend-land-source = power source on land
board-legend-sea-source = power source at sea
board-legend-solid = adjacent areas
board-legend-dashed = adjacent: coastal land area and sea area
board-legend-edge = continues at the same letter on the other side

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

board-sound = { $board } is a valid world board: land areas { $land }, sea areas { $sea }, links { $links }, digest { $digest }.
board-unsound = { $count ->
    [one] One condition is
   *[other] { $count } conditions are
 } broken. The board can be read, but it isn’t a valid world board.
board-unreadable = { $count ->
    [one] One fault
   *[other] { $count } faults
 }: this isn’t a board.
board-drawn = Drew { $board } in { $file }.
fault-file-unwritable = Can’t write the file: { $reason }
