import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// A tree of any depth is run with its meaning, or refused in Koine's words; nothing on the way to that takes a stack
/// that a thread may not have.
@Suite(.serialized) struct DeepTreeTests {
  private static let dialects: [any SQLDialect] = [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL]

  /// What became of a statement.
  private enum Outcome: Equatable {
    case rendered
    case refused([SQLDefect])
  }

  @Test(arguments: Growth.all.indices, [10, 100, 1_000])
  func aTreeTakesAShortStack(_ index: Int, _ steps: Int) async throws {
    try await expectShortStack(Growth.all[index], steps)
  }

  @Test(arguments: ["+", "||", "text +"])
  func aHundredThousandStepsTakeAShortStack(_ name: String) async throws {
    try await expectShortStack(try #require(Growth.all.first { $0.name == name }), 100_000)
  }

  private func expectShortStack(_ growth: Growth, _ steps: Int) async throws {
    nonisolated(unsafe) var statement: SQLStatement?
    nonisolated(unsafe) var outcomes: [Outcome] = []
    let uses: [(String, @Sendable () -> Void)] = [
      ("build", { statement = growth.statement(steps) }),
      ("compare", { #expect(statement == growth.statement(steps)) }),
      ("hash", { #expect(statement.hashValue == statement.hashValue) }),
      ("describe", { #expect(!String(describing: statement).isEmpty) }),
      (
        "render",
        {
          guard let statement else { return }
          for dialect in Self.dialects {
            let problems = statement.check(in: dialect).filter { !$0.isNote }
            do {
              _ = try statement.render(in: dialect)
              outcomes.append(.rendered)
              #expect(problems.isEmpty, "\(growth.name)")
            } catch let error as UnsupportedFeatures {
              outcomes.append(.refused(error.defects))
              #expect(!problems.isEmpty)
            } catch {
              Issue.record(error)
            }
          }
        }
      ),
      ("release", { statement = nil }),
    ]
    for (name, use) in uses {
      let bytes = try #require(await SmallStack.use(use))
      #expect(
        bytes < SmallStack.bytes, "\(growth.name), \(steps) steps: \(name) takes \(bytes) bytes of stack")
    }
    for outcome in outcomes {
      #expect(
        [.rendered, .refused([.tooDeep]), .refused([.tooManyParameters])].contains(outcome),
        "\(growth.name), \(steps) steps")
    }
  }

  @Test(arguments: Growth.all.indices)
  func whatIsRenderedRunsAlike(_ index: Int) async throws {
    let growth = Growth.all[index]
    let steps =
      [1, 2, 3, 4, 5, 6, 8, 10, 12] + (Growth.planned.contains(growth.name) ? [980] : [20, 30, 240, 980])
    for engine in try await Storeys.shared() {
      var least: Int?
      for steps in steps {
        do {
          let rows = try await ResultRows(of: Raw(statement: growth.statement(steps)), on: engine).rows
          #expect(
            rows.map { $0.map { $0.asTruth(like: growth.value(steps)) } } == [[growth.value(steps)]],
            "\(growth.name), \(steps) steps, \(engine.dialect.name)")
        } catch let error as UnsupportedFeatures {
          #expect(
            [[.tooDeep], [.tooManyParameters]].contains(error.defects), "\(growth.name), \(steps) steps")
          if least == nil { least = steps }
        } catch {
          Issue.record(
            "\(growth.name), \(steps) steps, \(engine.dialect.name): \(String(describing: error).prefix(300))"
          )
          return
        }
      }
      if Growth.endless.contains(growth.name) { #expect(least == nil) }
    }
  }

  @Test func aChainOfThousandsRuns() async throws {
    for growth in Growth.all where Growth.endless.contains(growth.name) {
      for engine in try await Storeys.shared() {
        for steps in [1_600, 8_000] {
          let rows = try await ResultRows(of: Raw(statement: growth.statement(steps)), on: engine).rows
          #expect(rows.map { $0.map { $0.asTruth(like: growth.value(steps)) } } == [[growth.value(steps)]])
        }
      }
    }
  }

  @Test func aSumRunsUpToItsLimitAndIsRefusedBehindIt() async throws {
    for engine in try await Storeys.shared() {
      for steps in [900, SQLExpression.maximumDepth - 3] {
        let sum = Growth.all[0].statement(steps)
        let rows = try await ResultRows(of: Raw(statement: sum), on: engine).rows
        #expect(rows == [[Growth.all[0].value(steps)]])
      }
    }
    let refused = Growth.all[0].statement(100_000)
    for dialect in Self.dialects {
      let error = #expect(throws: UnsupportedFeatures.self) { try refused.render(in: dialect) }
      #expect(
        error?.description
          == "Koine refuses tooDeep (more than 990 levels, or 1000000 parts) in SELECT 1: engines fail at different depths; "
          + "compare with a list: in([…]), compute a part in Swift, or store it in a table")
    }
  }

  @Test func anUpdateThatRefersToItselfIsRefusedIfItIsTooDeep() async throws {
    for engine in try await Storeys.shared() {
      func update(_ steps: Int) -> any Statement {
        Storey.where { $0.id == 1 }.update { row in for _ in 0..<steps { row.a += 0 } }
      }
      try await update(500).execute(engine)
      #expect(try await Storey.find(1).select(\.a).fetchOne(engine) == 3)
      let error = await #expect(throws: UnsupportedFeatures.self) {
        try await update(100_000).execute(engine)
      }
      #expect(error?.defects == [.tooDeep])
    }
  }
}

extension UnsupportedFeatures {
  fileprivate var defects: [SQLDefect] {
    problems.compactMap { if case .defect(let defect) = $0.subject { defect } else { nil } }
  }
}

extension SQLValue {
  fileprivate func asTruth(like other: SQLValue) -> SQLValue {
    if case .integer(let number) = self, case .boolean = other { .boolean(number != 0) } else { self }
  }
}

/// Both engines with the row of ``Storey``, made once.
private enum Storeys {
  static func shared() async throws -> [any Database] { try await made.value }

  private static let made = Task {
    let engines = [try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase()]
    for engine in engines {
      try await Storey.createTable().execute(engine)
      try await Storey.insert([Storey.row]).execute(engine)
    }
    return engines
  }
}
