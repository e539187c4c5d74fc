"""Pictures of a table as SVG with alt text, made by pure functions from a player's view; and PNGs of them.

Each `…_picture` takes a view (which holds no card that its viewer may not know), the names of seats 0–3, a
`Style` and the `Words` of a language, and returns a `Picture`. A `Rasterizer` turns it into a PNG off the
event loop:

    rendered = await rasterizer.render(lambda: table_picture(view, names, style=style, words=words))
"""

from kingbot.render.counter import counter_picture
from kingbot.render.daily import ScoreBar, score_line, scores_picture
from kingbot.render.emoji import card_emoji, suit_emoji
from kingbot.render.hand import hand_picture, sorted_hand
from kingbot.render.hand_result import hand_result_picture
from kingbot.render.holders import decision_picture, holder_sentences
from kingbot.render.leaderboard import LeaderboardLine, LeaderboardSheet, leaderboard_picture
from kingbot.render.lobby import lobby_picture
from kingbot.render.match_end import match_end_picture
from kingbot.render.picture import ALT_LIMIT, Picture, RenderError
from kingbot.render.rasterizer import Rasterizer, RenderedPicture, render_png
from kingbot.render.replay import replay_picture
from kingbot.render.review import Swing, review_picture
from kingbot.render.score import score_picture
from kingbot.render.stats import ContractBar, StatsSheet, stats_picture
from kingbot.render.style import DEFAULT_STYLE, Style
from kingbot.render.table import table_picture
from kingbot.render.trick import last_trick_picture
from kingbot.render.window import window_picture

__all__ = [
    "ALT_LIMIT",
    "DEFAULT_STYLE",
    "ContractBar",
    "LeaderboardLine",
    "LeaderboardSheet",
    "Picture",
    "Rasterizer",
    "RenderError",
    "RenderedPicture",
    "ScoreBar",
    "StatsSheet",
    "Style",
    "Swing",
    "card_emoji",
    "counter_picture",
    "decision_picture",
    "hand_picture",
    "hand_result_picture",
    "holder_sentences",
    "last_trick_picture",
    "leaderboard_picture",
    "lobby_picture",
    "match_end_picture",
    "render_png",
    "replay_picture",
    "review_picture",
    "score_line",
    "score_picture",
    "scores_picture",
    "sorted_hand",
    "stats_picture",
    "suit_emoji",
    "table_picture",
    "window_picture",
]
