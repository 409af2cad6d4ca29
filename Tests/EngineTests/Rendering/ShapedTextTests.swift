import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@testable import Koine

/// A text that is kept for the shape of a statement is the text that rendering makes anew, whatever the values.
@Suite struct ShapedTextTests {
  /// Each with texts of its own: those of the dialects that all tests share may have filled the room that there is.
  private static func dialects() -> [any SQLDialect] {
    [
      ShapedDialect(SQLiteDialect.sqlite), ShapedDialect(PostgreSQLDialect.postgreSQL),
      ShapedDialect(MariaDBDialect.mariaDB),
    ]
  }

  /// Of each statement, with values that differ.
  private static let variants = 5

  /// What rendering yields: the statement with what it does, or the error.
  private enum Outcome: Equatable {
    case statement(RenderedStatement, StatementKind)
    case refusal(String)

    init(_ render: () throws -> RenderedStatement) {
      do {
        let statement = try render()
        self = .statement(statement, statement.kind)
      } catch {
        self = .refusal("\(error)")
      }
    }
  }

  /// How many dialects had a kept text for the statement in the end.
  private static func check(
    _ statement: SQLStatement, in dialects: [any SQLDialect], _ generator: inout SeededGenerator
  ) -> Int {
    var kept = 0
    for dialect in dialects {
      var isKept = false
      for variant in 0..<variants {
        let statement = variant < 2 ? statement : statement.withOtherValues(&generator)
        for isLimited in [false, true] {
          let anew = Outcome {
            try (isLimited ? statement.limitedToOneRow : statement).renderAnew(in: dialect)
          }
          for _ in 1...2 {
            let rendered = Outcome { try statement.render(in: dialect, limitedToOneRow: isLimited) }
            #expect(rendered == anew)
            if rendered != anew { return kept }
          }
        }
        if statement.hasKeptText(in: dialect) { isKept = true }
      }
      if isKept { kept += 1 }
    }
    return kept
  }

  private static func check(
    _ query: SQLQuery, in dialects: [any SQLDialect], _ generator: inout SeededGenerator
  ) -> Int {
    check(.query(query), in: dialects, &generator)
  }

  @Test func goldenStatements() {
    let dialects = Self.dialects()
    var generator = SeededGenerator(seed: 7)
    var kept: [StatementKind: Int] = [:]
    for golden in GoldenTests.topics.joined() {
      kept[golden.statement.kind, default: 0] += Self.check(golden.statement, in: dialects, &generator)
    }
    #expect(kept[.reads, default: 0] > 600)
    #expect(kept[.writes, default: 0] > 100)
  }

  @Test func randomQueries() {
    let dialects = Self.dialects()
    var generator = SeededGenerator(seed: 8)
    var kept = 0
    for index in 0..<150 {
      let query = RandomQueriesTests.query(index, seed: 9).query.ofLastingTables
      kept += Self.check(query, in: dialects, &generator)
    }
    #expect(kept > 5)
  }

  /// Operators with a value in each place, on both sides of what they compare.
  @Test func valuesInEveryPlace() {
    let dialects = Self.dialects()
    var generator = SeededGenerator(seed: 10)
    let queries: [SQLQuery] = [
      Reminder.where { $0.priority == 3 && $0.title == "a" }.sqlQuery,
      Reminder.where { $0.id + 1 == $0.id * 2 }.select { ($0.id + 1, $0.id + 1) }.sqlQuery,
      Reminder.select { ($0.id / 2, $0.id % 3, -$0.id) }.sqlQuery,
      Reminder.where { $0.title.hasPrefix("a") || $0.title.like("%b") }.sqlQuery,
      Reminder.where { $0.id.in([1, 2, 3]) }.order(by: \.id).limit(3, offset: 1).sqlQuery,
      Reminder.where { $0.id.between(1, and: 5) }.limit(1).sqlQuery,
      Reminder.group { $0.score + 1 }.select { ($0.score + 1, $0.id.count()) }.sqlQuery,
      Reminder.distinct().select { $0.title + "x" }.sqlQuery,
    ]
    for query in queries { _ = Self.check(query, in: dialects, &generator) }
  }

