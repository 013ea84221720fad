"""What was proven? For each clause of each rule: the change, and what failed with it.

`make conformance` writes `proven/<game>.toml`; the tables and the quick test read it.
"""

from __future__ import annotations

import json
import multiprocessing
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from tools.removal.prove import BROKEN, AnyChange, AnyClause, Prover, clauses_of

FOLDER: Final = Path(__file__).resolve().parent / "proven"
HEAD: Final = """\
# Written by `make conformance`. For each rule: where it stands in the code, the change that takes
# it out there, and the case or test of the rule that fails then; "" if none does.
"""


class Proof(NamedTuple):
    """A clause of a rule, the change that took it out, and what failed then, if anything."""

    rule: str
    clause: str
    change: str
    killer: str


Proofs = dict[str, list[Proof]]


def read_proofs(game: str) -> Proofs:
    """The proofs that were recorded."""
    path = FOLDER / f"{game}.toml"
    if not path.exists():
        return {}
    rows: dict[str, list[list[str]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {rule: [Proof(rule, *row) for row in found] for rule, found in rows.items()}


def write_proofs(game: str, proofs: Proofs) -> None:
    """Record the proofs."""
    lines = [HEAD]
    for rule, found in proofs.items():
        lines.append(f"{rule} = [")
        for proof in found:
            lines.append(f"  {json.dumps(list(proof[1:]), ensure_ascii=False)},")
        lines.append("]")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


class Court:
    """All clauses of a game and everything that could notice their removal."""

    def __init__(self, game: str) -> None:
        self.clauses = [clause for found in clauses_of(game).values() for clause in found]
        self.prover = Prover(game)
        before = read_proofs(game).values()
        self.before = {(one.rule, one.clause): one for found in before for one in found}

    def known(self, number: int) -> Proof | None:
        """What was recorded of a clause, if its change can still be made and its case names it."""
        clause = self.clauses[number]
        proof = self.before.get((clause.rule, clause.name()))
        if proof is None or proof.killer not in self.prover.names(clause.rule):
            return None
        return proof if proof.change in [str(change) for change in clause.changes] else None

    def prove(self, number: int) -> Proof:
        """Take a clause out in one way after the other until it is noticed; the known way first."""
        clause = self.clauses[number]
        last = self.before.get((clause.rule, clause.name()), Proof("", "", "", ""))
        ways: list[AnyChange] = [*clause.changes]
        ways.sort(key=lambda change: str(change) != last.change)
        for change in ways:
            killer = self.prover.killer(clause, change, last.killer)
            if killer.startswith(BROKEN):
                return Proof(clause.rule, clause.name(), f"cannot be made {killer}", "")
            if killer:
                return Proof(clause.rule, clause.name(), str(change), killer)
        return Proof(clause.rule, clause.name(), str(ways[-1]) if ways else "", "")


_court: list[Court] = []


def _prove(number: int) -> Proof:
    return _court[0].prove(number)


def prove_all(game: str, workers: int, step: int = 1, *, only_new: bool = False) -> Proofs:
    """Prove every clause, every so-manieth, or those that are not proven yet."""
    _court[:] = [Court(game)]
    numbers = list(range(0, len(_court[0].clauses), step))
    found: Proofs = {}
    if only_new:
        known = [(number, _court[0].known(number)) for number in numbers]
        numbers = [number for number, proof in known if proof is None]
        for _, proof in known:
            if proof is not None:
                found.setdefault(proof.rule, []).append(proof)
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for proof in pool.imap(_prove, numbers, chunksize=1):
            found.setdefault(proof.rule, []).append(proof)
            print(f"{proof.rule} | {proof.clause} | {proof.change} | {proof.killer or 'SURVIVES'}")
    return found


def clause_names(clauses: dict[str, list[AnyClause]]) -> list[tuple[str, str]]:
    """Every rule with the name of each of its clauses."""
    return [(rule, clause.name()) for rule, found in clauses.items() for clause in found]
