"""Numba compilation of the kernels, and the folder that caches the compiled code.

A compiled kernel contains the code of whatever it calls, also from other modules, so it is stale as soon as
any module of `kingbot.players` changes. The name of the cache folder is therefore a digest of all of them.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec, Protocol, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload, register_jitable
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
WeightArray: TypeAlias = NDArray[np.float32]


class WeightSequence(Protocol):
    """Weights by index: an array in kernels, a tuple in Python, where it is faster to read than an array."""

    def __getitem__(self, index: int, /) -> float: ...


P = ParamSpec("P")
R = TypeVar("R")


def _source_digest() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(Path(__file__).parent.parent.glob("**/*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path:
    """A writable folder for compiled kernels: in the user's cache, or a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "kingbot" / f"kernels-{_source_digest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass  # a read-only home, as in many containers
    return Path(tempfile.mkdtemp(prefix="kingbot-kernels-"))


CACHE_FOLDER: Final = _cache_folder()
numba.config.CACHE_DIR = str(CACHE_FOLDER)  # type: ignore[attr-defined]


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function on its first call; it releases the GIL, and its machine code is cached on disk."""
    kernel: Any = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    return cast(Callable[P, R], kernel)


def jitable(function: Callable[P, R]) -> Callable[P, R]:
    """Let kernels compile and inline a function that Python goes on to call uncompiled."""
    both: Any = register_jitable(function)
    return cast(Callable[P, R], both)


def specialized(generic: Callable[..., Any], kind: type) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Implement `generic` for kernels that call it with a `kind` (a NamedTuple) as the first argument.

    The implementation is chosen when the calling kernel is compiled, and inlined.
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        def select(*arguments: Any) -> Callable[P, R] | None:
            return function if getattr(arguments[0], "instance_class", None) is kind else None

        # Numba wants the same parameters of whoever selects and of what is selected.
        select.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
        overload(generic)(select)
        return function

    return register
