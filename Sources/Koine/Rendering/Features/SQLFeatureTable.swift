/// A set of features.
struct SQLFeatureSet: Sendable, Hashable {
  /// One bit for each feature, by its `rawValue`: the first 128, and those behind them.
  private var first: UInt128 = 0
  private var behind: UInt128 = 0

  /// No feature.
  init() {}

  /// A set of some features.
  init(_ features: [SQLFeature]) {
    for feature in features { insert(feature) }
  }

  /// Whether the set has no feature.
  var isEmpty: Bool { first | behind == 0 }

  /// Whether the feature is in the set.
  func contains(_ feature: SQLFeature) -> Bool {
    (feature.rawValue < 128 ? first : behind) & Self.bit(of: feature) != 0
  }

  /// Whether every feature of another set is in the set.
  func isSuperset(of other: Self) -> Bool {
    other.subtracting(self).isEmpty
  }

  /// Adds a feature.
  mutating func insert(_ feature: SQLFeature) {
    if feature.rawValue < 128 { first |= Self.bit(of: feature) } else { behind |= Self.bit(of: feature) }
  }

  /// The features that are not in another set.
  func subtracting(_ other: Self) -> Self {
    var result = self
    result.first &= ~other.first
    result.behind &= ~other.behind
    return result
  }

  private static func bit(of feature: SQLFeature) -> UInt128 {
    1 &<< UInt128(feature.rawValue & 127)
  }
}

/// A dialect's answer to a feature.
public enum SQLSupport: Sendable {
  /// The engine has it.
  case native
  /// A pass rewrites it into what the engine supports.
  case lowered(SQLLowering)
  /// Rendering throws.
  case unsupported(hint: String)
}

/// A dialect's answers to all features, worked out once.
public final class SQLFeatureTable: Sendable {
  private let answers: [SQLSupport]
  /// The features that need neither a pass over the statement nor an error.
  let native: SQLFeatureSet
  /// The passes that are applied to each expression when it is written.
  let expressionPasses: SQLExpressionPasses
  /// Whether operators, functions, casts and comparisons need no validation, as the engine or a pass takes them all.
  let takesOperators: Bool

  /// - Parameter answer: The dialect's answer to one feature.
  public init(_ answer: (SQLFeature) -> SQLSupport) {
    var native = SQLFeatureSet()
    var answers: [SQLSupport] = []
    var passes: [SQLFeature: SQLLowering.ExpressionPass] = [:]
    for feature in SQLFeature.allCases {
      let support = answer(feature)
      switch support {
      case .native: native.insert(feature)
      case .lowered(let pass):
        guard let expressionPass = pass.expressionPass else { break }
        native.insert(feature)
        passes[feature] = expressionPass
      case .unsupported: break
      }
      answers.append(support)
    }
    self.answers = answers
    self.native = native
    expressionPasses = SQLExpressionPasses(passes)
    takesOperators =
      native.isSuperset(of: SQLExpressionPasses.features) && native.contains(.textByCodePoint)
  }

  /// Whether the engine has the feature itself.
  func has(_ feature: SQLFeature) -> Bool {
    if case .native = self[feature] { true } else { false }
  }

  /// The dialect's answer to a feature.
  public subscript(_ feature: SQLFeature) -> SQLSupport {
    answers[Int(feature.rawValue)]
  }
}
