"""One bot a database file."""

from pathlib import Path

import pytest

from kingbot.store.files import FileError
from kingbot.store.process_lock import process_lock


def test_a_second_bot_is_refused_until_the_first_has_ended(path: Path) -> None:
    with process_lock(path):
        with pytest.raises(FileError) as refused, process_lock(path):
            pass
        assert refused.value.key == "running"
    with process_lock(path):
        pass


def test_bots_on_different_files_of_a_folder_do_not_mind_each_other(path: Path) -> None:
    with process_lock(path), process_lock(path.with_name("other.db")):
        pass


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(FileError) as refused, process_lock(file / "king.sqlite"):
        pass
    assert refused.value.key == "unreadable"


def test_a_lock_that_is_no_lock_is_told(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(f"{path.name}-bot").mkdir()
    with pytest.raises(FileError) as refused, process_lock(path):
        pass
    assert refused.value.key == "unreadable"
