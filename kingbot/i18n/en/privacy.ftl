## /king privacy

privacy-title = What is kept about you
privacy-what = kingbot keeps what it needs to run your tables, and nothing of what you write in Discord.
privacy-seats = { $count ->
    [0] No table
    [one] One table
   *[other] { $count } tables
} where you have a seat or had one, with the name you bore there
privacy-moves = { $count ->
    [0] No moves
    [one] One move
   *[other] { $count } moves
} that you made in matches
privacy-settings = { $count ->
    [0] No settings of your own
    [one] One setting, which the file has
   *[other] { $count } settings, which the file has
}
privacy-rest = { $count ->
    [0] Nothing else
    [one] One other entry, such as which message shows your cards
   *[other] { $count } other entries, such as which messages show your cards
}
privacy-why = It stays until you delete it, or until thirty days after your server has sent kingbot away.
privacy-nothing = Nothing is kept about you.
privacy-export = Save as a file
privacy-delete = Delete …
privacy-sure = Delete everything about you?
privacy-means = You leave every table; bots play your seats to the end. In matches that are over your name becomes “former player”; the moves stay, as nobody’s. Your settings are forgotten. Messages that are in Discord already stay there. This cannot be undone.
privacy-delete-all = Delete everything
privacy-exported = This is all that is kept about you.
privacy-deleted = Everything about you is deleted.
privacy-former-player = former player
