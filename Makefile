# Two commands for everybody: `make play` and `make test`. They set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play test test-long check bench clean

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.play ## Set up, start the server on this computer and open the browser
	@$(BIN)/homestretch serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: $(VENV)/.dev ## Set up and run all tests, in a real browser too
	@scripts/need-chromium
	@scripts/need-postgres
	$(BIN)/python -m pytest -n auto --dist worksteal tests

test-long: $(VENV)/.dev ## Lock steps on 20,000 to 100,000 games and both verifiers on 200 of each: an hour
	$(BIN)/python -m pytest -n auto --dist worksteal --long -o timeout=0 tests/oracle tests/batch tests/fair

check: $(VENV)/.dev ## Style, types, import contract, examples in the documentation
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q -p no:cacheprovider --doctest-modules --doctest-glob='*.md' \
	    src README.md docs

bench: $(VENV)/.bench ## Measure, beside other programs in the same run
	$(BIN)/python benchmarks/temper_rolls.py
	$(BIN)/python benchmarks/import_time.py
	$(BIN)/python benchmarks/batch/compiled.py
	$(BIN)/python benchmarks/batch/start.py
	$(BIN)/python benchmarks/fair_rolls.py
	$(BIN)/python -m benchmarks.fair_share
	$(BIN)/python benchmarks/page_frames.py
	$(BIN)/python -m benchmarks.server.throughput --tables 100 --seconds 3 --rounds 1
	$(BIN)/python -m benchmarks.server.latency --tables 300 --seconds 8
	$(BIN)/python -m benchmarks.server.visitors --seconds 5
	@scripts/need-postgres
	$(BIN)/python -m benchmarks.server.kill --tables 5 --kills 1
	$(BIN)/python -m benchmarks.server.trouble --tables 6

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Homestretch needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Making a place for its packages, $(VENV) (once, some seconds) ..."
	@scripts/quietly $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	    echo "Python's venv module is missing; on Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Setting up (once, about a minute) ..."
	@scripts/quietly $(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	@echo "Setting up for tests (once, a few minutes) ..."
	@scripts/quietly $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	@scripts/quietly $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
