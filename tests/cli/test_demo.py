"""`kingbot demo`: what it says; that it works is tested with the demo."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from urllib.request import urlopen

from tests.cli.conftest import Run


def test_the_demo_says_where_it_is_and_ends_when_it_is_interrupted() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kingbot", "demo", "--no-browser", "--port", "0", "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        said = running.stdout.readline()
        address = said.removeprefix("The demo is running at ").removesuffix(". Press Ctrl-C to stop it.\n")
        with urlopen(address) as page:
            assert page.status == 200
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=60) == 0
        assert running.stderr.read() == ""


def test_a_port_that_is_taken_is_said(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = run("demo", "--no-browser", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("kingbot: Cannot serve the page: ")
