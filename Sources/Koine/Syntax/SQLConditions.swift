/// Conditions all of which must hold; one of them takes no array.
@usableFromInline enum SQLConditions: Sendable {
  case none
  case one(SQLExpression)
  case several([SQLExpression])

  init() { self = .none }

  init(_ conditions: [SQLExpression]) {
    switch conditions.count {
    case 0: self = .none
    case 1: self = .one(conditions[0])
    default: self = .several(conditions)
    }
  }

  var all: [SQLExpression] {
    switch self {
    case .none: []
    case .one(let condition): [condition]
    case .several(let conditions): conditions
    }
  }

  func contains(where isWanted: (SQLExpression) -> Bool) -> Bool {
    switch self {
    case .none: false
    case .one(let condition): isWanted(condition)
    case .several(let conditions): conditions.contains(where: isWanted)
    }
  }

  @usableFromInline mutating func append(_ condition: consuming SQLExpression) {
    switch self {
    case .none: self = .one(condition)
    case .one(let first): self = .several([first, condition])
    case .several(var conditions):
      self = .none
      conditions.append(condition)
      self = .several(conditions)
    }
  }
}
