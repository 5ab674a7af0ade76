#!/usr/bin/env python3
"""Compiles the rules engine with mypyc into `.build/compiled`.

`PYTHONPATH=.build/compiled` then chooses the compiled build; without it the sources under `src` run.
What is compiled: `signoria/core`, the rule files of every title under `signoria/games`, what bots think
with (SEARCH and the valuations), and what an environment does at every step (STEPS). What is not: see
NOT_COMPILED, any module importing msgspec (class keywords of Structs get lost in compiled modules), and any
module whose first lines say `# not compiled: <why>`. The example title `banco` is compiled next to the
package, so that a small title can be measured compiled.

Exit codes: 0 up to date or built, 1 failed or (with --check) out of date, 3 no C compiler.
"""

import argparse
import ast
import contextlib
import fcntl
import hashlib
import io
import os
import shlex
import shutil
import sys
import sysconfig
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "signoria"
EXAMPLE = ROOT / "examples" / "banco"
BUILD = ROOT / ".build"
STAGE = BUILD / "stage"  # sources, C files and objects while compiling
COMPILED = BUILD / "compiled"  # the finished tree: only what Python needs
STAMP = "compiled.stamp"

# Declarations, tables, views and texts: they hold Structs or run once at import, and gain nothing.
NOT_COMPILED = {"__init__.py", "components.py", "game.py", "texts.py", "view.py"}
# The files of `bots` that imagined tables pass through millions of times.
SEARCH = ("candidates", "judge", "search", "tree", "valuation")
# The files of `adapters` between two answers of a learner.
STEPS = ("sheet",)
OPT_OUT = "# not compiled:"
OPT_OUT_LINES = 5

NO_COMPILER = 3


def imports_msgspec(text: str) -> bool:
    """Whether the module imports msgspec anywhere."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import) and any(a.name.split(".")[0] == "msgspec" for a in node.names):
            return True
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "msgspec":
            return True
    return False


def is_compiled(path: Path) -> bool:
    """Whether a file of the core, of a title or of the bots takes part in the compilation."""
    if path.name in NOT_COMPILED:
        return False
    text = path.read_text(encoding="utf-8")
    if any(line.startswith(OPT_OUT) for line in text.splitlines()[:OPT_OUT_LINES]):
        return False
    return not imports_msgspec(text)


def titles_wanted() -> set[str]:
    """Titles to compile, from $COMPILE_TITLES ("genoa,virtu"); none named means all.

    Whoever works on one title waits a third of the time; the others then run as plain Python.
    """
    return set(filter(None, os.environ.get("COMPILE_TITLES", "").split(",")))


def is_wanted(path: Path) -> bool:
    """Whether a file belongs to all titles or to one of those wanted."""
    wanted = titles_wanted()
    if not wanted or path.name == "__init__.py":
        return True
    if path.parent.name == "values":
        return path.stem.split("_")[0] in wanted
    return path.parent.parent.name != "games" or path.parent.name in wanted


def modules(source: Path = SOURCE) -> list[Path]:
    """Every file to compile, relative to the folder that holds the package."""
    found = [*source.glob("core/*.py"), *source.glob("games/*/**/*.py"), *source.glob("bots/values/*.py")]
    for folder, names in (("bots", SEARCH), ("adapters", STEPS)):
        found += [path for name in names if (path := source / folder / f"{name}.py").exists()]
    return sorted(path.relative_to(source.parent) for path in found if is_wanted(path) and is_compiled(path))


def example_modules(example: Path = EXAMPLE) -> list[Path]:
    """Every file of the example title to compile, relative to the folder that holds the example."""
    return sorted(path.relative_to(example.parent) for path in example.glob("*.py") if is_compiled(path))


def everything() -> list[Path]:
    """All files to compile, relative to the finished tree."""
    return [*modules(), *example_modules()]


def origin(path: Path) -> Path:
    """Where a file of the finished tree comes from."""
    return (EXAMPLE if path.parts[0] == EXAMPLE.name else SOURCE).parent / path


def package_files() -> list[Path]:
    """Every file of both packages, relative to the finished tree; no caches, no stray extensions."""
    return sorted(
        path.relative_to(package.parent)
        for package in (SOURCE, EXAMPLE)
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so"}
    )


def digest(paths: list[Path], *extra: str) -> str:
    """Hash of names and contents, and of whatever else decides the result."""
    h = hashlib.sha256("\0".join(extra).encode())
    for path in paths:
        h.update(f"\0{path}\0".encode())
        h.update(origin(path).read_bytes())
    return h.hexdigest()


def code_hash(opt_level: str, split: bool) -> str:
    """Changes when the C code may change: the layers that compiled modules see, the tools, this script."""
    seen = [
        p
        for p in package_files()
        if p.suffix == ".py"
        and (p.parts[0] == EXAMPLE.name or p.parts[1] in {"bots", "core", "play", "games"})
    ]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return digest(
        seen,
        opt_level,
        str(split),
        *sorted(titles_wanted()),
        sys.version,
        str(suffix),
        version("mypy"),
        Path(__file__).read_text(encoding="utf-8"),
    )


def tree_hash(opt_level: str, split: bool) -> str:
    """Changes when anything in the finished tree may change."""
    return digest(package_files(), code_hash(opt_level, split))


def read_stamp(folder: Path) -> str:
    path = folder / STAMP
    return path.read_text(encoding="utf-8") if path.exists() else ""


def compiler_found() -> bool:
    """Whether the C compiler that this Python was configured with, or $CC, and Python.h are here."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(shlex.split(command)[0]) is not None and header.exists()


