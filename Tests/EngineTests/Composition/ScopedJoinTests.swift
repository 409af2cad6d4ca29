import Foundation
import Koine
import KoineTesting
import Testing

@Table private struct First: Identifiable {
  let id: Int
  var key: Int?
  var isHidden: Bool

  static var defaultScope: Where<First> { First.where { !$0.isHidden } }
}

@Table private struct Second: Identifiable {
  let id: Int
  var key: Int?
  var isHidden: Bool

  static var defaultScope: Where<Second> { Second.where { !$0.isHidden } }
}

@Table private struct Third: Identifiable {
  let id: Int
  var key: Int?
  var isHidden: Bool

  // A scope that no alias or table name tells apart from the query around.
  static var defaultScope: Where<Third> {
    Third.where { row in exists(Third.unscoped().where { !$0.isHidden && $0.id == row.id }) }
  }
}

private enum Again: AliasName {}

/// Joins of tables that have a default scope, each kind on each side, yield what joining the rows within the
/// scopes in plain Swift yields.
///
///     KOINE_JOIN_SEED=42 swift test --filter ScopedJoinTests    # the joins of a run that failed
@Suite struct ScopedJoinTests {
  private static let kinds = [SQLJoin.Kind.inner, .left, .right, .full, .cross]

  @Test(arguments: Engine.allCases)
  func aScopeFiltersItsTableBeforeTheJoin(_ engine: Engine) async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_JOIN_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0..<1_000_000)
    print("random joins: KOINE_JOIN_SEED=\(seed)")
    try await engine.withDatabase { database async throws in
      let model = try await Model.install(on: database)
      var random = RandomSource(seed: seed)
      var steps: [[JoinStep]] = []
      // Every pair of kinds, then random ones.
      for first in Self.kinds { for second in Self.kinds { steps.append([.init(first), .init(second)]) } }
      for _ in 0..<150 {
        steps.append(
          (0..<3).map { _ in
            .init(
              Self.kinds[Int.random(in: 0..<5, using: &random)],
              isScoped: Int.random(in: 0..<3, using: &random) > 0)
          })
      }
      for (number, steps) in steps.enumerated() {
        let conditions = (1...steps.count).map { JoinCondition(ofJoin: $0, using: &random) }
        let isScoped = number < 25 || Int.random(in: 0..<3, using: &random) > 0
        let query = JoinedQuery(steps, conditions).query(isScoped ? First.all() : First.unscoped())
        let found = try await rows(query, on: database)
        let expected = model.join(isScoped: isScoped, steps, conditions)
        let sql = try SQLTree(query).statement.render(in: database.dialect).sql
        #expect(found == expected, "seed \(seed), join \(number): \(steps), \(conditions)\n\(sql)")
        if found != expected { return }
      }
    }
  }

  /// The keys of the rows, sorted.
  private func rows(_ query: SQLQuery, on database: any Database) async throws -> [String] {
    var (query, select) = (query, try #require(query.select))
    let sources = [select.from].compactMap { $0?.reference } + select.joins.map(\.source.reference)
    select.columns = sources.map { .expression(.column($0.columns[0])) }
    query.body = .select(select)
    let rows = try await ResultRows(of: SQLTree(query), on: database).rows
    return rows.map { row in
      row.map { value in if case .integer(let number) = value { "\(number)" } else { "-" } }
        .joined(separator: "|")
    }.sorted()
  }
}

/// A statement that is made of a tree alone.
struct SQLTree: Statement {
  typealias Output = Void
  let statement: SQLStatement

  init(_ statement: SQLStatement) { self.statement = statement }

  init(_ query: SQLQuery) { statement = .query(query) }
}

private struct JoinStep: CustomStringConvertible {
  var kind: SQLJoin.Kind
  var isScoped: Bool

  init(_ kind: SQLJoin.Kind, isScoped: Bool = true) {
    self.kind = kind
    self.isScoped = isScoped
  }

  var description: String { "\(kind)\(isScoped ? " scoped" : "")" }
}

/// The condition of a join: on the key of an earlier source and that of the one that is joined.
private struct JoinCondition: CustomStringConvertible {
  static let names = ["firsts", "seconds", "thirds", "Again"]
  let source: Int
  let earlier: Int
  let form: Int

  init(ofJoin source: Int, using random: inout RandomSource) {
    self.source = source
    earlier = Int.random(in: 0..<source, using: &random)
    form = Int.random(in: 0..<6, using: &random)
  }

  var description: String { "form \(form) of \(earlier) and \(source)" }

  private static func column(_ source: Int, _ name: String) -> SQLExpression {
    let reference = First.columns._source.aliased(names[source])
    return .column(reference.columns.first { $0.name == name }!)
  }

  var expression: Computed<Bool> {
    let left = Self.column(earlier, "key")
    let right = Self.column(source, "key")
    let equality = SQLExpression.comparison(left, .equal, right)
    let one = SQLExpression.value(.integer(1), .bigInteger)
    return switch form {
    case 0: Computed(equality)
    case 1: Computed(.comparison(left, .less, right))
    case 2: Computed(.logical(equality, .and, .comparison(Self.column(earlier, "id"), .greater, one)))
    case 3: Computed(.logical(equality, .or, .comparison(Self.column(source, "id"), .equal, one)))
    case 4: Computed(.isDistinct(left, right, negated: true))
    default: Computed(.value(.boolean(true), .boolean))
    }
  }

  func holds(_ rows: [Model.Row?]) -> Bool {
    let (left, right) = (rows[earlier], rows[source])
    let isEqual = left?.key != nil && left?.key == right?.key
    switch form {
    case 0: return isEqual
    case 1:
      guard let a = left?.key, let b = right?.key else { return false }
      return a < b
    case 2: return isEqual && (left?.id ?? 0) > 1
    case 3: return isEqual || right?.id == 1
    case 4: return left?.key == right?.key
    default: return true
    }
  }
}

