# `make play` and `make test` are the two commands that matter; `make` alone lists the rest.
# Another interpreter: PYTHON=python3.12 make play. Arguments: make play ARGS="--help".

# An environment that is there stays as it is unless another interpreter is asked for.
ifeq ($(origin PYTHON),undefined)
PYTHON := python3
MADE := $(firstword $(wildcard .venv/.made-with-*))
endif

# Hundreds of processes are started by the tests: none compiles the sources again.
unexport PYTHONDONTWRITEBYTECODE

# One more than there are processors here: many tests wait for processes and sockets.
WORKERS ?= 3
SHARED_OUT = -n $(WORKERS) --dist worksteal
SLOWEST := --durations=20 --durations-min=1
ARGS ?=

BIN := .venv/bin
PYTHON_VERSION := $(shell $(PYTHON) -c 'import sys; print(sys.version.split()[0])' 2>/dev/null)
MADE := $(or $(MADE),.venv/.made-with-$(PYTHON_VERSION))
READY := .venv/.ready
READY_TO_PLAY := .venv/.ready-to-play
READY_TO_SERVE := .venv/.ready-to-serve
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The tests of what is compiled, the only behaviour that a build could change: on both builds.
COMPILED_TESTS := $(wildcard tests/kernel tests/dust tests/tactics tests/contract tests/cases tests/bots tests/envs tests/front/test_pickling.py)
# What is never compiled itself and lets the engines play much: on the faster build, where there is one.
FASTER_TESTS := $(wildcard tests/analysis tests/arena tests/odds tests/oracle tests/scenes) \
  tests/docs/test_examples.py \
  $(filter-out %/test_catalogues.py,$(wildcard tests/words/test_*.py))

.DEFAULT_GOAL := help
.PHONY: container-test help setup play play-text web test-browser bench-web wheel test-wheel release arena test check format compile bench bench-all mutate soak oracle odds-proof train conformance types lock clean \
        test-again test-page compile-beside test-interpreted test-compiled kill-tests load abuse fuzz cluster-test docs
.NOTPARALLEL:

help:
	@echo 'make play          set up, then play in the browser (ARGS="..." goes to opendust serve)'
	@echo 'make play-text     the same in the terminal (ARGS="..." goes to opendust play)'
	@echo 'make test          everything that must hold: checks, tests on both builds'
	@echo ''
	@echo 'make arena         many games between bots, with a report (ARGS="recruit random --games 200")'
	@echo 'make setup         .venv with the locked tools and the package, editable'
	@echo 'make check         format, lint, types, import layers; seconds'
	@echo 'make format        rewrite the sources in the house format'
	@echo 'make compile       the compiled build of the present sources; prints its folder'
	@echo 'make docs          the documentation as a site with search, in build/site; no broken link passes'
	@echo 'make conformance   take every rule out, see its own cases fail, write docs/reference/conformance/'
	@echo 'make web           build the browser client into web/dist'
	@echo 'make wheel         wheels in dist/ with the browser client: a compiled one and a pure one'
	@echo 'make test-wheel    both wheels installed afresh, and played with'
	@echo 'make release       check, test and build a release (VERSION=x.y.z); uploads nothing'
	@echo 'make bench-web     how fast the board is drawn, from the browser'"'"'s own trace'
	@echo 'make types         write the browser'"'"'s types and docs/reference/events.md anew'
	@echo 'make bench         benchmarks, on the compiled build'
	@echo 'make bench-all     every figure beside peers in one table (ARGS="--write", or "--parts engines,odds")'
	@echo 'make mutate        mutation testing over the rules'
	@echo 'make soak          many random matches, on the compiled build'
	@echo 'make oracle        the rulebooks'"'"' own predicates against both engines (ARGS="--questions 200000")'
	@echo 'make train         learn where to settle in duels of DUST (ARGS="--parts 20"), in build/training'
	@echo 'make odds-proof    exact odds against 200 battles that the engine plays'
	@echo 'make load          how many matches one server carries, beside boardgame.io'
	@echo 'make abuse         what honest players notice while others attack the server'
	@echo 'make fuzz          a million malformed frames and requests, to a real server'
	@echo 'make test-again    make test ten times beside four endless loops (TIMES=10 LOOPS=4 PART=test)'
	@echo 'make kill-tests    the server killed 50 times on either database; nothing may be lost'
	@echo 'make cluster-test  the arena on a local Ray, in an environment of its own'
	@echo 'make lock          resolve requirements/*.txt anew (needs pip-tools)'
	@echo 'make clean         remove everything that make made'

# --- set-up -----------------------------------------------------------------------------------

