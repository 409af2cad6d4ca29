/// A place in a statement for a value that is given each time it runs.
public struct SQLParameter: Sendable, Hashable {
  /// The number of the declared query whose calls give the value; only those put it in place.
  public let declaration: Int
  /// Which of the values it is, counted from 0. It may occur in several places.
  public let position: Int
  /// The type of the value.
  public let type: SQLType

  // Whoever made one by hand could name a value that no call has.
  /// The place for a value of a declared query.
  package init(declaration: Int, position: Int, type: SQLType) {
    self.declaration = declaration
    self.position = position
    self.type = type
  }
}

extension SQLStatement {
  /// The statement with values in place of some of the parameters of a declared query.
  ///
  /// - Parameters:
  ///   - declaration: The number of the declared query.
  ///   - value: The value of the parameter at a position; `nil` leaves the parameter.
  func replacingParameters(
    of declaration: Int, _ value: @escaping (Int) -> SQLValue?
  ) -> SQLStatement {
    let statement = SQLRewriter(expression: { $0.replacingParameter(of: declaration, value) }).rewrite(self)
    guard case .insert(var insert) = statement, insert.conflict != nil else { return statement }
    // Which index is meant is said with constants.
    insert.conflict = insert.conflict?.withConstants
    insert.furtherConflicts = insert.furtherConflicts.map(\.withConstants)
    return .insert(insert)
  }
}

extension SQLConflict {
  /// The same with constants in the condition of the index.
  fileprivate var withConstants: SQLConflict {
    var copy = self
    copy.indexFilter = indexFilter?.withConstants
    return copy
  }
}

extension SQLExpression {
  /// The node as it would have been built with the value.
  fileprivate func replacingParameter(
    of declaration: Int, _ value: (Int) -> SQLValue?
  ) -> SQLExpression {
    switch self {
    case .parameter(let parameter) where parameter.declaration == declaration:
      value(parameter.position).map { .value($0, parameter.type) } ?? self
    case .isDistinct(let operand, .value(.null, _), let negated),
      .isDistinct(.value(.null, _), let operand, let negated):
      .isNull(operand, negated: !negated)
    default: self
    }
  }

  /// A value that is known when the statement is rendered: bound, or a constant of a definition.
  @_spi(KoineDriver) public var constant: (value: SQLValue, type: SQLType)? {
    switch self {
    case .value(let value, let type), .literal(let value, let type): (value, type)
    default: nil
    }
  }

  /// Another value of the same type, bound if this one is, and else a constant.
  @_spi(KoineDriver) public func replaced(by value: SQLValue, as type: SQLType) -> SQLExpression {
    if case .literal = self { .literal(value, type) } else { .value(value, type) }
  }

  /// The same with constants in place of bound values.
  var withConstants: SQLExpression {
    SQLRewriter(expression: { node in
      if case .value(let value, let type) = node { .literal(value, type) } else { node }
    }).rewrite(self)
  }
}