  /// Every kind of change, with values and NULL in each place.
  @Test func changes() {
    let dialects = Self.dialects()
    var generator = SeededGenerator(seed: 11)
    let draft = Reminder.Draft(title: "a", priority: 1, remindersListID: 2)
    let changes: [any Statement] = [
      Reminder.find(1).update { $0.title = "a" },
      Reminder.find(1).update { $0.notes = nil },
      Reminder.where { $0.id == 1 && $0.priority > 2 }.update {
        $0.isCompleted.toggle()
        $0.score += 1
        $0.title = $0.title + "x"
      },
      Reminder.find(1).update { $0.title = "a" }.returning { ($0.id, $0.score + 1) },
      Reminder.find(1).delete(),
      Reminder.where { $0.title == "a" || $0.notes == nil }.delete().returning(\.title),
      Reminder.where { $0.remindersListID.in(RemindersList.where { $0.title == "a" }.select(\.id)) }.delete(),
      Reminder.insert(draft),
      Reminder.insert(draft).returning { ($0.id, $0.score + 1) },
      Reminder.insert(draft).onConflict(\.id) { existing, new in
        existing.title = new.title
        existing.score = existing.score + 2
      },
      RemindersList.upsert([RemindersList(id: 1, title: "a")]),
    ]
    for change in changes {
      let statement = change.statement
      let taking = dialects.filter { (try? statement.renderAnew(in: $0))?.hasSteps == false }
      #expect(taking.count > 1)
      #expect(Self.check(statement, in: dialects, &generator) == taking.count, "\(statement)")
    }
  }

  /// Each call makes its statement of the table that all of them have.
  @Test func savedRows() throws {
    let dialect = ShapedDialect(SQLiteDialect.sqlite)
    func statements(_ id: Int) throws -> [SQLStatement] {
      let row = KeyedRow(RemindersList(id: id, title: "list \(id)"))
      return [
        .update(row.update(set: try row.assignments(from: nil))), .delete(row.deletion), row.query.statement,
      ]
    }
    for id in 1...2 { for statement in try statements(id) { _ = try statement.render(in: dialect) } }
    #expect(try statements(3).map { $0.hasKeptText(in: dialect) } == [true, true, true])
  }

  /// What is rendered one way for some values, and another way for others.
  @Test func textsThatDependOnValues() throws {
    let first = Reminder.where { $0.priority + 2 > 5 }.order { $0.priority + 1 }.limit(10)
    let second = Reminder.where { $0.priority + 1 > 5 }.order { $0.priority + 1 }.limit(10)
    let pairs: [(any Statement, any Statement)] = [
      (first, second), (second, first),
      (first.update { $0.title = "a" }, second.update { $0.title = "a" }),
      (
        Reminder.find(1).update { $0.title = $0.title.replace("", with: $0.title) },
        Reminder.find(1).update { $0.title = $0.title.replace("a", with: $0.title) }
      ),
    ]
    for dialect in Self.dialects() {
      for (first, second) in pairs {
        for statement in [first.statement, first.statement, second.statement, second.statement] {
          let anew = Outcome { try statement.renderAnew(in: dialect) }
          #expect(Outcome { try statement.render(in: dialect) } == anew)
        }
      }
    }
  }

