# Needs python3 (3.11 or newer) and make; everything else goes into .venv.
# `make` alone prints this list.

PYTHON ?= python3
export PYTHON

INSTALLED := .build/installed.stamp
# Whatever decides what belongs into .venv and into web/node_modules.
INSTALL_INPUTS := pyproject.toml scripts/install $(wildcard requirements/*.txt) $(wildcard web/package-lock.json)

.DEFAULT_GOAL := help
.PHONY: help install play test check fast compile package coverage docs lock upgrade clean

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

install: $(INSTALLED) ## create or update .venv from the pinned requirements

$(INSTALLED): $(INSTALL_INPUTS)
	@echo "== install (the first time a minute or two: packages and the web client's tools)"
	@mkdir -p .build
	@scripts/install
	@touch $@

play: $(INSTALLED) ## install and start the product
	@scripts/play

test: $(INSTALLED) ## install, then run every check and every test, interpreted and compiled
	@scripts/system-packages
	@scripts/check
	@scripts/test both
	@scripts/web test

check: $(INSTALLED) ## format, lint, types, layers, spelling, docs; no tests
	@scripts/check

fast: $(INSTALLED) ## tests on the interpreted build only
	@scripts/test interpreted

compile: $(INSTALLED) ## compile the rules engine into .build/compiled
	@.venv/bin/python scripts/compile.py

package: $(INSTALLED) ## a wheel with the pages in dist/, to be installed by pip anywhere
	@scripts/web build
	@.venv/bin/uv build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir dist .
	@ls dist/*.whl

coverage: $(INSTALLED) ## tests with line and branch coverage
	@scripts/coverage

docs: $(INSTALLED) ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict

lock: $(INSTALLED) ## regenerate requirements/*.txt after a change of dependencies
	@scripts/lock

upgrade: $(INSTALLED) ## regenerate requirements/*.txt with the newest versions
	@scripts/lock --upgrade

clean: ## remove everything that was built or installed
	rm -rf .venv .build site dist .hypothesis .ruff_cache .benchmarks
