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
