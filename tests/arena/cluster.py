"""The arena on a Ray of this machine gives what the arena gives without it. `make cluster-test`."""

from __future__ import annotations

from pathlib import Path

import pytest

from opendust.arena.running import run
from opendust.kernel.refusal import BadText
from tests.arena.small import BAD, contents, dust_plan, played


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_folder(tmp_path: Path) -> None:
    plan = dust_plan("recruit", BAD + "Raising", games=40).rounded()
    ending = run(plan, tmp_path / "cluster", 1, "local", lambda done, planned: None)
    assert ending.summary["games"] == 40
    assert [share["raised"] for share in ending.summary["shares"]] == [0, 40]
    played(plan, tmp_path / "here", workers=2)
    assert contents(tmp_path / "cluster") == contents(tmp_path / "here")


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="arena-cluster"):
        run(dust_plan("random", games=2), tmp_path, 1, "127.0.0.1:1", lambda done, planned: None)
