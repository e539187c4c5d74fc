## What the commands in the terminal say

cli-no-language = There is no language { $language }. There are: { $allowed }.
cli-no-such-choice = { $option } cannot be { $value }. Allowed: { $allowed }.
cli-players-number = --players takes one level or four, not { $count }.
cli-set-needs-preset = --set goes with one preset and --options fixed.
cli-matches = matches
cli-unreadable = { $file } cannot be read: { $why }.
cli-too-large = This is larger than { $most } KiB, which no record is.

## A record to read

cli-no-such-hand = There is no hand { $hand }; the record has { $hands }.
cli-deals = { $name } deals
cli-tricks = Tricks ({ $led } led, { $took } took it)
cli-laid = Cards laid ({ $nothing } passed)
cli-broken-off = The hand was broken off here.
cli-contract = contract
cli-total = total
cli-points = Points

## The bot in Discord, and the demo

cli-no-token = KINGBOT_TOKEN is not set. Copy .env.example to .env and put the bot’s token there.
cli-token-refused = Discord does not accept KINGBOT_TOKEN. A new one can be had in the developer portal, page “Bot”.
cli-token-help =
    How to get a token:
    1. Open https://discord.com/developers/applications, choose “New Application” and give it a name.
    2. On its page “Bot”, choose “Reset Token” and copy the token. Discord shows it this once.
    3. Put it into the file .env, after KINGBOT_TOKEN=, and keep it to yourself.
    How to invite the bot: copy the “Application ID” from the page “General Information” and open this link with it
    in place of APPLICATION_ID:
    { $link }
    Then tell Discord the commands with `kingbot sync`, and start with `kingbot run`.
cli-no-database = The database cannot be used: { $why }.
cli-no-discord = Discord cannot be reached: { $why }.
cli-synced = Discord knows the commands now.
cli-emojis = Emojis: { $added } uploaded, { $removed } deleted, { $kept } as they were.
cli-no-demo = The demo needs what `uv sync --extra demo` installs.
cli-demo-ready = The demo is at { $address }. Ctrl-C ends it.
cli-no-port = The page cannot be opened: { $why }.

## How strong bots are

cli-arena-line-up = “{ $value }” is no line-up: two or four levels between commas. Levels: { $allowed }.
cli-arena-places = places won − lost
cli-arena-gain = gain a hand of tricks
