"""The tables and the store of the previous schema, as it was released: `tests/data/previous_code.zip`.

    python -m tests.support.previous_code

makes it anew from the code that is there. Run it as the last thing before a migration is added, never after:
the tests then know what processes of the former version read and write while an upgrade is under way.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT: Final = Path(__file__).parents[2]
ARCHIVE: Final = ROOT / "tests" / "data" / "previous_code.zip"
DATA: Final = (".toml", ".npz", ".json")  # files that modules read, beside those that are read
_DAY: Final = (2026, 1, 1, 0, 0, 0)  # the same code makes the same archive


def unpack(folder: Path) -> Path:
    """Put the code into a folder, which is then what to look for modules in."""
    with ZipFile(ARCHIVE) as archive:
        archive.extractall(folder)
    return folder


def main() -> None:
    """Write the modules that a match needs, and the files that those read."""
    from tests.support import upgrade_player

    with TemporaryDirectory() as folder:
        asyncio.run(upgrade_player.whole_match(str(Path(folder) / "king.sqlite")))
    loaded = {getattr(each, "__file__", None) for each in list(sys.modules.values())}
    used = [Path(each) for each in loaded if each is not None]
    ours = {each for each in used if each.is_relative_to(ROOT / "kingbot")}
    ours |= {file for each in ours for file in each.parent.iterdir() if file.suffix in DATA}
    ours |= set((ROOT / "kingbot" / "store").rglob("*.py"))  # for each engine, and what Alembic runs
    ARCHIVE.parent.mkdir(exist_ok=True)
    with ZipFile(ARCHIVE, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(ours):
            archive.writestr(ZipInfo(str(file.relative_to(ROOT)), _DAY), file.read_bytes(), ZIP_DEFLATED)


if __name__ == "__main__":
    main()
