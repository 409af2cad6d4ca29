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

  /// The values of a group as an array of JSON, in whatever order the engine finds them; NULL among them is `null`. Of no row
  /// it is NULL.
  ///
  ///     Tag.group(by: \.reminderID).select { ($0.reminderID, $0.title.jsonArray(distinct: true)) }
  ///     // SQLite: koine_json_value('[' || group_concat(DISTINCT koine_json_encoded("tags"."title")) || ']')
  ///
  /// - Parameters:
  ///   - distinct: Take equal values once, texts by code point. That of documents and of floating-point numbers is refused when
  ///     the query is rendered, because engines write equal ones in several ways.
  ///   - filter: Take only rows for which this holds.
  public func jsonArray<Filter: QueryExpression>(
    distinct: Bool = false, filter: Filter = true
  ) -> Computed<JSONValue?> where Filter.Value: SQLTruthValue {
    let item = distinct ? expression.asDistinctJSONText : expression.asJSONText
    return Computed(
      .json(listed: item, distinct: distinct, in: [], filter: filter.condition, between: ("[", "]")))
  }

  /// An object of JSON with a member for each row of a group, of which this is the key. A row whose key is NULL is passed
  /// over; of equal keys, the last one in the order counts. Of no row it is NULL.
  ///
  ///     Tag.group(by: \.reminderID).select { $0.title.jsonObject(of: $0.weight, orderedBy: $0.id) }      // {"red": 7}
  ///     Tag.select { $0.id.jsonObject(of: $0.title, orderedBy: $0.id) }                                // {"1": "red", …}
  ///
  /// Keys are texts: an integer becomes its digits, a ``Scaled`` number has all its decimals, a truth value is `true` or
  /// `false`, and a `UUID`, a date and a time are written as in an array. A key of another type is refused when the query is
  /// rendered.
  ///
  /// - Parameters:
  ///   - value: The value of the member.
  ///   - first: The term that the members are ordered by first.
  ///   - further: More terms, each for members that are equal in those before.
  ///   - filter: Take only rows for which this holds.
  public func jsonObject<
    Member: QueryExpression, First: OrderingTerm, each Further: OrderingTerm, Filter: QueryExpression
  >(
    of value: Member, orderedBy first: First, _ further: repeat each Further, filter: Filter = true
  ) -> Computed<JSONValue?> where Member.Value: SQLRepresentable, Filter.Value: SQLTruthValue {
    let key = SQLExpression.conditional(
      SQLCase(branches: [.init(when: .isNull(expression, negated: true), then: expression.asJSONKey)]))
    let member = SQLExpression.concatenation(
      .concatenation(key, .literal(.text(":"), .text)), value.expression.asJSONText)
    var ordering = first._ordering
    for term in repeat each further { term._append(to: &ordering) }
    return Computed(.json(listed: member, in: ordering, filter: filter.condition, between: ("{", "}")))
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

  /// The value in JSON, as text, if equal values have equal texts on every engine.
  fileprivate var asDistinctJSONText: SQLExpression {
    switch type.storage {
    case .json, .real, .double: .refusal(SQLRefusal(.mismatch, "\(type), each once, in JSON"), .text)
    default: asJSONText
    }
  }

  /// The value as the key of a member, with its quotes.
  fileprivate var asJSONKey: SQLExpression {
    switch type.storage {
    case .text, .uuid, .timestamp, .date, .time: asJSONText
    case .integer, .unsigned, .decimal, .boolean: SQLExpression.cast(self, .text).asJSONText
    default: .refusal(SQLRefusal(.mismatch, "\(type) as a key of JSON"), .text)
    }
  }

  fileprivate static func json(
    listed item: SQLExpression, distinct isDistinct: Bool = false, in ordering: [SQLOrdering],
    filter: SQLExpression?,
    between ends: (String, String)
  ) -> SQLExpression {
    .json(
      joined: [
        .aggregate(
          .init(
            .concatenate(separator: ","), item, distinct: isDistinct, ordering: ordering, filter: filter))
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
