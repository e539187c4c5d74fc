"""The bodies that kingbot sends to Discord, held to Discord's own description and to a stricter one.

Discord's is in `tests.support.openapi`. What it leaves out is here: limits of a whole message, such as that
of all its texts together, of alt texts and of the names of files; and only the fields that kingbot uses, so
that anything else is a fault until somebody has looked it up. `faults` holds one call to both.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from tests.support import openapi

MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000  # of all texts of a message together
EPHEMERAL: Final = 1 << 6
COMPONENTS_V2: Final = 1 << 15

Label = Annotated[str, Field(min_length=1, max_length=80)]
CustomId = Annotated[str, Field(min_length=1, max_length=100)]
Hundred = Annotated[str, Field(min_length=1, max_length=100)]
Alt = Annotated[str, Field(min_length=1, max_length=1024)]


class Body(BaseModel):
    """What allows no other fields, and takes no number for a text."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Emoji(Body):
    id: int | str | None = None
    name: str | None = None
    animated: bool = False


class Button(Body):
    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5]
    label: Label | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, Field(pattern="^https://", max_length=512)] | None = None
    disabled: bool = False

    @model_validator(mode="after")
    def does_one_thing(self) -> Button:
        if (self.style == 5) != (self.url is not None) or (self.url is None) == (self.custom_id is None):
            raise ValueError("a button has a custom id, or is a link with a url")
        if self.label is None and self.emoji is None:
            raise ValueError("a button needs a label or an emoji")
        return self


class Option(Body):
    label: Hundred
    value: Hundred
    description: Hundred | None = None
    emoji: Emoji | None = None
    default: bool = False


class Menu(Body):
    type: Literal[3]
    custom_id: CustomId
    options: Annotated[list[Option], Field(min_length=1, max_length=25)]
    placeholder: Annotated[str, Field(max_length=150)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] = 1
    max_values: Annotated[int, Field(ge=1, le=25)] = 1
    disabled: bool = False
    required: bool = True


class UserMenu(Body):
    type: Literal[5]
    custom_id: CustomId
    placeholder: Annotated[str, Field(max_length=150)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] = 1
    max_values: Annotated[int, Field(ge=1, le=25)] = 1
    disabled: bool = False
    required: bool = True


Control = Annotated[Button | Menu | UserMenu, Field(discriminator="type")]


class Row(Body):
    type: Literal[1]
    components: Annotated[list[Control], Field(min_length=1, max_length=5)]

    @model_validator(mode="after")
    def holds_buttons_or_one_menu(self) -> Row:
        if len(self.components) > 1 and any(isinstance(each, Menu | UserMenu) for each in self.components):
            raise ValueError("a menu has a row of its own")
        return self


class Text(Body):
    type: Literal[10]
    content: Annotated[str, Field(min_length=1, max_length=MAX_TEXT)]


class Media(Body):
    url: Annotated[str, Field(pattern=r"^(attachment|https)://")]


class Picture(Body):
    media: Media
    description: Alt | None = None
    spoiler: bool = False


class Gallery(Body):
    type: Literal[12]
    items: Annotated[list[Picture], Field(min_length=1, max_length=10)]


class File(Body):
    type: Literal[13]
    file: Media
    spoiler: bool = False


class Separator(Body):
    type: Literal[14]
    divider: bool = True
    spacing: Literal[1, 2] = 1


Part = Annotated[Row | Text | Gallery | File | Separator, Field(discriminator="type")]


class Container(Body):
    type: Literal[17]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool = False
    components: Annotated[list[Part], Field(min_length=1)]


class Attachment(Body):
    id: int | str
    filename: Annotated[str, Field(pattern=r"^[\w.-]+$", max_length=260)] | None = None
    description: Alt | None = None


class Mentions(Body):
    parse: list[Literal["users", "roles", "everyone"]] = []
    users: Annotated[list[int | str], Field(max_length=100)] = []
    roles: Annotated[list[int | str], Field(max_length=100)] = []
    replied_user: bool = False


TopLevel = Annotated[Container | Row | Text | Gallery | File | Separator, Field(discriminator="type")]


