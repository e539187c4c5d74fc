"""Cuts the shipped fonts to the characters that names and words need; writes down their widths and outlines.

Not a test: run it by hand, `python -m tests.render.cut_fonts FOLDER`, after a change to what is kept. FOLDER
holds the whole fonts, from Debian's packages `fonts-roboto-unhinted` and `fonts-vollkorn`. Without FOLDER
only widths and outlines are written, from the fonts as they were cut before.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from kingbot.render.fonts import FOLDER, WIDTHS
from kingbot.render.outlines import OUTLINES

Point = tuple[float, float]

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
# The letters of all languages of the bot; a name in others is drawn from the font file, which takes longer.
OUTLINED = frozenset(TITLES)
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


class RelativePen(BasePen):  # type: ignore[misc]
    """Writes an outline as a path of relative commands in thousandths of the font size, upright."""

    def __init__(self, glyphs: object, per_em: int) -> None:
        super().__init__(glyphs)
        self.path: list[str] = []
        self._scale = 1000 / per_em
        self._here = self._start = (0, 0)

    def _write(self, command: str, *points: Point) -> None:
        whole = [(round(x * self._scale), round(-y * self._scale)) for x, y in points]
        numbers = [n for x, y in whole for n in (x - self._here[0], y - self._here[1])]
        self.path.append(command + " ".join(map(str, numbers)).replace(" -", "-"))
        self._here = whole[-1]

    def _moveTo(self, point: Point) -> None:  # noqa: N802 - the name of the base class
        self._write("m", point)
        self._start = self._here

    def _lineTo(self, point: Point) -> None:  # noqa: N802 - the name of the base class
        self._write("l", point)

    def _qCurveToOne(self, control: Point, end: Point) -> None:  # noqa: N802 - the name of the base class
        self._write("q", control, end)

    def _closePath(self) -> None:  # noqa: N802 - the name of the base class
        self.path.append("z")
        self._here = self._start


def outlines(file: Path) -> dict[str, str]:
    """The outlines of the frequent characters of a font file."""
    with TTFont(file) as font:
        glyphs, found = font.getGlyphSet(), {}
        for code, glyph in sorted(font.getBestCmap().items()):
            if code not in OUTLINED:
                continue
            pen = RelativePen(glyphs, font["head"].unitsPerEm)
            glyphs[glyph].draw(pen)
            found[chr(code)] = "".join(pen.path)
        return found


def write_json(file: Path, content: object) -> None:
    file.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main(folder: Path | None) -> None:
    if folder is not None:
        for name, (kept, features) in KEPT.items():
            cut(next(folder.rglob(name)), kept, features)
    write_json(WIDTHS, {name: widths(FOLDER / name) for name in KEPT})
    write_json(OUTLINES, {name: outlines(FOLDER / name) for name, (_, kerned) in KEPT.items() if not kerned})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
