extension TableConstraint {
  /// No two rows have the same values in these columns. A NULL is the same as no other value.
  ///
  ///     .unique(\.room, \.day)     // UNIQUE ("room", "day")
  ///
  /// - Parameters:
  ///   - columns: The columns, whose values together are a key. A group is all of its columns.
  ///   - name: The name by which an error and a later change mean the rule; by default the database gives one.
  public static func unique<each Part: MemberColumns>(
    _ columns: repeat KeyPath<Owner.Columns, each Part>, name: String? = nil
  ) -> Self {
    Self(node: SQLTableConstraint(.unique(Owner.columns.columns(at: repeat each columns)), name: name))
  }

  /// A condition that holds for every row, or is NULL. Values in it are written as constants.
  ///
  ///     .check("seats are positive") { $0.seats > 0 }
  ///     // CONSTRAINT "seats are positive" CHECK ("seats" > 0)
  ///
  /// What needs more than the row is refused when the table is rendered: subqueries, aggregates, the time, random
  /// values, and functions that only Koine's driver has, which would keep other programs from writing to the table.
  ///
  /// - Parameters:
  ///   - name: The name by which an error and a later change mean the rule; by default the database gives one.
  ///   - condition: Receives the columns of the table.
  public static func check(
    _ name: String? = nil, @ConditionBuilder _ condition: (Owner.Columns) -> Computed<Bool>
  ) -> Self {
    Self(
      node: SQLTableConstraint(
        .check(condition(Owner.columns).expression.condition.withConstants), name: name))
  }

  /// The column holds a case of its type, or NULL if it may.
  ///
  ///     enum Status: String, ColumnValue, CaseIterable { case open, paid, cancelled }
  ///
  ///     .cases(\.status)       // CHECK ("status" IN ('open', 'paid', 'cancelled'))
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - name: The name by which an error and a later change mean the rule; by default the database gives one.
  public static func cases<Root, Value: ColumnValue & RawRepresentable & CaseIterable>(
    _ column: KeyPath<Owner.Columns, Column<Root, Value>>, name: String? = nil
  ) -> Self {
    Self(
      node: SQLTableConstraint(
        .check(Owner.columns[keyPath: column].expression.isCase(of: Value.self)), name: name))
  }

  /// The column holds a case of its type, or NULL.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - name: The name by which an error and a later change mean the rule; by default the database gives one.
  public static func cases<Root, Value: ColumnValue & RawRepresentable & CaseIterable>(
    _ column: KeyPath<Owner.Columns, Column<Root, Value?>>, name: String? = nil
  ) -> Self {
    Self(
      node: SQLTableConstraint(
        .check(Owner.columns[keyPath: column].expression.isCase(of: Value.self)), name: name))
  }

  /// The column's type is an enum type of the database, named by `@Column(databaseType:)`, with the cases of its Swift
  /// type as values.
  ///
  ///     @Column(databaseType: "ticket_status") var status: Status
  ///
  ///     .enumType(\.status)
  ///     // PostgreSQL: CREATE TYPE ticket_status AS ENUM ('open', 'paid', 'cancelled')
  ///     // elsewhere:  CONSTRAINT "status cases" CHECK ("status" IN ('open', 'paid', 'cancelled'))
  ///
  /// The type is made with the first table that has a column of it, in the schema of tables without one, and stays when
  /// a table is dropped. On every engine its values are ordered as texts.
  ///
  /// - Parameter column: The column.
  public static func enumType<Root, Value: ColumnValue & RawRepresentable<String> & CaseIterable>(
    _ column: KeyPath<Owner.Columns, Column<Root, Value>>
  ) -> Self {
    Self(
      node: SQLTableConstraint(
        .enumType(Owner.columns[keyPath: column].column, cases: Value.allCases.map(\.rawValue))))
  }

