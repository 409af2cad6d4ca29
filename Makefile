# make help lists what can be made.

# sqlite, postgres (a private server that lives as long as the demo), or the URL of a PostgreSQL database.
DATABASE ?= sqlite
SWIFT = . scripts/environment && swift
# As many tests at once as get their turn on a busy machine, where they have time limits.
WIDTH = $(shell swift test --help-hidden 2>&1 | grep -o -e '--experimental-maximum-parallelization-width ' | head -n 1)
# The program of the tests. Without its name, the library would be built a second time, for nobody: beside the tests of
# the macros, everything is built for the machine that builds.
TESTS = $(SWIFT) build --product KoinePackageTests
TEST = $(SWIFT) test --skip-build $(WIDTH:%=% 6)
# Where the command-line tool goes: into bin under it.
PREFIX ?= /usr/local
TOOL = $(SWIFT) build --configuration release --package-path Tools/koine $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# Where the page of make live listens.
PORT ?= 8080
LIVE = Examples/Live/.build/debug/live
FLIGHTS = Examples/Flights/.build/debug/flights
SOURCES = $(wildcard Package.swift Sources Dialects Tests Tools Examples Benchmarks)

.PHONY: help bootstrap demo live test test-live test-tpch stress stress-threads fuzz golden bench docs install format lint

help:
	@echo 'make demo       run the flights example on SQLite'
	@echo '     DATABASE=postgres        … and in a private PostgreSQL, and compare'
	@echo '     DATABASE=postgres://…    … and in the PostgreSQL database at that address, and compare'
	@echo 'make live       a page of reminders that stays up to date in two windows, on SQLite'
	@echo '     DATABASE=postgres        … in a private PostgreSQL; DATABASE=postgres://… in the database at that address'
	@echo '     PORT=8081                … on that port'
	@echo 'make test       run all tests'
	@echo 'make test-live  run the tests of that page, at last in two windows of Chromium'
	@echo 'make test-tpch  run the 22 queries of TPC-H on every engine, and compare with the official texts'
	@echo 'make stress     let 200 tasks use each driver at random for a minute, beside a model of what must be stored'
	@echo '     SECONDS=600 SEED=7       … for that long, with these random numbers'
	@echo 'make stress-threads   … under ThreadSanitizer, with the conformance suite; builds into .build-tsan'
	@echo 'make fuzz       compare random queries on every engine for ten minutes; says how to repeat a difference'
	@echo '     MINUTES=60               … for that long'
	@echo 'make golden     record the golden files anew, and the pages that show them; review them with git diff'
	@echo 'make bench      measure against the floors, case by case'
	@echo 'make docs       build the documentation into .build/docs; python3 -m http.server -d .build/docs shows it'
	@echo 'make install    build the command-line tool and put it into $(PREFIX)/bin'
	@echo '     PREFIX=~/.local          … or into bin under that folder'
	@echo 'make format     format the sources'
	@echo 'make lint       check the format'

bootstrap:
	@scripts/bootstrap

demo: bootstrap
	@$(SWIFT) build --package-path Examples/Flights --product flights
	@case '$(DATABASE)' in \
	  postgres) scripts/with-postgres sh -c '$(FLIGHTS) "$$KOINE_POSTGRES_URL"' ;; \
	  *) $(FLIGHTS) '$(DATABASE)' ;; \
	esac

live: bootstrap
	@$(SWIFT) build --package-path Examples/Live --product live
	@case '$(DATABASE)' in \
	  sqlite) exec $(LIVE) .build/reminders.db --port $(PORT) ;; \
	  postgres) scripts/with-postgres sh -c '$(LIVE) "$$KOINE_POSTGRES_URL" --port $(PORT)' ;; \
	  *) exec $(LIVE) '$(DATABASE)' --port $(PORT) ;; \
	esac

test-live: bootstrap
	@scripts/bootstrap chromium
	@$(SWIFT) build --build-tests --package-path Examples/Live
	@$(SWIFT) test --skip-build --package-path Examples/Live
	@Examples/Live/Tests/two-windows $(LIVE)
	@scripts/with-postgres sh -c 'Examples/Live/Tests/two-windows $(LIVE) "$$KOINE_POSTGRES_URL"'

