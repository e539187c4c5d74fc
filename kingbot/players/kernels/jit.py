"""Compiling the kernels, and keeping what was compiled.

A compiled kernel holds whatever it calls, also from other modules, so it is stale as soon as any module of
`kingbot.players` changes. The folder it is kept in is therefore named after all of them together.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec, Protocol, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[np.float32]


class Reading(Protocol):
    """Figures, read alike from an array, in a kernel, and from a tuple, which is quicker in Python."""

    def __getitem__(self, place: int, /) -> float: ...


P = ParamSpec("P")
R = TypeVar("R")


def _source_digest() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(Path(__file__).parent.parent.glob("**/*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _folder() -> Path:
    """A folder for the kernels that can be written to: the user's cache, or a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "kingbot" / f"kernels-{_source_digest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass  # a read-only home, as in many containers
    return Path(tempfile.mkdtemp(prefix="kingbot-kernels-"))


FOLDER: Final = _folder()
numba.config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel on its first call: it lets go of the interpreter, and is kept on disk."""
    kernel: Any = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    return cast(Callable[P, R], kernel)


def shared(function: Callable[P, R]) -> Callable[P, R]:
    """Let a function serve both Python, which calls it as it stands, and kernels, which inline it."""
    both: Any = numba.extending.register_jitable(function)
    return cast(Callable[P, R], both)
