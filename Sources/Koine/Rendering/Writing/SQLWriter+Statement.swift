extension SQLWriter {
  mutating func write(_ statement: SQLStatement) {
    begin(statement.kind)
    switch statement {
    case .query(let query): write(query)
    case .insert(let insert): write(insert)
    case .update(let update): write(update)
    case .delete(let delete): write(delete)
    case .merge(let merge): write(merge)
    case .createTable(let create): dialect.write(create: create, to: &self)
    case .dropTable(let drop):
      write(drop.ifExists ? "DROP TABLE IF EXISTS " : "DROP TABLE ")
      write(nameOf: drop.table)
    case .createIndex(let create): write(create)
    case .dropIndex(let drop): write(drop)
    case .comment(let comment): write(comment)
    case .schema(let definition): write(definition)
    case .enumType(let type): dialect.write(enumType: type, to: &self)
    case .createView(let create): write(create)
    case .dropView(let drop): write(drop)
    case .refreshView(let view):
      write("REFRESH MATERIALIZED VIEW ")
      write(nameOf: view)
    // Its steps are rendered by themselves, if the dialect has any.
    case .fullTextIndex: refuse("an index of words")
    case .boxIndex: refuse("an index of boxes")
    case .alterTable(let alter): write(alter)
    // Each is rendered by itself.
    case .definitions(let steps), .changes(let steps): for step in steps { write(step) }
    case .truncate(let table):
      write(spelling.truncation)
      write(nameOf: table)
    case .advanceGeneratedKey(let table, let key):
      dialect.write(advanceGeneratedKey: key, of: table, to: &self)
    case .fragment(let fragment): write(fragment: fragment)
    }
  }

  /// Writes an insert whose rows are not a list of values.
  private mutating func write(_ insert: SQLInsert) {
    switch insert.source {
    case .query(let query):
      write(insertHeadOf: insert, insert.columns)
      write(" ")
      write(spelling.castsNamedTypes ? query.converted(to: insert.columns.map(\.type)) : query)
    case .rows, .defaultValues:
      write(insertHeadOf: insert, [])
      write(spelling.defaultRow)
    }
    writeTail(of: insert)
  }

  /// Writes an insert of rows.
  mutating func write(_ insert: SQLInsert, _ step: SQLInsertStep) {
    begin(.writes)
    var provided = step.provided(of: insert.columns.count)
    if provided.isEmpty, step.runs[0].count > 1 || step.runs.count > 1 { provided = [0] }
    let columns =
      provided.count == insert.columns.count ? insert.columns : provided.map { insert.columns[$0] }
    write(insertHeadOf: insert, columns)
    if columns.isEmpty {
      write(spelling.defaultRow)
    } else if step.runs.count == 1, step.runs[0].omitted.count < insert.columns.count {
      write(" VALUES ")
      bindRows(step.values, columns)
    } else {
      write(" VALUES ")
      bindRows(step, columns, at: provided)
    }
    writeTail(of: insert)
  }

  /// Binds the values of rows that provide different columns.
  private mutating func bindRows(_ step: SQLInsertStep, _ columns: [SQLColumn], at provided: [Int]) {
    var values = step.values[...]
    var isFirst = true
    for run in step.runs {
      for _ in 0..<run.count {
        write(isFirst ? "(" : ", (")
        isFirst = false
        for (index, column) in columns.enumerated() {
          if index > 0 { write(", ") }
          if !run.omitted.contains(provided[index]), let value = values.popFirst() {
            let type = spelling.castsNamedTypes ? column.type.boundInCast : column.type.storage
            writeCast(to: column.type) { $0.bind(value, type) }
          } else {
            write("DEFAULT")
          }
        }
        write(byte: UInt8(ascii: ")"))
      }
    }
  }

  /// Writes an insert of one row whose values come later. What is bound besides them comes behind.
  mutating func write(template insert: SQLInsert, omitting omitted: [Int]) {
    begin(.writes)
    let columns = insert.providedColumns(omitting: omitted)
    write(insertHeadOf: insert, columns)
    if columns.isEmpty {
      write(spelling.defaultRow)
    } else {
      write(" VALUES ")
      bindRows(Array(repeating: .null, count: columns.count), columns)
    }
    writeTail(of: insert)
  }

  private mutating func write(insertHeadOf insert: SQLInsert, _ columns: [SQLColumn]) {
    write("INSERT INTO ")
    write(nameOf: insert.table)
    guard !columns.isEmpty else { return }
    write(" (")
    writeList(columns) { column, writer in writer.write(nameOf: column) }
    write(")")
    if insert.givesGeneratedKeys { write(spelling.givenKeys) }
  }

  private mutating func writeTail(of insert: SQLInsert) {
    if let conflict = insert.conflict {
      proposesRow = true
      dialect.write(conflict: conflict, to: &self)
      for conflict in insert.furtherConflicts { dialect.write(conflict: conflict, to: &self) }
      proposesRow = false
    }
    write(returning: insert.returning)
  }

  /// Writes what follows SET.
  public mutating func write(assignments: [SQLAssignment]) {
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
    write(assignments: update.assignments)
    for (index, assignment) in update.rowAssignments.enumerated() {
      write(index > 0 || !update.assignments.isEmpty ? ", (" : "(")
      writeList(assignment.columns) { column, writer in writer.write(nameOf: column) }
      write(") = (")
      write(assignment.query)
      write(")")
    }
    if !update.from.isEmpty {
      write(" FROM ")
      writeList(update.from) { source, writer in writer.write(source) }
    }
    write(conditions: update.filters, after: " WHERE ")
    write(returning: update.returning)
  }

  private mutating func write(_ delete: SQLDelete) {
    write("DELETE FROM ")
    write(source: delete.table)
    write(conditions: delete.filters, after: " WHERE ")
    write(returning: delete.returning)
  }

  private mutating func write(_ merge: SQLMerge) {
    write("MERGE INTO ")
    write(source: merge.table)
    write(" USING ")
    write(merge.source)
    write(conditions: [merge.condition], after: " ON ")
    for clause in merge.reachableClauses {
      write(clause.isMatched ? " WHEN MATCHED" : " WHEN NOT MATCHED")
      write(conditions: clause.filters, after: " AND ")
      write(" THEN ")
      switch clause.action {
      case .update(let assignments):
        write("UPDATE SET ")
        write(assignments: assignments)
      case .delete: write("DELETE")
      case .insert(let assignments):
        write("INSERT (")
        writeList(assignments) { assignment, writer in writer.write(nameOf: assignment.column) }
        write(") VALUES (")
        writeList(assignments) { assignment, writer in
          writer.write(assignment.value, adopting: assignment.column.type, in: .free)
        }
        write(")")
      case .nothing: write("DO NOTHING")
      }
    }
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
    guard !omitted.isEmpty else { return columns }
    return columns.indices.filter { !omitted.contains($0) }.map { columns[$0] }
  }
}