  /// The column's type is an enum type of the database, and the column may hold NULL.
  ///
  /// - Parameter column: The column.
  public static func enumType<Root, Value: ColumnValue & RawRepresentable<String> & CaseIterable>(
    _ column: KeyPath<Owner.Columns, Column<Root, Value?>>
  ) -> Self {
    Self(
      node: SQLTableConstraint(
        .enumType(Owner.columns[keyPath: column].column, cases: Value.allCases.map(\.rawValue))))
  }

  /// These columns hold the values of a row of another table, or one of them is NULL.
  ///
  ///     .foreignKey(\.room, \.day, references: Slot.self, \.room, \.day, onDelete: .cascade)
  ///     // FOREIGN KEY ("room", "day") REFERENCES "slots" ("room", "day") ON DELETE CASCADE
  ///
  /// Of one column say `@Column(references:)` instead.
  ///
  /// - Parameters:
  ///   - columns: The columns of this table.
  ///   - table: The table that is referred to.
  ///   - keys: Its columns, in the same order: its primary key, or unique ones.
  ///   - onDelete: What happens to a row when the one that it refers to is deleted.
  ///   - onUpdate: What happens to a row when the one that it refers to gets another key.
  ///   - deferred: Whether the reference is looked at when the transaction ends, and not before.
  ///   - name: The name by which an error and a later change mean the rule; by default the database gives one.
  public static func foreignKey<
    each Root, each Value: SQLRepresentable, Other: Table, each KeyRoot, each Key: SQLRepresentable
  >(
    _ columns: repeat KeyPath<Owner.Columns, Column<each Root, each Value>>, references table: Other.Type,
    _ keys: repeat KeyPath<Other.Columns, Column<each KeyRoot, each Key>>,
    onDelete: ForeignKeyAction = .noAction, onUpdate: ForeignKeyAction = .noAction, deferred: Bool = false,
    name: String? = nil
  ) -> Self where repeat (each Value).Comparand == (each Key).Comparand {
    let key = SQLForeignKey(
      table.columns._source, table.columns.columns(at: repeat each keys), onDelete: onDelete.node,
      onUpdate: onUpdate.node,
      deferred: deferred)
    let rule = SQLTableConstraint.Rule.foreignKey(Owner.columns.columns(at: repeat each columns), key)
    return Self(node: SQLTableConstraint(rule, name: name), following: table)
  }
}

extension GeneratedColumn {
  /// What a column is that is declared with `@Column(generated:)`. Values in it are written as constants.
  ///
  ///     .computed(\.total) { $0.price * $0.seats }
  ///     // "total" bigint GENERATED ALWAYS AS ("price" * "seats") STORED
  ///
  /// What needs more than the row is refused when the table is rendered: subqueries, aggregates, the time, random values,
  /// other computed columns, and functions that only Koine's driver has.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - expression: Receives the columns of the table.
  public static func computed<Value: SQLRepresentable, Expression: QueryExpression<Value>>(
    _ column: KeyPath<Owner.Columns, Column<Owner.Row, Value>>,
    _ expression: (Owner.Columns) -> Expression
  ) -> Self {
    Self(
      column: Owner.columns[keyPath: column].column.name,
      expression: expression(Owner.columns).expression.withConstants)
  }

  /// What a column is that may be NULL, if the expression never is.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - expression: Receives the columns of the table.
  public static func computed<Value: ColumnValue, Expression: QueryExpression<Value>>(
    _ column: KeyPath<Owner.Columns, Column<Owner.Row, Value?>>,
    _ expression: (Owner.Columns) -> Expression
  ) -> Self {
    Self(
      column: Owner.columns[keyPath: column].column.name,
      expression: expression(Owner.columns).expression.withConstants)
  }
}

extension TableIndex {
  /// An index of columns, each in ascending order.
  ///
  ///     .on(\.room, \.day)     // CREATE INDEX "bookings_room_day_index" ON "bookings" ("room", "day")
  ///
  /// - Parameters:
  ///   - columns: The columns, in the order in which the index is sorted by them. A group is all of its columns.
  ///   - name: The name of the index; by default that of the table, of the columns, and `index`.
  public static func on<each Part: MemberColumns>(
    _ columns: repeat KeyPath<Owner.Columns, each Part>, name: String? = nil
  ) -> Self {
    make(
      name, Owner.columns.columns(at: repeat each columns).map { SQLOrdering(.column($0)) }, unique: false,
      nil)
  }

