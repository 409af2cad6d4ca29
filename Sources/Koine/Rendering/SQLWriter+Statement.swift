extension SQLWriter {
  /// - Parameter rows: The values of an insert's rows.
  mutating func write(_ statement: SQLStatement, rows: RowEncoder? = nil) {
    switch statement {
    case .query(let query): write(query)
    case .insert(let insert): write(insert, rows ?? RowEncoder())
    case .update(let update): write(update)
    case .delete(let delete): write(delete)
    case .createTable(let create): dialect.write(create: create, to: &self)
    case .dropTable(let drop):
      write(drop.ifExists ? "DROP TABLE IF EXISTS " : "DROP TABLE ")
      write(nameOf: drop.table)
    case .advanceGeneratedKey(let table, let key):
      dialect.write(advanceGeneratedKey: key, of: table, to: &self)
    case .fragment(let fragment): write(fragment: fragment)
    }
  }

  private mutating func write(_ insert: SQLInsert, _ rows: RowEncoder) {
    let columns = insert.providedColumns(omitting: rows.omitted)
    write(insertHeadOf: insert, columns)
    if columns.isEmpty {
      write(" DEFAULT VALUES")
    } else {
      write(" VALUES ")
      bindRows(rows.values, columns)
    }
    writeTail(of: insert)
  }

  /// Writes an insert of one row whose values come later, and returns their types.
  mutating func write(template insert: SQLInsert, omitting omitted: [Int]) -> [SQLType] {
    let columns = insert.providedColumns(omitting: omitted)
    write(insertHeadOf: insert, columns)
    if columns.isEmpty {
      write(" DEFAULT VALUES")
    } else {
      write(" VALUES ")
      bindRows(Array(repeating: .null, count: columns.count), columns)
    }
    writeTail(of: insert)
    return columns.map(\.type.storage)
  }

  private mutating func write(insertHeadOf insert: SQLInsert, _ columns: [SQLColumn]) {
    write("INSERT INTO ")
    write(nameOf: insert.table)
    guard !columns.isEmpty else { return }
    write(" (")
    writeList(columns) { column, writer in writer.write(nameOf: column) }
    write(")")
  }

  private mutating func writeTail(of insert: SQLInsert) {
    if let conflict = insert.conflict {
      write(" ON CONFLICT (")
      writeList(conflict.target) { column, writer in writer.write(nameOf: column) }
      if conflict.assignments.isEmpty {
        write(") DO NOTHING")
      } else {
        write(") DO UPDATE SET ")
        write(conflict.assignments)
      }
    }
    write(returning: insert.returning)
  }

  private mutating func write(_ assignments: [SQLAssignment]) {
    writeList(assignments) { assignment, writer in
      writer.write(nameOf: assignment.column)
      writer.write(" = ")
      writer.write(assignment.value, adopting: assignment.column.type, in: .free)
    }
  }

  private mutating func write(_ update: SQLUpdate) {
    write("UPDATE ")
    write(source: update.table)
    write(" SET ")
    write(update.assignments)
    write(conditions: update.filters, after: " WHERE ")
    write(returning: update.returning)
  }

  private mutating func write(_ delete: SQLDelete) {
    write("DELETE FROM ")
    write(source: delete.table)
    write(conditions: delete.filters, after: " WHERE ")
    write(returning: delete.returning)
  }

  private mutating func write(returning: [SQLSelection]) {
    guard !returning.isEmpty else { return }
    write(" RETURNING ")
    write(selection: returning)
  }
}

extension SQLInsert {
  /// The columns that rows provide which leave others to the database.
  func providedColumns(omitting omitted: [Int]) -> [SQLColumn] {
    guard !omitted.isEmpty else { return table.columns }
    return table.columns.indices.filter { !omitted.contains($0) }.map { table.columns[$0] }
  }
}
