"""Does a package of somebody else add its bot? The package of the tutorial, put on the path."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "study" / "write-a-bot.md"

PLAY = """
from opendust.bots import bot_names, make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.registry import GAMES
from opendust.kernel.contract import Setup
from opendust.kernel.play.match import Match, play
from opendust.kernel.refusal import BadText

print(*bot_names("dust"))
print("cautious" in bot_names("tactics"))
guest, other = make_bot("cautious", "dust", b"one"), make_bot("random", "dust", b"two")
match = Match(GAMES["dust"], Setup(("guest", "other"), {"edition": "epic-de"}), b"dice")
play(match, [guest, other], 400)
print(type(guest.thinker).__name__, guest.slips)
for name in ("broken", "cautios", "recruit"):
    try:
        print(type(make_bot(name, "dust", b"seed").thinker).__module__)
    except BadText as caught:
        fault = caught.faults[0]
        print(fault.message, fault.details.get("nearest"), fault.details.get("reason"))
"""


def printed(language: str, part: str) -> str:
    """The block of a language that has a part: the page shows more than the package."""
    blocks = re.findall(
        rf"```{language}\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL
    )
    return str(next(block for block in blocks if part in block))


def install(folder: Path) -> None:
    """The tutorial's package as an installer leaves it: a module and its dist-info."""
    project = tomllib.loads(printed("toml", "entry-points"))["project"]
    (folder / "cautious_bot.py").write_text(
        printed("python", "class CautiousBot"), encoding="utf-8"
    )
    points = dict(project["entry-points"]["opendust.bots"])
    points |= {"dust.broken": "cautious_bot:NoSuchBot", "dust.recruit": "cautious_bot:CautiousBot"}
    lines = ["[opendust.bots]", *[f"{name} = {value}" for name, value in points.items()]]
    info = folder / f"cautious_bot-{project['version']}.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")


def test_the_tutorials_package_adds_its_bot(tmp_path: Path) -> None:
    install(tmp_path)
    path = os.pathsep.join([str(tmp_path), *[entry for entry in sys.path if entry]])
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    names, elsewhere, guest, broken, mistyped, ours = run.stdout.splitlines()
    assert names == "random broken cautious recruit cadet captain general marshal"
    assert elsewhere == "False"
    assert guest == "CautiousBot 0"
    assert broken.startswith("bot-broken None AttributeError")
    assert mistyped.startswith("bot-unknown ('cautious', ")
    assert ours == "opendust.bots.dust.recruit.bot"
