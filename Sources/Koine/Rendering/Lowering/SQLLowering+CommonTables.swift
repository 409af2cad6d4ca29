extension SQLLowering {
  /// Leaves out MATERIALIZED and NOT MATERIALIZED, which change no row.
  public static let commonTableHint = SQLLowering("left out, as it changes no row") { statement in
    SQLRewriter(query: { query in
      guard query.with.contains(where: { $0.isMaterialized != nil }) else { return query }
      var result = query
      result.with = query.with.map { table in
        var table = table
        table.isMaterialized = nil
        return table
      }
      return result
    }).rewrite(statement)
  }

  /// Leaves out a lock that a single writer makes needless.
  public static let rowLocksOfSingleWriter = SQLLowering("left out: no other transaction writes") {
    statement in
    SQLRewriter(query: { query in
      guard let lock = query.lock, lock.isMetBySingleWriter else { return query }
      var result = query
      result.lock = nil
      return result
    }).rewrite(statement)
  }

  /// Casts what a recursive common table begins with to its type, for engines that take the width of a column from
  /// there, and refuse or cut what the next step adds.
  public static let recursiveColumnTypes = SQLLowering("CAST in the first query") { statement in
    SQLRewriter(query: { query in
      guard query.with.contains(where: \.isRecursive) else { return query }
      var result = query
      result.with = query.with.map { table in
        guard table.isRecursive, let compound = table.query.compound else { return table }
        var table = table
        let arms =
          compound.arms.dropLast().map { $0.replacingColumns(\.castToItsType) }
          + compound.arms.suffix(1).map { $0.replacingColumns(\.comparedByCodePoint) }
        table.query = table.query.with(body: .compound(compound.with(arms)))
        return table
      }
      return result
    }).rewrite(statement)
  }
}

extension SQLQuery {
  /// The same with another expression in the place of each that it selects.
  fileprivate func replacingColumns(_ replace: @escaping (SQLExpression) -> SQLExpression) -> SQLQuery {
    choosing { select in
      select.columns.flatMap { item -> [SQLSelection] in
        switch item {
        case .expression(let expression): [.expression(replace(expression))]
        case .named(let expression, let name): [.named(replace(expression), name)]
        case .columns(let reference):
          reference.columns.map { .expression(replace(.column($0))) }
        }
      }
    }
  }
}

extension SQLExpression {
  fileprivate var castToItsType: SQLExpression {
    switch type.storage {
    case .integer, .unsigned: .cast(self, .bigInteger)
    case .real, .double: .cast(self, .double)
    case .decimal: .cast(self, type.storage)
    case .text: SQLExpression.cast(self, type.storage).comparedByCodePoint
    default: self
    }
  }

  /// A text with the collation of all: an engine with several takes the column's from the first query, and refuses
  /// another one in the second.
  fileprivate var comparedByCodePoint: SQLExpression {
    if case .collate = self { return self }
    return type.storage == .text ? .collate(self, .binary) : self
  }
}
