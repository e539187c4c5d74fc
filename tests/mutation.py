"""Mutation testing: the code is changed in one small way at a time, and tests that ought to notice are run.

    python -m tests.mutation --sample 100 --seed 3 tables store

What they do not notice is printed: a test is missing, or the change is none. No file is touched: each run is
a process with this module as a pytest plugin, which changes a module on its import. So the tables and records
at its head are mutated as its functions are.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = {  # by room, the tests that ought to notice
    "ui": ("tests/ui", "tests/sittings/test_largest.py"),
    "engine": ("tests/engine",),
    "tables": ("tests/tables",),
    "store": ("tests/store", "tests/tables"),
}
VARIABLE: Final = "KINGBOT_MUTANT"
OPTIONS: Final = shlex.split("-x -q -p no:cacheprovider -p tests.mutation --benchmark-disable -m 'not long'")
_PAIRS: Final = (
    (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn),
    (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.BitAnd, ast.BitOr),
    (ast.LShift, ast.RShift),
)  # fmt: skip
SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    **dict(_PAIRS), **{b: a for a, b in _PAIRS}, ast.Div: ast.Mult, ast.Mod: ast.Mult
}  # fmt: skip


def sites(tree: ast.AST) -> Iterator[tuple[ast.AST, str, Any]]:
    """Every change that can be made to a module: the node, its field, and what it becomes."""
    for node in _code(tree):
        match node:
            case ast.Compare(ops=[first, *rest]):
                yield node, "ops", [SWAPPED[type(first)](), *rest]
            case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPPED:
                yield node, "op", SWAPPED[type(op)]()
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield node, "operand", ast.UnaryOp(ast.Not(), operand)
            case ast.Constant(value=bool(value)):
                yield node, "value", not value
            case ast.Constant(value=int(value) | float(value)):
                yield node, "value", value + 1
            case ast.If(test=ast.Name() | ast.Attribute() | ast.Call() as test):
                yield node, "test", ast.UnaryOp(ast.Not(), test)
            case ast.Expr(value=ast.Call() | ast.Await() as call) if "log." not in ast.unparse(call)[:5]:
                yield node, "value", ast.Constant(None)


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module that do something: no types, no assertions, no decorators."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.AST) and not isinstance(each, ast.Assert):
                    yield from _code(each)


def mutate(source: str, number: int) -> tuple[ast.Module, str]:
    """A module with its change of that number, and what was changed in which line."""
    tree = ast.parse(source)
    node, name, new = list(sites(tree))[number]
    before = ast.unparse(node).splitlines()[0]
    setattr(node, name, new)
    after = ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]
    return tree, f"{getattr(node, 'lineno', 0)}: {before}  →  {after}"


class Mutant(MetaPathFinder, SourceFileLoader):  # type: ignore[misc]  # as typeshed has the two
    """Finds and loads one module with one change, whatever byte-code there is."""

    def __init__(self, module: str, number: int) -> None:
        self._module, self._number = module, number

    def find_spec(self, fullname: str, path: Sequence[str] | None, _: object = None) -> ModuleSpec | None:
        """The spec of the module, if it is the one."""
        spec = PathFinder.find_spec(fullname, path) if fullname == self._module else None
        if spec is not None and spec.origin is not None:
            SourceFileLoader.__init__(self, fullname, spec.origin)
            spec.loader = self
        return spec

    def get_code(self, fullname: str) -> CodeType:
        """The changed module, compiled."""
        return compile(mutate(Path(self.path).read_text("utf-8"), self._number)[0], self.path, "exec")


def noticed(room: str, module: str, number: int | None, patience: float | None = None) -> bool:
    """Whether the tests of a room fail, or do not end, with that change of a module; None changes nothing."""
    environment = {**os.environ, "CI": "1"}
    if number is not None:
        environment[VARIABLE] = f"kingbot.{room}.{module}:{number}"
    with tempfile.TemporaryDirectory() as scratch:
        environment["HYPOTHESIS_STORAGE_DIRECTORY"] = scratch
        nearest = sorted(str(path) for path in (ROOT / "tests" / room).glob(f"test_{module}*.py"))
        command = [sys.executable, "-m", "pytest", *OPTIONS, *nearest, *TESTS[room]]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=patience)
        except subprocess.TimeoutExpired:
            return True
    return done.returncode != 0


def main() -> None:
    """Try a sample of all changes and print what no test notices."""
    parser = argparse.ArgumentParser(description="changes the code and tells which changes no test notices")
    parser.add_argument("rooms", nargs="*", help=f"of {', '.join(TESTS)}; all, if none is named")
    parser.add_argument("--sample", type=int, default=60, help="how many changes are tried")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="which ones")
    given = parser.parse_args()
    found = []
    for room in given.rooms or TESTS:
        for path in sorted((ROOT / "kingbot" / room).glob("*.py")):
            count = len(list(sites(ast.parse(path.read_text("utf-8")))))
            found += [(room, path.stem, number) for number in range(count)]
    sample = sorted(random.Random(given.seed).sample(found, min(given.sample, len(found))))
    print(f"{len(sample)} of {len(found)} changes, seed {given.seed}", flush=True)
    patience: dict[str, float] = {}
    survivors = 0
    for room, module, number in sample:
        if room not in patience:
            began = time.monotonic()
            if noticed(room, "", None):
                sys.exit(f"the tests of {room} fail without any change")
            patience[room] = 30 + 4 * (time.monotonic() - began)
        if not noticed(room, module, number, patience[room]):
            survivors += 1
            file = ROOT / "kingbot" / room / f"{module}.py"
            print(f"{file.relative_to(ROOT)}:{mutate(file.read_text('utf-8'), number)[1]}", flush=True)
    print(f"{len(sample) - survivors} noticed, {survivors} not")


if __name__ == "__main__":
    main()
elif VARIABLE in os.environ:
    name, _, which = os.environ[VARIABLE].partition(":")
    sys.meta_path.insert(0, Mutant(name, int(which)))