$(MADE):
	@test -n "$(PYTHON_VERSION)" || { \
	  echo "There is no interpreter '$(PYTHON)'. Choose one: PYTHON=python3.12 make ..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "OpenDust needs Python 3.11 or newer; '$(PYTHON)' is $(PYTHON_VERSION)."; \
	  echo "Choose another one: PYTHON=python3.12 make ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its venv module is missing."; \
	  echo "On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv --clear .venv
	@touch $@

$(READY): $(MADE) requirements/dev.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/dev.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# To play, nothing but the game itself is needed; what is imported is turned into bytecode then.
$(READY_TO_PLAY): $(MADE) requirements/run.txt
	$(INSTALL) --no-compile --require-hashes -r requirements/run.txt
	@touch $@

$(READY_TO_SERVE): $(MADE) requirements/server.txt
	$(INSTALL) --no-compile --require-hashes -r requirements/server.txt
	@touch $@

setup: $(READY)

# --- the browser client -----------------------------------------------------------------------

# To play, the page must only be built; what tests and checks it is the other half.
WEB_MODULES := web/node_modules/.ready
WEB_BUILDERS := web/node_modules/.ready-to-build
WEB_SOURCES := $(shell find web/src web/coast web/public web/index.html web/vite.config.ts web/compress.ts web/package.json \
                 src/opendust/dust/data/boards src/opendust/words/locale -type f 2>/dev/null)

$(WEB_MODULES): web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $(WEB_BUILDERS) $@

$(WEB_BUILDERS): web/package-lock.json
	cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/package-lock.json $(WEB_SOURCES) | $(WEB_BUILDERS)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

web: web/dist/index.html
	@:

# --- wheels and releases ----------------------------------------------------------------------

wheel: $(READY) web
	$(BIN)/python -m tools.wheels $(ARGS)

# The locked packages that a wheel may ask for, fetched once.
WHEELHOUSE := build/wheelhouse/.ready

$(WHEELHOUSE): requirements/server.txt | $(READY)
	rm -rf build/wheelhouse
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
	  --dest build/wheelhouse -r requirements/server.txt
	@touch $@

# Both wheels in fresh environments, far from the sources: a match of bots, the page, a few moves.
test-wheel: $(READY)
	@if command -v npm >/dev/null; then \
	  $(MAKE) --no-print-directory wheel $(WHEELHOUSE) ARGS= && \
	  $(BIN)/python -m pytest -q tests/wheels/installed.py $(ARGS); \
	else \
	  echo "************************************************************************"; \
	  echo "* NO NODE.JS: no page, so no wheel was built or tested.                *"; \
	  echo "************************************************************************"; \
	  test -z "$${CI:-}$${OPENDUST_CI:-}"; \
	fi

# Checks, builds and prints what is left to do by hand: make release VERSION=1.2.3
release: $(READY)
	$(BIN)/python -m tools.release "$(VERSION)"

# --- play -------------------------------------------------------------------------------------

# What is compiled already is played; else the sources, at once.
FOUND := $$([ "$(BUILD)" = interpreted ] || $(BIN)/python tools/compile.py --path)

# The page opens as soon as the server's packages and the client are there, which come side by
# side. What makes it faster is compiled while people play. docs/decisions/0011.
play:
	@if ! command -v npm >/dev/null; then \
	  echo "No Node.js with npm: no page can be built, so this plays in the terminal."; \
	  $(MAKE) --no-print-directory play-text; exit $$?; \
	fi; \
	began=$$(date +%s); \
	$(MAKE) --no-print-directory web & page=$$!; \
	$(MAKE) --no-print-directory $(READY_TO_SERVE) && wait $$page && \
	build=$(FOUND) && OPENDUST_BEGAN=$$began PYTHONPATH="$${build:-src}" \
	  $(BIN)/python -m opendust serve --web web/dist --open \
	  $(if $(filter interpreted,$(BUILD)),,--compile) $(ARGS)

play-text: $(READY_TO_PLAY)
	@build=$(FOUND); \
	[ -n "$$build$(BUILD)" ] || echo "Playing the sources. To make the bots faster: make compile"; \
	PYTHONPATH="$${build:-src}" $(BIN)/python -m opendust play $(ARGS)

# Many games between bots, on the compiled build where there is a compiler. docs/study/arena.md.
arena: $(READY)
	@build=$$($(BIN)/python tools/compile.py) || \
	  echo "The compiled build failed; playing the interpreted one."; \
	PYTHONPATH="$${build:-src}" $(BIN)/python -m opendust arena $(ARGS)

# --- test -------------------------------------------------------------------------------------

# Something else is done beside every part that often waits, at a low priority: the compiler and the
# page beside the interpreted tests, the wheels beside the browsers. What it says is shown at its end.
test: $(READY)
	@mkdir -p build/beside; \
	nice $(MAKE) --no-print-directory compile-beside test-page >build/beside/page 2>&1 & beside=$$!; \
	trap 'kill $$beside 2>/dev/null' EXIT; trap 'exit 130' INT TERM; \
	$(MAKE) --no-print-directory check test-interpreted || exit 1; \
	wait $$beside; status=$$?; cat build/beside/page; [ $$status -eq 0 ] || exit 1; \
	$(MAKE) --no-print-directory test-compiled || exit 1; \
	nice $(MAKE) --no-print-directory test-wheel >build/beside/wheel 2>&1 & beside=$$!; \
	$(MAKE) --no-print-directory test-browser || exit 1; \
	wait $$beside; status=$$?; cat build/beside/wheel; trap - EXIT; [ $$status -eq 0 ]

# It says nothing: should it fail, it is asked again where its build is needed, and heard.
compile-beside: $(READY)
	@$(BIN)/python tools/compile.py >/dev/null 2>&1 || :

check: $(READY)
	$(BIN)/ruff format --check --output-format concise .
	$(BIN)/ruff check --output-format concise .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Where test-compiled can follow, this leaves to it what is quicker there:
# FASTER_TESTS, and more than a sample of the longest properties (tests/amounts.py).
test-interpreted: $(READY)
	@if $(BIN)/python tools/compile.py --compiler >/dev/null; then \
	  export OPENDUST_SAMPLE=1; left="$(FASTER_TESTS:%=--ignore=%)"; \
	fi; \
	OPENDUST_BUILD=interpreted $(BIN)/python -m pytest -q $(SHARED_OUT) $(SLOWEST) $$left $(ARGS)

# A machine with a compiler must be able to compile: only the missing compiler is excused.
test-compiled: $(READY)
	@if $(BIN)/python tools/compile.py --compiler >/dev/null; then \
	  build=$$($(BIN)/python tools/compile.py) && \
	  echo "compiled build: $$build" && \
	  OPENDUST_BUILD=compiled PYTHONPATH="$$build" \
	    $(BIN)/python -m pytest -q $(SHARED_OUT) $(SLOWEST) $(COMPILED_TESTS) $(FASTER_TESTS); \
	else \
	  echo "************************************************************************"; \
	  echo "* NO C COMPILER: the compiled build was neither made nor tested.       *"; \
	  echo "************************************************************************"; \
	fi

# The page without a browser: its build, its types, its single parts.
test-page: $(READY)
	@if command -v npm >/dev/null; then \
	  $(MAKE) --no-print-directory $(WEB_MODULES) web && cd web && npm run --silent check && npm test --silent; \
	else \
	  echo "************************************************************************"; \
	  echo "* NO NODE.JS: the page was neither built nor tested.                   *"; \
	  echo "************************************************************************"; \
	  test -z "$${CI:-}$${OPENDUST_CI:-}"; \
	fi

# Real browsers against a real server, on the compiled build where there is a compiler.
test-browser: $(READY)
	@browser=$$(tools/browser.sh) && { \
	  $(MAKE) --no-print-directory $(WEB_MODULES) web && \
	  build=$$($(BIN)/python tools/compile.py 2>/dev/null || echo src) && \
	  cd web && OPENDUST_CHROMIUM="$$browser" OPENDUST_SOURCES="$$(cd .. && cd "$$build" && pwd)" \
	    npx --no-install playwright test; \
	} || [ $$? -eq 77 ]

bench-web: $(READY) $(WEB_MODULES) web
	@browser=$$(tools/browser.sh) && \
	  build=$$($(BIN)/python tools/compile.py 2>/dev/null || echo src) && \
	  cd web && OPENDUST_CHROMIUM="$$browser" OPENDUST_SOURCES="$$(cd .. && cd "$$build" && pwd)" \
	  npx --no-install playwright test -c bench/playwright.config.ts

# Ten times in a row beside four endless loops: what is red by chance shows itself.
TIMES ?= 10
LOOPS ?= 4
PART ?= test

test-again: $(READY)
	@tools/again.sh $(TIMES) $(LOOPS) "$(PART)"

# The server killed at many random moments, on SQLite and on PostgreSQL; prints what was counted.
kill-tests: $(READY)
	OPENDUST_KILLS=50 $(BIN)/python -m pytest -q -s tests/cli/test_kill.py tests/server/attacks/test_kills.py

# The containers of deploy/, built and started: needs Docker with its compose plugin.
container-test: $(READY)
	OPENDUST_CONTAINERS=1 $(BIN)/python -m pytest -q tests/server/hosting/test_deploy.py

# The arena on a Ray that runs on this machine, in an environment of its own: Ray is large.
cluster-test: build/cluster/.ready
	build/cluster/bin/python -m pytest -q --noconftest tests/arena/cluster.py $(ARGS)

build/cluster/.ready: requirements/cluster.txt
	$(PYTHON) -m venv --clear build/cluster
	build/cluster/bin/python -m pip install --quiet --disable-pip-version-check \
	  --require-hashes -r requirements/cluster.txt
	@echo "$(CURDIR)/src" > $$(build/cluster/bin/python -c \
	  'import sysconfig; print(sysconfig.get_path("purelib"))')/opendust.pth
	@touch $@

# The documentation as static pages, in an environment of its own. Strict: every warning is an error.
docs: build/docs/.ready
	build/docs/bin/python -m sphinx --builder html --fail-on-warning --keep-going --nitpicky --quiet \
	  --doctree-dir build/doctrees docs build/site $(ARGS)
	@echo "build/site/index.html"

build/docs/.ready: requirements/docs.txt
	$(PYTHON) -m venv --clear build/docs
	build/docs/bin/python -m pip install --quiet --disable-pip-version-check \
	  --require-hashes -r requirements/docs.txt
	@touch $@

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# --- the compiled build and what runs on it ---------------------------------------------------

compile: $(READY)
	@$(BIN)/python tools/compile.py

bench: $(READY)
	build=$$($(BIN)/python tools/compile.py) && \
	PYTHONPATH="$$build" $(BIN)/python -m benchmarks $(ARGS)

# Every figure of docs/develop/speed.md in one table, peers beside us in the same run. Without a browser the page is named
# as not measured.
bench-all: $(READY) $(WEB_MODULES) web
	browser=$$(tools/browser.sh); build=$$($(BIN)/python tools/compile.py) && \
	OPENDUST_CHROMIUM="$$browser" PYTHONPATH="$$build" $(BIN)/python -m benchmarks.every $(ARGS)

soak: $(READY)
	build=$$($(BIN)/python tools/compile.py) && \
	PYTHONPATH="$$build" $(BIN)/python tools/proofs/soak.py $(ARGS)

# Predicates that share no code with the engines; what is compiled already is asked.
oracle: $(READY)
	build=$(FOUND); PYTHONPATH="$${build:-src}" $(BIN)/python tools/proofs/oracle.py $(ARGS)

# Setups and games between plans, then weights fitted to them; stop it at any moment, the same command goes on.
train: $(READY)
	build=$$($(BIN)/python tools/compile.py) && \
	PYTHONPATH="$$build:." $(BIN)/python -m tools.training.drafts $(ARGS)

odds-proof: $(READY)
	build=$$($(BIN)/python tools/compile.py) && \
	PYTHONPATH="$$build" $(BIN)/python tools/proofs/odds.py --game dust $(ARGS) && \
	PYTHONPATH="$$build" $(BIN)/python tools/proofs/odds.py --game tactics $(ARGS)

# Many matches at once over real sockets, beside boardgame.io's server (needs node and npm).
load: $(READY)
	build=$$($(BIN)/python tools/compile.py) && \
	PYTHONPATH="$$build" $(BIN)/python -m benchmarks.load $(ARGS)

# Honest players beside every attack on the server that we know, on this machine alone.
# ARGS="--write docs/host/attacks.md" puts the table into its page; on a quiet machine, 8 minutes.
abuse: $(READY)
	build=$(FOUND); PYTHONPATH="$${build:-src}" $(BIN)/python -m benchmarks.abuse $(ARGS)

# A million malformed frames and requests; ARGS="--frames 8000 --requests 2000" for a few.
fuzz: $(READY)
	nice $(BIN)/python -m tests.abuse.fuzz $(ARGS)

mutate: $(READY)
	$(BIN)/python tools/mutate.py $(ARGS)

conformance: $(READY)
	$(BIN)/python tools/rulings.py
	$(BIN)/python tools/conformance.py $(ARGS)

types: $(READY)
	$(BIN)/python tools/server_types.py
	$(BIN)/python tools/event_tables.py

# --- housekeeping -----------------------------------------------------------------------------

LOCK := pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock:
	$(LOCK) --output-file requirements/dev.txt requirements/dev.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/run.txt requirements/run.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/build.txt \
	  requirements/build.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/server.txt \
	  requirements/server.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/arena.txt \
	  requirements/arena.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/cluster.txt \
	  requirements/cluster.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/docs.txt requirements/docs.in

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache .hypothesis web/dist web/node_modules web/test-results
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
