/// A tree that may have a shape, by which its text is kept.
protocol ShapedTree {
  /// The tree as a whole statement.
  var asStatement: SQLStatement { get }

  /// Adds what decides the text, and the values.
  func add(to shape: inout SQLShape)

  /// The tree with its expressions rewritten.
  func rewritten(by rewriter: SQLRewriter) -> Self

  /// Which of the shape's values each placeholder represents, ``ShapedText/null`` for NULL; `nil` if the text is another
  /// one while the values are not known.
  func valueOrder(
    of rendered: RenderedStatement, _ values: [SQLValue], merging: Bool, in dialect: any SQLDialect,
    limitedToOneRow: Bool
  ) -> [Int]?
}

extension SQLQuery: ShapedTree {
  var asStatement: SQLStatement { .query(self) }
  func add(to shape: inout SQLShape) { shape.add(self) }
  func rewritten(by rewriter: SQLRewriter) -> SQLQuery { rewriter.rewrite(self) }
}

extension SQLUpdate: ShapedTree {
  var asStatement: SQLStatement { .update(self) }
  func add(to shape: inout SQLShape) { shape.add(self) }

  func rewritten(by rewriter: SQLRewriter) -> SQLUpdate {
    if case .update(let update) = rewriter.rewrite(.update(self)) { update } else { self }
  }
}

extension SQLDelete: ShapedTree {
  var asStatement: SQLStatement { .delete(self) }
  func add(to shape: inout SQLShape) { shape.add(self) }

  func rewritten(by rewriter: SQLRewriter) -> SQLDelete {
    if case .delete(let delete) = rewriter.rewrite(.delete(self)) { delete } else { self }
  }
}

extension SQLInsert: ShapedTree {
  var asStatement: SQLStatement { .insert(self) }
  func add(to shape: inout SQLShape) { shape.add(self) }

  func rewritten(by rewriter: SQLRewriter) -> SQLInsert {
    if case .insert(let insert) = rewriter.rewrite(.insert(self)) { insert } else { self }
  }

  /// A row's values are in no expression, so that none of them can be unknown: numbers in their place have to be spelled
  /// in the same way.
  func valueOrder(
    of rendered: RenderedStatement, _ values: [SQLValue], merging: Bool, in dialect: any SQLDialect,
    limitedToOneRow: Bool
  ) -> [Int]? {
    guard case .rows(let rows) = source else { return nil }
    var row = RowEncoder()
    rows.encode(0, &row)
    let (omitted, count) = (row.omitted, row.values.count)
    var number = count - 1
    var numbered = rewritten(
      by: SQLRewriter(expression: { node in
        guard case .value(let value, let type) = node, value != .null else { return node }
        number += 1
        return .value(.integer(Int64(number)), type)
      }))
    numbered.source = .rows(
      SQLRows(count: 1) { [width = columns.count] _, encoder in
        var next: Int64 = 0
        for position in 0..<width {
          if omitted.contains(position) {
            encoder.appendDefault()
          } else {
            encoder.append(.integer(next))
            next += 1
          }
        }
      })
    guard let text = try? numbered.asStatement.renderAnew(in: dialect), text.isSameText(as: rendered)
    else { return nil }
    return order(of: numbered, values, text.bindings.map(Optional.some), rendered.bindings)
  }
}

extension ShapedTree {
  func valueOrder(
    of rendered: RenderedStatement, _ values: [SQLValue], merging: Bool, in dialect: any SQLDialect,
    limitedToOneRow: Bool
  ) -> [Int]? {
    let number = Declaration.nextNumber()
    var parameters = ParameterNumbers(merging: merging)
    let declared = rewritten(by: SQLRewriter(expression: { parameters.parameter(for: $0, of: number) }))
    // Numbers in the place of the values tell in which order the shape has them.
    var same = ParameterNumbers(merging: merging)
    let numbered = rewritten(by: SQLRewriter(expression: { same.number(for: $0) }))
    let statement = limitedToOneRow ? declared.asStatement.limitedToOneRow : declared.asStatement
    guard let (text, arguments) = try? statement.render(in: dialect, withParametersOf: number),
      text.isSameText(as: rendered)
    else { return nil }
    return order(
      of: numbered, values, arguments.map { $0.map { .integer(Int64($0)) } }, rendered.bindings)
  }

  /// Which of the shape's values each binding is.
  ///
  /// - Parameters:
  ///   - numbered: The tree with numbers for its values.
  ///   - numbers: The number in the place of each binding; `nil` for what is no value of the tree.
  fileprivate func order(
    of numbered: Self, _ values: [SQLValue], _ numbers: [SQLValue?], _ bindings: [SQLValue]
  ) -> [Int]? {
    let positions = withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
      SQLShape(of: numbered, isLimitedToOneRow: false, in: words).values
    }
    guard numbers.count == bindings.count else { return nil }
    var order: [Int] = []
    for (number, value) in zip(numbers, bindings) {
      if let number, let index = positions.firstIndex(of: number), index < values.count,
        values[index] == value
      {
        order.append(index)
      } else if value == .null, number == nil || number == .null {
        order.append(ShapedText.null)
      } else {
        return nil
      }
    }
    return order
  }
}

extension RenderedStatement {
  fileprivate func isSameText(as other: RenderedStatement) -> Bool {
    sql == other.sql && types == other.types && kind == other.kind && !hasSteps && !other.hasSteps
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
