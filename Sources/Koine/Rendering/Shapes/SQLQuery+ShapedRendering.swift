extension SQLQuery {
  /// Renders the query, from a text that is kept for its shape if there is one.
  func render(in dialect: any SQLDialect, limitedToOneRow: Bool) throws -> RenderedStatement {
    if let texts = dialect.traits?.texts {
      return try withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
        let shape = SQLShape(of: self, isLimitedToOneRow: limitedToOneRow, in: words)
        guard shape.isKnown else { return try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow) }
        switch texts.find(shape) {
        case .statement(let statement): return statement
        case .dependsOnValues: return try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow)
        case .nothing: break
        }
        let statement = try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow)
        if texts.cameBefore(shape) {
          keepText(like: statement, in: dialect, texts, limitedToOneRow: limitedToOneRow)
        }
        return statement
      }
    }
    return try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow)
  }

  private func renderAnew(in dialect: any SQLDialect, limitedToOneRow: Bool) throws -> RenderedStatement {
    let statement = SQLStatement.query(self)
    return try (limitedToOneRow ? statement.limitedToOneRow : statement).renderAnew(in: dialect)
  }

  /// Keeps the text of all queries of the shape, or that they have none in common.
  private func keepText(
    like rendered: RenderedStatement, in dialect: any SQLDialect, _ texts: ShapedTexts, limitedToOneRow: Bool
  ) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
      let shape = SQLShape(of: self, isLimitedToOneRow: limitedToOneRow, in: words, keepsObjects: true)
      let order = valueOrder(
        of: rendered, shape.values, merging: shape.mayMergeValues, in: dialect,
        limitedToOneRow: limitedToOneRow)
      texts.keep(ShapedText(shape, order == nil ? nil : rendered, order: order))
    }
  }

  /// Which of the shape's values each placeholder represents; `nil` if the text is another one while the values are not
  /// known.
  private func valueOrder(
    of rendered: RenderedStatement, _ values: [SQLValue], merging: Bool, in dialect: any SQLDialect,
    limitedToOneRow: Bool
  ) -> [Int]? {
    let number = Declaration.nextNumber()
    var parameters = ParameterNumbers(merging: merging)
    let declared = SQLRewriter(expression: { parameters.parameter(for: $0, of: number) }).rewrite(self)
    // Numbers in the place of the values tell in which order the shape has them.
    var same = ParameterNumbers(merging: merging)
    let numbered = SQLRewriter(expression: { same.number(for: $0) }).rewrite(self)
    let positions = withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
      SQLShape(of: numbered, isLimitedToOneRow: limitedToOneRow, in: words).values
    }
    let statement = SQLStatement.query(declared)
    guard
      let (text, arguments) = try? (limitedToOneRow ? statement.limitedToOneRow : statement)
        .render(in: dialect, withParametersOf: number),
      text.sql == rendered.sql, text.types == rendered.types, text.kind == rendered.kind,
      arguments.count == rendered.bindings.count
    else { return nil }
    var order: [Int] = []
    for (argument, value) in zip(arguments, rendered.bindings) {
      guard let argument, let index = positions.firstIndex(of: .integer(Int64(argument))),
        index < values.count,
        values[index] == value
      else { return nil }
      order.append(index)
    }
    return order
  }
}

/// Numbers the values of a tree, in the order in which they are rewritten.
private struct ParameterNumbers {
  /// Whether equal values of a type have one number.
  let merging: Bool
  private var known: [SQLExpression] = []

  init(merging: Bool) {
    self.merging = merging
  }

  private mutating func position(of value: SQLExpression) -> Int {
    if merging, let earlier = known.firstIndex(of: value) { return earlier }
    known.append(value)
    return known.count - 1
  }

  mutating func parameter(for node: SQLExpression, of declaration: Int) -> SQLExpression {
    guard case .value(let value, let type) = node, value != .null else { return node }
    return .parameter(SQLParameter(declaration: declaration, position: position(of: node), type: type))
  }

  mutating func number(for node: SQLExpression) -> SQLExpression {
    guard case .value(let value, let type) = node, value != .null else { return node }
    return .value(.integer(Int64(position(of: node))), type)
  }
}
