extension SQLLowering {
  /// A left join of the numbers 1 and 2 with both tables, for engines without FULL JOIN: of 1, the rows of the first table
  /// with those that match; of 2, the rows of the second that no row of the first matches.
  ///
  ///     FROM (SELECT 1 AS koine_side UNION ALL SELECT 2) AS koine_sides LEFT JOIN a ON koine_side = 1
  ///     LEFT JOIN b ON koine_side = 1 AND a.id IS NOT NULL AND …
  ///       OR koine_side = 2 AND NOT EXISTS (SELECT 1 FROM a AS koine_left WHERE …)
  ///     WHERE a.id IS NOT NULL OR b.id IS NOT NULL
  public static let fullJoin = SQLLowering("left joins of two sides") { statement in
    SQLRewriter(select: \.withSidesOfFullJoin).rewrite(statement)
  }
}

extension SQLSelect {
  /// Whether a full join is behind another join, before a right or full one, of a derived table, which would be computed
  /// twice, or of a source whose every column is optional, by which nobody could tell whether it has a row.
  var hasFullJoinAmongJoins: Bool {
    joins.contains { $0.kind == .full } && fullJoinedSources == nil
  }

  /// The sources of a full join that is the first of the joins, with a column of each that is never NULL.
  private var fullJoinedSources: (left: SQLSource, right: SQLSource, columns: [SQLExpression])? {
    guard let from, let join = joins.first, join.kind == .full, case .table = from, case .table = join.source,
      joins.dropFirst().allSatisfy({ $0.kind != .right && $0.kind != .full }),
      let left = from.reference.columns.first(where: { !$0.isNullable }),
      let right = join.source.reference.columns.first(where: { !$0.isNullable })
    else { return nil }
    return (from, join.source, [.column(left), .column(right)])
  }

  fileprivate var withSidesOfFullJoin: SQLSelect {
    guard let (left, right, columns) = fullJoinedSources, let joined = joins[0].condition else {
      return self
    }
    let one = SQLExpression.literal(.integer(1), .integer(bits: 32))
    let sides = SQLTableReference(
      name: "koine_sides", columns: [.init(name: "koine_side", type: .integer(bits: 32), isNullable: false)])
    func isSide(_ number: Int64) -> SQLExpression {
      .comparison(.column(sides.columns[0]), .equal, .literal(.integer(number), .integer(bits: 32)))
    }
    // A subquery of the condition may have the same join.
    let taken = SQLFreeColumns(of: SQLStatement.query(.select(self))).sources
    let copy = left.reference.aliased(
      SQLQuery.select(self).sourceNames.union(taken).freeName("koine_left"))
    let renaming = SourceRenaming([left.reference.sourceName: copy])
    let matches = SQLSelect(
      columns: [.expression(one)], from: .table(copy))
    var matching = matches
    matching.filters = [renaming(joined)]
    var result = self
    if selectsEverything { result.columns = sources.map { .columns($0) } }
    result.from = .derived(
      .fragment(SQLFragment([.text("SELECT 1 AS koine_side UNION ALL SELECT 2")])), sides)
    result.joins[0] = SQLJoin(
      .left, right,
      on: .logical(
        // The condition may hold of NULL, where there is no row of the first table.
        .logical(.logical(isSide(1), .and, .isNull(columns[0], negated: true)), .and, joined), .or,
        .logical(isSide(2), .and, .exists(.select(matching), negated: true))))
    result.joins.insert(SQLJoin(.left, left, on: isSide(1)), at: 0)
    result.filters.append(
      .logical(.isNull(columns[0], negated: true), .or, .isNull(columns[1], negated: true)))
    return result
  }
}
