extension SQLLowering {
  /// `SELECT koine_1 FROM (SELECT … LIMIT 1) AS koine_arm UNION …`, for engines whose arms have no clauses of their own,
  /// and no parentheses that say which arms belong together.
  public static let compoundArms = SQLLowering("a derived table for the arm") { statement in
    SQLRewriter(query: { query in
      guard let compound = query.compound else { return query }
      let arms = compound.arms.map { $0.isBareSelect ? $0 : $0.inDerivedTable(named: "koine_arm") }
      return query.with(body: .compound(compound.with(arms)))
    }).rewrite(statement)
  }

  /// Equal rows are numbered in each arm, so that the engine compares them one by one: `SELECT x FROM (SELECT x,
  /// row_number() OVER (PARTITION BY x) … INTERSECT SELECT x, row_number() OVER (PARTITION BY x) …)`.
  public static let compoundRowsCounted = SQLLowering("row_number() of equal rows") { statement in
    SQLRewriter(query: { query in
      guard let compound = query.compound, compound.isAll, compound.operator != .union,
        let reference = query.reference(named: "koine_rows")
      else { return query }
      // Two at a time, as what is left of the first two is numbered anew.
      var rest = compound.arms.dropFirst()
      var rows = compound.arms[0]
      while let arm = rest.popFirst() {
        let pair = SQLCompound(rows.numberingEqualRows, compound.operator, arm.numberingEqualRows)
        rows = .select(
          SQLSelect(
            columns: query.selections(of: reference),
            from: .derived(.compound(pair), reference.withRowNumber)))
      }
      guard let select = rows.select else { return query }
      return query.with(body: .select(select))
    }).rewrite(statement)
  }
}

extension SQLLowering {
  /// `SELECT … FROM (SELECT … UNION …) AS koine_arm UNION SELECT … FROM (…) AS koine_arm UNION …`, for engines that take
  /// at most 500 arms, or fewer the smaller their stack is. Rows that are to be left out are put together, by UNION ALL.
  public static let longCompounds = SQLLowering("derived tables of 500 arms each") { statement in
    SQLRewriter(query: { query in
      guard let compound = query.compound, compound.isLong else { return query }
      return query.with(body: .compound(compound.ofDerivedTables))
    }).rewrite(statement)
  }
}

extension SQLCompound {
  /// How many arms every engine takes: SQLite's default, <https://sqlite.org/limits.html>.
  private static let maximumArms = 500

  /// Whether there are more arms than every engine takes, which are more than rows of VALUES.
  var isLong: Bool { arms.count > Self.maximumArms && constantRows == nil }

  /// The same rows, of at most as many arms as every engine takes. The last arm stays one: it may be the step of a
  /// recursive common table.
  fileprivate var ofDerivedTables: SQLCompound {
    guard arms.count > Self.maximumArms, let last = arms.last else { return self }
    let others = arms.dropLast()
    if self.operator == .except {
      guard let first = others.first else { return self }
      return with([first, SQLCompound(all: Array(arms.dropFirst())).inDerivedTable])
    }
    let groups = Self.maximumArms - 1
    let size = max(Self.maximumArms, (others.count + groups - 1) / groups)
    let derived = stride(from: 0, to: others.count, by: size).map { start in
      let group = Array(others.dropFirst(start).prefix(size))
      return group.count == 1 ? group[0] : with(group).inDerivedTable
    }
    return with(derived + [last])
  }

  private var inDerivedTable: SQLQuery {
    SQLQuery.compound(ofDerivedTables).inDerivedTable(named: "koine_arm")
  }
}

extension SQLTableReference {
  private static let rowNumber = "koine_number"

  /// The description with a column for the numbers of equal rows.
  fileprivate var withRowNumber: SQLTableReference {
    let all = columns.map {
      ColumnDescription(name: $0.name, type: $0.type, isNullable: $0.isNullable, collation: $0.collation)
    }
    return SQLTableReference(
      name: name,
      columns: all + [ColumnDescription(name: Self.rowNumber, type: .bigInteger, isNullable: false)])
  }
}

extension SQLQuery {
  /// The rows of the query, each with its number among those that are equal.
  fileprivate var numberingEqualRows: SQLQuery {
    guard let reference = reference(named: "koine_arm") else { return self }
    let columns = reference.columns.map { SQLExpression.column($0) }
    let number = SQLExpression.window(.rowNumber, SQLWindow(partition: columns))
    return .select(
      SQLSelect(
        columns: zip(columns, reference.columns).map { .named($0, $1.name) } + [
          .named(number, "koine_number")
        ],
        from: .derived(naming(reference.columns), reference)))
  }
}
