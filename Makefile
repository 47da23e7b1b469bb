# Serai: every target sets up what it needs, on a machine that has Python 3.11 and Node 20 or newer.
# Set PYTHON to choose an interpreter: make test PYTHON=python3.12
# Without Node everything works but the page: the server shows a plain one in its place.

PYTHON ?= python3
BIN := .venv/bin

# A virtual environment holds absolute paths. Its stamps carry the place where it was made, so that
# a tree that was moved or copied makes its own instead of running the code of the old one.
PLACE := $(shell pwd | cksum | cut -d ' ' -f 1)
VENV := .venv/.made-$(PLACE)
TOOLS := .venv/.tools-$(PLACE)
READY := .venv/.ready-$(PLACE)
PEERS := .venv-bench/.ready-$(PLACE)

NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	if (a > 20 || (a === 20 && b >= 19)) console.log("node")' 2>/dev/null)
NO_NODE := no Node 20.19 or newer here
MODULES := web/node_modules/.ready
PAGE := web/dist/index.html
PAGE_SOURCES = $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)

UV := uv==0.13.7
PIP_AUDIT := pip-audit==2.10.1
# Many tests wait for clocks and processes: three of them keep two cores busy.
SPREAD := -n 3 --dist=worksteal
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
# A lock names everything: pip looks for nothing itself, or a library that came out today under a name
# with an extra (`coverage[toml]`) would be taken before the pinned one and then refused.
LOCKED := --require-hashes --no-deps -r
LOCK := .venv-lock/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--no-emit-find-links --python-version 3.11 --custom-compile-command 'make lock' \
	$(if $(UPGRADE),--upgrade)
SOURCES = $(wildcard engines bots server cluster tests benchmarks audit.py compile.py)

define CHECK_PYTHON
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
		echo 'Serai needs Python 3.11 or newer, and there is no $(PYTHON) here.' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Serai needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '$(PYTHON) comes without venv; on Debian and Ubuntu it is the package python3-venv.' >&2; exit 1; }
endef

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run page cluster play test coverage lint compile bench shots soak audit lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F '|' '{printf "%-16s%s\n", $$1, $$2}'

run: $(READY) page ## start the server at http://localhost:8080, with its own database
	@$(BIN)/serai serve

page: $(if $(NODE),$(PAGE)) ## build the browser page into web/dist
	@$(if $(NODE),:,echo 'page: $(NO_NODE), so the page is not built')

cluster: $(READY) page ## several nodes, workers, Redis and a proxy on this machine
	@$(BIN)/python -m cluster

play: $(READY) ## play a match in this terminal
	@$(BIN)/serai play

test: lint page ## check everything: style, types, imports, tests, the page, and the compiled build
	@echo 'test: the test suite and the README'
	@$(BIN)/python -m pytest $(SPREAD) -m 'not quiet'
	@echo 'test: promises in seconds, with the machine to themselves'
	@$(BIN)/python -m pytest -n 2 --dist=worksteal -m quiet
	@$(if $(NODE),echo 'test: the page (vitest)' && npm --prefix web run --silent test,\
		echo 'test: $(NO_NODE), so the page is not tested')
	@$(if $(NODE),echo 'test: the page in a real browser' && npm --prefix web run --silent e2e)
	@if $(BIN)/python compile.py --probe; then \
		echo 'test: the compiled engines against the pure ones' && \
		$(BIN)/python compile.py --opt-level 0 && \
		$(BIN)/python -m tests.compiled_parity; \
	else \
		echo 'test: no C compiler or no Python headers here, so the compiled build is not checked'; \
	fi

coverage: $(READY) ## run the tests with a report of the lines that none of them reaches
	@$(BIN)/python -m pytest $(SPREAD) --cov --cov-report=term

