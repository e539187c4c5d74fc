# A Debian machine with Python 3.11 or newer, git and make needs nothing else: uv is taken from
# the PATH, or fetched from the package registry into .tools/.
.DEFAULT_GOAL := help
.PHONY: help setup compile check test goldens cover soak mutants bench load demo clean

# `uv --version` is run, not only looked up: a shim on the PATH may have no uv behind it.
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .tools/bin/uv)
TOOLS := $(filter .tools/%,$(UV))
BIN := .venv/bin
# The environment is always the project's own, whatever the caller's shell has activated.
unexport VIRTUAL_ENV
# What the tests start anew, again and again, need not be compiled each time.
unexport PYTHONDONTWRITEBYTECODE
export UV_PROJECT_ENVIRONMENT := .venv
# Where there is no Python that will do, uv fetches one: beside the code, where any user may run it.
export UV_PYTHON_INSTALL_DIR ?= $(CURDIR)/.tools/python

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 8

.tools/bin/uv:
	@python3 -m venv .tools || { rm -rf .tools; \
		echo 'make needs the venv module of Python: apt-get install python3-venv' >&2; exit 1; }
	.tools/bin/python -m pip install --quiet uv

setup: $(TOOLS) ## make or refresh .venv from uv.lock
	$(UV) sync --quiet --frozen --extra demo --extra metrics --extra postgresql

compile: setup ## byte-code, for a service whose user may not write here: else each start compiles everything anew
	$(BIN)/python -m compileall -q kingbot cogs .venv

check: setup ## style, types and import directions
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# pytest comes last: its closing line ends the output.
test: check ## everything that has to pass before a change lands
	$(BIN)/pytest -n 2 --dist worksteal -m 'not long' --benchmark-disable

goldens: setup ## write anew what is said and shown in every language; read the difference before it is committed
	$(BIN)/python -m tests.i18n.golden_texts
	$(BIN)/python -m tests.ui.golden_screens

cover: setup ## which lines the tests reach; takes more than twice as long as they do
	$(BIN)/pytest -n 2 --dist worksteal -m 'not long' --benchmark-disable --cov --cov-report=term:skip-covered

soak: setup ## the tests that take minutes, and a small sample of mutants
	$(BIN)/pytest -m long --benchmark-disable --hypothesis-profile=soak tests
	$(BIN)/python -m tests.mutation --sample 20

# MUTANTS="--sample 200 tables store" tries others.
MUTANTS := --sample 60
mutants: setup ## change the code in small ways, and print the changes that no test notices
	$(BIN)/python -m tests.mutation $(MUTANTS)

bench: $(TOOLS) ## the measurements of tests/benchmarks, one process, nothing beside it
	$(UV) sync --quiet --frozen --extra demo --extra metrics --extra postgresql --all-groups
	$(BIN)/pytest --benchmark-only --benchmark-columns=min,median,max,rounds tests/benchmarks

# LOAD="--tables 5000 --seconds 120 --database postgresql" is another load; --help tells what there is.
LOAD := --tables 10 100 1000 --seconds 60
load: setup ## what many tables at once cost: the real bot against a Discord on this machine, nothing beside it
	$(BIN)/python -m tests.load $(LOAD)

demo: setup ## the bot in an offline Discord page, in the browser
	$(BIN)/kingbot demo

clean: ## forget .venv, .tools and every cache
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
		.benchmarks .coverage htmlcov
