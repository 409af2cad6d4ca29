// What the generated clauses do, whatever the number of tables in scope.
extension SelectStatement {
  /// Joins more rows.
  ///
  /// - Parameter result: Makes the query over one table more from this one, joined, and the new columns.
  @inlinable consuming func joined<Other, Condition: QueryExpression, Result>(
    _ kind: SQLJoin.Kind, _ other: JoinedRows<Other>, on condition: (Columns, Other) -> Condition,
    _ result: (Self, Other) -> Result
  ) -> Result {
    var copy = self
    copy.disambiguate()
    let condition = copy._query.scoped(joining: other.columns._source) {
      condition(copy._columns, other.columns)
    }
    copy._query.join(kind, other, on: condition.expression.condition)
    return result(copy, other.columns)
  }

  /// Joins every row to every other.
  @inlinable consuming func crossJoined<Other, Result>(
    _ other: JoinedRows<Other>, _ result: (Self, Other) -> Result
  ) -> Result {
    var copy = self
    copy.disambiguate()
    copy._query.join(.cross, other, on: nil)
    return result(copy, other.columns)
  }

  /// Joins the rows of a query that is made for each row.
  @inlinable consuming func joinedLaterally<Other: SourceColumns, Result>(
    _ kind: SQLJoin.Kind, _ query: (Columns) -> From1<Other>, _ result: (Self, Other) -> Result
  ) -> Result {
    var copy = self
    copy.disambiguate()
    let rows = copy._query.scoped { JoinedRows(query(copy._columns)) }
    copy._query.joinLaterally(kind, rows.query, rows.columns._source)
    return result(copy, rows.columns)
  }

  /// Keeps the rows that match a row of another source, or, negated, match none.
  ///
  /// - Parameter other: Makes the other source inside of the query, so that it gets a name that is free there.
  @inlinable consuming func semiJoined<Other, Condition: QueryExpression>(
    _ other: () -> JoinedRows<Other>, negated: Bool, on condition: (Columns, Other) -> Condition
  ) -> Self {
    var copy = self
    copy.disambiguate()
    let columns = copy._columns
    let query = copy._query.scoped {
      let rows = other()
      return rows.matching { condition(columns, rows.columns).expression.condition }
    }
    copy._query.filter(.exists(query, negated: negated))
    return copy
  }

  /// Chooses what the query yields.
  ///
  /// - Parameter result: Makes the query that yields it from this one and what was chosen.
  @inlinable consuming func choosing<Chosen: Selectable, Result>(
    _ selection: (Columns) -> Chosen, _ result: (Self, Chosen) -> Result
  ) -> Result {
    var copy = self
    copy.disambiguate()
    let selection = copy._query.scoped { selection(copy._columns) }
    copy._query.choose(selection._selection)
    return result(copy, selection)
  }
}
