extension Declaration {
  /// The text for a dialect, with the values of a call; made anew if it depends on them. `nil` for an insert of no row,
  /// which has no text.
  @inlinable func text(
    _ values: [SQLValue], in dialect: some SQLDialect, limitedToOneRow: Bool
  ) throws -> RenderedStatement? {
    // A generic dialect is put into a box only if a text has to be made.
    if let text = keptText(values, dialect.traits, limitedToOneRow: limitedToOneRow) { return text }
    return try newText(values, in: dialect, limitedToOneRow: limitedToOneRow)
  }

  /// The text that is kept, with the values of a call; `nil` if there is none.
  @usableFromInline func keptText(
    _ values: [SQLValue], _ traits: SQLDialectTraits?, limitedToOneRow: Bool
  ) -> RenderedStatement? {
    guard let traits, let nulls = Self.nulls(among: values) else { return nil }
    return withText(traits, nulls: nulls, isLimitedToOneRow: limitedToOneRow) { $0.statement(values) }
  }

  @usableFromInline func newText(
    _ values: [SQLValue], in dialect: any SQLDialect, limitedToOneRow: Bool
  ) throws -> RenderedStatement? {
    if let traits = dialect.traits, let nulls = Self.nulls(among: values),
      !hasText(traits, nulls: nulls, isLimitedToOneRow: limitedToOneRow)
    {
      let text = makeText(
        of: values.count, traits, nulls: nulls, isLimitedToOneRow: limitedToOneRow, in: dialect)
      keep(text)
      if let statement = text.statement(values) { return statement }
    }
    return try statement(values).text(in: dialect, limitedToOneRow: limitedToOneRow)
  }

  /// Which of the values are NULL; `nil` if a value has to be refused, or there are more than bits.
  @inline(__always) private static func nulls(among values: [SQLValue]) -> UInt64? {
    var nulls: UInt64 = 0
    // By position: an iterator would hold the array.
    for position in values.indices {
      if position == UInt64.bitWidth || !values[position].isPlain { return nil }
      if case .null = values[position] { nulls |= 1 << UInt64(position) }
    }
    return nulls
  }

  private func makeText(
    of valueCount: Int, _ traits: SQLDialectTraits, nulls: UInt64, isLimitedToOneRow: Bool,
    in dialect: any SQLDialect
  ) -> DeclaredText {
    var statement = self.statement.replacingParameters(of: number) {
      nulls & 1 << UInt64($0) == 0 ? nil : .null
    }
    if isLimitedToOneRow { statement = statement.limitedToOneRow }
    // The dialect's refusals are raised once the values are known, so that the error can tell them.
    guard !statement.isSpelledByValues,
      let (rendered, arguments) = try? statement.render(in: dialect, withParametersOf: number)
    else { return DeclaredText(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow, sql: nil) }
    let areInOrder = arguments.count == valueCount && arguments.indices.allSatisfy { arguments[$0] == $0 }
    let bindings = zip(arguments, rendered.bindings).map { argument, constant in
      argument.map { DeclaredText.Binding.argument($0) } ?? .constant(constant)
    }
    return DeclaredText(
      traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow, sql: rendered.sql, types: rendered.types,
      kind: rendered.kind, bindings: areInOrder ? nil : bindings, bounds: statement.boundParameters)
  }
}

extension DeclaredText {
  /// The statement for a call's values, unless it depends on them.
  @inline(__always) fileprivate func statement(_ values: [SQLValue]) -> RenderedStatement? {
    guard let sql else { return nil }
    for bound in bounds {
      if case .integer(let count) = values[bound], count < 0 { return nil }
    }
    guard let bindings else {
      return RenderedStatement(sql: sql, bindings: values, types: types, kind: kind)
    }
    let bound = bindings.map { binding in
      switch binding {
      case .constant(let value): value
      case .argument(let position): values[position]
      }
    }
    return RenderedStatement(sql: sql, bindings: bound, types: types, kind: kind)
  }
}

extension SQLStatement {
  /// Whether a parameter is in a place that is spelled after the value in it.
  fileprivate var isSpelledByValues: Bool {
    if case .insert(let insert) = self {
      // They say their values as constants.
      if insert.conflicts.contains(where: { $0.indexFilter?.contains(\.isParameter) == true }) { return true }
    }
    return contains { part in
      if case .expression(let expression) = part, expression.isSpelledByParameter { .end } else { .into }
    }
  }

  /// The parameters that say how many rows.
  fileprivate var boundParameters: [Int] {
    collect(into: []) { bounds, part, _ in
      if case .query(let query) = part {
        for case .parameter(let parameter)? in [query.limit, query.offset] {
          bounds.append(parameter.position)
        }
      }
      return true
    }
  }
}

extension SQLExpression {
  fileprivate var isSpelledByParameter: Bool {
    switch self {
    case .search(_, _, .parameter), .like(_, .parameter, _, _), .unary(_, .parameter),
      .bitwise(.parameter, _, _), .bitwise(_, _, .parameter), .cast(.parameter, _),
      .arithmetic(_, .divide, .parameter), .arithmetic(_, .integerDivide, .parameter),
      .arithmetic(_, .remainder, .parameter):
      true
    case .function(let function, let arguments):
      switch function {
      case .coalesce, .nullIf, .greatest, .least, .replace, .position: false
      default: arguments.contains(where: \.isParameter)
      }
    default: false
    }
  }

  fileprivate var isParameter: Bool {
    if case .parameter = self { true } else { false }
  }
}
