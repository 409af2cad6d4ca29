/// A query whose rows can be grouped several times. What is selected comes afterwards, as a key is NULL in the groups that
/// are not made by it: every column is optional from there on.
public protocol GroupingSetsStatement: SelectStatement {
  /// The same query, with every column optional.
  associatedtype Regrouped: SelectStatement
  /// The same query, with every column optional.
  var _regrouped: Regrouped { get }
}

extension GroupingSetsStatement {
  /// Groups rows by all of these, then without the last, and so on, down to one group of all rows: totals and subtotals.
  ///
  ///     Sale.rollup { ($0.region, $0.product) }
  ///       .order { (grouping($0.region, $0.product), $0.region, $0.product) }
  ///       .select { ($0.region, $0.product, $0.amount.sum()) }     // (String?, String?, Int?)
  ///     // PostgreSQL: … GROUP BY ROLLUP ("sales"."region", "sales"."product") …
  ///     // elsewhere:  … FROM (SELECT … GROUP BY "sales"."region", "sales"."product" UNION ALL SELECT …) …
  ///
  /// What `group` groups by is a part of every group. Expressions that belong together are one: `row($0.a, $0.b)`.
  ///
  /// An expression that is never NULL, such as `$0.size ?? 0`, is NULL as a key, too: select it, and what is computed from
  /// it, as ``QueryExpression/optional``. Koine refuses the query otherwise. What only a column is a key of needs none:
  /// `$0.size ?? 0` beside the key `$0.size`.
  @inlinable public consuming func rollup(
    @GroupingElementsBuilder by terms: (Regrouped.Columns) -> some GroupingTerm
  ) -> Regrouped {
    _regrouped.grouped(by: terms) { .rollup($0) }
  }

  /// Groups rows by every choice of these, from all of them down to one group of all rows.
  ///
  ///     Sale.cube { ($0.region, $0.product) }.select { ($0.region, $0.product, $0.amount.sum()) }
  ///     // PostgreSQL: … GROUP BY CUBE ("sales"."region", "sales"."product")
  @inlinable public consuming func cube(
    @GroupingElementsBuilder by terms: (Regrouped.Columns) -> some GroupingTerm
  ) -> Regrouped {
    _regrouped.grouped(by: terms) { .cube($0) }
  }

  /// Groups rows once for each line: by its expressions, or, for `()`, all rows as one group.
  ///
  ///     Sale.groupingSets {
  ///       ($0.region, $0.product)
  ///       $0.day
  ///       ()
  ///     }.select { ($0.region, $0.product, $0.day, $0.amount.sum()) }
  ///     // PostgreSQL: … GROUP BY GROUPING SETS (("sales"."region", "sales"."product"), "sales"."day", ())
  @inlinable public consuming func groupingSets(
    @GroupingSetsBuilder by sets: (Regrouped.Columns) -> [GroupTerms]
  ) -> Regrouped {
    var copy = _regrouped
    copy.disambiguate()
    let sets = copy._query.scoped { sets(copy._columns) }.map(\._grouping)
    copy._query.group(bySetsOf: sets) { .sets($0) }
    return copy
  }
}

extension SelectStatement {
  @inlinable consuming func grouped(
    by terms: (Columns) -> some GroupingTerm, _ make: ([[Int]]) -> SQLGroupingSets
  ) -> Self {
    var copy = self
    copy.disambiguate()
    let terms = copy._query.scoped { terms(copy._columns) }
    let elements = (terms as? GroupingElements)?.elements ?? terms._grouping.map { [$0] }
    copy._query.group(bySetsOf: elements, make)
    return copy
  }
}

extension Table {
  /// Groups rows by all of these, then without the last, and so on. See ``GroupingSetsStatement/rollup(by:)``.
  @inlinable public static func rollup(
    @GroupingElementsBuilder by terms: (RolledUp<Columns>) -> some GroupingTerm
  ) -> From1<RolledUp<Columns>> {
    all().rollup(by: terms)
  }

  /// Groups rows by every choice of these. See ``GroupingSetsStatement/cube(by:)``.
  @inlinable public static func cube(
    @GroupingElementsBuilder by terms: (RolledUp<Columns>) -> some GroupingTerm
  ) -> From1<RolledUp<Columns>> {
    all().cube(by: terms)
  }

  /// Groups rows once for each line. See ``GroupingSetsStatement/groupingSets(by:)``.
  @inlinable public static func groupingSets(
    @GroupingSetsBuilder by sets: (RolledUp<Columns>) -> [GroupTerms]
  ) -> From1<RolledUp<Columns>> {
    all().groupingSets(by: sets)
  }
}

/// What ROLLUP and CUBE take and leave, one or several expressions at a time.
public struct GroupingElements: GroupingTerm {
  @usableFromInline let elements: [[SQLExpression]]

  @inlinable init(_ elements: [[SQLExpression]]) {
    self.elements = elements
  }

  /// All expressions.
  public var _grouping: [SQLExpression] { elements.flatMap(\.self) }
}

/// Builds ROLLUP and CUBE from an expression, a row value of several, or a tuple of these.
@resultBuilder public enum GroupingElementsBuilder {
  /// An element, or a tuple of them.
  @inlinable public static func buildExpression<each Term: GroupingTerm>(
    _ terms: (repeat each Term)
  ) -> GroupingElements {
    var elements: [[SQLExpression]] = []
    for term in repeat each terms { elements.append(term._grouping) }
    return GroupingElements(elements)
  }

  /// A closure holds one list of elements.
  @inlinable public static func buildBlock(_ elements: GroupingElements) -> GroupingElements { elements }
}

extension RowValue: GroupingTerm {
  /// The values, which belong together.
  public var _grouping: [SQLExpression] { parts }
}

/// Builds GROUPING SETS from a line for each set: an expression, a tuple of several, or `()`.
@resultBuilder public enum GroupingSetsBuilder {
  /// A set of one expression, or of a tuple of them.
  @inlinable public static func buildExpression<each Term: GroupingTerm>(
    _ terms: (repeat each Term)
  ) -> GroupTerms {
    GroupBuilder.buildExpression((repeat each terms))
  }

  /// The sets of all lines.
  @inlinable public static func buildBlock(_ sets: GroupTerms...) -> [GroupTerms] { sets }
}

/// Which of some keys a group is not made by: a bit for each of them, of which the last one's is 1; 0 for a group that all
/// of them make.
///
///     Sale.rollup { ($0.region, $0.product) }
///       .select { ($0.region, grouping($0.region), grouping($0.region, $0.product)) }     // (String?, Int, Int)
///     // PostgreSQL: grouping("sales"."region"), grouping("sales"."region", "sales"."product")
///     // elsewhere: a constant in the query of each set
///
/// - Parameter keys: Expressions that the query is grouped by.
public func grouping<each Key: QueryExpression>(_ keys: repeat each Key) -> Computed<Int> {
  var expressions: [SQLExpression] = []
  for key in repeat each keys { expressions.append(key.expression) }
  return Computed(.function(.grouping, expressions))
}
