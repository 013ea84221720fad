"""Production: income, purchases, where they may stand. EN-P p10-14, DE-S p10-14, IT p10-13."""

from __future__ import annotations

from tests.oracle.predicates.dust.position import NEUTRAL, UNITS, Force, Position

COST = {"tank": 2, "fighter": 3, "submarine": 4, "mech": 5, "bomber": 6}
FIGURES = {"tank": 60, "mech": 20, "fighter": 20, "bomber": 15, "submarine": 15}
CENTER_COST = 6
CENTERS_IN_BOX = 24
UNITS_PER_CENTER = 5
HAND_LIMIT = 5


def income(position: Position, player: str) -> int:
    """3 x min(centers, sources), 6 for capitals, the card; at least 6. PROD-02 to PROD-05."""
    centers = len(own_centers(position, player))
    sources = len([a for a in position.sources if position.holder.get(a) == player])
    if position.edition == "original-it":
        home = position.homes.get(player)
        capitals = int(home is not None and position.holder.get(home) == player)
    else:
        capitals = len([a for a in position.capitals if position.holder.get(a) == player])
    points = 3 * min(centers, sources) + 6 * capitals + position.cards[player].production
    return max(points, 6)


def own_centers(position: Position, player: str) -> list[str]:
    """Centers in areas that he controls. COMP-11, COMP-13."""
    return sorted(a for a in position.centers if position.holder.get(a) == player)


def waters(position: Position, player: str, center: str) -> set[str]:
    """Sea beside a center that no other holds: new submarines go there. PROD-11, A-07."""
    near = position.near(center)
    return {a for a in near if a in position.sea and not position.is_enemy(player, a)}


def figures_left(position: Position, player: str, unit: str) -> int:
    """The figures in the box; one tank marks the score. COMP-07 to COMP-09."""
    out = sum(
        position.units[area].get(unit, 0) for area in position.units
        if position.holder[area] == player
    )  # fmt: skip
    return FIGURES[unit] - out - (unit == "tank")


def may_buy(position: Position, points: int, aside: Force, unit: str, amount: int) -> bool:
    """Points, figures, and five places at a center, coastal for submarines. PROD-06 to -16."""
    player = position.active
    if amount < 1 or amount * COST[unit] > points:
        return False
    wanted = {u: aside.get(u, 0) + (amount if u == unit else 0) for u in UNITS}
    if wanted[unit] > figures_left(position, player, unit):
        return False
    centers = own_centers(position, player)
    coastal = [c for c in centers if waters(position, player, c)]
    fits_sea = wanted["submarine"] <= UNITS_PER_CENTER * len(coastal)
    return fits_sea and sum(wanted.values()) <= UNITS_PER_CENTER * len(centers)


def center_sites(position: Position, player: str) -> set[str]:
    """Friendly land without a source and without a center. PROD-15, COMP-14."""
    own = set(position.held(player, position.land))
    return own - position.sources - position.centers


def may_buy_centers(position: Position, points: int, aside: int, amount: int) -> bool:
    """Points, the box, and a site for each. PROD-15, COMP-10."""
    if amount < 1 or amount * CENTER_COST > points:
        return False
    wanted = aside + amount
    in_box = CENTERS_IN_BOX - len(position.centers)
    return wanted <= in_box and wanted <= len(center_sites(position, position.active))


def may_buy_cards(
    position: Position, points: int, bought: int, amount: int, thrown: list[str]
) -> bool:
    """One wave a turn, at least one card, never above five in hand. CARD-05 to CARD-09, A-16."""
    if bought or amount < 1 or amount > points:
        return False
    if any(card not in position.hand for card in thrown):
        return False
    return len(position.hand) - len(thrown) + amount <= HAND_LIMIT


def neutral_sites(position: Position) -> set[str]:
    """Neutral capitals with a center, in premium. NEUT-07, NEUT-08."""
    if position.edition not in ("premium-en", "premium-de"):
        return set()
    held = {a for a in position.capitals if position.holder.get(a) == NEUTRAL}
    return held & position.centers


def may_buy_neutrals(position: Position, points: int, aside: Force, unit: str, amount: int) -> bool:
    """Any player, normal cost, no submarines, five for each neutral center. NEUT-07 to NEUT-09."""
    if unit == "submarine" or amount < 1 or amount * COST[unit] > points:
        return False
    wanted = [u for u in UNITS for _ in range(aside.get(u, 0) + (amount if u == unit else 0))]
    sites = sorted(neutral_sites(position))
    return can_stand(position, wanted, sites, {area: [] for area in sites})


def can_stand(
    position: Position, wanted: list[str], sites: list[str], placed: dict[str, list[str]]
) -> bool:
    """Whether neutral units find places: five a site, each from the site's own colour. A-21."""
    if not wanted:
        return True
    if len(wanted) > sum(UNITS_PER_CENTER - len(placed[area]) for area in sites):
        return False
    unit, rest = wanted[0], wanted[1:]
    for area in sites:
        standing = position.units[area].get(unit, 0) + placed[area].count(unit)
        free = len(placed[area]) < UNITS_PER_CENTER and standing < FIGURES[unit]
        if free and can_stand(position, rest, sites, {**placed, area: [*placed[area], unit]}):
            return True
    return False


def may_deploy(
    position: Position, aside: Force, built: dict[str, int], unit: str, amount: int, area: str
) -> bool:
    """Bought land and air units at own centers, five each. PROD-09, PROD-13.

    Submarines that are still to be placed must find room at a coastal center afterwards. PROD-11.
    """
    if unit == "submarine" or not 1 <= amount <= aside.get(unit, 0):
        return False
    centers = own_centers(position, position.active)
    if area not in centers or built.get(area, 0) + amount > UNITS_PER_CENTER:
        return False
    left = {c: UNITS_PER_CENTER - built.get(c, 0) - (amount if c == area else 0) for c in centers}
    beside = sum(left[c] for c in centers if waters(position, position.active, c))
    return aside.get("submarine", 0) <= beside


def may_launch(
    position: Position, aside: Force, built: dict[str, int], amount: int, center: str, area: str
) -> bool:
    """Bought submarines beside a center that builds them. PROD-11, PROD-14."""
    if not 1 <= amount <= aside.get("submarine", 0):
        return False
    if center not in own_centers(position, position.active):
        return False
    if area not in waters(position, position.active, center):
        return False
    return built.get(center, 0) + amount <= UNITS_PER_CENTER


def may_build_free_mech(position: Position, aside: Force, area: str) -> bool:
    """Mech Builder at an own center, while a figure is in the box. ABIL-BUILDER-01 to -03."""
    player = position.active
    if not position.can_use(player, "mech-builder"):
        return False
    has_figure = figures_left(position, player, "mech") > aside.get("mech", 0)
    return area in own_centers(position, player) and has_figure


def may_ally(position: Position, other: str, *, begun: bool) -> bool:
    """Diplomat at the start of production, in the original at any time of it. ABIL-DIPLOMAT-01."""
    player = position.active
    if not position.can_use(player, "diplomat") or other == player:
        return False
    return position.edition == "original-it" or not begun
