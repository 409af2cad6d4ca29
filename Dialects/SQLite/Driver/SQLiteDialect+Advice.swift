@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect {
  /// Makes the indexes in a copy of the database in memory, which has its tables and what ANALYZE has noted of them, and no
  /// rows: SQLite plans by nothing else. The database itself is only read, and nothing in it is locked for writing.
  ///
  /// - Throws: `DatabaseError`; that of a table that cannot be made in the copy if the statement cannot be planned there.
  public func plans(
    of steps: [RenderedStatement], trying indexes: [IndexTrial], on connection: any Connection,
    until deadline: Deadline?
  ) async throws -> TriedPlans {
    let schema = try await SchemaCopy.read(from: connection, until: deadline)
    let copy = try SQLiteDatabase.inMemory(configuration: schema.configuration)
    do {
      // What is attached is so on one connection.
      let plans = try await copy.withConnection { connection in
        try await triedPlans(of: steps, indexes, in: schema, on: connection, until: deadline)
      }
      await copy.close()
      return plans
    } catch {
      await copy.close()
      throw error
    }
  }

  private func triedPlans(
    of steps: [RenderedStatement], _ indexes: [IndexTrial], in schema: SchemaCopy,
    on connection: any Connection, until deadline: Deadline?
  ) async throws -> TriedPlans {
    let failure = try await schema.make(on: connection, until: deadline)
    var plans: TriedPlans
    do {
      plans = TriedPlans(before: try await plan(of: steps, on: connection), after: [])
    } catch let error as DatabaseError {
      throw failure ?? error
    }
    for index in indexes {
      try await connection.perform(index.definition) { _ in }
      plans.after.append(try await plan(of: steps, on: connection))
      // SQLite compiles a plan that it has listed before anew for a new index, not for one that is gone: a plan without
      // any index is not asked for from here on.
      try await connection.perform(index.removal) { _ in }
    }
    return plans
  }
}