  /// Siblings that render the same queries at once get the same texts, while these are kept for the first time.
  @Test func siblingsRenderTheSame() async throws {
    let dialect = ShapedDialect(SQLiteDialect.sqlite)
    let texts = try await withThrowingTaskGroup(of: [RenderedStatement].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<200).map { try Reminder.find($0 % 50).where { $0.priority == 2 }.render(in: dialect) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let expected = try (0..<200).map {
      try Reminder.find($0 % 50).where { $0.priority == 2 }.statement.renderAnew(in: dialect)
    }
    #expect(texts.allSatisfy { $0 == expected })
    #expect(Reminder.find(1).where { $0.priority == 2 }.statement.hasKeptText(in: dialect))
  }

  /// More shapes than there is room for are rendered as the others are.
  @Test func moreShapesThanRoom() throws {
    let dialect = ShapedDialect(SQLiteDialect.sqlite)
    for count in 0..<2_500 {
      let query = Reminder.where { reminder in
        var condition = reminder.id == 1
        for bit in 0..<12 { condition = count & 1 << bit == 0 ? condition && reminder.id > 2 : !condition }
        return condition
      }.sqlQuery
      let statement = SQLStatement.query(query)
      for _ in 1...3 { #expect(try statement.render(in: dialect) == statement.renderAnew(in: dialect)) }
    }
  }

  /// A table that is gone leaves its address to another one.
  @Test func tablesThatComeAndGo() throws {
    let dialect = ShapedDialect(SQLiteDialect.sqlite)
    for count in 0..<200 {
      let table = SQLTableReference(
        TableSchema("table \(count % 7)", columns: [ColumnDefinition("id", Int.self, primaryKey: true)]))
      let statement = SQLStatement.query(
        .select(
          SQLSelect(columns: [.expression(.column(table.columns[0]))], from: .table(table))))
      for _ in 1...3 {
        let name = "\"table \(count % 7)\""
        #expect(try statement.render(in: dialect).sql == "SELECT \(name).\"id\" FROM \(name)")
      }
    }
  }
}

/// A dialect with texts of its own.
private struct ShapedDialect<Base: SQLDialect>: DerivedSQLDialect {
  let base: Base
  let traits: SQLDialectTraits?

  init(_ base: Base) {
    self.base = base
    traits = SQLDialectTraits(features: base.features, spelling: base.spelling)
  }
}

extension SQLStatement {
  private var shapedTree: (any ShapedTree)? {
    switch self {
    case .query(let query): query
    case .insert(let insert): insert
    case .update(let update): update
    case .delete(let delete): delete
    default: nil
    }
  }

  fileprivate func hasKeptText(in dialect: any SQLDialect) -> Bool {
    guard let texts = dialect.traits?.texts, let tree = shapedTree else { return false }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
      let shape = SQLShape(of: tree, isLimitedToOneRow: false, in: words)
      guard shape.isKnown, case .statement = texts.find(shape) else { return false }
      return true
    }
  }

  /// The statement with other values of the same types, of which some are equal, and some no engine takes.
  fileprivate func withOtherValues(_ generator: inout SeededGenerator) -> SQLStatement {
    let values = ValueMaker(generator)
    let rewriter = SQLRewriter(expression: { node in
      guard case .value(_, let type) = node else { return node }
      return values.next(type).map { .value($0, type) } ?? node
    })
    var statement = rewriter.rewrite(self)
    if case .insert(var insert) = statement, case .rows(let rows) = insert.source, rows.count == 1 {
      insert.source = .rows(rows.withOtherValues(of: insert.columns, values))
      statement = .insert(insert)
    }
    generator = values.generator
    return statement
  }
}

extension SQLRows {
  /// The row with other values in the columns that it provides.
  fileprivate func withOtherValues(of columns: [SQLColumn], _ values: ValueMaker) -> SQLRows {
    var row = RowEncoder()
    encode(0, &row)
    var rest = row.values[...]
    let cells = columns.indices.map { position in
      if row.omitted.contains(position) { return nil as SQLValue? }
      let value = rest.removeFirst()
      return values.next(columns[position].type) ?? value
    }
    return SQLRows(count: 1) { _, encoder in
      for cell in cells {
        if let cell { encoder.append(cell) } else { encoder.appendDefault() }
      }
    }
  }
}

extension SQLQuery {
  /// The query with its tables as those of types are, which random queries name by aliases of their own.
  fileprivate var ofLastingTables: SQLQuery {
    let tables = LastingTables()
    let named = SQLRewriter(reference: { tables.table($0) }).rewrite(self)
    return SQLRewriter(expression: { tables.column($0) }).rewrite(named)
  }
}

private final class LastingTables {
  private var tables: [SQLTableReference: SQLTableReference] = [:]

  func table(_ reference: SQLTableReference) -> SQLTableReference {
    guard reference.definition == nil else { return reference }
    if let known = tables[reference] { return known }
    let lasting = SQLTableReference(
      name: reference.name, schema: reference.schema, alias: reference.alias,
      columns: reference.columns.map {
        SQLTableReference.ColumnDescription(
          name: $0.name, type: $0.type, isNullable: $0.isNullable, isPrimaryKey: $0.isPrimaryKey,
          isUnique: $0.isUnique, collation: $0.collation)
      }, followers: nil, isLasting: true)
    tables[reference] = lasting
    return lasting
  }

  func column(_ expression: SQLExpression) -> SQLExpression {
    guard case .column(let column) = expression else { return expression }
    let found = tables.values.lazy.flatMap(\.columns).first { $0 == column }
    return found.map { .column($0) } ?? expression
  }
}

/// Makes values on which the text of some constructs depends.
private final class ValueMaker {
  var generator: SeededGenerator

  init(_ generator: SeededGenerator) {
    self.generator = generator
  }

  func next(_ type: SQLType) -> SQLValue? {
    if Int.random(in: 0..<12, using: &generator) == 0 { return .null }
    switch type.storage {
    case .boolean: return .boolean(Bool.random(using: &generator))
    case .integer, .unsigned, .decimal:
      return [0, 1, 2, 2, 3, -1, 7, 100, .max, .min].randomElement(using: &generator).map { .integer($0) }
    case .double, .real:
      return [0, -0.0, 1, 1, 0.5, -2.5, .infinity, .nan, 1e300].randomElement(using: &generator).map {
        .double($0)
      }
    case .text:
      return ["", "a", "a", "%", "a_b\\", "it's", "É", "\u{0}", "select"].randomElement(using: &generator)
        .map { .text($0) }
    default: return nil
    }
  }
}
