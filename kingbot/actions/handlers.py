"""Which function answers which control: registered by a decorator, checked to be complete at the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from kingbot.actions.request import Request
from kingbot.delivery.discord_api import Interaction
from kingbot.engine.refusals import RefusedError
from kingbot.tables.model import TableError
from kingbot.ui.controls import Control, ControlKind, is_public_message
from kingbot.ui.errors import Refused, UserError
from kingbot.ui.hand_closed import HERE

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
        """Acknowledge a click and have its handler answer it; what is refused is told in the hand window.

        :raises TableError: `stale`, for a control that never stood on such a message.
        """
        request = await Request.begin(interaction)
        try:
            await self.handle(request, control)
        except (RefusedError, TableError, UserError) as error:
            if not await _explained_in_window(request, control, error):
                raise

    async def handle(self, request: Request, control: Control) -> None:
        """Have a control answered by its handler.

        :raises TableError: as `dispatch`.
        """
        if control.replaces_message and is_public_message(request.interaction):
            raise TableError("stale")  # somebody has made it up
        await self._handlers[control.kind](request, control)


async def _explained_in_window(request: Request, control: Control, error: Refused | UserError) -> bool:
    """Tell why a click on a hand window was refused, in the window; False if it was clicked elsewhere."""
    hands = request.reconciler.hands
    if not control.table or not await hands.is_window(request.interaction, control.table):
        return False
    await hands.answer(request.interaction, control.table, error=error, page=HERE)
    return True


HANDLERS: Final = Handlers()
on_control: Final = HANDLERS.on
