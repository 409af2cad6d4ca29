import Foundation

/// One value of an answer, as the query decoded it.
enum Value: Sendable, Hashable {
  case missing
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case text(String)
  case date(Date)

  /// The values of a row: of a tuple or a struct, those of its parts from left to right.
  static func row(of output: Any) -> [Value] {
    switch output {
    case let value as Bool: return [.boolean(value)]
    case let value as Int: return [.integer(value)]
    case let value as Double: return [.double(value)]
    case let value as String: return [.text(value)]
    case let value as Date: return [.date(value)]
    default: break
    }
    let mirror = Mirror(reflecting: output)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return [.missing] }
    return mirror.children.flatMap { row(of: $0.value) }
  }

  /// Whether two engines mean the same value.
  ///
  /// - Parameter isStored: Whether it is a value that the tables hold. A computed double may differ in its
  ///   last bits, for engines add in different orders; nothing else may differ.
  func isSame(as other: Value, isStored: Bool) -> Bool {
    switch (self, other) {
    case (.double(let left), .double(let right)) where !isStored:
      return left == right || abs(left - right) <= 1e-12 * max(abs(left), abs(right))
    // Swift's own comparison takes different code points for equal.
    case (.text(let left), .text(let right)): return left.utf8.elementsEqual(right.utf8)
    default: return self == other
    }
  }
}

extension Value: Comparable {
  static func < (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): !left && right
    case (.integer(let left), .integer(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .missing: 0
    case .boolean: 1
    case .integer: 2
    case .double: 3
    case .text: 4
    case .date: 5
    }
  }
}

extension Value: CustomStringConvertible {
  /// As it stands in the printed table: doubles with two digits, times in UTC.
  var description: String {
    switch self {
    case .missing: "NULL"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): String(format: "%.2f", value)
    case .text(let value): value
    case .date(let value):
      value.formatted(
        .verbatim(
          "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
          timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
    }
  }

  /// With every digit, to tell two values apart.
  var debugDescription: String {
    if case .double(let value) = self { "\(value)" } else { description }
  }
}
