"""What does the report say of Dust Tactics alone? What each unit did and suffered."""

from __future__ import annotations

from opendust.arena.report.page import Page
from opendust.arena.report.plot import Mark, marks, percent
from opendust.arena.report.shares import wilson
from opendust.arena.report.tables import Rows
from opendust.words import text


def tell_units(page: Page, tables: dict[str, Rows]) -> None:
    """Each unit: how often it survived, and how many army points it destroyed for its own."""
    page.chapter(text("arena-report-units"))
    found: list[Mark] = []
    rows: list[list[str]] = []
    units = tables.get("units", [])
    survived = sum([1 - row["destroyed"] for row in units]) / max(1, len(units))
    for name in sorted({row["unit"] for row in units}):
        own = [row for row in units if row["unit"] == name]
        count = len(own)
        alive = sum([1 - row["destroyed"] for row in own])
        note = f"{alive / count:.1%}  ({alive} of {count})"
        found.append(Mark(name, alive / count, *wilson(alive, count), survived, note))
        points = sum([row["ap_destroyed"] for row in own])
        worth = sum([row["ap"] for row in own])
        means = [sum([row[key] for row in own]) / count
                 for key in ("activations", "shots", "hits", "damage")]  # fmt: skip
        wins = sum([row["won"] for row in own])
        rows.append(
            [name, str(count), str(own[0]["ap"]), *[f"{mean:.1f}" for mean in means],
             f"{points / count:.1f}", f"{points / worth:.2f}", f"{wins / count:.1%}"]
        )  # fmt: skip
    page.section(text("arena-report-survival"))
    page.picture(marks(found, percent, text("arena-report-survival")))
    page.section(text("arena-report-deeds"))
    names = ("unit", "games", "ap", "activations", "shots", "hits", "damage", "ap-destroyed",
             "ap-ratio", "users-won")  # fmt: skip
    page.table([text(f"arena-column-{name}") for name in names], rows)
    page.say(text("arena-report-units-meaning"), "small")
