extension DeclaredCall {
  /// The declaration's text for a dialect, with the values of this call; made anew if it depends on them.
  @usableFromInline func render(in dialect: any SQLDialect) throws -> RenderedStatement {
    if let text = keptText(in: dialect, limitedToOneRow: false) { return text }
    return try statement.render(in: dialect)
  }

  /// The same for a run; `nil` for an insert of no row, which has no text.
  @usableFromInline func text(in dialect: any SQLDialect, limitedToOneRow: Bool) throws -> RenderedStatement?
  {
    if let text = keptText(in: dialect, limitedToOneRow: limitedToOneRow) { return text }
    return try statement.text(in: dialect, limitedToOneRow: limitedToOneRow)
  }

  /// `nil` if the text depends on the values.
  private func keptText(in dialect: any SQLDialect, limitedToOneRow: Bool) -> RenderedStatement? {
    if let traits = dialect.traits, let nulls {
      let text: DeclaredText
      if let known = declaration.find(traits, nulls: nulls, isLimitedToOneRow: limitedToOneRow) {
        text = known
      } else {
        text = makeText(traits, nulls: nulls, isLimitedToOneRow: limitedToOneRow, in: dialect)
        declaration.keep(text)
      }
      return text.statement(values)
    }
    return nil
  }

  /// Which of the values are NULL; `nil` if a value has to be refused, or there are more than bits.
  private var nulls: UInt64? {
    var nulls: UInt64 = 0
    for (position, value) in values.enumerated() {
      if position == UInt64.bitWidth || !value.isPlain { return nil }
      if case .null = value { nulls |= 1 << UInt64(position) }
    }
    return nulls
  }

  private func makeText(
    _ traits: SQLDialectTraits, nulls: UInt64, isLimitedToOneRow: Bool, in dialect: any SQLDialect
  ) -> DeclaredText {
    var statement = declaration.statement.replacingParameters(of: declaration.number) {
      nulls & 1 << UInt64($0) == 0 ? nil : .null
    }
    if isLimitedToOneRow { statement = statement.limitedToOneRow }
    // The dialect's refusals are raised once the values are known, so that the error can tell them.
    guard !statement.isSpelledByValues,
      let (rendered, arguments) = try? statement.render(in: dialect, withParametersOf: declaration.number)
    else { return DeclaredText(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow, sql: nil) }
    let areInOrder = arguments.count == values.count && arguments.indices.allSatisfy { arguments[$0] == $0 }
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
  fileprivate func statement(_ values: [SQLValue]) -> RenderedStatement? {
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
    if case .insert(let insert) = self, let filter = insert.conflict?.indexFilter {
      // It says its values as constants.
      if filter.contains(\.isParameter) { return true }
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