  /// An index of columns of which no two rows have the same values. A NULL is the same as no other value.
  ///
  ///     .unique(\.room, \.day)
  ///     // CREATE UNIQUE INDEX "bookings_room_day_unique_index" ON "bookings" ("room", "day")
  ///
  /// - Parameters:
  ///   - columns: The columns, in the order in which the index is sorted by them. A group is all of its columns.
  ///   - name: The name of the index; by default that of the table, of the columns, and `unique_index`.
  public static func unique<each Part: MemberColumns>(
    _ columns: repeat KeyPath<Owner.Columns, each Part>, name: String? = nil
  ) -> Self {
    make(
      name, Owner.columns.columns(at: repeat each columns).map { SQLOrdering(.column($0)) }, unique: true, nil
    )
  }

  /// An index of terms as ``SelectStatement/order(by:)`` takes them. NULL is smaller than every value.
  ///
  ///     .on(name: "bookings_latest") { ($0.room, $0.day.descending()) }
  ///     // CREATE INDEX "bookings_latest" ON "bookings" ("room", "day" DESC)
  ///
  /// On PostgreSQL it is refused of what a session may compute otherwise, in the eyes of the server: texts of dates and
  /// dates of texts, `concat(separator:)`, and JSON that is made of values. The same holds for a computed column.
  ///
  /// - Parameters:
  ///   - name: The name of the index; by default that of the table, of the columns, and `index`.
  ///   - terms: Receives the columns of the table.
  public static func on(
    name: String? = nil, @OrderBuilder by terms: (Owner.Columns) -> some OrderingTerm
  ) -> Self {
    make(name, terms(Owner.columns)._ordering, unique: false, nil)
  }

  /// An index of the rows for which a condition holds. Values in it are written as constants.
  ///
  ///     .on { $0.day } where: { !$0.isCancelled }
  ///     // CREATE INDEX "bookings_day_index" ON "bookings" ("day") WHERE NOT "isCancelled"
  ///
  /// - Parameters:
  ///   - name: The name of the index; by default that of the table, of the columns, and `index`.
  ///   - terms: Receives the columns of the table.
  ///   - condition: Receives the columns of the table.
  public static func on(
    name: String? = nil, @OrderBuilder by terms: (Owner.Columns) -> some OrderingTerm,
    @ConditionBuilder where condition: (Owner.Columns) -> Computed<Bool>
  ) -> Self {
    make(name, terms(Owner.columns)._ordering, unique: false, condition(Owner.columns))
  }

  /// An index of terms of which no two rows have the same values.
  ///
  ///     .unique { $0.email.lower() }
  ///     // SQLite: CREATE UNIQUE INDEX "people_email_unique_index" ON "people" ((lower("email")))
  ///
  /// - Parameters:
  ///   - name: The name of the index; by default that of the table, of the columns, and `unique_index`.
  ///   - terms: Receives the columns of the table.
  public static func unique(
    name: String? = nil, @OrderBuilder by terms: (Owner.Columns) -> some OrderingTerm
  ) -> Self {
    make(name, terms(Owner.columns)._ordering, unique: true, nil)
  }

  /// An index of the rows for which a condition holds, of which no two have the same values.
  ///
  ///     .unique { $0.path } where: { !$0.isDeleted }
  ///     // CREATE UNIQUE INDEX "pages_path_unique_index" ON "pages" ("path") WHERE NOT "isDeleted"
  ///
  /// An upsert means it by `onConflict(\.path, index: .where { !$0.isDeleted })`.
  ///
  /// - Parameters:
  ///   - name: The name of the index; by default that of the table, of the columns, and `unique_index`.
  ///   - terms: Receives the columns of the table.
  ///   - condition: Receives the columns of the table.
  public static func unique(
    name: String? = nil, @OrderBuilder by terms: (Owner.Columns) -> some OrderingTerm,
    @ConditionBuilder where condition: (Owner.Columns) -> Computed<Bool>
  ) -> Self {
    make(name, terms(Owner.columns)._ordering, unique: true, condition(Owner.columns))
  }

