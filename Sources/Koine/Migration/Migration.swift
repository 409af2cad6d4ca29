/// A change of a database that is made once: a step of ``Migrations``.
///
///     Migration("create reminders") {
///       RemindersList.createTable()
///       Reminder.createTable()
///       "INSERT INTO \(RemindersList.self) (title) VALUES ('Home')"
///     }
///     Migration("split names") { connection in
///       for person in try await Person.all().fetchAll(connection) { … }
///     }
///
/// It is made in one transaction. A step that has been released stays as it is; what is to change comes in a new one.
public struct Migration: Sendable {
  /// The code of a step that Swift computes.
  public typealias Body = @Sendable (any Connection) async throws -> Void
  /// The code of a long step: it calls the function with how much it has done, and of how much, if it knows.
  public typealias ReportingBody = @Sendable (any Connection, (Int, Int?) -> Void) async throws -> Void

  enum Work: Sendable {
    case statements([SQLStatement])
    case code(ReportingBody)

    /// How many statements there are, if that is known.
    var count: Int? { if case .statements(let statements) = self { statements.count } else { nil } }
  }

  /// The name, by which the database knows that the step has been made.
  public let name: String
  let work: Work
  private(set) var wayBack: Work?
  /// What tells a changed step from the one that has been made; `nil` of Swift code, which nothing can compare.
  let checksum: String?

  /// A step of statements: definitions, typed statements, SQL in a string literal.
  ///
  /// - Parameters:
  ///   - name: The name, which no other step has, and which never changes.
  ///   - statements: The statements, which run in their order.
  public init(_ name: String, @MigrationBuilder _ statements: () -> [SQLStatement]) {
    self.name = name
    let statements = statements()
    work = .statements(statements)
    var sum = StableHash()
    for statement in statements { sum.add(statement.neutralText) }
    checksum = "2:\(sum.text)"
  }

  /// A step that Swift computes.
  ///
  /// - Parameters:
  ///   - name: The name, which no other step has, and which never changes.
  ///   - body: Receives the open transaction. What it throws undoes the step.
  public init(_ name: String, _ body: @escaping Body) {
    self.init(name) { connection, _ in try await body(connection) }
  }

  /// A step that Swift computes, and that takes its time.
  ///
  ///     Migration("lowercase names") { connection, report in
  ///       let people = try await Person.all().fetchAll(connection)
  ///       for (position, person) in people.enumerated() {
  ///         report(position, people.count)
  ///         …
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name, which no other step has, and which never changes.
  ///   - body: Receives the open transaction, and a function that hands what it is given to the `progress` of
  ///     ``Migrations/migrate(_:upTo:waiting:timeout:progress:)``. What it throws undoes the step.
  public init(_ name: String, _ body: @escaping ReportingBody) {
    self.name = name
    work = .code(body)
    checksum = nil
  }

  /// The same step with a way back.
  ///
  ///     Migration("index titles") { Reminder.indexes[0].create() }
  ///       .undone { Reminder.indexes[0].drop() }
  public func undone(@MigrationBuilder by statements: () -> [SQLStatement]) -> Migration {
    var copy = self
    copy.wayBack = .statements(statements())
    return copy
  }

  /// The same step with a way back that Swift computes.
  public func undone(by body: @escaping Body) -> Migration {
    var copy = self
    copy.wayBack = .code { connection, _ in try await body(connection) }
    return copy
  }
}

/// Collects the statements of a ``Migration``.
@resultBuilder public enum MigrationBuilder {
  /// A statement.
  public static func buildExpression(_ statement: some Statement) -> [SQLStatement] { [statement.statement] }
  /// Statements of one kind.
  public static func buildExpression(_ statements: [some Statement]) -> [SQLStatement] {
    statements.map(\.statement)
  }
  /// A statement written by hand: a string literal is SQL, with values bound.
  public static func buildExpression(_ fragment: SQLFragment) -> [SQLStatement] { [.fragment(fragment)] }
  /// The statements, one after another.
  public static func buildBlock(_ parts: [SQLStatement]...) -> [SQLStatement] { parts.flatMap(\.self) }
  /// The statements of a condition that holds.
  public static func buildOptional(_ part: [SQLStatement]?) -> [SQLStatement] { part ?? [] }
  /// The statements of the branch that is taken.
  public static func buildEither(first part: [SQLStatement]) -> [SQLStatement] { part }
  /// The statements of the branch that is taken.
  public static func buildEither(second part: [SQLStatement]) -> [SQLStatement] { part }
  /// The statements of each round.
  public static func buildArray(_ parts: [[SQLStatement]]) -> [SQLStatement] { parts.flatMap(\.self) }
}

/// FNV-1a of 64 bits: the same in every build, unlike Swift's hash.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // A byte that no text has: where one ends counts.
    add(0xff)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
