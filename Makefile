# Everything sets itself up: a fresh clone needs only Python 3.11+ and make.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help setup play bot test lint bench clean

help:  ## list the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

setup: .venv/ready  ## make .venv with the pinned packages

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tropero needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

play: setup  ## play without Discord, on a web page of this machine
	$(BIN)/python -m bot play

bot: setup  ## run the bot on Discord (needs DISCORD_TOKEN)
	$(BIN)/python -m bot run

lint: setup  ## ruff, mypy and the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/lint-imports --no-logo --no-cache --config layers_of_types.ini

# One worker more than there are cores: some of the longest tests wait rather than work.
# Their bytecode is kept even where the environment says otherwise: a run starts hundreds of processes.
test: export PYTHONDONTWRITEBYTECODE =
test: lint  ## lint, then every test
	$(BIN)/pytest -n $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)') --dist worksteal

bench: setup  ## the benchmarks
	$(BIN)/python -m engine bench
	$(BIN)/python -m render bench
	$(BIN)/python -m render bench --game original
	$(BIN)/python -m bot bench

clean:  ## remove what the commands above made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build *.egg-info
