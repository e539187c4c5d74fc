"""A person at the bench: what they do, said as one would say it, and what they see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, UserHandle

from tests.support import simcord_internals
from tests.support.screen import Screen, Wanted, screen_of

if TYPE_CHECKING:
    from tests.support.bench import Bench


class Answer:
    """What came back for one action, as it stands whenever it is looked at."""

    def __init__(self, bench: Bench, result: InteractionResult) -> None:
        self._bench = bench
        self.result = result

    @property
    def acknowledged(self) -> bool:
        """Whether the bot answered at all: without it Discord says "This interaction failed"."""
        return self.result.acknowledged

    @property
    def screens(self) -> list[Screen]:
        """The response, then the follow-ups."""
        messages = simcord_internals.answers(self._bench.env, self.result)
        return [screen_of(message, self._bench.file) for message in messages]

    @property
    def screen(self) -> Screen:
        """The one message of the answer, or the one it updated."""
        screens = self.screens
        assert screens, "the answer shows no message"
        return screens[0]

    @property
    def text(self) -> str:
        """All words of the answer."""
        return "\n".join(screen.text for screen in self.screens)

    def __contains__(self, words: str) -> bool:
        return words in self.text

    @property
    def private(self) -> bool:
        """Whether only the one who acted sees the answer."""
        screens = self.screens
        return bool(screens) and all(screen.private for screen in screens)

    @property
    def updated(self) -> bool:
        """Whether the answer was to change the very message that was clicked."""
        return simcord_internals.source_updated(self.result)

    @property
    def modal(self) -> dict[str, Any] | None:
        """The dialog shown, as Discord gets it."""
        return self.result.modal


class Person:
    """Somebody with a Discord account; in the bench's server, unless they were taken out of it."""

    def __init__(self, bench: Bench, user: UserHandle) -> None:
        self.bench = bench
        self.user = user
        self.members: dict[int, MemberActor] = {}
        self._dialog: Answer | None = None

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.global_name or self.user.name

    @property
    def mention(self) -> str:
        return self.user.mention

    def joins(self, guild: GuildHandle) -> MemberActor:
        """Come into a server."""
        self.members[guild.id] = guild.add_member(self.user)
        return self.members[guild.id]

    def leaves(self, guild: GuildHandle) -> None:
        """Go away from a server."""
        guild.remove_member(self.members.pop(guild.id))

    def is_banned(self, guild: GuildHandle, *, heard: bool = True) -> None:
        """Be thrown out of a server for good; the bot is told if it is `heard`."""
        del self.members[guild.id]
        simcord_internals.ban(self.bench.env, guild.id, self.id, heard=heard)

    def _actor(self, channel: ChannelHandle) -> MemberActor | UserHandle:
        return self.user if channel.guild is None else self.members[channel.guild.id]

    # ------------------------------------------------------------------ seeing

    def sees(self, channel: ChannelHandle | None = None) -> list[Screen]:
        """All messages in a channel (the bench's, if none is named), oldest first; hers alone included."""
        where = (channel or self.bench.channel).id
        return self.bench.screens(self.id, where)

    def dms(self) -> list[Screen]:
        """All direct messages, oldest first."""
        return self.bench.screens(self.id, self.user.dm_channel.id)

    def dm(self) -> Screen:
        """The last direct message."""
        messages = self.dms()
        assert messages, f"{self.name} has no direct message"
        return messages[-1]

    def everything(self) -> list[Screen]:
        """Every message in every channel this person can open, newest first."""
        return self.bench.screens(self.id)[::-1]

    def again(self, screen: Screen) -> Screen:
        """The same message as it stands now."""
        for one in self.bench.screens(self.id, screen.channel_id):
            if one.id == screen.id:
                return one
        raise AssertionError(f"{self.name} no longer sees the message: {screen.summary()}")

    # ------------------------------------------------------------------- doing

    async def slash(self, command: str, /, *, where: ChannelHandle | None = None, **options: Any) -> Answer:
        """Send a slash command ("king new"), in the bench's channel if no other is named."""
        channel = where or self.bench.channel
        values = {key: self._option(channel, value) for key, value in options.items()}
        if channel.guild is None:
            return await self._done(await self.user.slash(command, **values))
        return await self._done(await self.members[channel.guild.id].slash(channel, command, **values))

    async def slash_in_dm(self, command: str, /, **options: Any) -> Answer:
        """Send a slash command in the direct messages with the bot."""
        return await self.slash(command, where=self.user.dm_channel, **options)

    def _option(self, channel: ChannelHandle, value: Any) -> Any:
        """A person may be an option: in a server they are named as its member."""
        if isinstance(value, Person):
            return value.user if channel.guild is None else value.members.get(channel.guild.id, value.user)
        return value

    async def offered(
        self,
        command: str,
        option: str,
        typed: str = "",
        /,
        *,
        where: ChannelHandle | None = None,
        **filled: Any,
    ) -> dict[str, Any]:
        """What autocomplete offers after these letters: name to value."""
        channel = where or self.bench.channel
        if channel.guild is None:
            offers = await self.user.autocomplete(command, option, typed, **filled)
        else:
            member = self.members[channel.guild.id]
            offers = await member.autocomplete(channel, command, option, typed, **filled)
        return {offer["name"]: offer["value"] for offer in offers}

    async def write(self, words: str) -> None:
        """Write a message in the bench's channel."""
        channel = self.bench.channel
        assert channel.guild is not None
        await self.members[channel.guild.id].send(channel, words)

    async def click(self, wanted: Wanted, on: Screen | None = None) -> Answer:
        """Press the button of that label or custom id: on this message, else on the newest that has it."""
        screen = on and self.again(on)
        if screen is None:
            screen = self._newest_with(wanted)
        button = screen.button(wanted)
        channel = simcord_internals.channel_of(self.bench.env, screen.channel_id)
        handle = simcord_internals.handle_of(self.bench.env, screen.channel_id, screen.id)
        return await self._done(await self._actor(channel).click(handle, custom_id=button.custom_id))

    def _newest_with(self, wanted: Wanted) -> Screen:
        everything = self.everything()
        for screen in everything:
            if any(button.is_called(wanted) and not button.disabled for button in screen.buttons):
                return screen
        seen = "\n".join(screen.summary() for screen in everything)
        raise AssertionError(f"{self.name} sees no enabled button {wanted!r} in:\n{seen}")

    async def choose(
        self, *choices: Wanted, menu: Wanted = re.compile(".*", re.DOTALL), on: Screen | None = None
    ) -> Answer:
        """Choose from a menu, by label or value: on this message, else on the newest that has it."""
        screen = on and self.again(on)
        if (switch := self._switch(choices, screen)) is not None:
            return await self.click(*switch)
        if screen is None:
            screen = self._newest_offering(choices, menu)
        one = next(found for found in screen.menus if found.is_called(menu) and _offers(found, choices))
        channel = simcord_internals.channel_of(self.bench.env, screen.channel_id)
        handle = simcord_internals.handle_of(self.bench.env, screen.channel_id, screen.id)
        values = [one.value(choice) for choice in choices]
        return await self._done(await self._actor(channel).select(handle, values, custom_id=one.custom_id))

    async def pick(self, person: Person, menu: Wanted, on: Screen) -> Answer:
        """Pick a person from a menu of people on this message, as it stands now."""
        screen = self.again(on)
        channel = simcord_internals.channel_of(self.bench.env, screen.channel_id)
        handle = simcord_internals.handle_of(self.bench.env, screen.channel_id, screen.id)
        custom_id = screen.menu(menu).custom_id
        who = self._option(channel, person)
        return await self._done(await self._actor(channel).select(handle, [who], custom_id=custom_id))

    def _switch(self, choices: tuple[Wanted, ...], on: Screen | None) -> tuple[str, Screen] | None:
        """The switch that makes this setting, and where it is: what has but two values has no menu."""
        for screen in [on] if on is not None else self.everything():
            for button in screen.buttons:
                _, setting, argument = button.custom_id.partition(":set:")
                if setting and argument.removesuffix(" page") in choices:
                    return button.custom_id, screen
        return None

    def _newest_offering(self, choices: tuple[Wanted, ...], menu: Wanted) -> Screen:
        everything = self.everything()
        for screen in everything:
            for one in screen.menus:
                if one.is_called(menu) and not one.disabled and _offers(one, choices):
                    return screen
        seen = "\n".join(screen.summary() for screen in everything)
        raise AssertionError(f"{self.name} sees no menu that offers {choices!r} in:\n{seen}")

    async def fill_in(self, **values: Any) -> Answer:
        """Fill in and send the dialog last shown, by custom ids."""
        assert self._dialog is not None, f"{self.name} was shown no dialog"
        shown, self._dialog = self._dialog, None
        channel = simcord_internals.channel_of(self.bench.env, simcord_internals.channel_id_of(shown.result))
        return await self._done(await self._actor(channel).submit_modal(shown.result, values))

    async def forge(self, custom_id: str, on: Screen, values: list[str] | None = None) -> Answer:
        """Send a click that the client would not offer: stale, invented, or on someone else's message.

        The message goes with it as `on` saw it.
        """
        result = await simcord_internals.forge_click(self.bench.env, self.user, on.raw, custom_id, values)
        return await self._done(result)

    async def _done(self, result: InteractionResult) -> Answer:
        answer = Answer(self.bench, result)
        if result.modal is not None:
            self._dialog = answer
        self.bench.expect_acknowledged(answer)
        return answer

    # ---------------------------------------------------------------- settings

    def closes_dms(self) -> None:
        """Stop taking direct messages from the bot (error 50007)."""
        self.bench.close_dms(self)

    def opens_dms(self) -> None:
        """Take direct messages again."""
        self.bench.open_dms(self)


def _offers(menu: Any, choices: tuple[Wanted, ...]) -> bool:
    known = [name for choice in menu.choices for name in (choice.label, choice.value)]
    return all(
        any(choice == name if isinstance(choice, str) else choice.fullmatch(name) for name in known)
        for choice in choices
    )
