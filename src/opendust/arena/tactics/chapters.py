"""What does the report say of Dust Tactics alone? What each unit did, and what bots wasted."""

from __future__ import annotations

from opendust.arena.report.page import Page
from opendust.arena.report.plot import Mark, marks
from opendust.arena.report.shares import wilson
from opendust.arena.report.tables import Rows
from opendust.arena.tactics.wasted import KINDS
from opendust.tactics.texts.cards import load_cards


def tell_units(page: Page, tables: dict[str, Rows]) -> None:
    """Each unit: how often it survived, and how many army points it destroyed for its own."""
    page.chapter(page.words("arena-report-units"))
    found: list[Mark] = []
    rows: list[list[str]] = []
    units = tables.get("units", [])
    names = {card.slug: card.name for card in load_cards().cards}
    survived = sum([1 - row["destroyed"] for row in units]) / max(1, len(units))
    for name in sorted({row["unit"] for row in units}):
        own = [row for row in units if row["unit"] == name]
        count = len(own)
        alive = sum([1 - row["destroyed"] for row in own])
        called = names.get(name, name)
        note = page.share_of(alive, count)
        found.append(Mark(called, alive / count, *wilson(alive, count), survived, note))
        points = sum([row["ap_destroyed"] for row in own])
        worth = sum([row["ap"] for row in own])
        means = [sum([row[key] for row in own]) / count
                 for key in ("activations", "shots", "hits", "damage")]  # fmt: skip
        wins = sum([row["won"] for row in own])
        rows.append(
            [called, str(count), str(own[0]["ap"]), *[page.number(mean, 1) for mean in means],
             page.number(points / count, 1), page.number(points / worth, 2),
             page.share(wins / count)]
        )  # fmt: skip
    page.section(page.words("arena-report-survival"))
    page.picture(marks(found, page.percent, page.words("arena-report-survival")))
    page.section(page.words("arena-report-deeds"))
    heads = ("unit", "games", "ap", "activations", "shots", "hits", "damage", "ap-destroyed",
             "ap-ratio", "users-won")  # fmt: skip
    page.table([page.words(f"arena-column-{head}") for head in heads], rows)
    page.say(page.words("arena-report-units-meaning"), "small")


def tell_wasted(page: Page, tables: dict[str, Rows]) -> None:
    """Activations and reactions that made a bot look foolish, as a share of all."""
    page.chapter(page.words("arena-report-wasted"))
    rows: list[list[str]] = []
    found = tables.get("wasted", [])
    for bot in sorted({row["bot"] for row in found}):
        own = [row for row in found if row["bot"] == bot]
        chances = max(1, sum([row["chances"] for row in own]))
        counts = [sum([row[kind] for row in own]) for kind in KINDS]
        share = page.percent(sum(counts) / chances)
        rows.append([bot, str(chances), *[str(count) for count in counts], share])
    heads = ("bot", "chances", *[f"wasted-{kind}" for kind in KINDS], "wasted")
    page.table([page.words(f"arena-column-{head}") for head in heads], rows)
    page.say(page.words("arena-report-wasted-meaning"), "small")
