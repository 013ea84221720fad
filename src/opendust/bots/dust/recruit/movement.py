"""Which movement helps most? Free areas, guards that are missing, attacks that become possible."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.recruit.attacks import battle_prospect, forces_of
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.sight import FAR, Sight
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
class Step:
    """A movement and the gain that it promises."""

    __slots__ = ("force", "gain", "origin", "target")

    def __init__(self, gain: float, origin: int, target: int, force: int) -> None:
        self.gain = gain
        self.origin = origin
        self.target = target
        self.force = force


@final
class Marches:
    """The movements of one decision, weighed against each other."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.open_land = open_land(sight.state, sight.seat)
        self.best = Step(sight.weights.move["least_gain"], -1, -1, 0)
        self.assaults: dict[tuple[int, int], float] = {}

    def offer(self, gain: float, origin: int, target: int, force: int) -> None:
        """Keep a movement if it is the best so far."""
        if force and gain > self.best.gain:
            self.best = Step(gain, origin, target, force)

    def assault(self, area: int, force: int) -> float:
        """The best attack gain that a force has from an area."""
        key = (area, force)
        found = self.assaults.get(key)
        if found is None:
            sight = self.sight
            found = 0.0
            if force:
                for target in bits(sight.reach(sight.seat, area) & self.open_land):
                    fight = battle_prospect(sight, sight.seat, area, target, [force])
                    if fight is not None and fight.gain > found:
                        found = fight.gain
            self.assaults[key] = found
        return found


def choose_movement(sight: Sight, options: list[Option]) -> Action:
    """The best movement if one is worth a point, else the end of the phase."""
    phase = sight.state.phase
    assert isinstance(phase, Movement)
    marches = Marches(sight)
    land_count = sight.state.board.land_count
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
            donors.append((origin, allowed, targets, spare_of(sight, origin, allowed)))
    weigh_marches(marches, [donor for donor in donors if donor[3]])
    best = marches.best
    if best.origin < 0:
        return Action(Verb.DONE)
    return Action(Verb.MOVE, (best.origin, best.target, pairs(best.force)))


def spare_of(sight: Sight, origin: int, allowed: int) -> int:
    """The spare units of an area that this kind of movement can take."""
    spare = sight.spare(origin)
    if has(allowed, spare):
        return spare
    return of(BOMBER, min(count(spare, BOMBER), count(allowed, BOMBER)))


def weigh_fleet(marches: Marches, origin: int, targets: tuple[int, ...]) -> None:
    """Submarines to free power sources and free water, while one stays."""
    sight = marches.sight
    state = sight.state
    force = state.units[origin]
    spare = force - sight.cheapest(force)
    for target in targets:
        if state.owner[target] == NOBODY:
            gain = sight.worth(target) * sight.weights.move["grab"]
            gain -= 0.5 * sight.strike(target, sight.seat)
            if spare:
                marches.offer(gain, origin, target, sight.cheapest(spare))
            else:
                marches.offer(gain - sight.worth(origin) - 0.5, origin, target, force)
        elif spare and sight.strike(target, sight.seat) > sight.dice(state.units[target]):
            marches.offer(0.4 * sight.worth(target), origin, target, spare)


def weigh_grabs(marches: Marches, origin: int, targets: tuple[int, ...], allowed: int) -> None:
    """Unoccupied land: one cheap unit takes it, more go where it must be held."""
    sight = marches.sight
    state = sight.state
    spare = sight.spare(origin)
    one = sight.cheapest(spare)
    if not one or not has(allowed, one):
        return
    for target in targets:
        if state.owner[target] != NOBODY:
            continue
        threat = sight.strike(target, sight.seat)
        worth = sight.worth(target)
        gain = worth * sight.weights.move["grab"]
        marches.offer(gain / (1.0 + 0.4 * threat), origin, target, one)
        if has(allowed, spare) and spare != one:
            held = sight.dice(spare) / (sight.dice(spare) + 0.4 * threat)
            forward = sight.weights.move["prepare"] * marches.assault(target, spare)
            given_up = sight.weights.move["prepare"] * marches.assault(origin, spare)
            marches.offer(gain * held + forward - given_up - 0.2, origin, target, spare)


def weigh_marches(marches: Marches, donors: list[tuple[int, int, tuple[int, ...], int]]) -> None:
    """Spare units to own areas where they guard or attack better."""
    sight = marches.sight
    donors.sort(key=lambda donor: -cost(donor[3]))
    front = sight.front()
    posts = sorted(bits(front), key=lambda post: -sight.worth(post))[:MOST_POSTS]
    steps = sight.front_steps()
    for origin, _, targets, spare in donors[:MOST_DONORS]:
        prepare = sight.weights.move["prepare"]
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
    sight = marches.sight
    own = [target for target in targets if sight.state.owner[target] == sight.seat]
    if not own or steps[origin] >= FAR:
        return
    nearest = min(own, key=lambda target: (steps[target], -sight.worth(target)))
    nearer = steps[origin] - steps[nearest]
    gain = sight.weights.move["approach"] * nearer * sight.dice(spare)
    marches.offer(min(gain, 3.0), origin, nearest, spare)


def post_gain(marches: Marches, post: int, force: int) -> float:
    """What more units at a post are worth: the guard they complete, the attack they allow."""
    sight = marches.sight
    table = sight.weights.move
    here = sight.state.units[post]
    need = sight.need(post)
    lack = max(0.0, need - sight.dice(here))
    gain = 0.0
    if lack:
        covered = min(1.0, sight.dice(force) / lack)
        gain += table["cover"] * covered * sight.worth(post) * min(1.0, lack / max(1.0, need))
    joined = here + force
    out = joined - sight.guard(joined, max(1.0, need))
    now = max([0.0] + [marches.assault(post, some) for some in forces_of(sight, post, own=True)])
    return gain + table["prepare"] * max(0.0, marches.assault(post, out) - now)
