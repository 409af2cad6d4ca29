/// Queries whose rows meet others, or become those of a table.
extension SQLQuery {
  /// The type of each column among texts; `nil` for one that takes any, and for all of a query that is written by hand.
  var typesAmongTexts: [SQLType?]? {
    if let select { return select.selectedExpressions.map(\.typeAmongTexts) }
    return compound?.typesAmongTexts
  }

  /// The type of the only column, which is that of the database if texts of it are selected.
  ///
  /// - Parameter declared: The type of the values in Swift.
  func scalarType(_ declared: SQLType) -> SQLType {
    guard declared == .text, let types = typesAmongTexts, types.count == 1, let type = types[0],
      type.isNamedText
    else { return declared }
    return type
  }

  /// The query with its columns in those types that they are not of, because of a zone or as texts.
  ///
  /// - Parameter types: A type for each column.
  func converted(to types: [SQLType]) -> SQLQuery {
    guard types.contains(where: { $0.isTimestamp || $0.storage == .text }) else { return self }
    var copy = self
    if let select {
      guard let columns = select.columns(convertedTo: types, ordering) else { return self }
      copy.choose(columns)
    } else if let compound {
      copy.body = .compound(compound.with(compound.arms.map { $0.converted(to: types) }))
    }
    return copy
  }

  /// Operands that are compared with the rows of the query, and the query, in the types in which they meet.
  func meeting(_ parts: [SQLExpression]) -> (parts: [SQLExpression], query: SQLQuery) {
    var (parts, targets) = (parts, parts.map(\.type))
    if let own = typesAmongTexts, own.count == parts.count {
      for index in parts.indices {
        guard let type = SQLType.ofMeetingTexts([parts[index].typeAmongTexts, own[index]]) else { continue }
        targets[index] = type
        parts[index] = parts[index].converted(to: type) ?? parts[index]
      }
    }
    return (parts, converted(to: targets))
  }
}

extension SQLCompound {
  /// The type of each column among texts, as the arms meet.
  fileprivate var typesAmongTexts: [SQLType?]? {
    let arms = arms.compactMap(\.typesAmongTexts)
    guard let first = arms.first, arms.allSatisfy({ $0.count == first.count }) else { return nil }
    return first.indices.map { index in
      let types = arms.map { $0[index] }
      return SQLType.ofMeetingTexts(types) ?? types.lazy.compactMap(\.self).first
    }
  }

  /// The arms with their columns in the types in which they meet: the first one's, unless they are texts of several.
  var armsOfOneType: [SQLQuery] {
    guard var types = arms[0].selectedExpressions?.map(\.type) else { return arms }
    let met = types.contains { $0.storage == .text } ? typesAmongTexts : nil
    if let met, met.count == types.count {
      for (index, type) in met.enumerated() {
        if let type, type.isNamedText || types[index].isNamedText { types[index] = type }
      }
    }
    return arms.map { $0.converted(to: types) }
  }
}

extension SQLSelect {
  /// The SELECT list with the columns in other types; `nil` if they have them.
  ///
  /// - Parameter ordering: What rows are ordered by: if equal ones are left out, that is what they are.
  fileprivate func columns(convertedTo types: [SQLType], _ ordering: [SQLOrdering]) -> [SQLSelection]? {
    let expressions = selectedExpressions
    guard expressions.count == types.count else { return nil }
    var found = false
    let converted = zip(expressions, types).map { expression, type -> SQLExpression? in
      if distinct == .all, ordering.contains(where: { $0.expression == expression }) { return nil }
      let other = expression.converted(to: type)
      if other != nil { found = true }
      return other
    }
    guard found else { return nil }
    var position = 0
    func next(_ item: SQLSelection, _ column: String? = nil) -> SQLSelection {
      defer { position += 1 }
      guard let other = converted[position] else { return item }
      if case .named(_, let name) = item { return .named(other, name) }
      return column.map { .named(other, $0) } ?? .expression(other)
    }
    return columns.flatMap { item -> [SQLSelection] in
      guard case .columns(let reference) = item else { return [next(item)] }
      return reference.columns.map { next(.expression(.column($0)), $0.name) }
    }
  }
}
