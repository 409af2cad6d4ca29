import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver
import Testing

/// A row of arguments: `kind` says of which function.
@Table struct Edge: Identifiable {
  let id: Int
  var kind: String
  var i: Int?
  var j: Int?
  var k: Int?
  var x: Double?
  var y: Double?
  var z: Double?
  var s: String?
  var t: String?
  var u: String?
  var w: Date?
  var v: Date?
  var d: CalendarDate?
  var e: CalendarDate?
  var c: TimeOfDay?
  @Column(as: Scaled<Cents>.self) var m: Decimal?
  var o: JSONValue?
  var p: JSONValue?
}

/// A function with the values that each of its arguments may have.
struct FunctionCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The pool of values of each argument, and its type.
  let pools: [Pool]
  let call: @Sendable ([SQLExpression]) -> SQLExpression
  /// By how many of its last bits a result may differ between engines: only that of functions that no one rounds right.
  let ulps: Double
  /// How a value is told from a wrong one.
  let check: Check

  enum Check: Sendable {
    /// It is what the evaluator computes of the call, or of one with the same meaning that the evaluator knows.
    case value(of: @Sendable (SQLExpression) -> SQLExpression)
    /// It has a form: another run has another value.
    case form(@Sendable (SQLValue) -> Bool)
  }

  var testDescription: String { name }

  struct Pool: Sendable {
    let type: SQLType
    let values: [SQLValue]

    init(_ type: SQLType, _ values: [SQLValue]) {
      self.type = type
      self.values = values + [.null]
    }
  }

  init(
    _ name: String, _ pools: Pool..., ulps: Double = 0, check: Check = .value(of: { $0 }),
    call: @escaping @Sendable ([SQLExpression]) -> SQLExpression
  ) {
    self.init(name, of: pools, ulps: ulps, check: check, call: call)
  }

  init(
    _ name: String, of pools: [Pool], ulps: Double = 0, check: Check = .value(of: { $0 }),
    call: @escaping @Sendable ([SQLExpression]) -> SQLExpression
  ) {
    self.name = name
    self.pools = pools
    self.call = call
    self.ulps = ulps
    self.check = check
  }

  /// Every value of each argument beside the first ones of the others, every pair of small pools, and NULL in every place.
  func argumentLists(_ limit: Int) -> [[SQLValue]] {
    var lists: [[SQLValue]] = [[]]
    for pool in pools { lists = lists.flatMap { list in pool.values.map { list + [$0] } } }
    guard lists.count > limit else { return lists }
    var generator = SeededGenerator(seed: 7)
    var chosen = pools.indices.flatMap { index in
      pools[index].values.map { value in
        pools.indices.map { $0 == index ? value : pools[$0].values[0] }
      }
    }
    while chosen.count < limit { chosen.append(lists[Int.random(in: 0..<lists.count, using: &generator)]) }
    return chosen
  }
}

extension FunctionCase {
  /// The column of ``Edge`` that holds each argument: the first one of its type that no argument before it has.
  var columns: [SQLColumn] {
    var free = Edge.columns._source.columns.dropFirst(2)
    return pools.compactMap { pool in
      guard let index = free.firstIndex(where: { $0.type.storage == pool.type.storage }) else { return nil }
      return free.remove(at: index)
    }
  }

  /// The lists of arguments that rows of ``Edge`` hold.
  var rows: [[SQLValue]] { argumentLists(60) }

  /// Inserts the rows of some functions.
  static func install(_ functions: [FunctionCase], on connection: any Connection) async throws {
    try await Edge.createTable().execute(connection)
    let columns = Edge.columns._source.columns
    var id: Int64 = 0
    var rows: [[SQLExpression]] = []
    for function in functions {
      for list in function.rows {
        id += 1
        let values = Dictionary(uniqueKeysWithValues: zip(function.columns.map(\.name), list))
        rows.append(
          [.value(.integer(id), .bigInteger), .value(.text(function.name), .text)]
            + columns.dropFirst(2).map { .value(values[$0.name] ?? .null, $0.type) })
      }
    }
    for start in stride(from: 0, to: rows.count, by: 100) {
      var parts: [SQLFragment.Part] = []
      for row in rows[start..<min(start + 100, rows.count)] {
        parts.append(.text(parts.isEmpty ? "INSERT INTO edges VALUES (" : "), ("))
        for (index, value) in row.enumerated() {
          if index > 0 { parts.append(.text(", ")) }
          parts.append(.expression(value))
        }
      }
      parts.append(.text(")"))
      try await connection.execute(SQLFragment(parts))
    }
  }
}

/// Every engine, PostgreSQL twice: its oldest version has other forms.
struct FunctionEngine: Sendable {
  let name: String
  let dialect: any SQLDialect
  let connection: any Connection

  static func shared() async throws -> [FunctionEngine] { try await made.value }

