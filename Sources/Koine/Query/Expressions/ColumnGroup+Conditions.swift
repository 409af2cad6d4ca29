extension SelectedColumns where Value: ColumnGroup {
  /// Whether every column of the group has the value that it has in another one: never NULL itself.
  ///
  ///     Attachment.where { $0.media.is(.note("a")) }
  ///     // WHERE "attachments"."media.link" IS NULL AND "attachments"."media.note" = ?1 AND …
  public func `is`(_ other: Value) -> Computed<Bool> { Computed(isSame(as: Value.values(other))) }

  /// Whether a column of the group has another value than in another one: never NULL itself.
  public func isNot(_ other: Value) -> Computed<Bool> { Computed(differs(from: Value.values(other))) }

  /// Whether the group is one of these, every column compared as `is` does: never NULL itself. False if there are none.
  ///
  ///     Attachment.where { $0.media.in([.note("a"), .note("b")]) }
  ///     // WHERE "attachments"."media.link" IS NULL AND "attachments"."media.note" = ?1 AND … OR …
  public func `in`(_ values: some Sequence<Value>) -> Computed<Bool> {
    Computed(isOne(of: values.map { Value.values($0) }))
  }

  /// Whether every column has the value of the same column of another group: never NULL itself.
  ///
  ///     Place.join(Place.as(Other.self)) { $0.id < $1.id && $0.address.is($1.address) }
  public func `is`(_ other: Self) -> Computed<Bool> { Computed(isSame(as: other.memberExpressions)) }

  /// Whether a column has another value than the same column of another group: never NULL itself.
  public func isNot(_ other: Self) -> Computed<Bool> { Computed(differs(from: other.memberExpressions)) }
}

extension Nullable where Base: SelectedColumns, Base.Value: ColumnGroup {
  /// Whether every column of the group has the value that it has in another one; of `nil`, whether all of them are NULL.
  ///
  ///     Attachment.where { $0.preview.is(preview) }
  ///     // if preview is nil: WHERE "attachments"."preview.width" IS NULL AND …
  public func `is`(_ other: Base.Value?) -> Computed<Bool> {
    Computed(isSame(as: Base.Value.values(other)))
  }

  /// Whether a column of the group has another value than in another one; of `nil`, whether one of them is not NULL.
  public func isNot(_ other: Base.Value?) -> Computed<Bool> {
    Computed(differs(from: Base.Value.values(other)))
  }

  /// Whether the group is one of these, every column compared as `is` does: never NULL itself. False if there are none.
  public func `in`(_ values: some Sequence<Base.Value>) -> Computed<Bool> {
    Computed(isOne(of: values.map { Base.Value.values($0) }))
  }

  /// Whether every column has the value of the same column of another group: never NULL itself.
  public func `is`(_ other: Self) -> Computed<Bool> { Computed(isSame(as: other.memberExpressions)) }

  /// Whether a column has another value than the same column of another group: never NULL itself.
  public func isNot(_ other: Self) -> Computed<Bool> { Computed(differs(from: other.memberExpressions)) }
}

/// A group in ORDER BY: its columns, one after another, in ascending order.
///
///     Place.order { ($0.address, $0.id) }      // ORDER BY "places"."address.city", "places"."address.zip", …
extension OrderingTerm where Self: SelectedColumns {
  /// The columns, in ascending order.
  public var _ordering: [SQLOrdering] { memberExpressions.map { SQLOrdering($0) } }
  /// Appends the columns, in ascending order, to ORDER BY.
  public func _append(to ordering: inout [SQLOrdering]) { ordering += _ordering }
}

extension Nullable: OrderingTerm where Base: SelectedColumns {
  /// The columns, in ascending order.
  public var _ordering: [SQLOrdering] { memberExpressions.map { SQLOrdering($0) } }
  /// Appends the columns, in ascending order, to ORDER BY.
  public func _append(to ordering: inout [SQLOrdering]) { ordering += _ordering }
}

extension SelectedColumns where Value: ColumnGroup {
  /// Each column of the group from the least to the greatest value.
  ///
  ///     Place.order { $0.address.ascending(nulls: .last) }
  public func ascending(nulls: SQLOrdering.Nulls = .smallest) -> OrderTerms {
    OrderTerms(memberExpressions.map { SQLOrdering($0, nulls: nulls) })
  }

  /// Each column of the group from the greatest to the least value.
  ///
  ///     Place.order { $0.address.descending() }   // ORDER BY "places"."address.city" DESC, "places"."address.zip" DESC
  public func descending(nulls: SQLOrdering.Nulls = .smallest) -> OrderTerms {
    OrderTerms(memberExpressions.map { SQLOrdering($0, descending: true, nulls: nulls) })
  }
}

extension Nullable where Base: SelectedColumns, Base.Value: ColumnGroup {
  /// Each column of the group from the least to the greatest value.
  public func ascending(nulls: SQLOrdering.Nulls = .smallest) -> OrderTerms {
    OrderTerms(memberExpressions.map { SQLOrdering($0, nulls: nulls) })
  }

  /// Each column of the group from the greatest to the least value.
  public func descending(nulls: SQLOrdering.Nulls = .smallest) -> OrderTerms {
    OrderTerms(memberExpressions.map { SQLOrdering($0, descending: true, nulls: nulls) })
  }
}

/// A group in GROUP BY, DISTINCT ON and PARTITION BY: all of its columns; in ROLLUP and CUBE one element of them.
///
///     Place.group { $0.address }.select { ($0.address, $0.id.count()) }      // [(Address, Int)]
///     // GROUP BY "places"."address.city", "places"."address.zip"
extension GroupingTerm where Self: SelectedColumns {
  /// The columns, which belong together.
  public var _grouping: [SQLExpression] { memberExpressions }
}

extension Nullable: GroupingTerm where Base: SelectedColumns {
  /// The columns, which belong together.
  public var _grouping: [SQLExpression] { memberExpressions }
}

extension ColumnGroup {
  /// The values of a group, one for each column: NULL for each of none.
  fileprivate static func values(_ group: Self?) -> [SQLExpression] {
    var encoder = RowEncoder()
    encoder.append(member: group)
    return zip(encoder.values, _layout.schema.columns).map { .value($0, $1.type) }
  }
}

extension Selectable {
  fileprivate func isSame(as others: [SQLExpression]) -> SQLExpression {
    .chain(pairs(with: others, isEqual: true), .and)
  }

  fileprivate func differs(from others: [SQLExpression]) -> SQLExpression {
    .chain(pairs(with: others, isEqual: false), .or)
  }

  fileprivate func isOne(of groups: [[SQLExpression]]) -> SQLExpression {
    groups.isEmpty ? .never : .chain(groups.map { isSame(as: $0) }[...], .or).bounded
  }

  private func pairs(with others: [SQLExpression], isEqual: Bool) -> ArraySlice<SQLExpression> {
    let pairs = zip(memberExpressions, others).map { SQLExpression.nullSafe($0, $1, isEqual: isEqual) }
    return pairs.isEmpty ? [.literal(.boolean(isEqual), .boolean)] : pairs[...]
  }

  /// What is selected of each column.
  fileprivate var memberExpressions: [SQLExpression] {
    _selection.flatMap { selection -> [SQLExpression] in
      switch selection {
      case .expression(let expression), .named(let expression, _): [expression]
      case .columns(let reference): reference.columns.map { .column($0) }
      }
    }
  }
}
