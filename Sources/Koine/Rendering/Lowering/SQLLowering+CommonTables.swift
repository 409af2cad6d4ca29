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
        let arms = compound.arms.dropLast().map(\.castingColumns) + compound.arms.suffix(1)
        table.query = table.query.with(body: .compound(compound.with(arms)))
        return table
      }
      return result
    }).rewrite(statement)
  }
}

extension SQLQuery {
  /// The same with each selected expression cast to its own type, if that has a cast.
  fileprivate var castingColumns: SQLQuery {
    choosing { select in
      select.columns.flatMap { item -> [SQLSelection] in
        switch item {
        case .expression(let expression): [.expression(expression.castToItsType)]
        case .named(let expression, let name): [.named(expression.castToItsType, name)]
        case .columns(let reference):
          reference.columns.map { .expression(SQLExpression.column($0).castToItsType) }
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
    case .decimal, .text: .cast(self, type.storage)
    default: self
    }
  }
}