/// Builds a chain of joins by the typed methods. The tables' types differ from join to join.
private struct JoinedQuery {
  let steps: [JoinStep]
  let conditions: [JoinCondition]

  init(_ steps: [JoinStep], _ conditions: [JoinCondition]) {
    self.steps = steps
    self.conditions = conditions
  }

  func query(_ base: From1<First.Columns>) -> SQLQuery {
    let (all, on) = (Second.unscoped(), conditions[0].expression)
    switch (steps[0].kind, steps[0].isScoped) {
    case (.inner, true): return second(base.join(Second.self) { _, _ in on })
    case (.inner, false): return second(base.join(all) { _, _ in on })
    case (.left, true): return second(base.leftJoin(Second.self) { _, _ in on })
    case (.left, false): return second(base.leftJoin(all) { _, _ in on })
    case (.right, true): return second(base.rightJoin(Second.self) { _, _ in on })
    case (.right, false): return second(base.rightJoin(all) { _, _ in on })
    case (.full, true): return second(base.fullJoin(Second.self) { _, _ in on })
    case (.full, false): return second(base.fullJoin(all) { _, _ in on })
    case (_, true): return second(base.crossJoin(Second.self))
    case (_, false): return second(base.crossJoin(all))
    }
  }

  private func second<A: Scope, B: Scope>(_ base: From2<A, B>) -> SQLQuery {
    guard steps.count > 1 else { return base._query }
    let (all, on) = (Third.unscoped(), conditions[1].expression)
    switch (steps[1].kind, steps[1].isScoped) {
    case (.inner, true): return third(base.join(Third.self) { _, _, _ in on })
    case (.inner, false): return third(base.join(all) { _, _, _ in on })
    case (.left, true): return third(base.leftJoin(Third.self) { _, _, _ in on })
    case (.left, false): return third(base.leftJoin(all) { _, _, _ in on })
    case (.right, true): return third(base.rightJoin(Third.self) { _, _, _ in on })
    case (.right, false): return third(base.rightJoin(all) { _, _, _ in on })
    case (.full, true): return third(base.fullJoin(Third.self) { _, _, _ in on })
    case (.full, false): return third(base.fullJoin(all) { _, _, _ in on })
    case (_, true): return third(base.crossJoin(Third.self))
    case (_, false): return third(base.crossJoin(all))
    }
  }

  /// The last table is the first one again, under another name and always within its scope.
  private func third<A: Scope, B: Scope, C: Scope>(_ base: From3<A, B, C>) -> SQLQuery {
    guard steps.count > 2 else { return base._query }
    let (again, on) = (First.as(Again.self), conditions[2].expression)
    switch steps[2].kind {
    case .inner: return base.join(again) { _, _, _, _ in on }._query
    case .left: return base.leftJoin(again) { _, _, _, _ in on }._query
    case .right: return base.rightJoin(again) { _, _, _, _ in on }._query
    case .full: return base.fullJoin(again) { _, _, _, _ in on }._query
    default: return base.crossJoin(again)._query
    }
  }
}

/// The tables in plain Swift.
private struct Model {
  struct Row {
    var id: Int
    var key: Int?
    var isHidden: Bool
  }

  let tables: [[Row]]

  static func install(on database: any Database) async throws -> Model {
    try await First.createTable().execute(database)
    try await Second.createTable().execute(database)
    try await Third.createTable().execute(database)
    let first = [(1, 1, false), (2, 1, true), (3, 2, true), (4, nil, false), (5, 3, false)]
    let second = [(1, 1, true), (2, 1, false), (3, 4, false), (4, 3, true), (5, nil, false)]
    let third = [(1, 3, false), (2, 4, true), (3, 1, false), (4, nil, true)]
    func rows(_ rows: [(Int, Int?, Bool)]) -> [Row] { rows.map { Row(id: $0.0, key: $0.1, isHidden: $0.2) } }
    let model = Model(tables: [rows(first), rows(second), rows(third), rows(first)])
    try await First.insert(model.tables[0].map { First(id: $0.id, key: $0.key, isHidden: $0.isHidden) })
      .execute(database)
    try await Second.insert(model.tables[1].map { Second(id: $0.id, key: $0.key, isHidden: $0.isHidden) })
      .execute(database)
    try await Third.insert(model.tables[2].map { Third(id: $0.id, key: $0.key, isHidden: $0.isHidden) })
      .execute(database)
    return model
  }

  /// The keys of the joined rows, sorted.
  func join(isScoped: Bool, _ steps: [JoinStep], _ conditions: [JoinCondition]) -> [String] {
    var result: [[Row?]] = tables[0].filter { !isScoped || !$0.isHidden }.map { [$0] }
    for (index, step) in steps.enumerated() {
      let isScoped = step.isScoped || index == 2
      let right = tables[index + 1].filter { !isScoped || !$0.isHidden }
      let none: [Row?] = Array(repeating: nil, count: index + 1)
      var joined: [[Row?]] = []
      var matched = Set<Int>()
      for left in result {
        let partners = right.filter { step.kind == .cross || conditions[index].holds(left + [$0]) }
        joined += partners.map { left + [$0] }
        matched.formUnion(partners.map(\.id))
        if partners.isEmpty, step.kind == .left || step.kind == .full { joined.append(left + [nil]) }
      }
      if step.kind == .right || step.kind == .full {
        joined += right.filter { !matched.contains($0.id) }.map { none + [$0] }
      }
      result = joined
    }
    return result.map { row in row.map { $0.map { "\($0.id)" } ?? "-" }.joined(separator: "|") }.sorted()
  }
}
