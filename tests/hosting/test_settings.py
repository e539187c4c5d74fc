"""Settings that cannot be used are a sentence, wherever they stand; never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingbot.settings import SettingsError, read_settings
from tests.cli.conftest import Run

TEXT = "KINGBOT_LANGUAGE=it\n"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_file_of_settings_in_utf_8_is_read_also_as_windows_writes_it(encoding: str) -> None:
    Path(".env").write_text(TEXT, encoding)
    assert read_settings().language == "it"


@pytest.mark.parametrize(
    "content", [TEXT.encode("utf-16"), TEXT.encode("utf-16-be"), b"\x89PNG\r\n\x1a\n\xff", b"\0" * 9]
)
def test_a_file_of_settings_that_is_no_text_is_a_sentence(run: Run, content: bytes) -> None:
    Path(".env").write_bytes(content)
    for command in ("run", "doctor"):
        result = run(command)
        assert result.exit_code in (1, 2)
        assert ".env is not a text in UTF-8: save it as one" in result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)


def test_a_folder_in_the_place_of_the_file_is_a_sentence() -> None:
    Path(".env").mkdir()
    with pytest.raises(SettingsError, match=r"^\.env cannot be read: Is a directory$"):
        read_settings()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("", "it is no path of a file"),
        (".", "it is no path of a file"),
        ("~nobody-of-this-name/king.sqlite", "the home folder of a user who does not exist"),
        ("here", "here is a folder: name a file in it"),
    ],
)
def test_a_path_that_is_none_is_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, given: str, told: str
) -> None:
    Path("here").mkdir()
    monkeypatch.setenv("KINGBOT_DATABASE", given)
    for command in ("run", "doctor"):
        result = run(command)
        assert result.exit_code in (1, 2)
        assert told in result.output
        assert "KINGBOT_DATABASE" in result.output
        assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    ("given", "numbers", "total"),
    [
        ("0", {0}, None),
        ("0,2-5", {0, 2, 3, 4, 5}, None),
        ("0-3/8", {0, 1, 2, 3}, 8),
        (" 1, 7 / 8 ", {1, 7}, 8),
    ],
)
def test_shards_are_pinned_by_a_list(given: str, numbers: set[int], total: int | None) -> None:
    settings = read_settings(None, database="postgresql://king@host/king", shards=given)
    assert settings.shards is not None
    assert set(settings.shards.numbers) == numbers
    assert settings.shards.total == total
    assert read_settings(None, shards="").shards is None


@pytest.mark.parametrize(
    ("given", "database", "told"),
    [
        ("a", "postgresql://king@host/king", "it is a list of shards such as 0,2-5"),
        ("0-3/3", "postgresql://king@host/king", "each is below their number"),
        ("3-2", "postgresql://king@host/king", "each is below their number"),
        ("0", "king.sqlite", "it is for several processes, which need PostgreSQL"),
    ],
)
def test_shards_that_cannot_be_pinned_are_a_sentence(given: str, database: str, told: str) -> None:
    with pytest.raises(SettingsError, match=f"KINGBOT_SHARDS: .*{told}"):
        read_settings(None, shards=given, database=database)


def test_without_a_home_folder_the_database_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("KINGBOT_DATABASE", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "expanduser", homeless)
    with pytest.raises(SettingsError, match="KINGBOT_DATABASE: it is not set"):
        read_settings(None)
