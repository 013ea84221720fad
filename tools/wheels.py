"""How do the present sources become wheels? `make wheel` puts them into dist/.

One is pure: every Python from 3.11 on runs it as it is, on any system. Where a C compiler is, there
is a second one for this interpreter and this system. It is the first with the compiled modules
added beside their sources, so the two cannot differ in anything else. Both carry the browser
client, which must have been built (`make web`). `--sdist` makes a source archive too, from which
the pure wheel can be built without Node.js.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from packaging.tags import cpython_tags
from wheel.wheelfile import WheelFile

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("web", "dist")
PAGE_INSIDE: Final = Path("src", "opendust", "server", "static")
TAKEN: Final = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
NO_COMPILER: Final = 3
"""What tools/compile.py answers where nothing can be compiled."""


def staged(folder: Path) -> Path:
    """A copy of what belongs into a wheel: a page beside the sources would win over a newer one."""
    if not (ROOT / PAGE / "index.html").is_file():
        sys.exit("tools/wheels.py: the page is missing. Build it first: make web")
    for name in TAKEN:
        shutil.copy(ROOT / name, folder / name)
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    shutil.copytree(ROOT / PAGE, folder / PAGE_INSIDE)
    return folder


def built(kind: str, sources: Path, out: Path) -> Path:
    """The pure `wheel` or the `sdist` of some sources, by the tools that are installed here."""
    code = f"from setuptools import build_meta as m; print(m.build_{kind}({str(out)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=sources, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\ntools/wheels.py: no {kind} could be built.")
    return out / done.stdout.splitlines()[-1]


def compiled_build() -> Path | None:
    """The folder of the compiled build; None where there is no compiler."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py")]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode == NO_COMPILER:
        return None
    if done.returncode != 0:
        sys.exit(done.returncode)
    return Path(done.stdout.splitlines()[-1])


def platform_tag() -> str:
    """The interpreter, its binary interface and the system that compiled modules run on."""
    first = next(cpython_tags())
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{first.interpreter}-{first.abi}-{system}"


def with_compiled(pure: Path, build: Path, tag: str) -> Path:
    """The pure wheel with the modules of a compiled build, under its own tag."""
    name, version, *_ = pure.name.split("-")
    made = pure.with_name(f"{name}-{version}-{tag}.whl")
    with tempfile.TemporaryDirectory(prefix="opendust-wheel-") as temporary:
        folder = Path(temporary)
        with ZipFile(pure) as archive:
            archive.extractall(folder)
        add_modules(build, folder)
        about = folder / f"{name}-{version}.dist-info" / "WHEEL"
        lines = about.read_text(encoding="utf-8").splitlines()
        changed = ("Root-Is-Purelib:", "Tag:")
        # A blank line would end the fields.
        kept = [line for line in lines if line and not line.startswith(changed)]
        told = "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag}", ""])
        about.write_text(told, encoding="utf-8", newline="\n")
        made.unlink(missing_ok=True)
        with WheelFile(made, "w") as archive:
            archive.write_files(folder)
    return made


def add_modules(build: Path, folder: Path) -> None:
    """Put every compiled module where its source is, and what they share at the top."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [path for path in build.rglob(f"*{suffix}") if not path.is_symlink()]
    if not modules:
        sys.exit(f"tools/wheels.py: no compiled module in {build}.")
    for path in modules:
        shutil.copy(path, folder / path.relative_to(build))


def main() -> int:
    """Build what can be built here, and name it."""
    parser = argparse.ArgumentParser(description="Build the wheels of the present sources.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--sdist", action="store_true", help="a source archive too")
    asked = parser.parse_args()
    out = asked.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    for old in (*out.glob("opendust-*.whl"), *out.glob("opendust-*.tar.gz")):
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="opendust-sources-") as temporary:
        sources = staged(Path(temporary))
        if asked.sdist:
            print(built("sdist", sources, out))
        pure = built("wheel", sources, out)
    print(pure)
    build = compiled_build()
    if build is None:
        print("No C compiler: only the pure wheel was built.", file=sys.stderr)
    else:
        print(with_compiled(pure, build, platform_tag()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
