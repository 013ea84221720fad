"""How is a tree of modules compiled? mypyc writes C, and every part of it becomes an object once.

A part is the modules of a folder, so that parts are compiled side by side, the headers are read
once for many modules, and nothing is compiled again that stays the same: an object is kept under
the hash of its C, of the headers that it includes, of the options and of the compiler. What a
module does once, when it is imported, would be half of the work; it is not optimised.
docs/decisions/0011-compiled-while-you-play.md has the figures.

Runs in an interpreter that has mypyc and setuptools, with the tree's folder as the current one.
"""

from __future__ import annotations

import gc
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, Final

Groups = list[tuple[list[str], str | None]]
"""Modules as paths from the current folder, and the name of the library that they share."""
Part = tuple[str, ...]
"""C files that are compiled together."""
Report = Callable[[int], None]

WORKSHOP: Final = Path("build")
C_FLAGS: Final = (
    "-g0", "-w", "-fcommon", "-fno-semantic-interposition", "-fno-plt",
    "-fno-asynchronous-unwind-tables",
)  # fmt: skip
"""Nobody replaces single functions of a build, so they may be inlined and called directly. Every
module declares the tables through which libraries call one another: they are one (`-fcommon`)."""
FAST: Final = (
    "-O1", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining", "-fipa-sra",
    "-fipa-ra", "-foptimize-sibling-calls", "-fcaller-saves", "-fpeephole2", "-ftree-vrp",
    "-freorder-blocks-and-partition",
)  # fmt: skip
"""What of `-O2` counts here, in three quarters of its time, for one or two per cent more work."""
RARE: Final = """
#if defined(__clang__)
#define RARE __attribute__((optnone))
#elif defined(__GNUC__)
#define RARE __attribute__((optimize(0)))
#else
#define RARE
#endif
"""
"""What is rarely run is not optimised, least of all what a module does when it is imported: one
huge function each, half of the optimiser's work."""
FUNCTION: Final = re.compile(r"^ *\w[\w *]*?\bCPy(?:Def|Py)_\w+\([^;{}]*\) \{$", re.MULTILINE)
MODULE_BODY: Final = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$", re.MULTILINE)
WRITTEN_BY_MYPYC: Final = "__native_"
LARGEST: Final = 1_500_000
"""How many characters of C are one part: more would take too much memory."""
INCLUDED: Final = re.compile(r'^#include ["<]([^">]+)[">]', re.MULTILINE)
SHIM_END: Final = "// distutils sometimes"
KEEP_SECONDS: Final = 7 * 86_400
WRITTEN, COMPILED, LINKED = 10, 96, 100
"""How many per cent are done when the C is written, compiled, linked."""


def compile_tree(
    groups: Groups, objects: Path, report: Report, plain: Collection[str] = ()
) -> None:
    """Compile modules of the tree in the current folder, each beside its source.

    Those of `plain` are not optimised.
    """
    from mypyc.build import mypycify

    # An empty configuration: the project's own one would lead mypy back to the sources.
    # What is not compiled is only looked at, and need not be installed where this runs.
    options = ["--config-file=", f"--cache-dir={os.devnull}"]
    options += ["--follow-imports=silent", "--ignore-missing-imports"]
    modules = [module for found, _ in groups for module in found]
    gc.disable()  # nearly all is kept to the end: a tenth of the time was looking for garbage
    extensions: list[Any] = mypycify(
        [*options, *modules], separate=groups, multi_file=True, target_dir=str(WORKSHOP)
    )
    gc.enable()
    report(WRITTEN)
    # A library has many sources, the door to a single module has one.
    libraries = [extension for extension in extensions if len(extension.sources) > 1]
    shims = [extension for extension in extensions if len(extension.sources) == 1]
    made = Objects(objects, libraries[0].include_dirs, {c_name(module) for module in plain})
    parts = {library.name: parts_of(library.sources) for library in libraries}
    found = made.all({part for of_one in parts.values() for part in of_one}, report)
    for name, of_one in parts.items():
        made.link([found[part] for part in of_one], file_of(name))
    link_shims(made, [(extension.name, extension.sources[0]) for extension in shims])
    made.remove_old()
    report(LINKED)


def c_name(module: str) -> str:
    """The name of the C file that mypyc writes for a module."""
    return WRITTEN_BY_MYPYC + module.removesuffix(".py").replace("/", "___") + ".c"


def parts_of(sources: Iterable[str]) -> list[Part]:
    """The C files of a library as parts: folder by folder, and none too large."""
    parts: list[Part] = []
    folder, size = "", LARGEST
    for source in sorted(sources):
        of, length = folder_of(source), Path(source).stat().st_size
        if parts and of == folder and size + length <= LARGEST:
            parts[-1] += (source,)
        else:
            parts.append((source,))
            size = 0
        folder, size = of, size + length
    return parts


def folder_of(source: str) -> str:
    """Where the module of a C file is; mypyc's own runtime is in one of its own."""
    name = Path(source).name
    return name.rpartition("___")[0] if name.startswith(WRITTEN_BY_MYPYC) else "runtime"


