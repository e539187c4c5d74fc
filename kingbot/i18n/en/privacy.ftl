## /king privacy

privacy-title = What is kept about you
privacy-what = Kingbot keeps what it needs to run your tables, and nothing that you write in Discord.
privacy-seats = { $count ->
    [0] No seats at tables
    [one] One table where you have or had a seat, with the name you used there
   *[other] { $count } tables where you have or had a seat, with the names you used there
}
privacy-moves = { $count ->
    [0] No moves
    [one] One move you made in a match
   *[other] { $count } moves you made in matches
}
privacy-settings = { $count ->
    [0] No settings
    [one] One setting, listed in the file
   *[other] { $count } settings, listed in the file
}
privacy-rest = { $count ->
    [0] Nothing else
    [one] One other entry, such as which message shows your cards, or a result
   *[other] { $count } other entries, such as which messages show your cards, results and ratings
}
privacy-why = It is kept until you delete it, or until thirty days after your server removes kingbot.
privacy-nothing = Nothing is kept about you.
privacy-export = Save as a file
privacy-delete = Delete …
privacy-sure = Delete everything about you?
privacy-means = You leave every table; bots play your seats to the end. In finished matches your name becomes “{ privacy-former-player }”; the moves stay, without a name. Your settings, statistics and ratings are deleted. Messages already in Discord stay there. This cannot be undone.
privacy-delete-all = Delete everything
privacy-exported = This is everything that is kept about you.
privacy-deleted = Everything about you has been deleted.
privacy-former-player = former player
