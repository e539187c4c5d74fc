## What the commands in the terminal say

cli-no-language = There is no language { $language }. Possible: { $allowed }.
cli-no-such-choice = { $option } cannot be { $value }. Allowed: { $allowed }.
cli-players-number = --players takes one level or four levels, not { $count }.
cli-set-needs-preset = --set works only with a single preset and --options fixed.
cli-matches = matches
cli-unreadable = Cannot read { $file }: { $why }.
cli-unwritable = Cannot write { $file }: { $why }.
cli-too-large = This is larger than { $most } KiB; no record is that large.

## A record to read

cli-no-such-hand = There is no hand { $hand }: the record has { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
cli-deals = { $name } deals
cli-tricks = Tricks ({ $led } led, { $took } took it)
cli-laid = Cards laid ({ $nothing } passed)
cli-broken-off = The hand was broken off here.
cli-contract = contract
cli-total = total
cli-points = Points

## The bot in Discord, and the demo

cli-no-token = KINGBOT_TOKEN is not set. Copy .env.example to .env and put the bot’s token there.
cli-token-refused = Discord rejects KINGBOT_TOKEN. Create a new one in the developer portal, page “Bot”.
cli-token-help =
    How to get a token:
    1. Open https://discord.com/developers/applications, choose “New Application” and give it a name.
    2. On its page “Bot”, choose “Reset Token” and copy the token. Discord shows it only once.
    3. Put it into the file .env, after KINGBOT_TOKEN=, and keep it secret.
    How to invite the bot: copy the “Application ID” from the page “General Information” and open this link with it
    in place of APPLICATION_ID:
    { $link }
    Then register the commands with `kingbot sync`, and start the bot with `kingbot run`.
cli-no-database = The database cannot be used: { $why }.
cli-no-discord = Cannot reach Discord: { $why }.
cli-intents = Discord does not grant the intents that kingbot asks for. Look at “Privileged Gateway Intents” in the developer portal, page “Bot”.
cli-closed = Discord has ended the connection for good (code { $code }).
cli-monitor-port = KINGBOT_MONITOR_PORT cannot be used: { $why }.
cli-synced = The commands are registered with Discord.
cli-emojis = Emojis: { $added } uploaded, { $removed } deleted, { $kept } unchanged.
cli-no-demo = The demo needs more packages: run `uv sync --extra demo`.
cli-demo-ready = The demo is running at { $address }. Press Ctrl-C to stop it.
cli-no-port = Cannot serve the page: { $why }.

## How strong bots are

cli-arena-line-up = “{ $value }” is not a line-up. Write two or four levels with commas between them. Levels: { $allowed }.
cli-arena-places = places won − lost
cli-arena-gain = gain per trick-taking hand
cli-arena-hands = { $count } hands a budget
