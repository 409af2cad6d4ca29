/// An update of many rows that are found by their keys.
///
///     Reminder.update(reminders)
public struct KeyedUpdate<Source: Table, Output>: Statement {
  /// The statements, each of other rows; none without rows.
  let updates: [SQLUpdate]
  let columns: Source.Columns
  let decoder: @Sendable (inout RowDecoder) throws -> Output

  /// The UPDATE, or several of them that run in one transaction.
  public var statement: SQLStatement {
    updates.count == 1 ? .update(updates[0]) : .changes(updates.map { .update($0) })
  }

  /// Reads what RETURNING yields for one row.
  public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Yields values of each row that was found, as they are after the update.
  ///
  ///     Tag.update(tags).returning { ($0.id, $0.weight) }
  ///     // UPDATE "tags" SET … FROM (VALUES …) AS "changes" WHERE … RETURNING "tags"."id", "tags"."weight"
  ///
  /// What one statement yields comes before what the next one does. Within a statement, engines promise no order: return
  /// the key, too, and look the rows up by it; or ask for ``preservingOrder()``.
  public func returning<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Source.Columns) -> Chosen
  ) -> KeyedUpdate<Source, Chosen.Value> {
    let selection = selection(columns)
    let updates = updates.map { update in
      var update = update
      update.returning = selection._selection
      return update
    }
    return KeyedUpdate<Source, Chosen.Value>(
      updates: updates, columns: columns, decoder: selection._decoder)
  }

  /// Lets what the update yields come in the order of its rows: each row is updated by a statement of its own, all in one
  /// transaction.
  ///
  ///     let weights = try await Tag.update(tags).returning(\.weight).preservingOrder().fetchAll(database)
  ///     // for each: UPDATE "tags" SET … FROM (SELECT ?1 AS "column1", …) AS "changes" WHERE … RETURNING "tags"."weight"
  ///
  /// A row that is not found yields nothing. A subquery of what is yielded sees the rows before as they have become, and
  /// those behind as they were.
  public func preservingOrder() -> Self {
    KeyedUpdate(updates: updates.flatMap(\.ofEachRow), columns: columns, decoder: decoder)
  }
}

extension SQLUpdate {
  /// The update of each row that the first source has.
  fileprivate var ofEachRow: [SQLUpdate] {
    guard case .derived(let values, let source)? = from.first, let compound = values.compound else {
      return [self]
    }
    return compound.arms.map { arm in
      var update = self
      update.from = [.derived(arm, source)]
      return update
    }
  }
}

extension Table {
  /// Updates the rows with the keys of these: every column that is neither part of the key nor computed by the database.
  ///
  ///     Tag.update(tags)
  ///     // UPDATE "tags" SET "title" = "changes"."column2", "weight" = "changes"."column3"
  ///     // FROM (VALUES (?1, ?2, ?3), (?4, ?5, ?6)) AS "changes" WHERE "tags"."id" = "changes"."column1"
  ///
  /// A statement updates up to 500 rows, fewer of tables with many columns; more rows are several statements in one
  /// transaction. A row that does not exist is left out: fewer rows are affected then. So is a row outside of the table's
  /// default scope, and of a ``VersionedTable`` one that somebody else has changed.
  ///
  /// Rendering refuses a table without a primary key, a key of texts without case, and the same key twice.
  ///
  /// - Parameter rows: The rows as they should be. Without any, nothing runs.
  public static func update(_ rows: [Row]) -> KeyedUpdate<Self, Void> {
    update(rows) { $0.filter { !$0.isPrimaryKey && !$0.isComputed } }
  }

  /// Updates some columns of the rows with the keys of these.
  ///
  ///     Reminder.update(reminders, setting: \.title, \.isCompleted)
  ///     // UPDATE "reminders" SET "title" = …, "isCompleted" = … FROM (VALUES …) AS "changes" WHERE …
  ///
  /// - Parameters:
  ///   - rows: Rows with the keys and the new values.
  ///   - columns: The columns that are changed. A group is all of its columns.
  public static func update<each Part: MemberColumns>(
    _ rows: [Row], setting columns: repeat KeyPath<Columns, each Part>
  ) -> KeyedUpdate<Self, Void> {
    let chosen = Self.columns.columns(at: repeat each columns)
    let names = Set(chosen.map(\.name))
    // Rendering refuses a column without a name, which a computed expression is.
    return update(rows) { $0.filter { names.contains($0.name) } + chosen.filter(\.name.isEmpty) }
  }

  private static func update(
    _ rows: [Row], _ isChanged: ([SQLColumn]) -> [SQLColumn]
  ) -> KeyedUpdate<Self, Void> {
    let table = SQLTableReference(schema)
    let changes = RowChanges(of: table, setting: isChanged(table.columns), version: versionColumnName)
    return KeyedUpdate(
      updates: changes.updates(rows, within: all()._query), columns: Columns(table), decoder: { _ in })
  }
}