  private static func make(
    _ name: String?, _ terms: [SQLOrdering], unique: Bool, _ condition: Computed<Bool>?
  ) -> Self {
    let terms = terms.map {
      SQLOrdering($0.expression.withConstants, descending: $0.isDescending, nulls: $0.nulls)
    }
    let table = Owner.columns._source
    let columns = terms.flatMap { $0.expression.namedColumns }
    let name = name ?? ([table.name] + columns + [unique ? "unique_index" : "index"]).joined(separator: "_")
    return Self(
      node: SQLCreateIndex(
        name, on: table, terms, unique: unique, where: condition?.expression.condition.withConstants))
  }

  /// The index with columns that it holds besides, and is not sorted by: a query that reads no others needs the index
  /// alone. They are no part of a unique index's key, and of the index's name.
  ///
  ///     .unique(\.room, \.day).including(\.guest, \.seats)
  ///     // PostgreSQL: CREATE UNIQUE INDEX "bookings_room_day_unique_index" ON "bookings" ("room", "day")
  ///     //   INCLUDE ("guest", "seats")
  ///
  /// SQLite and MariaDB have no such columns: there, the index is refused when it is rendered. An index that is not unique
  /// may have the columns at the end of its key instead, on every engine.
  ///
  /// - Parameter columns: The columns, behind those that the index includes already. A group is all of its columns.
  public func including<each Part: MemberColumns>(
    _ columns: repeat KeyPath<Owner.Columns, each Part>
  ) -> Self {
    var node = node
    node.includedColumns += Owner.columns.columns(at: repeat each columns)
    return Self(node: node)
  }

  /// `CREATE INDEX`, for a table that exists already.
  ///
  ///     try await Booking.indexes[0].create().execute(database)
  ///
  /// - Parameter ifNotExists: Whether an index of the name that exists already is left as it is.
  public func create(ifNotExists: Bool = false) -> CreateIndex {
    var node = node
    node.ifNotExists = ifNotExists
    return CreateIndex(node: node)
  }

  /// `DROP INDEX`.
  ///
  /// - Parameter ifExists: Whether it is not an error if the index does not exist.
  public func drop(ifExists: Bool = false) -> DropIndex {
    DropIndex(node: SQLDropIndex(node.name, of: node.table, ifExists: ifExists))
  }
}

/// Creates an index of a table.
public struct CreateIndex: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLCreateIndex

  /// The CREATE INDEX as a value that dialects render.
  public var statement: SQLStatement { .createIndex(node) }
}

/// Drops an index.
public struct DropIndex: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLDropIndex

  /// The DROP INDEX as a value that dialects render.
  public var statement: SQLStatement { .dropIndex(node) }
}

extension SQLExpression {
  /// Whether the value is one of a type's cases.
  fileprivate func isCase<Value: ColumnValue & CaseIterable>(of type: Value.Type) -> SQLExpression {
    .inList(self, Value.allCases.map { .literal($0.sqlValue, Value.sqlType) }, negated: false)
  }

  /// The names of the columns in the expression, each once, in the order of the text.
  var namedColumns: [String] {
    collect(into: []) { names, part, _ in
      if case .expression(.column(let column)) = part, !names.contains(column.name) {
        names.append(column.name)
      }
      return true
    }
  }
}

extension ForeignKeyAction {
  var node: SQLForeignKey.Action {
    switch self {
    case .noAction: .noAction
    case .restrict: .restrict
    case .cascade: .cascade
    case .setNull: .setNull
    case .setDefault: .setDefault
    }
  }

  init(_ node: SQLForeignKey.Action) {
    switch node {
    case .noAction: self = .noAction
    case .restrict: self = .restrict
    case .cascade: self = .cascade
    case .setNull: self = .setNull
    case .setDefault: self = .setDefault
    }
  }
}
