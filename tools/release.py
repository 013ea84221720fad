"""May this be released, and what is left to do by hand? `make release VERSION=1.2.3`.

Refuses, with everything that is wrong at once, unless the tree is clean and every place that names
the version agrees. Then it runs `make test` (once for each commit), builds both wheels and the
source archive, checks them, and prints the steps that only a person may take. It uploads nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from packaging.metadata import Metadata

from tools.wheels import built

ROOT: Final = Path(__file__).resolve().parent.parent
FORM: Final = re.compile(r"\d+\.\d+\.\d+")


def git(root: Path, *words: str) -> str:
    """What git answers."""
    command = ["git", *words]
    return subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout


def refusals(root: Path, version: str) -> list[str]:
    """Everything that speaks against releasing the tree as this version."""
    if not FORM.fullmatch(version):
        return [f"“{version}” isn't a version. Write it like this: make release VERSION=1.2.3"]
    wrong = []
    if git(root, "status", "--porcelain"):
        wrong.append("The tree isn't clean. Commit or remove what git status shows.")
    if git(root, "tag", "--list", f"v{version}"):
        wrong.append(f"The tag v{version} exists already. Choose the next version.")
    package = "src/opendust/__init__.py"
    for file, text in (
        (package, f'__version__ = "{version}"'),
        ("CITATION.cff", f"version: {version}"),
    ):
        if text not in (root / file).read_text(encoding="utf-8").splitlines():
            wrong.append(f"{file} has another version. It needs the line: {text}")
    return wrong + changelog_refusals((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)


def changelog_refusals(text: str, version: str) -> list[str]:
    """The version needs a section with something in it, and nothing may be left unreleased."""
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    filled = {
        part.partition("\n")[0].split()[0]: part.partition("\n")[2].strip() for part in sections
    }
    wrong = []
    if not filled.get(version):
        wrong.append(f"CHANGELOG.md says nothing under “## {version}”.")
    if filled.get("Unreleased"):
        wrong.append(
            f"CHANGELOG.md still has lines under “## Unreleased”. Move them to “## {version}”."
        )
    return wrong


def make_sure_it_is_tested(root: Path) -> None:
    """Run the tests, unless they have passed for this very commit."""
    passed = root / "build" / "tested" / git(root, "rev-parse", "HEAD").strip()
    if not passed.exists():
        subprocess.run(["make", "test"], cwd=root, check=True)
        passed.parent.mkdir(parents=True, exist_ok=True)
        passed.touch()


def archive_faults(path: Path, version: str) -> list[str]:
    """What an index would refuse in a wheel or a source archive."""
    try:
        metadata = Metadata.from_email(metadata_of(path), validate=True)
    except ExceptionGroup as group:
        return [f"{path.name}: {error}" for error in group.exceptions]
    wrong = []
    if str(metadata.version) != version:
        wrong.append(f"{path.name}: its version is {metadata.version}.")
    if (
        not (metadata.description or "").strip()
        or metadata.description_content_type != "text/markdown"
    ):
        wrong.append(f"{path.name}: its description isn't Markdown.")
    return wrong


def metadata_of(path: Path) -> bytes:
    """The metadata that a wheel or a source archive carries."""
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
            return wheel.read(name)
    with tarfile.open(path) as archive:
        member = archive.extractfile(f"{path.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert member is not None
        return member.read()


def sdist_faults(sdist: Path, pure: Path) -> list[str]:
    """The source archive must give the same pure wheel again, without Node.js."""
    with tempfile.TemporaryDirectory(prefix="opendust-sdist-") as temporary:
        folder = Path(temporary)
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        again = built("wheel", folder / sdist.name.removesuffix(".tar.gz"), folder)
        if contents(again) != contents(pure):
            return [f"{sdist.name}: the wheel built from it differs from {pure.name}."]
    return []


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel with their checksums."""
    with ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist()}


def steps(version: str, files: list[Path]) -> str:
    """What a person does now."""
    names = " ".join([f"dist/{path.name}" for path in files])
    return f"""
Everything is in order. What is left to you:

  git tag -a v{version} -m "OpenDust {version}" && git push origin v{version}

The tag starts the workflow “wheels”, which builds the wheels of the other systems. Download them
into dist/. A Linux wheel that was built here needs a name that an index takes:

  pipx run auditwheel repair --wheel-dir dist dist/*-linux_*.whl && rm dist/*-linux_*.whl

Then upload them with the source archive:

  pipx run twine upload dist/opendust-{version}*

Built and checked here: {names}
"""


def main() -> int:
    """Check, test, build, check again; 1 with the reasons if it may not be released."""
    version = sys.argv[1] if len(sys.argv) > 1 else ""
    wrong = refusals(ROOT, version)
    if not wrong:
        make_sure_it_is_tested(ROOT)
        subprocess.run(["make", "wheel", "ARGS=--sdist"], cwd=ROOT, check=True)
        (sdist,), wheels = ROOT.glob("dist/opendust-*.tar.gz"), sorted(ROOT.glob("dist/*.whl"))
        (pure,) = [path for path in wheels if path.name.endswith("-py3-none-any.whl")]
        wrong = [fault for path in (sdist, *wheels) for fault in archive_faults(path, version)]
        wrong += sdist_faults(sdist, pure)
    for reason in wrong:
        print(reason, file=sys.stderr)
    if not wrong:
        print(steps(version, [sdist, *wheels]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
