"""How the bots learned what they know: self-play, and figures fitted to it.

`python -m kingbot.players.training` learns everything anew and writes `weights.npz`. Every deal is played
several times by the present likings; a card's odds rise if its player then earned more than in the other
plays of the same deal (policy gradient, the other plays being the baseline). Some rivals play carelessly,
so that the likings also hold against such. What hands are worth is then fitted to the results of the
finished likings.
"""