def file_of(module: str) -> Path:
    """The file of a compiled module."""
    return Path(module.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX"))


def link_shims(made: Objects, shims: list[tuple[str, str]]) -> None:
    """The door to every module: a few libraries, each under the name of many modules.

    A door bears the last part of its module's name, so modules of one name are in several.
    """
    rooms: list[dict[str, tuple[str, str]]] = []
    for module, source in shims:
        door = module.rpartition(".")[2]
        free = next((room for room in rooms if door not in room), None)
        if free is None:
            rooms.append(free := {})
        free[door] = (module, source)
    for number, room in enumerate(rooms):
        joined = WORKSHOP / f"shims_{number}.c"
        texts = [
            Path(one).read_text(encoding="utf-8").split(SHIM_END)[0] for _, one in room.values()
        ]
        joined.write_text("".join(texts), encoding="utf-8")
        library = joined.with_suffix(".library")
        made.link([made.one((str(joined),))], library)
        for module, _ in room.values():
            shutil.copy(library, file_of(module))


class Objects:
    """Compiled objects, kept by what they are made from."""

    def __init__(self, folder: Path, include: list[str], plain: set[str]) -> None:
        # Those of setuptools, which mypyc has loaded; Python itself no longer has them.
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler

        self.folder = folder
        self.plain = plain
        self.include = [*include, sysconfig.get_path("include")]
        self.compiler: Any = new_compiler()
        customize_compiler(self.compiler)
        versions = version_of(self.command[0]), sys.version, metadata.version("mypy")
        self.maker = "\0".join((*self.command, *C_FLAGS, *FAST, *versions))
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def command(self) -> list[str]:
        """The command that compiles."""
        return list(self.compiler.compiler_so)

    def all(self, parts: Collection[Part], report: Report) -> dict[Part, str]:
        """The object of every part, the largest first, on all cores."""
        sizes = {part: sum(Path(source).stat().st_size for source in part) for part in parts}
        whole, done = sum(sizes.values()), 0
        found: dict[Part, str] = {}
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            largest_first = sorted(parts, key=lambda part: (-sizes[part], part))
            asked = {pool.submit(self.one, part): part for part in largest_first}
            try:
                for task in as_completed(asked):
                    part = asked[task]
                    found[part] = task.result()
                    done += sizes[part]
                    report(WRITTEN + (COMPILED - WRITTEN) * done // whole)
            except BaseException:
                # Interrupted, failed, or nobody hears any more: what has not begun never does.
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return found

    def one(self, part: Part) -> str:
        """The object of a part, compiled unless it is there."""
        text = RARE + "".join(map(self.prepared, part))
        kept = self.folder / f"{digest((self.maker, text, *headers_of(text)))}.o"
        if not kept.exists():
            # Its own name, and complete by one rename: others may compile the same.
            prepared = WORKSHOP / f"{kept.stem}.c"
            prepared.write_text(text, encoding="utf-8")
            made = self.compiler.compile(
                [str(prepared)],
                include_dirs=[*self.include, str(Path(part[0]).parent)],
                extra_postargs=[*C_FLAGS, *FAST],
            )
            beside = kept.with_suffix(f".{os.getpid()}")
            shutil.move(made[0], beside)
            beside.rename(kept)
        os.utime(kept)
        return str(kept)

    def prepared(self, source: str) -> str:
        """The C of a source, with a mark at every function that is rarely run."""
        text, name = Path(source).read_text(encoding="utf-8"), Path(source).name
        if not name.startswith(WRITTEN_BY_MYPYC):
            return text
        return (FUNCTION if name in self.plain else MODULE_BODY).sub(r"RARE \g<0>", text)

    def link(self, objects: Iterable[str], output: Path) -> None:
        """A library that Python can load."""
        self.compiler.link_shared_object(list(objects), str(output))

    def remove_old(self) -> None:
        """Forget objects that no build has used for a while."""
        for path in self.folder.iterdir():
            if path.stat().st_mtime < time.time() - KEEP_SECONDS:
                path.unlink(missing_ok=True)


def version_of(compiler: str) -> str:
    """What a compiler says of itself."""
    return subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout


def digest(parts: Iterable[str]) -> str:
    """One name for some texts."""
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        found.update(f"{len(part)}\0{part}".encode())
    return found.hexdigest()


def headers_of(text: str) -> tuple[str, ...]:
    """The headers that mypyc has written for a text, with those that they include."""
    names: list[str] = []
    waiting = INCLUDED.findall(text)
    while waiting:
        name = waiting.pop()
        if name not in names and (WORKSHOP / name).is_file():
            names.append(name)
            waiting += INCLUDED.findall(header(name))
    return tuple(digest_of_header(name) for name in sorted(names))


@cache
def header(name: str) -> str:
    """The text of a header."""
    return (WORKSHOP / name).read_text(encoding="utf-8")


@cache
def digest_of_header(name: str) -> str:
    """The name and the content of a header, in short."""
    return digest((name, header(name)))
