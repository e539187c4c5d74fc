"""Cuts the shipped fonts to the characters that names and words need, and writes down their widths.

Not a test: run it by hand, `python -m tests.render.cut_fonts FOLDER`, after a change to what is kept. FOLDER
holds the whole fonts, from Debian's packages `fonts-roboto-unhinted` and `fonts-vollkorn`.
"""

import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from kingbot.render.fonts import FOLDER, WIDTHS

# Latin with all its accents (Turkish, Portuguese, Vietnamese …), Greek, Cyrillic, punctuation, fractions.
NAMES = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),
    0x259,
    *range(0x2BB, 0x2BD),
    *range(0x370, 0x500),
    *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2028),
    *range(0x2030, 0x203B),
    0x2044,
    0x20AC,
    0x20BA,
    0x2116,
    0x2122,
    *range(0x2150, 0x215F),
    0x2212,
)
TITLES = tuple(each for each in NAMES if each < 0x180 or 0x2010 <= each < 0x2028 or each == 0x2212)
# The many short texts are set without kerning, which is a tenth of a picture's time; titles are set with it.
KEPT: dict[str, tuple[tuple[int, ...], list[str]]] = {
    "RobotoCondensed-Medium.ttf": (NAMES, []),
    "RobotoCondensed-Bold.ttf": (NAMES, []),
    "Vollkorn-Bold.ttf": (TITLES, ["kern"]),
}


def cut(whole: Path, kept: tuple[int, ...], features: list[str]) -> None:
    options = Options()
    options.layout_features = features
    options.hinting = False
    if not features:
        options.drop_tables += ["GDEF", "GPOS", "GSUB"]
    font = TTFont(whole)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)
    font.save(FOLDER / whole.name)


def widths(file: Path) -> dict[str, int]:
    """What every character of a font file measures, in thousandths of the font size."""
    with TTFont(file) as font:
        per_em = font["head"].unitsPerEm
        advances = font["hmtx"].metrics
        return {
            chr(code): round(advances[glyph][0] * 1000 / per_em)
            for code, glyph in sorted(font.getBestCmap().items())
        }


def main(folder: Path) -> None:
    for name, (kept, features) in KEPT.items():
        cut(next(folder.rglob(name)), kept, features)
    measured = {name: widths(FOLDER / name) for name in KEPT}
    WIDTHS.write_text(
        json.dumps(measured, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
