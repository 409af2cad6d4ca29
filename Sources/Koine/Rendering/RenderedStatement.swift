/// The text of a statement for one dialect, with the values that its placeholders stand for.
///
///     let statement = try Reminder.find(42).render(in: .sqlite)
///     statement.sql        // SELECT … FROM "reminders" WHERE "reminders"."id" = ?1
///     statement.bindings   // [.integer(42)]
///
/// An insert that one statement cannot express (too many values, rows that leave different columns to the
/// database) is several, which run one after another in one transaction: ``steps``.
public struct RenderedStatement: Sendable, Hashable {
  /// The text. Of several statements it is all of them, with `;` between: no engine takes that for one.
  public var sql: String {
    didSet {
      run.kind = .unknown
      run.permit = 0
    }
  }
  /// The values of the placeholders, in the order of their numbers; those of several statements one after
  /// another.
  public var bindings: [SQLValue]
  /// The SQL type of each placeholder, `nil` values included.
  public var types: SQLTypeList
  /// Each statement, if there are several.
  private var parts: Parts?
  private var run: StatementRun

  /// Where the driver leaves the names of the result's columns, if it has no row.
  @_spi(KoineDriver) public var header: ResultHeader? {
    get { run.header }
    set { run.header = newValue }
  }

  /// When the statement has to have ended, with its last row. Not a part of the statement's value.
  public var deadline: Deadline? {
    get { run.deadline }
    set { run.deadline = newValue }
  }

  /// What the statement does. Not a part of its value: of a text that somebody wrote or changed it is not known.
  public package(set) var kind: StatementKind {
    get { run.kind }
    set { run.kind = newValue }
  }

  /// The audit that has let the statement, and each of its steps, pass; 0 if there was none. A text that somebody changed
  /// has passed none.
  var permit: Int {
    get { run.permit }
    set {
      run.permit = newValue
      guard let old = parts else { return }
      let steps = old.statements.map { step in
        var step = step
        step.permit = newValue
        return step
      }
      parts = Parts(statements: steps, madeAnew: old.madeAnew, seesOneState: old.seesOneState)
    }
  }

  /// One statement with the values of its placeholders, and as many types as there are values.
  public init(sql: String, bindings: [SQLValue] = [], types: SQLTypeList = []) {
    self.sql = sql
    self.bindings = bindings
    self.types = types
    run = StatementRun()
  }

  /// The same of a text of which it is known what it does.
  @inline(__always)
  init(sql: String, bindings: [SQLValue], types: SQLTypeList, kind: StatementKind) {
    self.sql = sql
    self.bindings = bindings
    self.types = types
    run = StatementRun(kind: kind)
  }

  /// Several statements that run in one transaction.
  public init(steps: [RenderedStatement]) {
    self.init(
      sql: steps.map(\.sql).joined(separator: ";\n"), bindings: steps.flatMap(\.bindings),
      types: SQLTypeList(steps.lazy.flatMap(\.types)))
    if steps.count > 1 { parts = Parts(statements: steps) }
    if let kind = steps.first?.kind, steps.allSatisfy({ $0.kind == kind }) { run.kind = kind }
  }

  /// What has to run, in this order and in one transaction: mostly the statement alone.
  public var steps: [RenderedStatement] { parts?.statements ?? [self] }

  /// Behind a reference, so that a statement alone takes no room for it.
  private final class Parts: Sendable, Hashable {
    let statements: [RenderedStatement]
    let madeAnew: SQLTableMadeAnew?
    let seesOneState: Bool

    init(
      statements: [RenderedStatement], madeAnew: SQLTableMadeAnew? = nil, seesOneState: Bool = false
    ) {
      self.statements = statements
      self.madeAnew = madeAnew
      self.seesOneState = seesOneState
    }

    static func == (left: Parts, right: Parts) -> Bool { left.statements == right.statements }
    func hash(into hasher: inout Hasher) { hasher.combine(statements) }
  }

  /// The changes of a table whose steps these are, if it may be made anew: what runs is made for the table that there
  /// is.
  var madeAnew: SQLTableMadeAnew? {
    get { parts?.madeAnew }
    set { parts = Parts(statements: steps, madeAnew: newValue) }
  }

  /// Whether the steps have to see the database as it was before the first one, but for what they change themselves.
  var seesOneState: Bool {
    get { parts?.seesOneState ?? false }
    set {
      guard let old = parts else { return }
      parts = Parts(statements: old.statements, madeAnew: old.madeAnew, seesOneState: newValue)
    }
  }

  /// Whether it is more than one statement.
  public var hasSteps: Bool { parts != nil }
}

/// One statement that runs once for each of many rows of values, in the order of the rows.
///
/// An insert of many rows is prepared once and fed row by row; a driver may pipeline the rows, but runs all
/// of them or, after an error, none.
public struct RenderedBatch: Sendable {
  /// The text, with one placeholder for each of `types`.
  public var sql: String {
    didSet {
      kind = .unknown
      insertion = nil
      permit = 0
    }
  }
  /// What the statement does, as far as it is known of the text.
  public package(set) var kind = StatementKind.unknown
  /// What the rows are inserted into, if the statement does nothing else with them: a driver may then hand them over
  /// in another way that its engine has for many rows, if that means the same.
  @_spi(KoineDriver) public package(set) var insertion: BatchInsertion?
  /// The SQL type of each placeholder.
  public var types: SQLTypeList
  /// How many rows there are.
  public var count: Int
  /// Appends the values of one row, as many as there are `types`.
  public var encode: @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void
  /// The audit that has let the statement pass; 0 if there was none.
  var permit = 0
  /// When the last row has to have been written.
  public var deadline: Deadline?

  /// A statement that runs once for each of `count` rows.
  ///
  /// - Parameters:
  ///   - sql: The text.
  ///   - types: The types of the values of one row.
  ///   - count: How many rows there are.
  ///   - encode: Appends the values of the row at a position, from 0. It may be called more than once
  ///     for a row.
  public init(
    sql: String, types: SQLTypeList, count: Int,
    encode: @escaping @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void
  ) {
    self.sql = sql
    self.types = types
    self.count = count
    self.encode = encode
  }
}

/// The place of rows in the database: a table, and the column of each value.
@_spi(KoineDriver) public struct BatchInsertion: Sendable, Hashable {
  /// The schema of the table, if the name alone does not find it.
  public let schema: String?
  /// The name of the table.
  public let table: String
  /// The columns that have a value in each row, in the order of the values. The others are left to the database.
  public let columns: [String]
  /// Whether values for a key that the database always makes by itself are stored.
  public let givesGeneratedKeys: Bool

  /// Columns of a table.
  package init(schema: String?, table: String, columns: [String], givesGeneratedKeys: Bool = false) {
    self.givesGeneratedKeys = givesGeneratedKeys
    self.schema = schema
    self.table = table
    self.columns = columns
  }

  init(_ table: SQLTableReference, _ columns: [SQLColumn], givesGeneratedKeys: Bool) {
    self.init(
      schema: table.schema, table: table.name, columns: columns.map(\.name),
      givesGeneratedKeys: givesGeneratedKeys)
  }
}