# The suites that keep every core busy for long run one after the other, and apart from the rest, in which much has a
# time limit.
COMPUTING = Random(Changes|Merges|Statements|Queries|Collations|Aggregates|Documents|Schema)Tests|ShapedTextTests|RegularExpressionTests|TextSizeTests|PartitionTests|MariaDBRandomTests|NestedRowReaderTests|ParenthesesTests|DeepTreeTests|ParserRoomTests|MissingLoweringTests|BrokenRendererTests|Reference(Engine|Evaluator|Golden)Tests|IntegerWidthTests|ExactDecimalTests
HEAVY = SQLiteDriverTests.(?!ReliabilityTests) SQLiteDriverTests.ReliabilityTests PostgreSQLDriverTests DriverConformanceTests|RandomTasksTests|MigrationProcessTests|SchemaChangeProcessTests SchemaLifeFaultTests SchemaMomentTests|TableMadeAnewTests|SchemaPlanOrderTests TransferMemoryTests CompilerTests $(COMPUTING)
SEPARATOR = |
EMPTY =
SPACE = $(EMPTY) $(EMPTY)

test: bootstrap
	@$(TESTS)
	@$(TEST) --skip '$(subst $(SPACE),$(SEPARATOR),$(HEAVY) TPCHTests)'
	@$(foreach suites,$(HEAVY),$(TEST) --filter '$(suites)' &&) true
	@$(SWIFT) build --build-tests --package-path Tools/koine
	@$(TEST) --package-path Tools/koine

test-tpch: bootstrap
	@scripts/tpch-data
	@$(TESTS)
	@$(TEST) --filter TPCHTests

# The variables that the tests of random tasks read.
STRESS = KOINE_STRESS_SECONDS=$(SECONDS) KOINE_STRESS_SEED=$(SEED)
stress stress-threads: SECONDS = 60

stress: bootstrap
	@$(TESTS)
	@. scripts/environment && $(STRESS) swift test --skip-build --filter RandomTasksTests

stress-threads: bootstrap
	@$(TESTS) --sanitize=thread --scratch-path .build-tsan
	@. scripts/environment && $(STRESS) TSAN_OPTIONS=suppressions=$(CURDIR)/scripts/thread-sanitizer-suppressions \
	  swift test --skip-build --sanitize=thread --scratch-path .build-tsan \
	  --filter 'RandomTasksTests|DriverConformanceTests'

fuzz: MINUTES = 10
fuzz: bootstrap
	@$(TESTS)
	@. scripts/environment && KOINE_FUZZ_MINUTES=$(MINUTES) swift test --skip-build --filter FuzzTests

golden: bootstrap
	@$(TESTS)
	@. scripts/environment && KOINE_RECORD_GOLDEN=1 swift test --skip-build --filter Golden
	@. scripts/environment && KOINE_RECORD_GOLDEN=1 swift test --package-path Tools/koine --filter GeneratedCodeTests
	@scripts/generate-docs

bench: bootstrap
	@scripts/tpch-data 0.1 .build/tpch-0.1
	@$(SWIFT) run -c release --package-path Benchmarks bench
	@. scripts/environment && KOINE_TPCH_FOLDER='$(CURDIR)/.build/tpch-0.1' \
	  swift run -c release --package-path Benchmarks bench-tpch

DOCUMENTED = Koine KoineSQLite KoinePostgreSQL KoineTesting
# The plug-in that makes the site is a dependency of the package where this variable is set.
docs: bootstrap
	@scripts/generate-docs
	@. scripts/environment && KOINE_DOCUMENTATION=1 swift package --allow-writing-to-directory .build/docs \
	  generate-documentation $(DOCUMENTED:%=--target %) --enable-experimental-combined-documentation --warnings-as-errors \
	  --transform-for-static-hosting --output-path .build/docs
	@echo 'The documentation is in .build/docs: python3 -m http.server -d .build/docs, then http://localhost:8000/documentation/koine'

install:
	@$(TOOL)
	@install -d '$(DESTDIR)$(PREFIX)/bin'
	@install -m 755 "$$($(TOOL) --show-bin-path)/koine" '$(DESTDIR)$(PREFIX)/bin/koine'

format:
	@swift format --in-place --parallel --recursive $(SOURCES)

lint:
	@swift format lint --strict --parallel --recursive $(SOURCES)
