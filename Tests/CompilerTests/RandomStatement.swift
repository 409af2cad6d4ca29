/// A condition or a selection made at random, and the types that it must have.
///
/// It has columns of several types, optional ones among them, plain values and literals on both sides of operators, and
/// two to sixteen operators.
struct RandomStatement {
  enum Kind: CaseIterable {
    case condition, selectedCondition, number, tuple
  }

  let kind: Kind
  let parts: [RandomExpression]

  init(using random: inout some RandomNumberGenerator) {
    let draw = Int.random(in: 0..<10, using: &random)
    kind = draw < 4 ? .condition : draw < 6 ? .selectedCondition : draw < 8 ? .number : .tuple
    func number(_ range: ClosedRange<Int>) -> RandomExpression {
      .number(
        [.int, .double].randomElement(using: &random) ?? .int, .random(in: range, using: &random), &random)
    }
    // Beside `&&`, `optional == nil` is now a `Bool` and now a `Bool?`: it is left out where its type shows.
    func selected(_ range: ClosedRange<Int>) -> RandomExpression {
      var condition: RandomExpression
      repeat {
        condition = .condition(.random(in: range, using: &random), &random)
      } while condition.text.contains("nil")
      return condition
    }
    switch kind {
    case .condition: parts = [.condition(.random(in: 2...16, using: &random), &random)]
    case .selectedCondition: parts = [selected(2...16)]
    case .number: parts = [number(2...10)]
    case .tuple: parts = [number(1...6), selected(2...6), number(1...4)]
    }
  }

  private init(kind: Kind, parts: [RandomExpression]) {
    self.kind = kind
    self.parts = parts
  }

  /// The statement as a function on a line of its own. The type of what it makes says that no operator of Swift's own
  /// was taken.
  func source(name: String) -> String {
    let body = parts.map(\.text).joined(separator: ", ")
    let types = parts.map(\.typeName).joined(separator: ", ")
    let statement =
      switch kind {
      case .condition: "let q = Entry.where { \(body) }; let _: From1<Entry.Columns> = q"
      case .tuple: "let q = Entry.select { (\(body)) }; let _: Select1<(\(types)), Entry.Columns> = q"
      default: "let q = Entry.select { \(body) }; let _: Select1<\(types), Entry.Columns> = q"
      }
    return "func \(name)(_ n: Int, _ x: Double, _ s: String, _ d: Date) { \(statement) }"
  }

  /// The table that the statements are about.
  static let head = """
    import Foundation
    import Koine

    @Table struct Entry {
      let id: Int
      var listID: Int
      var title: String
      var isCompleted: Bool
      var priority: Int?
      var score: Double
      var rating: Double?
      var notes: String?
      var createdAt: Date
      var dueDate: Date?
    }


    """
}

extension RandomStatement {
  /// The same statement with an operand of a wrong type, and the columns of the line between which the error belongs:
  /// the operator around it with its two sides.
  func broken(
    name: String, using random: inout some RandomNumberGenerator
  ) -> (source: String, columns: ClosedRange<Int>)? {
    guard let index = parts.indices.randomElement(using: &random),
      let mistake = parts[index].mistake(using: &random)
    else { return nil }
    var broken = parts
    broken[index] = mistake.expression
    let source = RandomStatement(kind: kind, parts: broken).source(name: name)
    guard let start = source.range(of: mistake.expression.text)?.lowerBound else { return nil }
    let column = source.utf8.distance(from: source.startIndex, to: start) + 1
    return (source, column + mistake.span.lowerBound...column + mistake.span.upperBound)
  }
}

/// SplitMix64: the same numbers from the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
