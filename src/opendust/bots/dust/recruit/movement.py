"""Which movement helps most? Free areas, guards that are missing, attacks that become possible."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.recruit.attacks import Prospect, battle_prospect, forces_of
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.survey import FAR, Survey
from opendust.dust.actions import Verb
from opendust.dust.force import BOMBER, cost, count, has, of, pairs
from opendust.dust.phases import Movement
from opendust.dust.rules.fighting.targets import open_land
from opendust.dust.state import NOBODY
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.option import Counts, Option

MOST_DONORS: Final = 5
MOST_POSTS: Final = 12


@final
class Marches:
    """The movements of one decision, weighed against each other."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.open_land = open_land(survey.state, survey.seat)
        self.best = Prospect(survey.weights.move["least_gain"], -1, -1, 0)
        self.assaults: dict[tuple[int, int], float] = {}

    def offer(self, gain: float, origin: int, target: int, force: int) -> None:
        """Keep a movement if it is the best so far."""
        if force and gain > self.best.gain:
            self.best = Prospect(gain, origin, target, force)

    def assault(self, area: int, force: int) -> float:
        """The best attack gain that a force has from an area."""
        key = (area, force)
        found = self.assaults.get(key)
        if found is None:
            survey = self.survey
            found = 0.0
            if force:
                for target in bits(survey.reach(survey.seat, area) & self.open_land):
                    fight = battle_prospect(survey, survey.seat, area, target, [force])
                    if fight is not None and fight.gain > found:
                        found = fight.gain
            self.assaults[key] = found
        return found


def choose_movement(survey: Survey, options: list[Option]) -> Action:
    """The best movement if one is worth a point, else the end of the phase."""
    phase = survey.state.phase
    assert isinstance(phase, Movement)
    marches = Marches(survey)
    land_count = survey.state.board.land_count
    donors: list[tuple[int, int, tuple[int, ...], int]] = []
    for option in options:
        if option.verb is not Verb.MOVE:
            continue
        origin, targets = pick_of(option, 0)[0], pick_of(option, 1)
        upper = option.domains[2]
        assert isinstance(upper, Counts)
        allowed = sum([amount << (unit * 8) for unit, amount in upper.upper])
        if origin >= land_count:
            weigh_fleet(marches, origin, targets)
        else:
            weigh_grabs(marches, origin, targets, allowed)
            donors.append((origin, allowed, targets, spare_of(survey, origin, allowed)))
    weigh_marches(marches, [donor for donor in donors if donor[3]])
    best = marches.best
    if best.origin < 0:
        return Action(Verb.DONE)
    return Action(Verb.MOVE, (best.origin, best.target, pairs(best.force)))


def spare_of(survey: Survey, origin: int, allowed: int) -> int:
    """The spare units of an area that this kind of movement can take."""
    spare = survey.spare(origin)
    if has(allowed, spare):
        return spare
    return of(BOMBER, min(count(spare, BOMBER), count(allowed, BOMBER)))


def weigh_fleet(marches: Marches, origin: int, targets: tuple[int, ...]) -> None:
    """Submarines to free power sources and free water, while one stays."""
    survey = marches.survey
    state = survey.state
    force = state.units[origin]
    spare = force - survey.cheapest(force)
    for target in targets:
        if state.owner[target] == NOBODY:
            gain = survey.worth(target) * survey.weights.grab
            gain -= 0.5 * survey.strike(target, survey.seat)
            if spare:
                marches.offer(gain, origin, target, survey.cheapest(spare))
            else:
                marches.offer(gain - survey.worth(origin) - 0.5, origin, target, force)
        elif spare and survey.strike(target, survey.seat) > survey.dice(state.units[target]):
            marches.offer(0.4 * survey.worth(target), origin, target, spare)


def weigh_grabs(marches: Marches, origin: int, targets: tuple[int, ...], allowed: int) -> None:
    """Unoccupied land: one cheap unit takes it, more go where it must be held."""
    survey = marches.survey
    state = survey.state
    spare = survey.spare(origin)
    one = survey.cheapest(spare)
    if not one or not has(allowed, one):
        return
    for target in targets:
        if state.owner[target] != NOBODY:
            continue
        threat = survey.strike(target, survey.seat)
        worth = survey.worth(target)
        gain = worth * survey.weights.grab
        marches.offer(gain / (1.0 + 0.4 * threat), origin, target, one)
        if has(allowed, spare) and spare != one:
            held = survey.dice(spare) / (survey.dice(spare) + 0.4 * threat)
            forward = survey.weights.prepare * marches.assault(target, spare)
            given_up = survey.weights.prepare * marches.assault(origin, spare)
            marches.offer(gain * held + forward - given_up - 0.2, origin, target, spare)


def weigh_marches(marches: Marches, donors: list[tuple[int, int, tuple[int, ...], int]]) -> None:
    """Spare units to own areas where they guard or attack better."""
    survey = marches.survey
    donors.sort(key=lambda donor: -cost(donor[3]))
    front = survey.front()
    posts = sorted(bits(front), key=lambda post: -survey.worth(post))[:MOST_POSTS]
    steps = survey.front_steps()
    for origin, _, targets, spare in donors[:MOST_DONORS]:
        prepare = survey.weights.prepare
        given_up = prepare * marches.assault(origin, spare)
        reachable = set(targets)
        for post in posts:
            if post in reachable:
                gain = post_gain(marches, post, spare) - given_up
                marches.offer(gain, origin, post, spare)
        if not front >> origin & 1:
            approach(marches, origin, targets, spare, steps)


def approach(
    marches: Marches, origin: int, targets: tuple[int, ...], spare: int, steps: list[int]
) -> None:
    """Units behind the lines come nearer to the rivals."""
    survey = marches.survey
    own = [target for target in targets if survey.state.owner[target] == survey.seat]
    if not own or steps[origin] >= FAR:
        return
    nearest = min(own, key=lambda target: (steps[target], -survey.worth(target)))
    nearer = steps[origin] - steps[nearest]
    gain = survey.weights.move["approach"] * nearer * survey.dice(spare)
    marches.offer(min(gain, 3.0), origin, nearest, spare)


def post_gain(marches: Marches, post: int, force: int) -> float:
    """What more units at a post are worth: the guard they complete, the attack they allow."""
    survey = marches.survey
    table = survey.weights.move
    here = survey.state.units[post]
    need = survey.need(post)
    lack = max(0.0, need - survey.dice(here))
    gain = 0.0
    if lack:
        covered = min(1.0, survey.dice(force) / lack)
        gain += table["cover"] * covered * survey.worth(post) * min(1.0, lack / max(1.0, need))
    joined = here + force
    out = joined - survey.guard(joined, max(1.0, need))
    now = max([0.0] + [marches.assault(post, some) for some in forces_of(survey, post, own=True)])
    return gain + table["prepare"] * max(0.0, marches.assault(post, out) - now)
