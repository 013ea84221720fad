"""Questions about the setup of DUST: a whole one is played, and every area is asked about."""

from __future__ import annotations

from opendust.dust import game
from opendust.kernel.contract import Plain, Setup
from tests.oracle.asking import Table
from tests.oracle.dust.positions import EDITIONS, House, pick
from tests.oracle.predicates.dust import setup
from tests.oracle.tally import Choose, Tally

PLAYERS = ["red", "blue", "green", "white", "black", "gold"]
COLORS = ["red", "blue", "green", "yellow", "black", "white"]
PAIRS = [("alba", "brno"), ("cork", "dover"), ("elba", "faro")]
PLAIN = ["graz", "hanko", "izmir", "jena", "kiel", "lodz", "minsk", "narvik", "oslo", "pisa"]
CARDS = ["322-3-alien-radar", "115-2-sigrid", "511-2-koshka", "214-3-secret-weapon", "151-3-koshka",
         "331-3-sigrid"]  # fmt: skip


def ask_setup(choose: Choose, tally: Tally, house: House) -> None:
    """From the first capital to the last reinforcement."""
    book, table = begin(choose, house)
    for player in book.order:
        ask_capital(choose, tally, book, table, player)
    setup.settle_unclaimed_capitals(book)
    if book.edition in setup.PREMIUM:
        ask_claims(choose, tally, book, table, len(book.land), sources_only=False)
    else:
        ask_claims(choose, tally, book, table, 2 * len(book.order), sources_only=True)
        setup.settle_rest(book, sorted(book.sources))
        ask_claims(choose, tally, book, table, 5 * len(book.order), sources_only=False)
    setup.settle_rest(book, book.land)
    compare_holders(tally, book, table)
    ask_centers(choose, tally, book, table)
    for number, player in enumerate(book.order):
        ask_reinforcements(choose, tally, book, table, player, 12 + int(CARDS[number][2]))
    tally.compare("setup", 1, table.plain()["round"], book)


def begin(choose: Choose, house: House) -> tuple[setup.Table, Table]:
    """A random board and order, on both tables."""
    players = PLAYERS[: 2 + choose(5)]
    order = sorted(players, key=lambda player: (choose(9), player))
    plain = PLAIN[: 3 + choose(8)]
    sources = {area for area in plain if choose(3) == 0}
    land = [capital for pair in PAIRS for capital in pair] + plain
    edition = house.edition or pick(choose, list(EDITIONS))
    book = setup.Table(edition, order, PAIRS, land, sources)
    marked = [a + ("!" if a not in plain else "*" if a in sources else "") for a in land]
    links = " ".join([f"{one}-{other}" for one, other in PAIRS])
    settings = {"edition": edition, "board.small": f"land: {' '.join(marked)}\nlinks: {links}\n"}
    settings |= {f"switch.{name}": value for name, value in house.switches.items()}
    played: dict[str, Plain] = dict(zip(order, CARDS, strict=False))
    data: dict[str, Plain] = {
        "phase": {"kind": "choose-color", "turn": 0}, "round": 0, "order": [*order], "areas": {},
        "claimed": [], "homes": {}, "played": played, "colors": dict.fromkeys(players, ""),
    }  # fmt: skip
    return book, Table(game, game.decode(data, Setup(tuple(players), settings)))


def ask_capital(choose: Choose, tally: Tally, book: setup.Table, table: Table, player: str) -> None:
    """Which areas may be claimed as a capital?"""
    tally.compare("setup", (table.seat(player),), table.pending().seats, book)
    table.act(player, "color", COLORS[book.order.index(player)])
    for area in book.land:
        expected = setup.may_claim_capital(book, area)
        tally.compare("setup", expected, table.is_legal(player, "claim", area), (area, book))
    area = pick(choose, open_to(table, player, "claim", book.land))
    table.act(player, "claim", area)
    book.homes.append(area)
    book.holder[area] = player


def open_to(table: Table, player: str, verb: str, areas: list[str]) -> list[str]:
    """The areas that the engine lets a player choose; where both agree, the book does too."""
    return [area for area in areas if table.is_legal(player, verb, area)]


def ask_claims(
    choose: Choose,
    tally: Tally,
    book: setup.Table,
    table: Table,
    claims: int,
    *,
    sources_only: bool,
) -> None:
    """In setup order, area after area, until the claims are made or none is left."""
    for number in range(claims):
        there = [a for a in book.land if setup.may_claim_land(book, a, sources_only=sources_only)]
        if not there:
            return
        player = book.order[number % len(book.order)]
        tally.compare("setup", (table.seat(player),), table.pending().seats, book)
        found = open_to(table, player, "claim", book.land)
        tally.compare("setup", there, found, (player, book))
        if not found or tally.disagreements():
            return
        area = pick(choose, found)
        table.act(player, "claim", area)
        book.holder[area] = player


def compare_holders(tally: Tally, book: setup.Table, table: Table) -> None:
    """Who holds what when the claims are made."""
    areas = {area: str(text).split()[0] for area, text in table.plain()["areas"].items()}
    tally.compare("setup", book.holder, areas, book)
    tally.compare("setup", sorted(book.centers), sorted(table.plain()["centers"]), book)


def ask_centers(choose: Choose, tally: Tally, book: setup.Table, table: Table) -> None:
    """Three passes; whoever has no site is passed over. SETUP-22, A-62."""
    for player in book.order * 3:
        there = [area for area in book.land if setup.may_place_center(book, player, area)]
        if not there or tally.disagreements() or len(book.centers) >= 24:
            continue
        tally.compare("setup", (table.seat(player),), table.pending().seats, (player, book))
        found = open_to(table, player, "center", book.land)
        tally.compare("setup", there, found, (player, book))
        if found:
            area = pick(choose, found)
            table.act(player, "center", area)
            book.centers.add(area)


def ask_reinforcements(
    choose: Choose, tally: Tally, book: setup.Table, table: Table, player: str, points: int
) -> None:
    """A few amounts anywhere; what is legal now and then is built."""
    built: dict[str, int] = {}
    if tally.disagreements():
        return
    tally.compare("setup", points, table.plain()["phase"].get("points"), (player, book))
    for _ in range(6):
        unit, area = pick(choose, list(setup.COSTS)), pick(choose, book.land)
        amount = 1 + choose(6)
        expected = setup.may_reinforce(book, player, points, built, unit, amount, area)
        answer = table.is_legal(player, "deploy", amount, unit, area)
        tally.compare("setup", expected, answer, (player, amount, unit, area, points, book))
        if answer and expected and choose(2):
            table.act(player, "deploy", amount, unit, area)
            points -= amount * setup.COSTS[unit]
            built[area] = built.get(area, 0) + amount
    if table.is_legal(player, "done"):
        table.act(player, "done")
