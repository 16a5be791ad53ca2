# `make play` and `make test` do all set-up on a fresh machine. Everything lands in .venv and .venv-compiled.

PYTHON ?= python3
RUN = .venv/bin
FAST = .venv-compiled/bin
INSTALL = -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
COMPILED = $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml constraints.txt

WEB = $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package.json web/vite.config.ts

.PHONY: play terminal test check web-tests tests compiled-tests clauses bench mutants golden types screenshots clean

GAME = classic

play: .venv/ready src/undermine/web/index.html
	@$(RUN)/undermine serve --browser

terminal: .venv/ready
	@$(RUN)/undermine play $(GAME)

test: check web-tests tests compiled-tests

check: .venv/ready
	$(RUN)/ruff check
	$(RUN)/ruff format --check
	$(RUN)/mypy
	$(RUN)/lint-imports --no-cache

web-tests: web/node_modules/ready
	cd web && npm run --silent lint && npm run --silent format:check && npm run --silent check && npm run --silent test

# A browser for the tests in tests/browser, where this machine lets us install one; without it they say so and skip.
.venv/browser: .venv/ready
	@test -x /usr/bin/chromium || echo 'Installing chromium and fonts-dejavu for the tests in a browser (apt-get)' >&2
	@test -x /usr/bin/chromium || { apt-get -qq update && apt-get -qq install -y chromium fonts-dejavu; } > /dev/null 2>&1 || \
		echo 'No /usr/bin/chromium, and none could be installed: tests in a browser will be skipped.' >&2
	@touch $@

tests: .venv/ready .venv/browser src/undermine/web/index.html
	$(RUN)/pytest --numprocesses auto --clauses

# The same tests of rules, engine and bots against the compiled build: installed away from src/, so that it can't be the source that runs.
compiled-tests: .venv-compiled/ready
	$(FAST)/pytest --numprocesses auto --build compiled tests --ignore tests/browser --ignore tests/server

clauses: .venv/ready
	$(RUN)/pytest --numprocesses auto --quiet --clauses -m clause tests

bench: .venv/ready .venv-compiled/ready
	@$(RUN)/undermine bench --json
	@$(FAST)/undermine bench --json

# Puts N faults into the rules of a game (or GAME=engine), one at a time, and says which of them no test notices.
mutants: .venv/ready
	@$(RUN)/python -m tests.mutants $(GAME) --n $(or $(N),100) --seed $(or $(SEED),1) --jobs $(or $(JOBS),1)

# Writes the golden files anew; look at the difference before you commit it.
golden: .venv/ready
	$(RUN)/pytest --quiet --golden tests/golden tests/fourth_game/test_playthrough.py

# Pictures of every page, into docs/pictures: look at them.
screenshots: .venv/ready .venv/browser src/undermine/web/index.html
	$(RUN)/python -m tests.browser.screenshots

# The types of the wire for the browser client; a test says when they are out of date.
types: .venv/ready
	$(RUN)/python -m undermine.server.typescript > web/src/protocol.ts

src/undermine/web/index.html: web/node_modules/ready $(WEB)
	@echo 'Building the browser client' >&2
	@cd web && npm run --silent build
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo 'The browser client needs Node.js 20 or newer with npm.' >&2; exit 1; }
	@echo 'Setting up web/node_modules (npm ci: the packages of web/package-lock.json)' >&2
	@cd web && npm ci --silent
	@touch $@

.venv/ready: pyproject.toml constraints.txt
	@echo 'Setting up .venv (pip: Undermine as it is here, and what it needs, by constraints.txt)' >&2
	@$(PYTHON) -m venv .venv
	@$(RUN)/python $(INSTALL) --editable '.[dev]'
	@touch $@

.venv-compiled/ready: $(COMPILED)
	@echo 'Setting up .venv-compiled (pip, then mypyc and the C compiler: a minute or two)' >&2
	@$(PYTHON) -m venv .venv-compiled
	@$(FAST)/python $(INSTALL) . hypothesis mypy pytest pytest-xdist setuptools
	@rm -rf build
	@UNDERMINE_COMPILE=1 $(FAST)/python $(INSTALL) --no-build-isolation --force-reinstall --no-deps .
	@rm -rf build
	@touch $@

clean:
	rm -rf .venv .venv-compiled build dist src/*.egg-info web/node_modules src/undermine/web
