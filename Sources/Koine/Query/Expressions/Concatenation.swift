/// Texts put together; one that is NULL counts as empty, so that the result is never NULL.
///
///     Person.select { concat($0.first, " ", $0.middle, $0.last) }
///     // "people"."first" || ?1 || coalesce("people"."middle", ?2) || "people"."last"
///
/// `+` puts two texts together as well, and is NULL if one of them is.
public func concat<each Part: QueryExpression>(_ parts: repeat each Part) -> Computed<String>
where repeat (each Part).Value: SQLText {
  var result: SQLExpression?
  for part in repeat each parts {
    let text = part.neverNull
    result = result.map { .concatenation($0, text) } ?? text
  }
  return Computed(result ?? "".expression)
}

extension QueryExpression where Value: SQLText {
  /// The text, or an empty one in place of NULL.
  fileprivate var neverNull: SQLExpression {
    guard Value.isNullable else { return expression }
    return .function(.coalesce, [expression, "".expression])
  }
}
