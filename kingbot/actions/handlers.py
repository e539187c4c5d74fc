"""Which function answers which control: registered by a decorator, checked to be complete at the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from kingbot.actions.request import Request
from kingbot.delivery.discord_api import Interaction
from kingbot.tables.model import TableError
from kingbot.ui.controls import Control, ControlKind, is_public_message

Handler: TypeAlias = Callable[[Request, Control], Awaitable[None]]


class HandlerError(RuntimeError):
    """A kind of control has no handler, or two."""


class Handlers:
    """The handlers of controls, by kind."""

    def __init__(self) -> None:
        self._handlers: dict[ControlKind, Handler] = {}

    def on(self, *kinds: ControlKind) -> Callable[[Handler], Handler]:
        """Register the decorated function for these kinds of controls.

        :raises HandlerError: if one of them has a handler already.
        """

        def register(handler: Handler) -> Handler:
            for kind in kinds:
                before = self._handlers.get(kind)
                if before is not None:
                    raise HandlerError(f"two handlers for {kind}: {before.__name__} and {handler.__name__}")
                self._handlers[kind] = handler
            return handler

        return register

    def check(self) -> None:
        """Make sure that every kind of control is answered.

        :raises HandlerError: naming those that are not.
        """
        missing = [kind for kind in ControlKind if kind not in self._handlers]
        if missing:
            raise HandlerError(f"no handler for {', '.join(missing)}")

    async def dispatch(self, interaction: Interaction, control: Control) -> None:
        """Acknowledge a click and have its handler answer it.

        :raises TableError: `stale`, for a control that never stood on such a message.
        """
        request = await Request.begin(interaction)
        if control.replaces_message and is_public_message(interaction):
            raise TableError("stale")  # somebody has made it up
        await self._handlers[control.kind](request, control)


HANDLERS: Final = Handlers()
on_control: Final = HANDLERS.on
