"""Who holds what: putting units down, lifting them, losing them, and what control follows.

Control is having a unit there (COMP-17); everything else (production centers, power sources,
capitals, tokens) follows the area (COMP-11, SCORE-10). Every change of the map goes through
these functions, so owners and masks never disagree with the units.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.edition import SWITCHES
from opendust.dust.force import FIGURES, TANK, count, of
from opendust.dust.state import NEUTRAL, NOBODY, State, changed
from opendust.kernel.bits import size
from opendust.kernel.closed_set import closed_set


@closed_set
class NeutralColorPolicy(Enum):
    """Which unused colours supply the neutral pieces, and so how many there are."""

    ONE_UNUSED_COLOR_PER_NEUTRAL_CAPITAL = "one_unused_color_per_neutral_capital"
    ANY_UNUSED_COLORS = "any_unused_colors"


@closed_set
class UnclaimedCapitalTokens(Enum):
    """Whether capital tokens of unclaimed capitals can still be won."""

    STAY_IN_SUPPLY = "stay_in_supply"
    REMOVED_FROM_GAME = "removed_from_game"


@closed_set
class NeutralCapitalAfterCapture(Enum):
    """What a capital left neutral at setup is once a player has taken it."""

    FULL_CAPITAL = "full_capital"
    PLAIN_LAND = "plain_land"


@closed_set
class CapitalAttackThreshold(Enum):
    """Whose victory points, and how many, open the capitals to attack."""

    OWN_HALF = "own_half"
    ANY_PLAYER_20 = "any_player_20"
    OWN_20 = "own_20"


@closed_set
class EliminatedPlayer(Enum):
    """What becomes of a player without units."""

    STAYS_IN_GAME = "stays_in_game"
    REMOVED = "removed"


VICTORY_POINTS_TO_WIN: Final = SWITCHES.by_players("victory_points_to_win")
NEUTRAL_COLOR_POLICY: Final = SWITCHES.choice("neutral_color_policy", NeutralColorPolicy)
UNCLAIMED_CAPITAL_TOKENS: Final = SWITCHES.choice(
    "unclaimed_capital_tokens", UnclaimedCapitalTokens
)
NEUTRAL_CAPITAL_BONUS: Final = SWITCHES.yes("neutral_capital_bonus")
NEUTRAL_CAPITAL_AFTER_CAPTURE: Final = SWITCHES.choice(
    "neutral_capital_after_capture", NeutralCapitalAfterCapture
)
CAPITAL_ATTACK_THRESHOLD: Final = SWITCHES.choice(
    "capital_attack_threshold", CapitalAttackThreshold
)
CAPITAL_THRESHOLD_COVERS_NEUTRAL: Final = SWITCHES.yes("capital_threshold_covers_neutral")
SCORE_MARKER_USES_TANK: Final = SWITCHES.yes("score_marker_uses_tank")
ELIMINATED_PLAYER: Final = SWITCHES.choice("eliminated_player", EliminatedPlayer)


ARMIES: Final = 6
ONE_COLOR_EACH: Final = NeutralColorPolicy.ONE_UNUSED_COLOR_PER_NEUTRAL_CAPITAL
PLAIN_LAND: Final = NeutralCapitalAfterCapture.PLAIN_LAND
STAYS: Final = EliminatedPlayer.STAYS_IN_GAME
ANY_PLAYER_20: Final = CapitalAttackThreshold.ANY_PLAYER_20
OWN_20: Final = CapitalAttackThreshold.OWN_20
REMOVED_FROM_GAME: Final = UnclaimedCapitalTokens.REMOVED_FROM_GAME
SCORE_MARKER: Final = of(TANK, 1)
UNLOCKING_SCORE: Final = 20
CENTERS_IN_BOX: Final = 24


def set_down(state: State, owner: int, area: int, force: int) -> None:
    """Put units that are in play into an area; an unoccupied one is taken at once. MOVE-GEN-07."""
    state.units[area] += force
    if state.owner[area] == owner:
        return
    state.owner[area] = owner  # COMP-17
    land_count = state.board.land_count
    if area < land_count:
        bit = 1 << area
        state.land = changed(state.land, owner, state.land[owner] | bit)
        state.occupied_land |= bit
    else:
        bit = 1 << (area - land_count)
        state.sea = changed(state.sea, owner, state.sea[owner] | bit)
        state.occupied_sea |= bit


def lift(state: State, area: int, force: int) -> None:
    """Take units off an area; one left without units is nobody's at once. COMP-19, A-61."""
    left = state.units[area] - force
    state.units[area] = left
    if left:
        return
    owner = state.owner[area]
    state.owner[area] = NOBODY
    land_count = state.board.land_count
    if area < land_count:
        bit = 1 << area
        state.land = changed(state.land, owner, state.land[owner] & ~bit)
        state.occupied_land &= ~bit
    else:
        bit = 1 << (area - land_count)
        state.sea = changed(state.sea, owner, state.sea[owner] & ~bit)
        state.occupied_sea &= ~bit


