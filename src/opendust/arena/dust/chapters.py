"""What does the report say of DUST alone? Abilities, capitals, and what the bots fought with."""

from __future__ import annotations

from math import sqrt

from opendust.arena.dust.capitals import DEEDS, KINDS
from opendust.arena.report.page import Page
from opendust.arena.report.plot import Mark, marks
from opendust.arena.report.shares import WIDTH, wilson, with_usual
from opendust.arena.report.tables import Rows

Key = tuple[str, str, int]


def usual_gains(rounds: Rows) -> dict[Key, float]:
    """What a bot scores on average in a round of that number, by variant."""
    found: dict[Key, list[int]] = {}
    for row in rounds:
        found.setdefault((row["variant"], row["bot"], row["round"]), []).append(row["gain"])
    return {key: sum(gains) / len(gains) for key, gains in found.items()}


def tell_abilities(page: Page, tables: dict[str, Rows]) -> None:
    """Each ability: uses, points above the usual in that round, and how often its user won."""
    page.chapter(page.words("arena-report-abilities"))
    uses = tables.get("abilities", [])
    if not uses:
        page.say(page.words("arena-report-no-abilities"))
        return
    usual = usual_gains(tables.get("rounds", []))
    games = len({row["game"] for row in tables["games"]})
    won = {(row["game"], row["seat"]): row["usual"] for row in with_usual(tables["games"])}
    found: list[Mark] = []
    rows: list[list[str]] = []
    for name in sorted({use["ability"] for use in uses}):
        own = [use for use in uses if use["ability"] == name]
        # Whoever wins in the middle of a round scores no more in it.
        extra = [use["gain"] - usual[key] for use in own
                 if (key := (use["variant"], use["bot"], use["round"])) in usual]  # fmt: skip
        mean, spread = mean_and_spread(extra)
        label = page.words(f"dust-ability-{name}")
        extra_points = page.number(mean, 2, signed=True)
        note = f"{extra_points}  ({page.words('arena-uses', count=len(own))})"
        found.append(Mark(label, mean, mean - WIDTH * spread, mean + WIDTH * spread, 0.0, note))
        users = {(use["game"], use["seat"]): use["won"] for use in own}
        wins = sum(users.values())
        low, high = wilson(wins, len(users))
        rows.append(
            [label, str(len(own)), page.number(len(own) / games, 2), extra_points,
             page.share(wins / len(users)), page.span(page.share(low), page.share(high)),
             page.share(sum([won[user] for user in users]) / len(users))]
        )  # fmt: skip
    page.picture(marks(found, page.signed, page.words("arena-report-abilities")))
    page.say(page.words("arena-report-abilities-meaning"), "small")
    names = ("ability", "uses", "uses-a-game", "extra-points", "users-won", "interval", "usual")
    page.table([page.words(f"arena-column-{name}") for name in names], rows)


def tell_capitals(page: Page, tables: dict[str, Rows]) -> None:
    """How each bot keeps its only capital, and how often it had the points but none."""
    page.chapter(page.words("arena-report-capitals"))
    rows: list[list[str]] = []
    found = tables.get("capitals", [])
    for bot in sorted({row["bot"] for row in found}):
        own = [row for row in found if row["bot"] == bot]
        counts = [sum([row[kind] for row in own]) for kind in KINDS]
        share = page.percent(counts[KINDS.index("open")] / max(1, counts[0]))
        rows.append([bot, *[str(count) for count in counts], share])
    heads = ("bot", *[f"capital-{kind}" for kind in KINDS], "capital-share")
    page.table([page.words(f"arena-column-{head}") for head in heads], rows)
    page.say(page.words("arena-report-capitals-meaning"), "small")


def tell_deeds(page: Page, tables: dict[str, Rows]) -> None:
    """What each bot bought and did besides battles, in a game."""
    page.chapter(page.words("arena-report-means"))
    rows: list[list[str]] = []
    found = tables.get("deeds", [])
    for bot in sorted({row["bot"] for row in found}):
        own = [row for row in found if row["bot"] == bot]
        means = [sum([row[deed] for row in own]) / len(own) for deed in DEEDS]
        rows.append([bot, *[page.number(mean, 2) for mean in means]])
    heads = ("bot", *[f"means-{deed}" for deed in DEEDS])
    page.table([page.words(f"arena-column-{head}") for head in heads], rows)


def mean_and_spread(values: list[float]) -> tuple[float, float]:
    """The mean and the deviation of the mean."""
    count = len(values)
    if count < 2:
        return sum(values), 0.0
    mean = sum(values) / count
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return mean, sqrt(variance / count)