/// Updates of rows that are found by their keys.
private struct RowChanges {
  let table: SQLTableReference
  let assigned: [SQLColumn]
  /// The column that counts changes, which the update compares and increments.
  let version: SQLColumn?
  /// The columns whose values the rows bring: the key, the version, and what is assigned.
  let brought: [SQLColumn]
  let keyCount: Int

  /// So many rows are in one statement.
  private static let rowLimit = 500
  /// Every engine takes as many values.
  private static let valueLimit = 30_000
  /// So many are written where an engine has the rows once in each assignment, and once to find the keys.
  private static let repeatedValueLimit = 65_535

  init(of table: SQLTableReference, setting assigned: [SQLColumn], version: String?) {
    self.table = table
    self.version = version.flatMap { name in table.columns.first { $0.name == name } }
    self.assigned = assigned.filter { $0.name != version }
    let key = table.columns.filter(\.isPrimaryKey)
    keyCount = key.count
    brought = key + (self.version.map { [$0] } ?? []) + self.assigned
  }

  func updates(_ rows: [some InsertableRow], within scope: SQLQuery) -> [SQLUpdate] {
    if rows.isEmpty { return [] }
    guard keyCount > 0 else { return [refused(.tableWithoutKey, table.name)] }
    let repetitions = assigned.count + (version == nil ? 1 : 2)
    let limit = max(
      1,
      min(
        Self.rowLimit, Self.valueLimit / brought.count,
        Self.repeatedValueLimit / (brought.count * repetitions)))
    var updates: [SQLUpdate] = []
    var arms: [SQLQuery] = []
    var keys: Set<[SQLValue]> = []
    for (index, row) in rows.enumerated() {
      guard let values = values(of: row) else {
        return [refused(.clauseOfChange, "row \(index + 1), which leaves a column to the database")]
      }
      guard keys.insert(Array(values.prefix(keyCount))).inserted else {
        return [refused(.repeatedKey, "row \(index + 1)")]
      }
      arms.append(.select(select(values)))
      if arms.count == limit || index == rows.count - 1 {
        updates.append(update(arms, within: scope))
        arms = []
      }
    }
    return updates
  }

  private func refused(_ reason: SQLRefusal.Reason, _ detail: String) -> SQLUpdate {
    SQLUpdate(
      table, set: assigned.map { SQLAssignment($0, .column($0)) }, where: [],
      refusals: [SQLRefusal(reason, detail)])
  }

  /// The values of the columns that a row brings; `nil` if it leaves one of them to the database.
  private func values(of row: some InsertableRow) -> [SQLValue]? {
    let values = table.columnValues(of: row)
    var result: [SQLValue] = []
    for column in brought {
      guard let value = values[column.position] else { return nil }
      result.append(value)
    }
    return result
  }

  private func select(_ values: [SQLValue]) -> SQLSelect {
    SQLSelect(
      columns: zip(values, brought).enumerated().map { index, cell in
        .named(.value(cell.0, cell.1.type.ofBoundValues), Self.name(of: index))
      })
  }

  private static func name(of position: Int) -> String { "column\(position + 1)" }

  private func update(_ arms: [SQLQuery], within scope: SQLQuery) -> SQLUpdate {
    let source = SQLTableReference(
      name: table.sourceName == "changes" ? "changed" : "changes",
      columns: brought.enumerated().map { index, column in
        .init(
          name: Self.name(of: index), type: column.type.ofBoundValues, isNullable: column.isNullable,
          collation: column.collation)
      })
    let values = arms.count == 1 ? arms[0] : .compound(SQLCompound(all: arms))
    let compared = keyCount + (version == nil ? 0 : 1)
    var filters = (0..<compared).map { position in
      SQLExpression.comparison(.column(brought[position]), .equal, .column(source.columns[position]))
    }
    filters += scope.changeFilters
    var assignments = assigned.enumerated().map { index, column in
      SQLAssignment(column, .column(source.columns[compared + index]))
    }
    if let version { assignments.append(.incrementing(version)) }
    return SQLUpdate(
      table, set: assignments, from: [.derived(values, source)], where: filters,
      refusals: scope.refusalsOfKeyedChange)
  }
}

extension SQLTableReference {
  /// The value of each column in a row; `nil` if the row leaves it to the database.
  func columnValues(of row: some InsertableRow) -> [SQLValue?] {
    var encoder = RowEncoder()
    row.encode(into: &encoder)
    var provided = encoder.values[...]
    return columns.indices.map { encoder.omitted.contains($0) ? nil : provided.popFirst() }
  }
}