def enter_play(state: State, owner: int, area: int, force: int) -> None:
    """Put new units from the stock on the map."""
    state.on_map = changed(state.on_map, owner, state.on_map[owner] + force)
    set_down(state, owner, area, force)


def leave_play(state: State, owner: int, force: int) -> None:
    """Return destroyed units to the stock. COMP-08, A-10."""
    state.on_map = changed(state.on_map, owner, state.on_map[owner] - force)


def is_in_game(state: State, seat: int) -> bool:
    """A player without units stays, unless an option removes him. WIN-09, A-60."""
    if ELIMINATED_PLAYER.of(state.edition) is STAYS:
        return True
    return state.on_map[seat] != 0


def figures_out(state: State, seat: int) -> int:
    """The figures of a player that are out of the box, the score marker too. COMP-09."""
    in_play = state.on_map[seat]
    return in_play + SCORE_MARKER if SCORE_MARKER_USES_TANK.of(state.edition) else in_play


def figures_left(state: State, seat: int, unit: int) -> int:
    """How many more units of a type a player can have in play. COMP-07, COMP-08, COMP-09."""
    return FIGURES[unit] - count(figures_out(state, seat), unit)


def neutral_figures_left(state: State, area: int, unit: int) -> int:
    """How many more neutral units of a type an area can take: its colour's, or all. A-21."""
    if not shares_colors(state):
        return FIGURES[unit] - count(state.units[area], unit)
    unused = ARMIES - state.players
    return FIGURES[unit] * unused - count(state.on_map[NEUTRAL], unit)


def shares_colors(state: State) -> bool:
    """Whether all neutral areas share the unused colours. SETUP-32, A-21."""
    return NEUTRAL_COLOR_POLICY.of(state.edition) is not ONE_COLOR_EACH  # SETUP-32


def centers_left(state: State) -> int:
    """How many production centers are left in the box. COMP-10."""
    return CENTERS_IN_BOX - size(state.centers)


def own_centers(state: State, seat: int) -> int:
    """The land areas where a player controls a production center. COMP-11, COMP-13."""
    return state.centers & state.land[seat]


def sources_held(state: State, seat: int) -> int:
    """How many power sources a player controls."""
    board = state.board
    on_land = size(state.land[seat] & board.land_sources)
    return on_land + size(state.sea[seat] & board.sea_sources)


def full_capitals(state: State) -> int:
    """The capitals that are capitals in a player's hand. NEUT-13, A-05."""
    if NEUTRAL_CAPITAL_AFTER_CAPTURE.of(state.edition) is PLAIN_LAND:  # NEUT-13
        return state.claimed
    return state.board.capitals


def capitals_held(state: State, seat: int) -> int:
    """The capitals that a player controls, as capitals."""
    return state.land[seat] & full_capitals(state)


def scoring_capitals(state: State, seat: int) -> int:
    """How many capitals score for a player. SCORE-03, SETUP-14."""
    held = capitals_held(state, seat)
    if UNCLAIMED_CAPITAL_TOKENS.of(state.edition) is REMOVED_FROM_GAME:
        held &= state.claimed  # SETUP-14
    return size(held)


def defending_capitals(state: State) -> int:
    """The capitals that defend as such: a player's, and neutral ones if they do. NEUT-12."""
    neutral = state.land[NEUTRAL] & state.board.capitals
    mask = full_capitals(state) & ~neutral
    return mask | neutral if NEUTRAL_CAPITAL_BONUS.of(state.edition) else mask


def guarded_capitals(state: State) -> int:
    """The capitals that the victory point threshold covers. CMBT-14, CMBT-16."""
    neutral = state.land[NEUTRAL] & state.board.capitals
    mask = full_capitals(state) & ~neutral
    return mask | neutral if CAPITAL_THRESHOLD_COVERS_NEUTRAL.of(state.edition) else mask


def meets_threshold(state: State, seat: int) -> bool:
    """Whether scores allow a player to attack a capital. CMBT-14."""
    threshold = CAPITAL_ATTACK_THRESHOLD.of(state.edition)
    if threshold is ANY_PLAYER_20:
        return max(state.scores) >= UNLOCKING_SCORE
    if threshold is OWN_20:
        return state.scores[seat] >= UNLOCKING_SCORE
    needed = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
    return 2 * state.scores[seat] >= needed


def areas_held(state: State, seat: int) -> int:
    """How many areas a player controls, land and sea."""
    return size(state.land[seat]) + size(state.sea[seat])


def free_land(state: State) -> int:
    """The unoccupied land areas."""
    return state.board.all_land & ~state.occupied_land


def free_sea(state: State) -> int:
    """The unoccupied sea areas."""
    return state.board.all_sea & ~state.occupied_sea
