/// Rows of values as a table: `VALUES (1, 'a'), (2, 'b')`.
///
///     let limits = values([(1, 10), (2, 20)], as: "limits")
///     Reminder.joinSubquery(limits) { $0.remindersListID == $1.0 && $0.id < $1.1 }
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
///     Reminder.antiJoinSubquery(values([1, 2, 3])) { $0.id == $1.value }
public func values<Member: SelectionMember & SQLRepresentable>(
  _ rows: [Member], as name: String = "values"
) -> FromValue<Member> {
  FromValue(
    .constants(rows.map { [.constant($0)] }, [Member.sqlType]), as: DerivedValue<Member>.columns(named: name))
}

/// The elements of an array as a table. The array is bound as one value, however long it is. The column is `value`.
///
///     Reminder.joinSubquery(unnest(ids)) { $0.id == $1.value }
///     // SQLite: … JOIN (SELECT koine_json_integer("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array")
///     //         AS "elements" ON "reminders"."id" = "elements"."column1"
///
/// The rows have no order of their own. An element that comes twice is two rows.
///
/// - Parameters:
///   - elements: Integers, numbers, texts or truth values. A number that is infinite or not a number, and a text with NUL in
///     it, are refused when the query is rendered.
///   - name: What the table is called.
public func unnest<Element: ArrayElement>(
  _ elements: [Element], as name: String = "elements"
) -> FromValue<Element> {
  jsonElements(.array(elements.map(\._json)), as: "array").select { element in
    Computed<Element>(Element._read(element.value).expression)
  }.as(name)
}

/// What ``unnest(_:as:)`` takes an array of: `Int`, `Double`, `String`, `Bool`.
public protocol ArrayElement: ColumnValue {
  /// The element as it is bound.
  var _json: JSONValue { get }
  /// Reads an element from what was bound.
  static func _read(_ value: Column<Never, JSONValue>) -> Computed<Self?>
}

extension Int: ArrayElement {
  /// The element as it is bound.
  public var _json: JSONValue { .integer(self) }
  /// Reads an element from what was bound.
  public static func _read(_ value: Column<Never, JSONValue>) -> Computed<Int?> { value.int }
}
extension Double: ArrayElement {
  /// The element as it is bound.
  public var _json: JSONValue { .double(self) }
  /// Reads an element from what was bound.
  public static func _read(_ value: Column<Never, JSONValue>) -> Computed<Double?> { value.double }
}
extension String: ArrayElement {
  /// The element as it is bound.
  public var _json: JSONValue { .string(self) }
  /// Reads an element from what was bound.
  public static func _read(_ value: Column<Never, JSONValue>) -> Computed<String?> { value.text }
}
extension Bool: ArrayElement {
  /// The element as it is bound.
  public var _json: JSONValue { .bool(self) }
  /// Reads an element from what was bound.
  public static func _read(_ value: Column<Never, JSONValue>) -> Computed<Bool?> { value.bool }
}

/// The integers from one to another, both included, as a table. The column is `value`.
///
///     series(1, through: 12).leftJoinSubquery(sales) { month, sale in month.value == sale.0 }
///     // WITH RECURSIVE "series" ("column1") AS (SELECT ?1 UNION ALL SELECT "series"."column1" + ?2 FROM "series" WHERE …)
///
/// - Parameters:
///   - first: The first integer.
///   - last: The integer behind which none comes.
///   - step: The difference of one integer and the next. Behind the last one, it is not met exactly. A step of 0 makes a
///     series of the first integer alone; one in the other direction, none.
///   - name: What the table is called.
public func series(
  _ first: Int, through last: Int, by step: Int = 1, as name: String = "series"
) -> FromValue<Int> {
  let isEmpty = step == 0 ? false : step > 0 ? first > last : first < last
  let start = values(isEmpty ? [] : [first], as: "start").select { $0.value }
  // The last integer from which a step does not go too far.
  let (end, overflow) = last.subtractingReportingOverflow(step)
  guard !isEmpty, step != 0, !overflow else { return start.commonTable(name) }
  return start.commonTable(
    name,
    unionAll: { series in
      series.where { step > 0 ? $0.value <= end : $0.value >= end }.select { $0.value + step }
    })
}

/// The days from one to another, both included, as a table. The column is `value`.
///
///     let months = series(CalendarDate(2013, 1, 1), through: CalendarDate(2013, 12, 1), by: 1, .month)
///     months.leftJoinSubquery(sales.as("sales")) { month, sale in month.value == sale.0 }
///     // PostgreSQL: … SELECT CAST($1 + … * interval '1 month' AS date) AS "column1" FROM "integers" …
///
/// - Parameters:
///   - first: The first day.
///   - last: The day behind which none comes.
///   - step: How many units there are from one day to the next: 1 unless given. A step of 0 makes a series of the first
///     day alone; one in the other direction, none.
///   - unit: Days unless given. Each day is reckoned from the first one: from January 31, by a month, come February 28 and
///     March 31.
///   - name: What the table is called.
public func series(
  _ first: CalendarDate, through last: CalendarDate, by step: Int = 1, _ unit: CalendarUnit = .day,
  as name: String = "series"
) -> FromValue<CalendarDate> {
  let count = first.steps(to: last, by: step, unit)
  let numbers = series(0, through: count, as: "integers")
  let days = numbers.select { number in
    Computed<CalendarDate>(
      .function(
        .temporal(.add(unit.dateUnit)),
        // A day that does not exist is refused where it is bound.
        [
          (last.isValid ? first : last).expression,
          .arithmetic(number.value.expression, .multiply, step.expression),
        ]))
  }
  return days.as(name)
}

extension CalendarDate {
  /// How many steps there are to the last day that is not beyond another one; -1 if that lies in the other direction.
  fileprivate func steps(to last: CalendarDate, by step: Int, _ unit: CalendarUnit) -> Int {
    guard let start = days, let end = last.days, step != 0, start != end else { return 0 }
    guard (end > start) == (step > 0) else { return -1 }
    // Within the years 1 to 9999 there are fewer steps than days. The last one that is not too far is found by halves.
    var (low, high) = (0, Int((end - start).magnitude))
    while low < high {
      let middle = (low + high + 1) / 2
      let (distance, overflow) = middle.multipliedReportingOverflow(by: step)
      let day = overflow ? nil : adding(distance, unit).days
      if let day, step > 0 ? day <= end : day >= end { low = middle } else { high = middle - 1 }
    }
    return low
  }
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