class Message(Body):
    """A message that is sent or edited: plain text, or components and files."""

    content: Annotated[str, Field(max_length=2000)] | None = None
    components: list[TopLevel] = []
    attachments: Annotated[list[Attachment], Field(max_length=10)] = []
    embeds: Annotated[list[Any], Field(max_length=0)] | None = None
    allowed_mentions: Mentions
    flags: int = 0
    tts: Literal[False] = False
    nonce: Annotated[str, Field(min_length=1, max_length=25)] | None = None
    enforce_nonce: bool = False

    @model_validator(mode="after")
    def holds_together(self) -> Message:
        if self.flags & ~(EPHEMERAL | COMPONENTS_V2):
            raise ValueError(f"flags {self.flags}")
        if bool(self.components) and not self.flags & COMPONENTS_V2:
            raise ValueError("components without their flag")
        if self.flags & COMPONENTS_V2 and self.content:
            raise ValueError("text beside components")
        if (self.nonce is not None) != self.enforce_nonce:
            raise ValueError("a nonce that is not enforced")
        faults = [*self._faults()]
        if faults:
            raise ValueError("; ".join(faults))
        return self

    def _faults(self) -> Iterator[str]:
        parts = [*_parts(self.components)]
        if len(parts) > MAX_COMPONENTS:
            yield f"{len(parts)} components"
        if (length := sum(len(each.content) for each in parts if isinstance(each, Text))) > MAX_TEXT:
            yield f"{length} characters"
        ids = Counter(
            each.custom_id for each in parts if isinstance(each, Button | Menu | UserMenu) and each.custom_id
        )
        yield from (f"custom id {each} twice" for each, times in ids.items() if times > 1)
        urls = [each.file.url for each in parts if isinstance(each, File)]
        urls += [item.media.url for each in parts if isinstance(each, Gallery) for item in each.items]
        shown = {url.removeprefix("attachment://") for url in urls if url.startswith("attachment://")}
        sent = {each.filename for each in self.attachments}
        if shown != sent:
            yield f"files {sorted(map(str, sent))}, of which {sorted(shown)} are shown"


def _parts(components: Any) -> Iterator[Any]:
    for each in components:
        yield each
        yield from _parts(getattr(each, "components", ()))


class Flags(Body):
    flags: Literal[0, 64] = 0


class Choice(Body):
    name: Hundred
    value: int | Hundred
    name_localizations: None = None


class Choices(Body):
    choices: Annotated[list[Choice], Field(max_length=25)]


class Deferral(Body):
    """An answer that is promised: below a command, or in the place of the message of a control."""

    type: Literal[5, 6]
    data: Flags | None = None


class Autocomplete(Body):
    type: Literal[8]
    data: Choices


class Thread(Body):
    name: Hundred
    type: Literal[11]
    auto_archive_duration: Literal[60, 1440, 4320, 10080] | None = None
    rate_limit_per_user: Annotated[int, Field(ge=0, le=21600)] | None = None
    invitable: bool | None = None


class Dm(Body):
    recipient_id: int | str


class NewEmoji(Body):
    name: Annotated[str, Field(pattern=r"^\w{2,32}$")]
    image: Annotated[str, Field(pattern="^data:image/png;base64,", max_length=350_000)]


SCHEMAS: Final[dict[str, Any]] = {
    r"(POST|PATCH) /channels/\d+/messages(/\d+)?": Message,
    r"(POST|PATCH) /webhooks/\d+/\w+(/messages/(@original|\d+))?": Message,
    r"POST /interactions/\d+/\w+/callback": Annotated[Deferral | Autocomplete, Field(discriminator="type")],
    r"POST /channels/\d+/threads": Thread,
    r"POST /users/@me/channels": Dm,
    r"POST /applications/\d+/emojis": NewEmoji,
}
# What has a body that is looked at elsewhere, or none.
OTHERS: Final = re.compile(r"GET .*|DELETE .*|PUT /applications/\d+/commands")
CHECKED: Final = Counter[str]()
"""How many bodies have been looked at in this process, by the kind of call."""
_COMPILED: Final = {re.compile(pattern): TypeAdapter(schema) for pattern, schema in SCHEMAS.items()}


def faults(method: str, path: str, body: Any) -> Iterator[str]:
    """What is wrong with the body of a call, or that nobody has described such a call."""
    call = f"{method} {path}"
    described = openapi.faults(method, path, body or {})
    if described is not None:
        CHECKED[f"{method} {path.split('/')[1]}"] += 1
        yield from (f"{call}{each}" for each in described)
    for pattern, schema in _COMPILED.items():
        if pattern.fullmatch(call):
            if described is None:
                yield f"{call}: Discord describes no such call"
            try:
                schema.validate_python(body or {})
            except ValidationError as error:
                yield from (f"{call}: {_where(each['loc'])}{each['msg']}" for each in error.errors())
            return
    if not OTHERS.fullmatch(call):
        yield f"{call}: no such call is described"


def _where(place: tuple[int | str, ...]) -> str:
    return f"{'.'.join(map(str, place))}: " if place else ""
