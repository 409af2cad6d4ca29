extension SQLInsert {
  /// Renders an insert of rows that has been validated, in as many steps as it takes.
  func render(
    _ rows: SQLInsertedRows, as lowered: SQLLowered, in dialect: any SQLDialect
  ) throws(UnsupportedFeatures) -> RenderedStatement {
    let steps = rows.steps(
      columnCount: columns.count, limit: dialect.spelling.maximumParameters,
      hasDefault: dialect.features.native.contains(.defaultInRows),
      isOneByOne: changesItsKey && !readsItself || keepsOrder && !returning.isEmpty)
    var rendered: [RenderedStatement] = []
    for step in steps {
      var writer = lowered.writer(in: dialect)
      writer.write(self, step)
      rendered.append(try writer.finishNested())
    }
    return rendered.count == 1 ? rendered[0] : RenderedStatement(steps: rendered)
  }

  /// The insert as statements that each run once for each of their rows, if it has several rows and yields
  /// nothing. Several of them run in one transaction.
  ///
  /// - Parameter areOfOneTime: Whether a default that is the time of the statement has to be the same in each row.
  /// - Returns: `nil` if it has to run as it is rendered.
  /// - Throws: ``UnsupportedFeatures`` if the insert cannot be rendered.
  func batches(in dialect: any SQLDialect, areOfOneTime: Bool = false) throws -> [RenderedBatch]? {
    guard case .rows(let rows) = source, rows.count > 1, returning.isEmpty else { return nil }
    return try SQLStatement.insert(self).unfolding(for: dialect) { statement, _ in
      guard case .insert(let insert) = statement else { return nil }
      return try insert.batches(of: rows, in: dialect, areOfOneTime: areOfOneTime)
    }
  }

  private func batches(
    of rows: SQLRows, in dialect: any SQLDialect, areOfOneTime: Bool
  ) throws -> [RenderedBatch]? {
    // A subquery of the upsert reads the table as it was before all of them; and one that may meet a row twice does the same
    // whether it yields rows or not.
    if readsItself || updatesByConstraint { return nil }
    // One row represents all of them, but for what runs(of:in:) finds; what is wrong with the values of another is found
    // when it is bound.
    var sample = self
    sample.source = .rows(SQLRows(count: 1, encode: rows.encode))
    let lowered = try SQLStatement.insert(sample).lowered(for: dialect)
    guard case .insert(let template) = lowered.statement else { return nil }
    let runs = try runs(of: rows, in: dialect)
    if runs.count > 1, dialect.features.native.contains(.defaultInRows) { return nil }
    // What takes several statements has their times.
    if areOfOneTime, rows.count * columns.count <= dialect.spelling.maximumParameters, leavesTime(in: runs) {
      return nil
    }
    var first = 0
    return try runs.map { run in
      defer { first += run.count }
      return try template.batch(of: rows, from: first, run, as: lowered, in: dialect)
    }
  }

  /// The runs of rows that leave the same columns to the database.
  private func runs(
    of rows: SQLRows, in dialect: any SQLDialect
  ) throws -> [SQLInsertedRows.Run] {
    var encoder = RowEncoder()
    guard rows.mayDiffer || mayUpdate else {
      rows.encode(0, &encoder)
      return [SQLInsertedRows.Run(count: rows.count, omitted: encoder.omitted)]
    }
    var runs: [SQLInsertedRows.Run] = []
    var keys = ProposedKeys(of: self)
    for row in 0..<rows.count {
      encoder.removeAll()
      rows.encode(row, &encoder)
      SQLInsertedRows.note(encoder.omitted, in: &runs)
      if keys?.haveAlready(encoder.values[...], omitting: encoder.omitted, of: columns) == true {
        // Says what is wrong, with everything else that is.
        _ = try SQLStatement.insert(self).lowered(for: dialect)
      }
    }
    if differsFromFirst(runs, for: dialect.features.native) {
      _ = try SQLStatement.insert(self).lowered(for: dialect)
    }
    return runs
  }

  /// Whether rows leave a column to the database that is the time of the statement then.
  private func leavesTime(in runs: [SQLInsertedRows.Run]) -> Bool {
    let times = table.columns.filter(\.isTimeByDefault)
    return !times.isEmpty
      && runs.contains { run in
        times.contains { column in
          guard let position = columns.firstIndex(where: { $0.name == column.name }) else { return true }
          return run.omitted.contains(position)
        }
      }
  }

  /// Whether a row that leaves other columns to the database than the first one may ask more of the engine.
  private func differsFromFirst(_ runs: [SQLInsertedRows.Run], for native: SQLFeatureSet) -> Bool {
    guard conflict != nil, runs.count > 1 else { return false }
    return !native.contains(.upsertAmongKeys)
      || !native.contains(.upsertOfDefaults) && runs.contains { $0.omitted.count == columns.count }
  }

  private func batch(
    of rows: SQLRows, from first: Int, _ run: SQLInsertedRows.Run, as lowered: SQLLowered,
    in dialect: any SQLDialect
  ) throws -> RenderedBatch {
    var writer = lowered.writer(in: dialect)
    writer.write(template: self, omitting: run.omitted)
    let template = try writer.finishNested()
    // The values of the upsert are the same for every row.
    let others = template.bindings.dropFirst(columns.count - run.omitted.count)
    var batch = RenderedBatch(sql: template.sql, types: template.types, count: run.count) { row, encoder in
      rows.encode(first + row, &encoder)
      for value in others { encoder.append(value) }
      if encoder.omitted != run.omitted {
        encoder.append(
          .invalid(reason: "row \(first + row + 1) leaves other columns to the database than row 1"))
      }
    }
    batch.kind = template.kind
    if conflict == nil {
      batch.insertion = BatchInsertion(
        table, providedColumns(omitting: run.omitted), givesGeneratedKeys: givesGeneratedKeys)
    }
    return batch
  }
}
