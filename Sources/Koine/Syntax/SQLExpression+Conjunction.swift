extension SQLExpression {
  /// What a dynamic condition without a part comes to. A SELECT leaves it out; an update or delete refuses it.
  @usableFromInline static let noCondition = SQLExpression.literal(.boolean(true), .unknown)

  /// Whether it is ``noCondition``.
  @usableFromInline var isNoCondition: Bool {
    if case .literal(.boolean(true), .unknown) = self { true } else { false }
  }

  /// All of several conditions. Many become a balanced tree: engines limit how deep an expression may be.
  @_spi(KoineDriver) public static func conjunction(_ parts: ArraySlice<SQLExpression>) -> SQLExpression {
    guard parts.count > 32 else {
      return parts.dropFirst().reduce(parts[parts.startIndex]) { .logical($0, .and, $1) }
    }
    let middle = parts.startIndex + parts.count / 2
    return .logical(conjunction(parts[..<middle]), .and, conjunction(parts[middle...]))
  }
}
