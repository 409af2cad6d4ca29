/// Rows of values as a table: `VALUES (1, 'a'), (2, 'b')`.
///
///     let limits = values([(1, 10), (2, 20)], as: "limits")
///     Reminder.join(limits) { $0.remindersListID == $1.0 && $0.id < $1.1 }
///     // SQLite, PostgreSQL: … JOIN (VALUES (?1, ?2), (?3, ?4)) AS "limits" ON … = "limits"."column1" AND …
///     // MariaDB:            … JOIN (SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT …) AS `limits` …
///
/// - Parameters:
///   - rows: A tuple for each row. Without any, the table has no row.
///   - name: What the table is called.
/// - Returns: A query of the rows. Its clauses reach the columns by their positions.
public func values<
  A: SelectionMember & SQLRepresentable, B: SelectionMember & SQLRepresentable,
  each Other: SelectionMember & SQLRepresentable
>(
  _ rows: [(A, B, repeat each Other)], as name: String = "values"
) -> FromTuple<A, B, repeat each Other> {
  var types = [A.sqlType, B.sqlType]
  for type in repeat (each Other).self { types.append(type.sqlType) }
  return FromTuple(
    .constants(constants(of: rows), types),
    as: SelectedTuple<A, B, repeat each Other>.columns(named: name))
}

/// Rows of one value each as a table: `VALUES (1), (2)`. The column is `value`.
///
///     Reminder.antiJoin(values([1, 2, 3])) { $0.id == $1.value }
public func values<Member: SelectionMember & SQLRepresentable>(
  _ rows: [Member], as name: String = "values"
) -> FromValue<Member> {
  FromValue(
    .constants(rows.map { [.constant($0)] }, [Member.sqlType]), as: DerivedValue<Member>.columns(named: name))
}

// Apart: in a function of two types and a pack, a closure that receives a row crashes the compiler.
private func constants<each Value: SQLRepresentable>(of rows: [(repeat each Value)]) -> [[SQLExpression]] {
  rows.map { row in
    var constants: [SQLExpression] = []
    for value in repeat each row { constants.append(.constant(value)) }
    return constants
  }
}

extension SQLExpression {
  fileprivate static func constant<Value: SQLRepresentable>(_ value: Value) -> SQLExpression {
    .value(value.sqlValue, Value.sqlType)
  }
}

extension SQLQuery {
  /// A query of rows of values.
  fileprivate static func constants(_ rows: [[SQLExpression]], _ types: [SQLType]) -> SQLQuery {
    guard !rows.isEmpty else {
      var none = SQLQuery.select(.constants(types.map { .cast(.literal(.null, $0), $0) }))
      none.filter(.never)
      return none
    }
    let arms = rows.map { SQLQuery.select(.constants($0)) }
    return arms.count == 1 ? arms[0] : .compound(SQLCompound(all: arms))
  }
}

extension SQLSelect {
  fileprivate static func constants(_ values: [SQLExpression]) -> SQLSelect {
    SQLSelect(columns: values.enumerated().map { .named($1, "column\($0 + 1)") })
  }
}
