/// A place in a statement for a value that is given each time it runs.
public struct SQLParameter: Sendable, Hashable {
  /// Which of the values it is, counted from 0. It may stand in several places.
  public var position: Int
  public var type: SQLType

  public init(position: Int, type: SQLType) {
    self.position = position
    self.type = type
  }
}

extension SQLStatement {
  /// The statement with values in place of some of its parameters.
  ///
  /// - Parameter value: The value of the parameter at a position; `nil` leaves the parameter.
  func replacingParameters(_ value: @escaping (Int) -> SQLValue?) -> SQLStatement {
    SQLRewriter(expression: { $0.replacingParameter(value) }).rewrite(self)
  }
}

extension SQLSelect {
  /// The query with values in place of its parameters.
  func replacingParameters(by values: [SQLValue]) -> SQLSelect {
    SQLRewriter(expression: { $0.replacingParameter { values[$0] } }).rewrite(self)
  }
}

extension SQLExpression {
  /// The node as it would have been built with the value.
  fileprivate func replacingParameter(_ value: (Int) -> SQLValue?) -> SQLExpression {
    switch self {
    case .parameter(let parameter):
      value(parameter.position).map { .value($0, parameter.type) } ?? self
    case .isDistinct(let operand, .value(.null, _), let negated),
      .isDistinct(.value(.null, _), let operand, let negated):
      .isNull(operand, negated: !negated)
    default: self
    }
  }
}
