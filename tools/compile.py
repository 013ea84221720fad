"""Where is the compiled build of the present sources, and how is it made?

`python tools/compile.py` makes `build/compiled/<fingerprint>/opendust`, in which the kernel, the
games and the bots are compiled copies, and everything else is a link to its source, data
included; and prints its folder. The fingerprint covers what is compiled, the interpreter and the
compiler's version, so a build of other sources is never found, and the same sources are never built
twice. A build appears under its name by one rename, when it is complete. Objects that stay the same
from one build to the next are kept in `build/objects`, also when a build is interrupted.

The build is out of tree on purpose: a compiled module beside its source would silently win over
the edited source.

`--report` tells a server (`opendust serve --compile`) how far it is, at the lowest priority.

Exit status: 0 done, 1 failed, 3 no C compiler on this machine.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compiling import Groups, Report, compile_tree
from tools.toolchain import ROOT, mypy_wanted, python_with_mypyc

SOURCE: Final = ROOT / "src" / "opendust"
BUILDS: Final = ROOT / "build" / "compiled"
OBJECTS: Final = ROOT / "build" / "objects"

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "opendust_dust": ("kernel", "dust"),
    "opendust_tactics": ("tactics",),
    "opendust_bots": ("bots",),
    "opendust_envs": ("envs",),
}
"""What becomes one library each. They call one another directly and are compiled side by side."""
DATA: Final = "data"
COMPILED_FOLDERS: Final = tuple(folder for folders in GROUPS.values() for folder in folders)

CHOSEN: Final = "picks or guards a bot, once for a match or a decision"
ONCE: Final = "used once per command or match, never in play; compiling it only takes time"
FRAME: Final = "stands between a framework's classes and arrays, and is nothing but calls to them"
LEFT_OUT: Final[dict[str, str]] = {
    "bots/dust/levels.py": CHOSEN,
    "bots/dust/tempers.py": CHOSEN,
    "bots/guests.py": CHOSEN,
    "bots/random_bot.py": CHOSEN,
    "bots/registry.py": CHOSEN,
    "bots/safe_bot.py": CHOSEN,
    "bots/tactics/levels.py": CHOSEN,
    "bots/timed.py": "a protocol that is asked for at run time is none any more when compiled",
    "bots/weight_tables.py": ONCE,
    "dust/board/check.py": ONCE,
    "dust/board/drawing.py": ONCE,
    "dust/board/fairness.py": ONCE,
    "dust/board/geometry.py": ONCE,
    "dust/board/labels.py": ONCE,
    "dust/board/small_board.py": ONCE,
    "dust/board/steps.py": ONCE,
    "dust/edition.py": ONCE,
    "dust/texts/board.py": ONCE,
    "dust/texts/rulebook.py": ONCE,
    "envs/agents.py": FRAME,
    "envs/arrays.py": FRAME,
    "envs/batch.py": FRAME,
    "envs/gym.py": FRAME,
    "envs/picture.py": FRAME,
    "envs/presets.py": ONCE,
    "envs/spiel.py": FRAME,
    "envs/together.py": FRAME,
    "envs/zoo.py": FRAME,
    "kernel/cases": ONCE,
    "kernel/entry.py": ONCE,
    "kernel/native.py": "words for the compiler",
    "kernel/text/rulebook.py": ONCE,
    "kernel/toml": ONCE,
    "kernel/variants/packaged.py": ONCE,
    "kernel/variants/words.py": ONCE,
    "tactics/profile.py": ONCE,
    "tactics/rules/armies.py": ONCE,
    "tactics/rules/fire/sight_reasons.py": ONCE,
    "tactics/texts/army.py": ONCE,
    "tactics/texts/board.py": ONCE,
    "tactics/texts/card_sources.py": ONCE,
    "tactics/texts/cards.py": ONCE,
    "tactics/texts/rulebook.py": ONCE,
    "tactics/texts/scenario.py": ONCE,
    "tactics/texts/weapons.py": ONCE,
    "tactics/units/army.py": ONCE,
}
"""What of those folders stays interpreted: a module or a folder of them -> the reason."""
RARE: Final = (
    "dust/deck.py", "dust/events.py", "dust/game.py", "dust/setup.py", "dust/texts",
    "kernel/settings.py", "kernel/text/digest.py", "kernel/text/links.py", "kernel/text/record.py",
    "tactics/events.py", "tactics/game.py", "tactics/setup.py", "tactics/texts",
)  # fmt: skip
"""What neither a search nor the frames of a server enter: compiled, but not optimised."""

KEEP_SECONDS: Final = 3600  # an older build may still be running somewhere

NO_COMPILER: Final = 3
PERCENT: Final = "percent "


def files_of(package: Path) -> list[Path]:
    """Every module of the compiled folders, in a fixed order."""
    return sorted(path for name in COMPILED_FOLDERS for path in (package / name).rglob("*.py"))


def fingerprint(package: Path) -> str:
    """A name for exactly these sources, this tool, this interpreter and this mypyc."""
    digest = hashlib.blake2b(digest_size=12)
    for part in (sys.version, str(sysconfig.get_config_var("EXT_SUFFIX")), mypy_wanted()):
        digest.update(part.encode() + b"\0")
    digest.update((ROOT / "tools" / "compiling.py").read_bytes())
    digest.update(Path(__file__).read_bytes())
    for path in files_of(package):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def compiled_modules(package: Path, folders: tuple[str, ...]) -> list[str]:
    """The modules of some folders to compile, as paths from the folder above the package."""
    modules = []
    for folder in folders:
        for path in sorted((package / folder).rglob("*.py")):
            inside = path.relative_to(package).as_posix()
            if path.name != "__init__.py" and not is_among(LEFT_OUT, inside):
                modules.append(f"{package.name}/{inside}")
    return modules


def is_among(listed: Iterable[str], module: str) -> bool:
    """Whether a module is listed, or a folder that it is in."""
    return any(module == name or module.startswith(f"{name}/") for name in listed)


def compiler() -> str | None:
    """The C compiler that setuptools would call, or None."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def compile_here() -> None:
    """Compile the package in the current folder; every line tells how many per cent are done."""
    groups: Groups = [
        (compiled_modules(Path("opendust"), folders), name) for name, folders in GROUPS.items()
    ]
    modules = [module for found, _ in groups for module in found]
    rare = [module for module in modules if is_among(RARE, module.partition("/")[2])]
    compile_tree(groups, OBJECTS, lambda percent: print(f"{PERCENT}{percent}", flush=True), rare)