  /// Every engine, and for a function of dates sessions of PostgreSQL in other zones, too.
  static func shared(for function: FunctionCase) async throws -> [FunctionEngine] {
    let isOfDates = FunctionCases.dates.contains { $0.name == function.name }
    return try await made.value + (isOfDates ? madeInZones.value : [])
  }

  /// Zones west of UTC, and one that has skipped a day.
  private static let madeInZones = Task {
    var engines: [FunctionEngine] = []
    for zone in ["America/New_York", "Pacific/Apia"] {
      let database = try await PostgreSQLDatabase(
        url: try await PrivatePostgreSQL.shared().makeDatabase(),
        configuration: .init(
          acquireTimeout: .seconds(900),
          prepareConnection: { try await $0.execute("SET TimeZone = \(raw: "'\(zone)'")") }))
      try await FunctionCase.install(FunctionCases.dates, on: database)
      engines += [database.dialect, PostgreSQLDialect.postgreSQL].map { dialect in
        FunctionEngine(name: "\(dialect.name) in \(zone)", dialect: dialect, connection: database)
      }
    }
    return engines
  }

  private static let made = Task {
    let sqlite = try await Engine.sqlite.makeDatabase()
    let postgreSQL = try await Engine.postgreSQL.makeDatabase()
    let mariaDB = try await MariaDBDatabase.makeDatabase()
    for connection in [sqlite, postgreSQL, mariaDB] as [any Connection] {
      try await FunctionCase.install(FunctionCases.all, on: connection)
    }
    return [
      FunctionEngine(name: "SQLite", dialect: sqlite.dialect, connection: sqlite),
      FunctionEngine(name: "PostgreSQL", dialect: postgreSQL.dialect, connection: postgreSQL),
      FunctionEngine(name: "PostgreSQL 13", dialect: PostgreSQLDialect.postgreSQL, connection: postgreSQL),
      FunctionEngine(name: "MariaDB", dialect: mariaDB.dialect, connection: mariaDB),
    ]
  }

  /// What became of a call.
  enum Outcome: Sendable {
    /// Its value in each row.
    case values([SQLValue])
    /// Why the dialect refuses it.
    case refused([UnsupportedFeature.Subject])
  }

  /// Runs a query of calls. One that the dialect refuses is left out, and those beside it run.
  func outcomes(
    of calls: [SQLExpression], in query: ([SQLExpression]) -> SQLQuery
  ) async throws -> [Outcome] {
    let all = query(calls)
    if let rows = try await rows(of: all, calls.map(\.type)) {
      return calls.indices.map { index in .values(rows.map { $0[index] }) }
    }
    guard calls.count > 1 else {
      let problems = SQLStatement.query(all).check(in: dialect).filter { !$0.isNote }
      return [.refused(problems.map(\.subject))]
    }
    let middle = calls.count / 2
    return try await outcomes(of: Array(calls[..<middle]), in: query)
      + outcomes(of: Array(calls[middle...]), in: query)
  }

  /// What the dialect does not have of what a call needs.
  func missing(for call: SQLExpression) -> SQLFeature? {
    guard let feature = call.neededFeature, case .unsupported = dialect.features[feature] else { return nil }
    return feature
  }

  /// The rows of a query in one form; `nil` if the dialect refuses it.
  func rows(of query: SQLQuery, _ types: [SQLType]) async throws -> [[SQLValue]]? {
    let statement = SQLStatement.query(query)
    if statement.check(in: dialect).contains(where: { !$0.isNote }) { return nil }
    var rows: [[SQLValue]] = []
    _ = try await connection.perform(try statement.render(in: dialect)) { decoder in
      var row: [SQLValue] = []
      for type in types { row.append(try decoder.nextValue().inOneForm(as: type)) }
      rows.append(row)
    }
    return rows
  }
}

extension SQLExpression {
  /// The feature that a call asks for and that some dialect does not have.
  fileprivate var neededFeature: SQLFeature? {
    guard case .function(let function, let arguments) = self else { return nil }
    switch function {
    case .temporal(.toZone(.named)), .temporal(.fromZone(.named)): return .namedTimeZones
    case .numeric(.roundToPlaces), .numeric(.truncateToPlaces):
      return arguments[0].type.storage == .double ? .decimalPlaces : nil
    case .textual(.unicodeLower), .textual(.unicodeUpper): return .unicodeCase
    case .textual(.nfc), .textual(.nfd), .textual(.nfkc), .textual(.nfkd): return .normalForms
    case .json(.value(_, let path)):
      let hasMinus = path.contains { if case .key(let key) = $0 { key.hasPrefix("-") } else { false } }
      return hasMinus ? .jsonKeysWithMinus : nil
    case .json(.contains): return arguments[1].isConstant ? nil : .jsonContainsComputed
    case .json(.patched): return arguments[1].isConstant ? nil : .jsonPatchComputed
    default: return nil
    }
  }

  private var isConstant: Bool {
    switch self {
    case .value, .literal: true
    default: false
    }
  }
}
