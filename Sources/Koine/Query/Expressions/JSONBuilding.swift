/// Arrays and objects of JSON, made of columns and of the rows of a group.
///
/// In JSON, a truth value is `true` or `false`; an integer and a `Double` are numbers, one that is not finite `null`; a
/// ``Scaled`` number is one with its digits; a text, a `UUID`, a date and a time are texts, a `Date` as
/// `2013-01-01 10:00:00.123456`; a document is itself, NULL is `null`. Bytes are refused.
extension QueryExpression where Value: SQLRepresentable {
  /// The values of a group as an array of JSON, in an order; NULL among them is `null`. Of no row it is NULL.
  ///
  ///     Tag.group(by: \.reminderID).select { ($0.reminderID, $0.title.jsonArray(orderedBy: $0.id)) }
  ///     // PostgreSQL: CAST(('[' || string_agg(… to_jsonb("tags"."title") …, ',' ORDER BY "tags"."id")) || ']' AS jsonb)
  ///
  /// - Parameters:
  ///   - first: The term that the values are ordered by first.
  ///   - further: More terms, each for values that are equal in those before.
  ///   - filter: Take only rows for which this holds.
  public func jsonArray<First: OrderingTerm, each Further: OrderingTerm, Filter: QueryExpression>(
    orderedBy first: First, _ further: repeat each Further, filter: Filter = true
  ) -> Computed<JSONValue?> where Filter.Value: SQLTruthValue {
    var ordering = first._ordering
    for term in repeat each further { term._append(to: &ordering) }
    return Computed(
      .json(listed: expression.asJSONText, in: ordering, filter: filter.condition, between: ("[", "]")))
  }
}

extension QueryExpression where Value: SQLText {
  /// An object of JSON with a member for each row of a group, of which this is the key. A row whose key is NULL is passed
  /// over; of equal keys, the last one in the order counts. Of no row it is NULL.
  ///
  ///     Tag.group(by: \.reminderID).select { $0.title.jsonObject(of: $0.weight, orderedBy: $0.id) }      // {"red": 7}
  ///
  /// - Parameters:
  ///   - value: The value of the member.
  ///   - first: The term that the members are ordered by.
  ///   - filter: Take only rows for which this holds.
  public func jsonObject<Member: QueryExpression, First: OrderingTerm, Filter: QueryExpression>(
    of value: Member, orderedBy first: First, filter: Filter = true
  ) -> Computed<JSONValue?> where Member.Value: SQLRepresentable, Filter.Value: SQLTruthValue {
    let key = SQLExpression.conditional(
      SQLCase(branches: [.init(when: .isNull(expression, negated: true), then: expression.asJSONText)]))
    let member = SQLExpression.concatenation(
      .concatenation(key, .literal(.text(":"), .text)), value.expression.asJSONText)
    return Computed(
      .json(listed: member, in: first._ordering, filter: filter.condition, between: ("{", "}")))
  }
}

/// Values as an array of JSON: `json_array(a, b)`.
///
///     Reminder.select { jsonArray($0.id, $0.title, $0.priority) }      // [1, "Walk", null]
public func jsonArray<each Part: QueryExpression>(_ parts: repeat each Part) -> Computed<JSONValue>
where repeat (each Part).Value: SQLRepresentable {
  var list: [SQLExpression] = []
  for part in repeat each parts { list.append(part.expression.asJSONText) }
  return Computed(.json(joined: list, between: ("[", "]")))
}

/// Values as an object of JSON: `json_build_object('id', id, 'title', title)`.
///
///     Reminder.select { jsonObject(("id", $0.id), ("title", $0.title)) }      // {"id": 1, "title": "Walk"}
///
/// - Parameter members: Keys, without NUL, with their values. Of equal keys, the last one counts.
public func jsonObject<each Part: QueryExpression>(
  _ members: repeat (String, each Part)
) -> Computed<JSONValue> where repeat (each Part).Value: SQLRepresentable {
  var list: [SQLExpression] = []
  for member in repeat each members {
    // SQLite takes the escape of NUL, PostgreSQL fails.
    let text: SQLValue =
      member.0.hasNUL
      ? .invalid(reason: "a key of JSON with NUL") : .text(SQLJSONText.quoted(member.0) + ":")
    let key = SQLExpression.literal(text, .text)
    list.append(.concatenation(key, member.1.expression.asJSONText))
  }
  return Computed(.json(joined: list, between: ("{", "}")))
}

extension SQLExpression {
  /// The value in JSON: a value of the query as its text, a document as it is, NULL as `null` or as NULL.
  var asJSONDocument: SQLExpression {
    switch self {
    case _ where type.storage == .json: return self
    // Of a text with NUL, the text is what is refused.
    case .value(.text(let text), let type) where type.storage == .text && !text.hasNUL:
      return .value(.text(SQLJSONText.quoted(text)), .json)
    case .value(.boolean(let truth), _): return .value(.text("\(truth)"), .json)
    case .value(.integer(let number), let type) where type.storage.isInteger:
      return .value(.text("\(number)"), .json)
    default: return .function(.json(.parsed), [asJSONText])
    }
  }

  /// The value in JSON, as text: never NULL.
  fileprivate var asJSONText: SQLExpression {
    switch type.storage {
    case .blob, .unknown:
      .refusal(SQLRefusal(.mismatch, "\(type) in JSON"), .text)
    default: .function(.json(.encoded), [self])
    }
  }

  fileprivate static func json(
    listed item: SQLExpression, in ordering: [SQLOrdering], filter: SQLExpression?,
    between ends: (String, String)
  ) -> SQLExpression {
    .json(
      joined: [
        .aggregate(.init(.concatenate(separator: ","), item, ordering: ordering, filter: filter))
      ], between: ends)
  }

  fileprivate static func json(joined items: [SQLExpression], between ends: (String, String)) -> SQLExpression
  {
    var text = SQLExpression.literal(.text(ends.0), .text)
    for (index, item) in items.enumerated() {
      if index > 0 { text = .concatenation(text, .literal(.text(","), .text)) }
      text = .concatenation(text, item)
    }
    return .function(.json(.parsed), [.concatenation(text, .literal(.text(ends.1), .text))])
  }
}