def build(report: Report) -> Path:
    """Copy the sources, compile the copy, and give it its name when all went well."""
    python = python_with_mypyc()
    BUILDS.mkdir(parents=True, exist_ok=True)
    workshop = Path(tempfile.mkdtemp(prefix="unfinished-", dir=BUILDS))
    try:
        package = workshop / "opendust"
        for name in COMPILED_FOLDERS:
            unwanted = shutil.ignore_patterns("__pycache__", DATA)
            shutil.copytree(SOURCE / name, package / name, ignore=unwanted)
        (package / "__init__.py").touch()  # else mypyc sees no package
        # Named after the copy: somebody may have edited the sources in the meantime.
        finished = BUILDS / fingerprint(package)
        run_compiler(python, workshop, report)
        shutil.rmtree(workshop / "build")
        (package / "__init__.py").unlink()
        workshop.chmod(0o755)
        if not finished.exists():
            workshop.rename(finished)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
    return finished


def link_the_rest(package: Path) -> None:
    """What is not compiled is the source itself, so that no edit is ever missed."""
    wanted = {path.name for path in SOURCE.iterdir()} - {*COMPILED_FOLDERS, "__pycache__"}
    for path in package.iterdir():
        if path.is_symlink() and path.name not in wanted:
            path.unlink()
    data = {f"{name}/{DATA}" for name in COMPILED_FOLDERS if (SOURCE / name / DATA).is_dir()}
    for name in sorted(wanted | data):
        link = package / name
        if not link.is_symlink():
            link.symlink_to(os.path.relpath(SOURCE / name, link.parent))


def run_compiler(python: str, workshop: Path, report: Report) -> None:
    """Compile in a process of its own; what else it says is shown only if it fails."""
    command = [python, str(Path(__file__).resolve()), "--here"]
    messages = []
    # The rooms that are not copied are found among the sources.
    environment = {**os.environ, "MYPYPATH": str(SOURCE.parent)}
    with subprocess.Popen(
        command,
        cwd=workshop,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(PERCENT):
                report(int(line.removeprefix(PERCENT)))
            else:
                messages.append(line)
    if process.returncode != 0:
        print(*messages, sep="", file=sys.stderr)
        sys.exit("tools/compile.py: the compiled build failed; its messages stand above.")


def show(percent: int) -> None:
    """Show on a terminal how far it is, so that nobody takes it for dead."""
    if sys.stderr.isatty():
        print(f"\r  {percent} %", end="\n" if percent == 100 else "", file=sys.stderr, flush=True)


def tell(**told: str | int) -> None:
    """Tell a server, a JSON line each."""
    print(json.dumps(told), flush=True)


def remove_old(current: Path) -> None:
    """Remove builds of other sources that nobody has used for a while."""
    for folder in BUILDS.iterdir():
        if folder != current and folder.stat().st_mtime < time.time() - KEEP_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def found(current: Path) -> Path:
    """A build that is there, made ready to be used."""
    current.touch()
    link_the_rest(current / "opendust")
    remove_old(current)
    return current


def report_to_server() -> int:
    """Find or make the build beside a server that people play on."""
    if sys.platform != "win32":
        os.nice(19)
    current = BUILDS / fingerprint(SOURCE)
    if not current.exists():
        if compiler() is None:
            tell(failed="no-compiler")
            return NO_COMPILER
        current = build(lambda percent: tell(percent=percent))
    tell(folder=str(found(current)))
    return 0


def main() -> int:
    """Answer the one question that was asked on the command line."""
    parser = argparse.ArgumentParser(description="Make or find the compiled build.")
    parser.add_argument("--path", action="store_true", help="only print the build, if it is there")
    parser.add_argument("--compiler", action="store_true", help="only print the C compiler")
    parser.add_argument("--report", action="store_true", help="tell a server how far it is")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        compile_here()
        return 0
    if asked.report:
        return report_to_server()
    if asked.compiler:
        print(compiler() or "")
        return 0 if compiler() else NO_COMPILER
    current = BUILDS / fingerprint(SOURCE)
    if not current.exists() and not asked.path:
        if compiler() is None:
            print("tools/compile.py: no C compiler on this machine.", file=sys.stderr)
            return NO_COMPILER
        print("Compiling the rules and the bots, once for these sources.", file=sys.stderr)
        current = build(show)
    if current.exists():
        print(found(current))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
