extension SQLWriter {
  /// Writes a row value.
  ///
  /// - Parameters:
  ///   - other: What it is compared with: bound values take the types of its parts, if the database defines
  ///     those.
  ///   - isOrdered: Whether it is compared by order: text by code point.
  ///   - isLeft: Whether it is on the left, where the collation is said.
  mutating func write(
    row parts: [SQLExpression], beside other: SQLExpression? = nil, isOrdered: Bool = false,
    isLeft: Bool = false
  ) {
    var others: [SQLExpression] = []
    if case .row(let parts)? = other { others = parts }
    write("(")
    writeList(parts.indices) { index, writer in
      let part = parts[index]
      let neighbour = index < others.count ? others[index] : nil
      if isOrdered, writer.spelling.codePointCollation != nil, part.type.storage == .text,
        !part.isOrderedByDatabase, neighbour?.isOrderedByDatabase != true
      {
        if isLeft { writer.writeCollated(part) } else { writer.write(part.asPlainText) }
      } else {
        writer.write(part, adopting: part.namedType ?? neighbour?.namedType, in: .free)
      }
    }
    write(")")
  }
}
