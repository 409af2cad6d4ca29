/// The tables and columns that statements may read and write: all else is refused before it runs.
///
///     var policy = AccessPolicy()
///     policy.allowReads(of: RemindersList.self)
///     policy.allowReads(of: Reminder.self, \.id, \.title)
///     policy.allowWrites(of: Reminder.self, \.title)
///
///     try Reminder.select(\.title).check(against: policy)
///     try Reminder.find(1).delete().check(against: policy)    // throws AccessPolicyViolation
///     let audited = try await database.audited(by: policy)    // checks each statement that runs on it
///
/// A new policy allows nothing. Names are compared as statements have them. A view is allowed by its own name, and shows
/// what it shows, unless the audit follows views: ``Database/audited(by:followingViews:)``. A delete needs every column of
/// its table, also where a foreign key deletes the rows of another one.
public struct AccessPolicy: Sendable {
  /// Whether SQL written by hand may run, of which nobody knows what it reads and writes.
  public var allowsSQLByHand = false
  /// Whether tables, indexes and views may be created, changed and dropped.
  public var allowsDefinitions = false
  private var readable = StatementAccess()
  private var writable = StatementAccess()
  private var keys = FollowedKeys()
  private var views = FollowedViews()

  /// A policy that allows nothing.
  public init() {}

  /// Allows to read a table, or a view, with every column.
  public mutating func allowReads(of table: any Table.Type) {
    readable.insertEveryColumn(of: StatementAccess.Table(table.schema))
    keys.add(table)
  }

  /// Allows to read some columns of a table.
  ///
  ///     policy.allowReads(of: Reminder.self, \.id, \.title)
  public mutating func allowReads<Target: Table, each Part: Selectable>(
    of table: Target.Type, _ columns: repeat KeyPath<Target.Columns, each Part>
  ) {
    readable.insert(Target.names(repeat each columns), of: StatementAccess.Table(Target.schema))
    keys.add(table)
  }

  /// Allows to write a table: to insert, update and delete its rows.
  public mutating func allowWrites(of table: any Table.Type) {
    writable.insertEveryColumn(of: StatementAccess.Table(table.schema))
    keys.add(table)
  }

  /// Allows to insert rows with values in some columns of a table, and to update these columns.
  ///
  ///     policy.allowWrites(of: Reminder.self, \.title, \.isCompleted)
  public mutating func allowWrites<Target: Table, each Part: Selectable>(
    of table: Target.Type, _ columns: repeat KeyPath<Target.Columns, each Part>
  ) {
    writable.insert(Target.names(repeat each columns), of: StatementAccess.Table(Target.schema))
    keys.add(table)
  }

  /// The schemas that tables of the policy are in; `nil` is where the engine looks for a name.
  var schemas: Set<String?> { Set(tables.map(\.schema)).union([nil]) }

  /// The tables that the policy names.
  var tables: Set<StatementAccess.Table> { readable.tables.union(writable.tables) }

  /// Adds the foreign keys of a database.
  mutating func follow(_ other: FollowedKeys) { keys.include(other) }

  /// Takes what is read through the views of a database for what is read.
  mutating func follow(_ other: FollowedViews) { views = other }

  /// Throws if a statement reads or writes what is not allowed.
  ///
  /// - Throws: ``AccessPolicyViolation``.
  func check(_ statement: SQLStatement) throws {
    if statement.kind == .defines {
      if allowsDefinitions { return }
      throw AccessPolicyViolation(writes: statement.writes, isDefinition: true)
    }
    var reads = views.beneath(statement.reads).exceeding(readable)
    var writes = statement.writes.exceeding(writable)
    writes.include(keys.excess(of: keys.followers(of: statement), over: writable))
    if allowsSQLByHand { (reads.isUnknown, writes.isUnknown) = (false, false) }
    if reads.isEmpty && writes.isEmpty { return }
    throw AccessPolicyViolation(reads: reads, writes: writes)
  }
}

extension Table {
  fileprivate static func names<each Part: Selectable>(
    _ paths: repeat KeyPath<Columns, each Part>
  ) -> [String] {
    var names: [String] = []
    for path in repeat each paths {
      for selection in columns[keyPath: path]._selection {
        switch selection {
        case .expression(.column(let column)), .named(.column(let column), _): names.append(column.name)
        case .columns(let reference): names += reference.columns.map(\.name)
        default: break
        }
      }
    }
    return names
  }
}

extension StatementAccess.Table {
  init(_ schema: TableSchema) {
    self.init(schema.name, schema: schema.schema)
  }
}

extension StatementAccess {
  /// What of it another one does not have.
  fileprivate func exceeding(_ allowed: StatementAccess) -> StatementAccess {
    var excess = StatementAccess()
    for table in wholeTables.subtracting(allowed.wholeTables) { excess.insertEveryColumn(of: table) }
    for (table, names) in columns where !allowed.wholeTables.contains(table) {
      let left = names.subtracting(allowed.columns[table] ?? [])
      if allowed.columns[table] == nil || !left.isEmpty { excess.insert(left, of: table) }
    }
    excess.isUnknown = isUnknown
    return excess
  }
}

extension Statement {
  /// The tables and columns that the statement reads, those of its subqueries included: see ``StatementAccess``.
  ///
  ///     Reminder.where(\.isCompleted).select(\.title).reads      // reminders (isCompleted, title)
  public var reads: StatementAccess { statement.reads }

  /// The tables and columns that the statement writes: see ``StatementAccess``.
  ///
  ///     Reminder.find(1).update { $0.title = "Walk" }.writes     // reminders (title)
  public var writes: StatementAccess { statement.writes }

  /// Throws if the statement reads or writes what a policy does not allow. Nothing runs.
  ///
  ///     try Reminder.find(1).delete().check(against: policy)
  ///
  /// What a deletion deletes or changes by foreign keys counts, as far as the types that the policy was given declare it.
  ///
  /// - Throws: ``AccessPolicyViolation``.
  public func check(against policy: AccessPolicy) throws { try policy.check(statement) }
}