lint: $(READY) $(if $(NODE),$(MODULES)) ## check style, types, the direction of imports and the lock files
	@echo 'lint: style (ruff check)'
	@$(BIN)/ruff check
	@echo 'lint: layout (ruff format)'
	@$(BIN)/ruff format --check
	@echo 'lint: types (mypy --strict)'
	@$(BIN)/mypy --strict $(SOURCES)
	@echo 'lint: the direction of imports (lint-imports)'
	@$(BIN)/lint-imports --no-logo
	@echo 'lint: lock files are complete and name no address'
	@$(BIN)/python -m pip check --quiet --disable-pip-version-check
	@! grep -n '://' requirements/*
	@! grep -n '"resolved"' web/package-lock.json
	@$(if $(NODE),echo 'lint: the page (biome, tsc)' && npm --prefix web run --silent check,\
		echo 'lint: $(NO_NODE), so the page is not checked')

compile: $(READY) ## build the engines with mypyc into build/compiled
	@$(BIN)/python compile.py

bench: $(READY) $(PEERS) ## measure engines, tables, sockets and house bots, beside others
	@if $(BIN)/python compile.py --probe; then \
		$(MAKE) --no-print-directory compile; \
	else \
		echo 'bench: no C compiler or no Python headers here, so only the pure engines are measured'; \
	fi
	@$(BIN)/serai bench

shots: $(READY) page ## take pictures of every screen of the page into web/shots
	@$(if $(NODE),echo 'shots: every screen of the page' && \
		npm --prefix web run --silent shots,echo 'shots: $(NO_NODE), so there is no page to see')

soak: $(READY) ## engines against their references, then a server that is killed again and again
	@echo 'soak: engines against their references'
	@$(BIN)/python -m tests.soak
	@echo 'soak: a server that falls'
	@$(BIN)/python -m tests.soak_server
	@echo 'soak: nodes that fall'
	@$(BIN)/python -m tests.soak_cluster
	@echo 'soak: an arena whose workers fall'
	@$(BIN)/python -m tests.soak_arena

audit: ## look for known holes in the libraries we use, where the data can be reached
	$(CHECK_PYTHON)
	@echo 'audit: getting $(PIP_AUDIT)'
	@$(PYTHON) -m venv --clear .venv-audit
	@.venv-audit/bin/python $(PIP_INSTALL) '$(PIP_AUDIT)' 2>/dev/null || \
		echo 'audit: $(PIP_AUDIT) cannot be had here'
	@$(PYTHON) audit.py .venv-audit/bin/pip-audit $(if $(NODE),npm)
	@rm -rf .venv-audit

lock: ## write the lock files anew (UPGRADE=1 takes the newest versions)
	$(CHECK_PYTHON)
	@echo 'lock: getting $(UV)'
	@$(PYTHON) -m venv --clear .venv-lock
	@.venv-lock/bin/python $(PIP_INSTALL) '$(UV)'
	@for set in run dev peers; do \
		echo "lock: requirements/$$set.lock"; \
		$(LOCK) --output-file requirements/$$set.lock requirements/$$set.in >/dev/null || exit 1; \
	done
	@! grep -n '://' requirements/* || { echo 'lock: an address got into a lock file' >&2; exit 1; }
	@rm -rf .venv-lock

clean: ## remove everything that was built, and nothing else
	@echo 'clean: environments, builds, caches'
	@rm -rf .venv .venv-audit .venv-bench .venv-lock build dist *.egg-info htmlcov .coverage .coverage.*
	@rm -rf web/node_modules web/dist web/shots
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -path ./.git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- set-up; the files are stamps

$(VENV):
	$(CHECK_PYTHON)
	@echo 'set-up: virtual environment .venv'
	@$(PYTHON) -m venv --clear .venv
	@touch $@

$(TOOLS): requirements/dev.lock $(VENV)
	@echo 'set-up: tools, pinned by hash'
	@$(BIN)/python $(PIP_INSTALL) $(LOCKED) requirements/dev.lock
	@touch $@

$(READY): pyproject.toml $(TOOLS)
	@echo 'set-up: Serai itself'
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc
	@echo 'set-up: the libraries of the page, pinned by hash'
	@# Not `ci`: it refuses a lock file that leaves out programs built for other systems.
	@npm --prefix web install --no-save --silent
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo 'page: building it into web/dist'
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

$(PEERS): requirements/peers.lock
	$(CHECK_PYTHON)
	@echo 'set-up: libraries to measure against, in .venv-bench'
	@$(PYTHON) -m venv --clear .venv-bench
	@.venv-bench/bin/python $(PIP_INSTALL) $(LOCKED) requirements/peers.lock
	@touch $@
