"""`kingbot`, unchanged, in a process of its own that takes another address for Discord's.

    python -m tests.support.loopback_main 127.0.0.1:8080 run

Discord's address is no setting of kingbot, so it is put into discord.py before the command begins.
"""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from kingbot.cli import main

if __name__ == "__main__":
    _, address, *command = sys.argv
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway-socket/")
    sys.argv = ["kingbot", *command]
    main()
