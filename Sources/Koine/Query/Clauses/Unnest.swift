/// The elements of an array as a table. The array is bound as one value, however long it is. The column is `value`.
///
///     Reminder.join(unnest(ids)) { $0.id == $1.value }
///     // SQLite: … JOIN (SELECT koine_json_integer("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array")
///     //         AS "elements" ON "reminders"."id" = "elements"."column1"
///
/// The array is a document of JSON: an integer, a `Double` and a `Bool` are elements as they are, all others are texts that the
/// database casts to their type. The rows have no order of their own; see ``unnestWithOrdinality(_:as:)``. An element that
/// comes twice is two rows.
///
/// - Parameters:
///   - elements: Integers, `Double`, `Bool`, texts, `UUID`, `Date`, ``CalendarDate``, ``TimeOfDay``, ``Scaled`` numbers, and
///     enums of these. A value that its column would not hold, such as a number that is infinite or a text with NUL in it, and
///     elements of other types are refused when the query is rendered.
///   - name: What the table is called.
public func unnest<Element: ColumnValue>(
  _ elements: [Element], as name: String = "elements"
) -> FromValue<Element> {
  arrayElements(elements).select { Computed<Element>(.element($0.value, of: Element.self)) }.as(name)
}

/// The elements of an array as a table, with their places: the first column is the element, the second one is 1 for the first
/// element, 2 for the next one.
///
///     Reminder.join(unnestWithOrdinality(ids)) { $0.id == $1.0 }.order { $1.1 }
///     // PostgreSQL: … JOIN (SELECT … AS "column1", "array"."position" AS "column2" FROM jsonb_path_query(…) WITH ORDINALITY …)
///
/// - Parameters:
///   - elements: What ``unnest(_:as:)`` takes.
///   - name: What the table is called.
public func unnestWithOrdinality<Element: ColumnValue>(
  _ elements: [Element], as name: String = "elements"
) -> FromTuple<Element, Int> {
  arrayElements(elements).select { element in
    (Computed<Element>(.element(element.value, of: Element.self)), element.position)
  }.as(name)
}

private func arrayElements<Element: ColumnValue>(
  _ elements: [Element]
) -> From1<DerivedColumns<JSONElement.Columns, JSONElement>> {
  let scale = Element.sqlType.scale ?? 0
  var values: [JSONValue] = []
  values.reserveCapacity(elements.count)
  for element in elements {
    let value = element.sqlValue
    guard let json = JSONValue(element: value, scale: scale) else {
      return jsonElements(Computed<JSONValue>(.value(value, .json)), as: "array")
    }
    values.append(json)
  }
  return jsonElements(.array(values), as: "array")
}

extension JSONValue {
  /// A value as an element of an array that is bound; `nil` if there is none.
  fileprivate init?(element: SQLValue, scale: Int) {
    switch element {
    case .null: self = .null
    case .boolean(let truth): self = .bool(truth)
    case .integer(let number): self = scale == 0 ? .integer(Int(number)) : .string(number.text(scale: scale))
    case .double(let number): self = .double(number)
    case .text(let text): self = .string(text)
    case .timestamp(let microseconds): self = .string(SQLTimestamp.text(microseconds))
    case .date(let days): self = .string(SQLTimestamp.dateText(days))
    case .time(let microseconds): self = .string(SQLTimestamp.timeText(microseconds))
    case .uuid(let uuid): self = .string("\(uuid)")
    case .blob, .invalid: return nil
    }
  }
}

extension Int64 {
  /// The number with a point before its last digits: 1250 is `12.50`.
  fileprivate func text(scale: Int) -> String {
    let digits = "\(magnitude)"
    let missing = scale + 1 - digits.count
    let all = missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    return (self < 0 ? "-" : "") + all.dropLast(scale) + "." + all.suffix(scale)
  }
}

extension SQLExpression {
  /// Reads an element from what was bound.
  fileprivate static func element<Element: ColumnValue>(
    _ value: Column<Never, JSONValue>, of _: Element.Type
  ) -> SQLExpression {
    let type = Element.sqlType
    guard type.isComparable else { return .refusal(SQLRefusal(.mismatch, "\(type) in an array"), type) }
    switch type.storage {
    case .integer, .unsigned: return value.int.expression
    case .double: return value.double.expression
    case .boolean: return value.bool.expression
    case .text: return value.text.expression
    case .decimal(scale: 0): return .cast(value.int.expression, type)
    case .decimal, .uuid, .timestamp, .date, .time: return .cast(value.text.expression, type)
    default: return .refusal(SQLRefusal(.mismatch, "\(type) in an array"), type)
    }
  }
}
