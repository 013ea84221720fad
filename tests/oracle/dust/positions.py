"""Small random positions of DUST, in the plain words that the predicates read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.oracle.predicates.dust.position import NEUTRAL, Card, Force, Position
from tests.oracle.tally import Choose

EDITIONS = ("premium-en", "premium-de", "epic-de", "original-it")
PLAYERS = ("red", "blue", "green", "white")
LAND = ("alba", "brno", "cork", "dover", "elba", "faro", "graz", "hanko")
SEA = ("kiel", "lima", "malta", "narvik")
TRIPLES = ("511", "412", "421", "313", "322", "331", "214", "223", "232", "241", "115", "124",
           "133", "142", "151")  # fmt: skip
ABILITIES = ("secret-weapon", "koshka", "raketen-truppen", "diplomat", "alien-radar",
             "mech-builder", "ace-of-the-sky", "nurse", "ballistic-missiles", "mech-dropper",
             "sigrid")  # fmt: skip


@dataclass
class House:
    """What is played: any edition or a certain one, with switches turned on purpose or none."""

    edition: str = ""
    switches: Mapping[str, str] = field(default_factory=dict)


BY_THE_BOOK = House()


def subset(choose: Choose, items: list[str], share: int) -> list[str]:
    """Some of the items, each with a chance of one in `share`."""
    return [item for item in items if choose(share) == 0]


def pick(choose: Choose, items: list[str]) -> str:
    """One of the items."""
    return items[choose(len(items))]


def card_name(card: Card) -> str:
    """A card as the deck writes it."""
    return f"{card.combat}{card.movement}{card.production}-{card.stars}-{card.ability}"


def random_cards(choose: Choose, players: list[str], ability: str = "") -> dict[str, Card]:
    """One card for each player, no two alike; the first with a certain ability, if one is named."""
    cards: dict[str, Card] = {}
    taken: set[int] = set()
    for player in players:
        at = choose(3 * len(TRIPLES))
        while at in taken:
            at = (at + 1) % (3 * len(TRIPLES))
        taken.add(at)
        triple, stars = TRIPLES[at // 3], 1 + at % 3
        kind = ability if ability and not cards else ABILITIES[choose(len(ABILITIES))]
        combat, movement, production = (int(digit) for digit in triple)
        cards[player] = Card(combat, movement, production, stars, kind)
    return cards


def random_links(choose: Choose, land: list[str], sea: list[str]) -> set[tuple[str, str]]:
    """A loose net: every area hangs on an earlier one, and some have more lines."""
    areas = land + sea
    links = {(areas[choose(at)], areas[at]) for at in range(1, len(areas)) if choose(8)}
    for one, first in enumerate(areas):
        for second in areas[one + 1 :]:
            if choose(4) == 0:
                links.add((first, second))
    return links


def random_force(choose: Choose, *, at_sea: bool) -> Force:
    """A few units of the element; now and then nearly all that the box has."""
    if at_sea:
        return {"submarine": 1 + choose(4)}
    force = {u: choose(3) for u in ("tank", "mech", "fighter", "bomber") if choose(2)}
    force = {unit: amount for unit, amount in force.items() if amount}
    return force or {"tank": 1 + choose(3)}


def random_position(choose: Choose, house: House, ability: str = "") -> Position:
    """A map of up to a dozen areas, two to four players, neutrals, centers and scores."""
    players = list(PLAYERS[: 2 + choose(3)])
    land = list(LAND[: 3 + choose(6)])
    sea = list(SEA if choose(2) else SEA[: choose(4)])
    marks = {area: choose(5) for area in land}  # 0: a capital, 1: a power source
    capitals = {area for area, mark in marks.items() if mark == 0}
    sources = {area for area, mark in marks.items() if mark == 1}
    sources |= set(subset(choose, sea, 4))
    unclaimed = sorted(capitals)
    homes: dict[str, str] = {}
    for player in players:
        if unclaimed and choose(4):
            homes[player] = unclaimed.pop(choose(len(unclaimed)))
    position = Position(
        edition=house.edition or EDITIONS[choose(4)], players=players, land=land, sea=sea,
        capitals=capitals,
        sources=sources, links=random_links(choose, land, sea), holder={}, units={},
        centers={a for a in land if a not in sources and choose(3) == 0}, homes=homes,
        active=players[0], round=1 + choose(3),
        scores=random_scores(choose, players),
        cards=random_cards(choose, players, ability),
    )  # fmt: skip
    position.used = {p for p in players if choose(5) == 0}
    people(choose, position)
    remember(choose, position)
    return position


def random_scores(choose: Choose, players: list[str]) -> dict[str, int]:
    """Any scores, often just at a threshold; in a young game nobody has 20."""
    young = choose(3) == 0
    near = (14, 15, 19, 19) if young else (14, 15, 19, 20, 24, 25, 28, 39)
    most = 19 if young else 45
    return {p: near[choose(len(near))] if choose(2) else choose(most) for p in players}


def people(choose: Choose, position: Position) -> None:
    """Units in most areas; neutrals stand on land that nobody claimed."""
    for area in position.land + position.sea:
        holder = pick(choose, [*position.players, position.active, NEUTRAL, ""])
        at_sea = area in position.sea
        if area in position.capitals and choose(2):
            holder = NEUTRAL
        if holder == NEUTRAL and not may_be_neutral(position, area):
            holder = ""
        if holder:
            position.holder[area] = holder
            position.units[area] = random_force(choose, at_sea=at_sea)
            if holder == NEUTRAL and position.edition in ("premium-en", "premium-de"):
                position.centers.add(area)  # SETUP-13


def may_be_neutral(position: Position, area: str) -> bool:
    """Unclaimed capitals; any unclaimed land in the longer games. NEUT-02."""
    premium = position.edition in ("premium-en", "premium-de")
    sites = position.capitals if premium else set(position.land)
    return area in sites - set(position.homes.values())


def worthwhile(choose: Choose, position: Position, area: str) -> bool:
    """Whether to ask about an origin: always an own one, now and then another."""
    return position.holder.get(area) == position.active or choose(8) == 0


def remember(choose: Choose, position: Position) -> None:
    """A truce, open capitals, majorities held."""
    if choose(3) == 0:
        position.truces.add((position.players[choose(len(position.players))], position.active))
        position.truces = {(a, b) for a, b in position.truces if a != b}
    premium = position.edition in ("premium-en", "premium-de")
    position.capitals_open = premium and choose(4) == 0
    for kind in ("production", "sea", "land"):
        position.majorities[kind] = pick(choose, [*position.players, ""])


def some_units(choose: Choose, position: Position, area: str) -> Force:
    """Units to name in a question: mostly some that stand there, now and then one too many."""
    here = position.units.get(area, {})
    named = {unit: choose(amount + 1) for unit, amount in here.items()}
    if choose(6) == 0:
        named = {unit: amount for unit, amount in here.items() if unit == "bomber"}
    if choose(8) == 0:
        named = dict(here)
    if choose(12) == 0:
        unit = ("tank", "mech", "fighter", "bomber", "submarine")[choose(5)]
        named[unit] = here.get(unit, 0) + 1
    if not any(named.values()) and here and choose(8):
        named = {sorted(here)[choose(len(here))]: 1}
    return {unit: amount for unit, amount in named.items() if amount}
