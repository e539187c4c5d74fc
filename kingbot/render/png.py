"""Making PNGs of flat drawings smaller: the renderer's 32-bit pixels become indices into a palette.

A picture of a table has a few hundred colours, most of them shades at the edges of letters. The 192 most
frequent ones make the palette; the rest, a few pixels each, become the nearest of these.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

PALETTE_SIZE: Final = 192

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_TRUECOLOUR_WITH_ALPHA: Final = (8, 6, 0, 0, 0)  # bit depth, colour type, compression, filter, interlace
_PALETTE: Final = (8, 3, 0, 0, 0)
_SUB: Final = 1  # the filter of a row whose bytes are differences from the pixel to the left
_COMPRESSION: Final = 5  # 6 takes half as long again for a fortieth
_STRONG_COMPRESSION: Final = 6
_LARGE: Final = 55_000  # bytes; what is larger is compressed once more, strongly


def with_palette(png: bytes) -> bytes:
    """The same picture with at most 192 colours; unchanged if it is translucent or made otherwise.

    The input is what resvg makes: 8 bits a channel with alpha, every row with the filter *Sub*.
    """
    pixels = _pixels(png)
    if pixels is None or not (pixels[:, :, 3] == 255).all():
        return png
    colours = pixels.view("<u4")[:, :, 0] & 0xFFFFFF
    used, counts = np.unique(colours, return_counts=True)
    palette = used[np.argsort(-counts, kind="stable")[:PALETTE_SIZE]]
    indices = np.empty(1 << 24, np.uint8)  # only the places of `used` colours are ever touched
    indices[used] = _nearest(_channels(used), _channels(palette))
    height, width = colours.shape
    rows = np.zeros((height, width + 1), np.uint8)  # each begins with the filter *None*
    rows[:, 1:] = indices[colours]
    data = zlib.compress(rows.tobytes(), _COMPRESSION)
    if len(data) > _LARGE:
        data = zlib.compress(rows.tobytes(), _STRONG_COMPRESSION)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II5B", width, height, *_PALETTE)),
            _chunk(b"PLTE", _channels(palette).astype(np.uint8).tobytes()),
            _chunk(b"IDAT", data),
            _chunk(b"IEND", b""),
        )
    )


def _pixels(png: bytes) -> NDArray[np.uint8] | None:
    """The pixels by row, column and channel; None if the file is not of the expected kind."""
    data, place = b"", len(_SIGNATURE)
    width = height = 0
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        body = png[place + 8 : place + 8 + length]
        place += 12 + length
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">II5B", body)
            if tuple(form) != _TRUECOLOUR_WITH_ALPHA:
                return None
        elif kind == b"IDAT":
            data += body
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 4 * width + 1)
    if (rows[:, 0] != _SUB).any():
        return None
    return np.cumsum(rows[:, 1:].reshape(height, width, 4), axis=1, dtype=np.uint8)


def _channels(colours: NDArray[np.uint32]) -> NDArray[np.int32]:
    """Red, green and blue of colours, a row each."""
    return np.stack([colours & 255, colours >> 8 & 255, colours >> 16], axis=1).astype(np.int32)


def _nearest(colours: NDArray[np.int32], palette: NDArray[np.int32]) -> NDArray[np.intp]:
    """The index of the nearest palette colour for each colour: |p|² − 2·c·p is least there."""
    distances = (palette * palette).sum(axis=1) - 2 * (colours @ palette.T)
    nearest: NDArray[np.intp] = distances.argmin(axis=1)
    return nearest


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
