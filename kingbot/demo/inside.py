"""Everything that reaches behind simcord's public names: the reasons why, and the only place that does it.

simcord is pinned to one exact version, because what is used here may change in any other.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import simcord
import simcord.interactions
from simcord import Env


def settle_quickly() -> None:
    """Make simcord look for finished work every half millisecond, not every twenty-fifth of a second.

    After each action simcord waits until the bot has come to rest; how often it looks is a default of
    a private method, and no public setting reaches it: 18 clicks a second with it, 400 without.
    """
    settle: Any = Env._settle_internal
    settle.__kwdefaults__["idle"] = 0.0005


_locales: WeakKeyDictionary[Any, dict[int, str]] = WeakKeyDictionary()
_plain_payload = simcord.interactions.base_payload


def _localised_payload(backend: Any, **facts: Any) -> tuple[Any, dict[str, Any]]:
    """Build an interaction, then write in the language of its person and of its server."""
    record, payload = _plain_payload(backend, **facts)
    payload["locale"] = _locales.get(backend, {}).get(facts["user_id"], "en-US")
    if facts["guild_id"] is not None:
        payload["guild_locale"] = backend.get_guild(facts["guild_id"]).preferred_locale or "en-US"
    return record, payload


def set_locale(env: Env, user_id: int, locale: str) -> None:
    """Let this person's Discord speak `locale` ("it", "pt-BR" …): simcord says en-US for everybody.

    The locale is a constant in the function that builds interactions, which is wrapped here once for
    the whole process; people of whom nothing was said stay with en-US.
    """
    simcord.interactions.base_payload = _localised_payload
    _locales.setdefault(env.backend, {})[user_id] = locale
