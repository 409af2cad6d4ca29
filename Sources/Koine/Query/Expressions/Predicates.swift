extension QueryExpression where Value: SQLRepresentable {
  /// Whether the value is one of these; NULL if the value is. False if there are none.
  ///
  ///     Reminder.where { $0.id.in([1, 2, 3]) }     // "reminders"."id" IN (?1, ?2, ?3)
  public func `in`(_ values: some Sequence<Value>) -> Computed<Bool> where Value: ColumnValue {
    Computed(.inList(expression, values.map(\.expression), negated: false))
  }

  /// Whether a value that may be NULL is one of these; NULL if it is NULL, and false if there are none.
  public func `in`<Wrapped: ColumnValue>(_ values: some Sequence<Wrapped>) -> Computed<Bool?>
  where Value == Wrapped? {
    Computed(.inList(expression, values.map(\.expression), negated: false))
  }

  /// Whether a column represents one of these: decimals, dates or other values that it stores in a form of their own.
  ///
  ///     Item.where { $0.price.in(prices) }       // prices: [Decimal]
  ///
  /// A decimal with more decimals than the column has is refused.
  @_disfavoredOverload
  public func `in`<Form: ColumnRepresentation>(
    _ values: some Sequence<Form.Represented>
  ) -> Computed<Bool> where Value == Form {
    Computed(.inList(expression, values.map { Form($0).expression }, negated: false))
  }

  /// Whether a column that may be NULL represents one of these; NULL if it is NULL, and false if there are none.
  @_disfavoredOverload
  public func `in`<Form: ColumnRepresentation>(
    _ values: some Sequence<Form.Represented>
  ) -> Computed<Bool?> where Value == Form? {
    Computed(.inList(expression, values.map { Form($0).expression }, negated: false))
  }

  /// Whether the value is that of one of these expressions; NULL if it is not found and one of them, or the value itself, is
  /// NULL, and false if there are none.
  ///
  ///     Reminder.where { $0.id.in([$0.id, $0.remindersListID]) }
  ///     // "reminders"."id" IN ("reminders"."id", "reminders"."remindersListID")
  @_disfavoredOverload
  public func `in`<Element: QueryExpression>(
    _ values: some Sequence<Element>
  ) -> Computed<Bool?> where Element.Value: SQLRepresentable, Element.Value.Comparand == Value.Comparand {
    Computed(.inList(expression, values.map(\.expression), negated: false))
  }

  /// Whether the value is among those that a query selects; NULL if it is not found and one of them, or the
  /// value itself, is NULL.
  ///
  ///     Reminder.where { $0.remindersListID.in(RemindersList.where { $0.title == "Home" }.select(\.id)) }
  public func `in`<Query: QueryStatement>(_ query: Query) -> Computed<Value.TruthValue>
  where Query.Output == Value {
    Computed(.inQuery(expression, query.sqlQuery, negated: false))
  }

  /// Whether a value that may be NULL is among those of a query that yields no NULL; NULL if it is NULL, unless
  /// the query has no row.
  public func `in`<Query: QueryStatement>(_ query: Query) -> Computed<Bool?>
  where Value == Query.Output? {
    Computed(.inQuery(expression, query.sqlQuery, negated: false))
  }

  /// Whether a value is among those of a query that may yield NULL; NULL if it is not found and one of them
  /// is NULL.
  public func `in`<Query: QueryStatement>(_ query: Query) -> Computed<Bool?>
  where Query.Output == Value?, Value: ColumnValue {
    Computed(.inQuery(expression, query.sqlQuery, negated: false))
  }

  /// Whether a number is among those of another type that a query selects: ``Scaled`` numbers of different scales, and
  /// integers.
  ///
  ///     Item.where { $0.price.in(Offer.select(\.rate)) }
  @_disfavoredOverload
  public func `in`<Query: QueryStatement>(_ query: Query) -> Computed<Bool?>
  where Query.Output: SQLRepresentable, Query.Output.Comparison == Value.Comparison {
    Computed(.among(expression, query.sqlQuery, Query.Output.sqlType, negated: false))
  }

  /// Whether the value lies between two others, both included; NULL if the value is. Text by code point.
  ///
  ///     Reminder.where { $0.priority.between(1, and: 3) }  // "reminders"."prio" BETWEEN ?1 AND ?2
  @_disfavoredOverload
  public func between(
    _ lower: some QueryExpression<Value>, and upper: some QueryExpression<Value>
  ) -> Computed<Value.TruthValue> {
    Computed(.between(expression, lower.expression, upper.expression, negated: false))
  }

  // The one overload that the compiler prefers: it takes literals at once, and it looks at no other.
  /// Whether the value lies between two plain ones, both included; NULL if it is.
  public func between(_ lower: Value.Comparand, and upper: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.between(expression, lower.bound, upper.bound, negated: false))
  }

  /// Whether a value that may be NULL lies between two others, both included; NULL if it is NULL.
  @_disfavoredOverload
  public func between<Wrapped>(
    _ lower: some QueryExpression<Wrapped>, and upper: some QueryExpression<Wrapped>
  ) -> Computed<Bool?> where Value == Wrapped? {
    Computed(.between(expression, lower.expression, upper.expression, negated: false))
  }

  /// Whether a value lies between two others that may be NULL, or are numbers of other types.
  ///
  ///     Item.where { $0.price.between($0.least, and: $0.most) }
  @_disfavoredOverload
  public func between<Lower: QueryExpression, Upper: QueryExpression>(
    _ lower: Lower, and upper: Upper
  ) -> Computed<Bool?>
  where
    Lower.Value: SQLRepresentable, Upper.Value: SQLRepresentable, Lower.Value.Comparison == Value.Comparison,
    Upper.Value.Comparison == Value.Comparison
  {
    Computed(.between(expression, lower.expression, upper.expression, negated: false))
  }

  /// Whether a decimal number lies between two of Swift.
  @_disfavoredOverload
  public func between(_ lower: some _PlainDecimal, and upper: some _PlainDecimal) -> Computed<
    Value.TruthValue
  >
  where Value.Comparand: SQLDecimalNumber {
    Computed(
      .between(
        expression, Value.Comparand(lower._decimal).expression, Value.Comparand(upper._decimal).expression,
        negated: false))
  }

  /// A case, a member or a literal of a narrower integer, whose type the value gives.
  @_disfavoredOverload
  public func between(
    _ lower: Value.Operand, and upper: Value.Operand
  ) -> Computed<Value.TruthValue> where Value.Operand: ColumnValue {
    Computed(.between(expression, lower.expression, upper.expression, negated: false))
  }
}

