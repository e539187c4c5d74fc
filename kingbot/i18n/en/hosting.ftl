## kingbot db

db-copied = { $file } is a new copy of the database.
db-restored = { $file } has been restored from the copy. Messages in Discord may be newer; the bot corrects them when it starts.
db-kept = The file that was there before has been kept as { $file }.
db-force = { $file } already exists. --force replaces it and keeps the old file in the folder backups beside it.
db-sound = { $file } is in order.
db-upgraded = { $file } has been upgraded; a copy from before is in the folder backups.
db-current = { $file } is up to date.
db-missing = There is no file { $file }.
db-unreadable = { $file } cannot be read as a database: { $why }.
db-not-ours = { $file } is not a kingbot database.
db-damaged = { $file } is damaged: { $why }. `kingbot db restore` puts a copy in its place.
db-newer = { $file } comes from a newer kingbot. Upgrade kingbot to use it.
db-older = { $file } comes from an older kingbot. `kingbot db upgrade` upgrades it, and so does the next start.
db-exists = { $file } already exists.
db-in-use = { $file } is in use. Stop the bot first.
db-running = A bot is already running with { $file }, and a file can serve only one. Stop it first, or move to PostgreSQL (docs/hosting.md).
db-astray = A row refers to something that does not exist: { $row }. `kingbot db restore` puts a copy in its place.
db-unplayable = The match at table { $table } cannot be continued: { $why }.
db-no-program = { $program } is not installed here. It comes with PostgreSQL’s client programs; without it, `kingbot db copy` copies the database into a file.
db-old-program = { $program } here is that of PostgreSQL { $found }, and the server is PostgreSQL { $server }. Install the package postgresql-client-{ $server }; without it, `kingbot db copy` copies the database into a file.
db-not-copied = The database could not be copied: { $why }.
db-restore-server = A database on a server is put back with PostgreSQL’s own program, while the bot is stopped: pg_restore --clean --if-exists --no-owner --dbname={ $database } { $file }
db-upgraded-server = { $file } has been upgraded.
db-not-empty = Nothing was copied: the other database already has something in the table { $table }. Name an empty one.
db-differs = Nothing was copied: the table { $table } was not the same afterwards.
db-moved = Everything has been copied and compared: rows { $rows }, matches whose records were checked { $matches }.
db-packed = Packed matches: { $count }.
db-not-packing = Nothing is packed: KINGBOT_PACK_AFTER_DAYS is 0.

## kingbot doctor

doctor-settings = Settings: all valid.
doctor-setting = Settings: { $fault }
doctor-token = Token: has the form of one.
doctor-token-form = Token: KINGBOT_TOKEN is not a bot token, which has three parts with dots between them. You find it on the page “Bot” of the developer portal, under Reset Token; the application id and the client secret do not work.
doctor-not-writable = Database: this user cannot write { $file }. Make the folder and the file this user’s own, or set KINGBOT_DATABASE.
doctor-no-database = Database: { $file } will be created at the first start.
doctor-empty-database = Database: { $file } is empty; the first start sets it up.
doctor-fonts = Pictures: all fonts work.
doctor-no-font = Pictures: these fonts do not work: { $fonts }. Reinstall kingbot; its fonts come with it.
doctor-no-pictures = Pictures: none can be drawn ({ $why }). Reinstall kingbot, or set KINGBOT_PICTURES=off.
doctor-intents = Intents: no privileged intents needed; in the developer portal all three can stay off.
doctor-privileged = Intents: { $intents } must be switched on in the developer portal, page “Bot”.
doctor-clock = Clock: in step with Discord’s.
doctor-clock-off = Clock: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} off. Have it set over the network (NTP): deadlines depend on it.
doctor-no-clock = Clock: not checked, because Discord did not give the time.
doctor-login = Login: Discord knows the bot as { $name }.
doctor-sessions = Starts: { $left } of { $total } left for today.
doctor-commands = Commands: up to date in Discord.
doctor-sync = Commands: Discord has an older set. Run `kingbot sync`.
doctor-permissions = Permissions: complete in { $count ->
    [one] the one server
   *[other] all { $count } servers
}. A channel can still take some away.
doctor-lacks = Permissions: in { $server } the bot needs { $permissions }. Give them to its role.
doctor-no-server = Permissions: the bot is not in any server yet. Invite it: { $link }
doctor-no-discord = Cannot reach Discord ({ $why }). Not checked, unless they have a line above: clock, login, starts, commands and permissions.
doctor-not-asked = Discord was not asked: clock, login, starts, commands and permissions were not checked.
