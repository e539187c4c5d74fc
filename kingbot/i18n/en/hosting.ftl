## kingbot db

db-copied = The database was copied to { $file }.
db-restored = { $file } is what the copy was. Messages in Discord may be newer; the bot puts them right when it starts.
db-kept = What was there before is kept as { $file }.
db-force = { $file } exists. With --force it is replaced; it is kept beside it, in the folder backups.
db-sound = { $file } is in order.
db-upgraded = { $file } has been upgraded; a copy from before is in the folder backups.
db-current = { $file } is as this version needs it.
db-missing = There is no file { $file }.
db-unreadable = { $file } cannot be read as a database: { $why }.
db-not-ours = { $file } is no database of kingbot.
db-damaged = { $file } is damaged: { $why }. `kingbot db restore` puts a copy in its place.
db-newer = { $file } was made by a newer kingbot. Upgrade kingbot to use it.
db-older = { $file } is from an older kingbot. `kingbot db upgrade` upgrades it, and so does the next start.
db-exists = { $file } exists already.
db-in-use = { $file } is in use. Stop the bot first.
db-astray = A row refers to nothing: { $row }. `kingbot db restore` puts a copy in place.
db-unplayable = Table { $table } cannot be played on: { $why }.

## kingbot doctor

doctor-settings = Settings: all can be used.
doctor-setting = Settings: { $fault }
doctor-token = Token: it looks like one.
doctor-token-form = Token: KINGBOT_TOKEN is no bot’s token, which has three parts with dots between. It is on the page “Bot” of the developer portal, under Reset Token; neither the application id nor the client secret will do.
doctor-not-writable = Database: { $file } cannot be written by this user. Give the user the folder and the file, or set KINGBOT_DATABASE.
doctor-no-database = Database: { $file } will be made at the first start.
doctor-fonts = Pictures: every font can be drawn with.
doctor-no-font = Pictures: { $fonts } cannot be drawn with. Install kingbot anew; its fonts come with it.
doctor-no-pictures = Pictures: none can be drawn ({ $why }). Install kingbot anew, or set KINGBOT_PICTURES=off.
doctor-intents = Intents: no privileged one is asked for; in the developer portal all three may stay off.
doctor-privileged = Intents: { $intents } must be switched on in the developer portal, page “Bot”.
doctor-clock = Clock: it agrees with Discord’s.
doctor-clock-off = Clock: it is { $seconds } seconds off. Have it set over the network (NTP); deadlines depend on it.
doctor-no-clock = Clock: not checked, for Discord did not say the time.
doctor-login = Login: Discord knows the bot as { $name }.
doctor-sessions = Starts: { $left } of { $total } are left for today.
doctor-commands = Commands: Discord knows them as they are.
doctor-sync = Commands: Discord does not know them as they are now. Run `kingbot sync`.
doctor-permissions = Permissions: nothing is missing in { $count ->
    [one] the one server
   *[other] the { $count } servers
}. A channel may still take some away.
doctor-lacks = Permissions: in { $server } the bot lacks { $permissions }. Give them to its role.
doctor-no-server = Permissions: the bot is in no server yet. Invite it: { $link }
doctor-no-discord = Discord cannot be reached ({ $why }). Of clock, login, starts, commands and permissions, whatever has no line above was not checked.
doctor-not-asked = Discord was not asked: clock, login, starts, commands and permissions were not checked.