/// Whether a query yields any row.
///
///     RemindersList.where { list in exists(Reminder.where { $0.remindersListID == list.id }) }
///     // WHERE EXISTS (SELECT 1 FROM "reminders" WHERE …)
public func exists(_ query: some QueryStatement) -> Computed<Bool> {
  var query = query.sqlQuery
  if let select = query.select, select.distinct == .none, !query.isGrouped {
    query.choose([.expression(.literal(.integer(1), .integer(bits: 32)))])
    if query.start.isEmpty, !query.keepsTies { query.ordering = [] }
  } else {
    query.countRowsAlone()
  }
  return Computed(.exists(query, negated: false))
}

/// A text, or an optional one.
public protocol SQLText: SQLRepresentable {
  /// `Int`, or `Int?`.
  associatedtype Length: SQLRepresentable
  /// `String?`
  associatedtype Optional: SQLRepresentable
}

extension String: SQLText {
  /// The length of a text.
  public typealias Length = Int
  /// The text, or NULL.
  public typealias Optional = String?
}

extension Optional: SQLText where Wrapped == String {
  /// The length of a text, or NULL.
  public typealias Length = Int?
  /// The same: it may be NULL already.
  public typealias Optional = String?
}

extension QueryExpression where Value: SQLRepresentable, Value.Comparand: RawRepresentable<String> {
  /// The value, whose raw value is a text, compared and ordered in this way.
  ///
  ///     Account.where { $0.email.collate(.binary) == Email(rawValue: "Ann@example.org") }
  public func collate(_ collation: SQLCollation) -> Computed<Value> {
    Computed(.collate(expression, collation))
  }
}

extension QueryExpression where Value: SQLText {
  /// Whether the text matches a pattern, in which `%` matches any text, `_` any one character and
  /// `\` takes the meaning from the character after it.
  ///
  ///     Reminder.where { $0.title.like("%ta%") }
  ///     // SQLite:     "reminders"."title" LIKE ?1 ESCAPE '\'
  ///     // PostgreSQL: "reminders"."title" COLLATE "C" ILIKE $1 ESCAPE E'\\'
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - caseSensitive: Whether the case of ASCII letters counts; otherwise the match ignores it.
  public func like(
    _ pattern: some QueryExpression<String>, caseSensitive: Bool = false
  ) -> Computed<Value.TruthValue> {
    Computed(
      .like(expression, pattern: pattern.expression, caseSensitive: caseSensitive, negated: false))
  }

  /// The text, compared and ordered in this way.
  ///
  ///     Reminder.where { $0.title.collate(.noCase) == "walk" }.order { $0.title.collate(.noCase) }
  ///     // SQLite:     WHERE ("reminders"."title" COLLATE "NOCASE") = ?1
  ///     //            ORDER BY "reminders"."title" COLLATE "NOCASE"
  ///     // PostgreSQL: WHERE lower("reminders"."title" COLLATE "C") = lower($1 COLLATE "C")
  ///     //            ORDER BY lower("reminders"."title" COLLATE "C") COLLATE "C"
  ///
  /// It decides a comparison whatever the columns are declared with. One operand with it is enough; two operands
  /// that say different collations are refused. See ``SQLCollation``.
  public func collate(_ collation: SQLCollation) -> Computed<Value> {
    Computed(.collate(expression, collation))
  }

  // Disfavoured, so that `"text".contains("t")` stays Foundation's in a file that imports both.
  /// Whether the text contains another, compared exactly: no wildcards, case-sensitive.
  @_disfavoredOverload
  public func contains(_ other: some QueryExpression<String>) -> Computed<Value.TruthValue> {
    Computed(.search(expression, .contains, other.expression))
  }

  /// Whether the text begins with another, compared exactly.
  public func hasPrefix(_ prefix: some QueryExpression<String>) -> Computed<Value.TruthValue> {
    Computed(.search(expression, .hasPrefix, prefix.expression))
  }

  /// Whether the text ends with another, compared exactly.
  public func hasSuffix(_ suffix: some QueryExpression<String>) -> Computed<Value.TruthValue> {
    Computed(.search(expression, .hasSuffix, suffix.expression))
  }
}
