/// What commands show before, or instead of, changing a database.
extension Migrations {
  /// The steps that a database has made, in their order.
  ///
  /// - Throws: ``MigrationError`` if what the database has does not go with the steps.
  package func madeSteps(on database: any Connection) async throws -> [Migration] {
    try check(nil)
    let made = try await recordedSteps(on: database)
    try check(against: made)
    return Array(steps.prefix(made.count))
  }

  /// The steps that ``migrate(_:upTo:waiting:timeout:progress:)`` would make, in their order.
  ///
  /// - Throws: ``MigrationError`` as it does before it makes one.
  package func pendingSteps(on database: any Connection, upTo last: String?) async throws -> [Migration] {
    try check(last)
    let made = try await madeSteps(on: database)
    if let last, made.contains(where: { $0.name == last }) { return [] }
    let pending = steps.dropFirst(made.count)
    guard let last, let end = pending.firstIndex(where: { $0.name == last }) else { return Array(pending) }
    return Array(pending[...end])
  }

  /// The steps that ``undo(_:downTo:timeout:)`` would undo, the last one first.
  ///
  /// - Throws: ``MigrationError`` as it does before it undoes one.
  package func stepsToUndo(on database: any Connection, downTo name: String?) async throws -> [Migration] {
    try check(name)
    let made = try await madeSteps(on: database)
    let kept = name.flatMap { name in made.firstIndex { $0.name == name }.map { $0 + 1 } }
    if let name, kept == nil { throw MigrationError(.notMade, name) }
    let undone = made.dropFirst(kept ?? 0)
    if let step = undone.first(where: { $0.wayBack == nil }) { throw MigrationError(.noWayBack, step.name) }
    return undone.reversed()
  }
}

extension Migration {
  /// The statements of the step as a script; the values of placeholders follow as comments. A table that is made anew is so
  /// in one transaction.
  ///
  /// - Parameters:
  ///   - dialect: The dialect to write in.
  ///   - isBack: Whether the statements are those of the way back.
  /// - Throws: ``MigrationError`` if the dialect refuses one of them.
  package func script(in dialect: some SQLDialect, isBack: Bool = false) throws -> String {
    switch isBack ? wayBack : work {
    case nil: return "-- no way back\n"
    case .code: return "-- Swift code\n"
    case .statements(let statements):
      do {
        return try statements.flatMap { try $0.scriptSteps(in: dialect) }.map { statement in
          let values = statement.bindings.enumerated().map { "-- \($0 + 1): \($1.goldenDescription)\n" }
          return statement.sql + ";\n" + values.joined()
        }.joined()
      } catch {
        throw MigrationError(.failed(error), name)
      }
    }
  }
}

extension SQLStatement {
  /// What the statement is in a script.
  fileprivate func scriptSteps(in dialect: any SQLDialect) throws -> [RenderedStatement] {
    let steps = try render(in: dialect).steps
    guard let table = tableMadeAnew(in: dialect), !table.isInPlaceIfPossible,
      let rebuild = dialect.spelling.tableRebuild
    else { return steps }
    let control = dialect.transactionStatements
    let whole = table.steps(
      rebuild, begin: try control.begin(TransactionOptions()), commit: [control.commit])
    return try SQLStatement.definitions(whole).render(in: dialect).steps
  }
}
