"""Running the migrations. Only this module imports Alembic, and only a file that is not current needs it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from kingbot.store.files import StoreError


def upgrade(connection: Connection) -> None:
    """Bring the file of a connection to the newest revision, within its transaction.

    :raises StoreError: if the file has a revision that this kingbot does not know.
    """
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        path = connection.engine.url.database
        raise StoreError(f"{path} was made by another version of kingbot ({error})") from error


def revisions() -> tuple[str, ...]:
    """Every revision there has been, the newest first."""
    return tuple(each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "kingbot.store:migrations")
    return config