@contextlib.contextmanager
def only_one_build() -> Iterator[None]:
    """Two builds at once in one checkout would overwrite each other's files: the second waits."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def copy_package(target: Path) -> None:
    """The package without extensions; unchanged files keep their times, so mypy's cache stays warm."""
    wanted = set(package_files())
    packages = (target / SOURCE.name, target / EXAMPLE.name)
    for old in [p for package in packages for p in package.rglob("*") if p.is_file()]:
        if old.relative_to(target) not in wanted:
            old.unlink()
    for path in wanted:
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(origin(path), target / path)


def compile_sources(opt_level: str, jobs: int, split: bool) -> None:
    """One mypycify call, one group, then the C compiler; leaves `.so` files in STAGE/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        [
            # No configuration: strictness is checked elsewhere, here only the types matter.
            "--config-file=",
            "--explicit-package-bases",
            "--namespace-packages",
            f"--cache-dir={BUILD / 'mypyc-cache'}",
            *map(str, everything()),
        ],
        opt_level=opt_level,
        debug_level="0",
        multi_file=split,
        group_name="signoria",
        target_dir="c",
    )

    class ParallelBuild(build_ext):
        """build_ext compiles the files of one extension one after the other; this does several at a time."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one = compiler.compile

            def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    done = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
                    return [name for names in done for name in names]

            compiler.compile = compile_all
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "signoria", "ext_modules": extensions}))
    command.build_lib, command.build_temp = "lib", "objects"
    command.parallel = jobs
    command.ensure_finalized()
    command.run()


def assemble() -> None:
    """Puts the finished tree in place in one step, so that nobody imports half of it."""
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    copy_package(fresh)
    for library in (STAGE / "lib").rglob("*.so"):
        shutil.copy2(library, fresh / library.relative_to(STAGE / "lib"))
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def build_extensions(opt_level: str, jobs: int, split: bool) -> None:
    """Compiles when the code changed since the last successful compilation."""
    wanted = code_hash(opt_level, split)
    if read_stamp(STAGE) == wanted:
        return
    for name in ("c", "lib", "objects", STAMP):
        path = STAGE / name
        shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)
    (STAGE / "lib").mkdir(parents=True)
    copy_package(STAGE)
    if everything():
        with contextlib.chdir(STAGE):
            compile_sources(opt_level, jobs, split)
    (STAGE / STAMP).write_text(wanted, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules engine with mypyc into .build/compiled.")
    parser.add_argument("--check", action="store_true", help="only say whether the tree is up to date")
    parser.add_argument("--list", action="store_true", help="print the modules that get compiled")
    parser.add_argument("--opt-level", default=os.environ.get("MYPYC_OPT_LEVEL", "3"), choices=list("0123"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at once")
    parser.add_argument(
        "--whole",
        action="store_true",
        help="one C file for everything: no faster in play, and far slower to build",
    )
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()

    if args.list:
        print(*everything(), sep="\n")
        return 0
    if args.check:
        current = read_stamp(COMPILED) == tree_hash(args.opt_level, not args.whole)
        print("compile: up to date" if current else "compile: out of date")
        return 0 if current else 1

    with only_one_build():
        wanted = tree_hash(args.opt_level, not args.whole)
        if read_stamp(COMPILED) == wanted:
            print("compile: up to date")
            return 0
        if not compiler_found():
            print(
                "compile: skipped, no C compiler with Python.h here; the interpreted build works without it"
            )
            return NO_COMPILER
        started = time.monotonic()
        # setuptools narrates every file, and mypy's complaints go the same way: shown only when they matter.
        narration = io.StringIO()
        try:
            with contextlib.nullcontext() if args.verbose else contextlib.redirect_stdout(narration):
                build_extensions(args.opt_level, args.jobs, not args.whole)
        except (Exception, SystemExit) as problem:
            print(narration.getvalue(), file=sys.stderr)
            if not isinstance(problem, SystemExit):
                traceback.print_exc()
            print("compile: failed", file=sys.stderr)
            return 1
        if tree_hash(args.opt_level, not args.whole) != wanted:
            print("compile: the sources changed meanwhile; run it again", file=sys.stderr)
            return 1
        assemble()
        (COMPILED / STAMP).write_text(wanted, encoding="utf-8")
        print(f"compile: {len(everything())} modules in {time.monotonic() - started:.1f} s")
        return 0


if __name__ == "__main__":
    sys.exit(main())
