/// The table that rows are imported into, and what is done with a row whose key exists.
struct ImportTarget: Sendable {
  let table: SQLTableReference
  let columns: [ColumnDefinition]
  let rule: ConflictRule
  let key: [SQLColumn]
  /// The name of the column that counts the changes of a row, if there is one.
  let version: String?
  /// The positions of the columns whose values the database generates if rows leave them out.
  let generatedKeys: [Int]
  /// The names of the columns of floating-point numbers in which the database keeps integers as they are.
  var keepingIntegers: Set<String> = []
  /// The names of the columns of texts in which the database makes numbers of those that look like one.
  var makingNumbers: Set<String> = []
  /// The text of the insert, if values are stored in types that only the engine has; it leaves no column out.
  var statement: String?

  /// - Parameters:
  ///   - version: The name of the column that counts the changes of a row, if there is one.
  ///   - generatedKeys: The names of the columns whose values the database generates, if the schema does not say.
  /// - Throws: ``DatabaseError`` if rows with the same key are asked for of a table without a primary key.
  init(
    _ schema: TableSchema, _ rule: ConflictRule = .fail, key: [SQLColumn]? = nil, version: String? = nil,
    generatedKeys: Set<String> = []
  ) throws(DatabaseError) {
    self.version = version
    table = SQLTableReference(schema)
    columns = schema.columns
    self.rule = rule
    self.generatedKeys = columns.indices.filter { index in
      schema.columns[index].isGenerated || generatedKeys.contains(schema.columns[index].name)
    }
    self.key = key ?? table.columns.filter(\.isPrimaryKey)
    guard rule == .fail || !self.key.isEmpty else {
      throw DatabaseError(
        .misuse, "The table \"\(schema.name)\" has no primary key; say by which columns rows are the same.")
    }
  }

  /// Whether a row may leave a column to the database.
  func isOmittable(_ position: Int) -> Bool {
    let column = columns[position]
    return column.computed != nil || column.isNullable || column.defaultValue != nil
      || column.defaultExpression != nil || column.isGenerated
  }

  /// The insert of rows that leave some of the columns to the database.
  func insert(omitting omitted: [Int], _ rows: SQLRows) -> SQLInsert {
    let left = Set(omitted)
    let provided = table.columns.indices.filter { !left.contains($0) }.map { table.columns[$0] }
    var insert = SQLInsert(into: table, columns: provided, .rows(rows))
    insert.givesGeneratedKeys = generatedKeys.contains { !omitted.contains($0) }
    switch rule {
    case .fail: break
    case .skip: insert.conflict = SQLConflict(target: key, assignments: [])
    case .replace:
      let proposed = table.proposedRow
      var assignments = provided.filter { !key.contains($0) && $0.name != version }
        .map { column in SQLAssignment(column, .column(proposed.columns[column.position])) }
      let counter = table.columns.first { $0.name == version }
      if let counter, !key.contains(counter), provided.contains(where: { !key.contains($0) }) {
        assignments.append(.incrementing(counter))
      }
      insert.conflict = SQLConflict(target: key, assignments: assignments)
    }
    return insert
  }
}

/// The text of an insert that runs once for each row.
struct ImportTemplate: Sendable {
  private(set) var batch: RenderedBatch
  /// The columns that the values of a row are for.
  let columns: [SQLColumn]
  /// Values of the statement that are the same for every row.
  let constants: [SQLValue]

  /// - Parameter isRetried: Whether rows that fail are left out, for which each has to be inserted by itself.
  init(
    _ target: ImportTarget, omitting omitted: [Int], isRetried: Bool, in dialect: any SQLDialect
  ) throws {
    if let sql = target.statement, omitted.isEmpty, !target.columns.isEmpty {
      columns = target.table.columns
      constants = []
      batch = RenderedBatch(sql: sql, types: SQLTypeList(columns.map(\.type.storage)), count: 0) { _, _ in }
      batch.kind = .writes
      batch.insertion = BatchInsertion(target.table, columns, givesGeneratedKeys: true)
      return
    }
    let width = target.columns.count - omitted.count
    // Their values do not matter: only the text is wanted.
    let samples = SQLRows(count: 2, mayDiffer: false) { _, encoder in
      for _ in 0..<width { encoder.append(.null) }
    }
    let insert = target.insert(omitting: omitted, samples)
    guard width > 0, let batches = try insert.batches(in: dialect), batches.count == 1 else {
      throw DatabaseError(.misuse, "Rows of no column cannot be imported.")
    }
    columns = insert.columns
    var encoder = RowEncoder()
    batches[0].encode(0, &encoder)
    constants = Array(encoder.values.dropFirst(width))
    batch = batches[0]
    if isRetried { batch.insertion = nil }
  }

  /// The statement with rows of values, one behind another.
  func batch(of values: [SQLValue], rows: Range<Int>, deadline: Deadline?) -> RenderedBatch {
    let width = columns.count
    let constants = constants
    var batch = RenderedBatch(sql: batch.sql, types: batch.types, count: rows.count) { row, encoder in
      let start = (rows.lowerBound + row) * width
      values.withUnsafeBufferPointer { values in
        for index in start..<start + width { encoder.append(values[index]) }
      }
      for value in constants { encoder.append(value) }
    }
    batch.kind = self.batch.kind
    batch.insertion = self.batch.insertion
    batch.deadline = deadline
    return batch
  }
}
