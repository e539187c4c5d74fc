"""The project keeps the promises of its own documents."""

import ast
import re
import shlex
import sys
from pathlib import Path

import discord
import pytest
from typer.testing import CliRunner

from kingbot.cli import app
from kingbot.engine.contracts import Contract
from kingbot.engine.refusals import Reason
from kingbot.presets.values import KINDS, Words

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")

SHELL_LINES = [
    line.split("#")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", README.replace("\n   ", "\n"), re.DOTALL)
    for line in block.splitlines()
]
KINGBOT_LINES = [line.split(">")[0] for line in SHELL_LINES if line.startswith("kingbot ")]


def section(document: str, number: int) -> str:
    """The text below `## <number>. …`, up to the next such heading."""
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", document, re.DOTALL | re.MULTILINE)
    assert found, f"there is no section {number}"
    return found.group()


def first_column(text: str) -> list[str]:
    """The keys that begin the rows of a section's tables."""
    return re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)


@pytest.mark.parametrize("line", KINGBOT_LINES)
def test_readme_names_commands_and_options_that_exist(line: str) -> None:
    # Help comes before anything runs, but not before commands and options are looked up.
    result = CliRunner().invoke(app, [*shlex.split(line)[1:], "--help"])
    assert result.exit_code == 0, result.output


def test_readme_shows_what_a_host_and_a_reader_of_records_need() -> None:
    shown = {" ".join(line.split()[1:3]) if "record" in line else line.split()[1] for line in KINGBOT_LINES}
    assert {"run", "sync", "rules", "simulate", "record check", "record show"} <= shown


def test_readme_names_make_targets_that_exist() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"^ *make (\w+)|`make (\w+)`", README, re.MULTILINE))
    assert {first or second for first, second in named} <= targets


def test_readme_points_at_files_that_exist() -> None:
    links = re.findall(r"\]\((?!https:)([^)#]+)\)", README)
    rooms = re.findall(r"`((?:kingbot/|cogs)[\w/]*)`", README)
    assert links
    assert rooms
    assert [place for place in links + rooms if not (ROOT / place).exists()] == []


def test_readme_invites_the_bot_with_the_permissions_that_it_lists() -> None:
    link = re.search(r"permissions=(\d+)", README)
    sentence = re.search(r"The number asks for (.*?)\.", README, re.DOTALL)
    assert link
    assert sentence
    asked = {name for name, granted in discord.Permissions(int(link.group(1))) if granted}
    listed = {name.lower().replace(" ", "_") for name in re.findall(r"\*([\w\s]+)\*", sentence.group(1))}
    as_discord_py_calls_it = {"view_channels": "read_messages"}
    assert asked == {as_discord_py_calls_it.get(name, name) for name in listed}


def test_rules_have_the_sections_that_code_cites() -> None:
    numbers = re.findall(r"^## (\d+)\. ", RULES, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 11)]


def test_citations_of_rules_and_record_lead_to_a_section() -> None:
    known = {
        "rules": set(range(1, 11)),
        "record": {int(n) for n in re.findall(r"^## (\d+)\. ", RECORD, re.M)},
    }
    sources = [*ROOT.glob("kingbot/**/*.py"), *ROOT.glob("cogs/**/*.py")]
    astray = [
        f"{source.relative_to(ROOT)}: {document} {number}"
        for source in sources
        for document, number in re.findall(r"\((rules|record) (\d+)", source.read_text(encoding="utf-8"))
        if int(number) not in known[document]
    ]
    assert astray == []


def test_rules_list_every_contract() -> None:
    contracts = first_column(section(RULES, 2).split("**Early end**")[0])
    assert contracts == [contract.value for contract in Contract]


def test_rules_explain_every_option_and_each_of_its_values() -> None:
    explained = section(RULES, 3) + section(RULES, 9)
    for option, kind in KINDS.items():
        assert f"`{option}`" in explained
        words = kind.values if isinstance(kind, Words) else getattr(kind, "words", ())
        for value in {*words} - {"off", "on"}:
            assert f"`{value}`" in explained


def test_rules_list_the_reasons_of_refusals_in_their_order() -> None:
    only_in_records = {Reason.BAD_ACTION}
    assert first_column(section(RULES, 10)) == [reason for reason in Reason if reason not in only_in_records]


def test_engine_needs_only_the_standard_library_and_the_cards() -> None:
    allowed = sys.stdlib_module_names | {"kingbot"}
    for source in [ROOT / "kingbot" / "cards.py", *(ROOT / "kingbot" / "engine").glob("**/*.py")]:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for module in modules:
                assert module.split(".")[0] in allowed, f"{source.name} imports {module}"
