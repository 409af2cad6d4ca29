import Foundation
import Koine
import KoineTesting

/// A row with columns of each type, the optional ones of which hold NULL here and there.
@Table struct Probe: Identifiable {
  let id: Int
  var i: Int
  var j: Int?
  var k: Int
  var l: Int?
  var x: Double
  var y: Double?
  var s: String
  var t: String?
  var p: Bool
  var q: Bool?
  var d: Date
  var e: Date?
  @Column(as: Scaled<Cents>.self) var m: Decimal
  @Column(as: Scaled<Cents>.self) var n: Decimal?
  var u: Int16
  var v: Int16?
  var g: UUID
  var h: UUID?

  /// Each optional column is NULL in some row in which the others are not, and zero and nothing come in each.
  static let rows: [Probe] = {
    var generator = SeededGenerator(seed: 1)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    let texts = ["", "a", "12", "É b", "-7", "%"]
    return (0..<60).map { id in
      Probe(
        id: id, i: pick([0, 3, -2, 64, 1]), j: pick([0, nil, 2, -5]), k: pick([2, 0, -64, 9]),
        l: pick([nil, 7, 0]), x: pick([0, -0.0, 2.5, -1e100, 1e100]), y: pick([nil, 0, -3.5]), s: pick(texts),
        t: pick(texts + [nil]), p: pick([true, false]), q: pick([true, nil, false]),
        d: Date(timeIntervalSince1970: Double(id) * 86_400.5),
        e: pick([nil, Date(timeIntervalSince1970: 0)]), m: pick([0, 2.25, -1]), n: pick([nil, 0, 7.5]),
        u: pick([0, 5, -3]), v: pick([nil, 0, 4]), g: key(id), h: pick([key(id), key(1), nil]))
    }
  }()

  private static func key(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
  }
}

/// A query of one column, and whether its type says that it may be NULL.
struct NullCase: Sendable {
  let name: String
  let isOptional: Bool
  /// Which rows are NULL; each is decoded as its type, too.
  let nulls: @Sendable (any Connection) async throws -> [Bool]

  init<Query: SelectStatement & Sendable>(_ name: String, _ query: Query) {
    self.name = name
    isOptional = Query.Output.self is any ExpressibleByNilLiteral.Type
    nulls = { try await ResultRows(of: query, on: $0).rows.map { $0[0] == .null } }
  }

  /// Something of each row.
  static func row<Value: Selectable>(
    _ name: String, _ value: (Probe.Columns) -> Value
  ) -> NullCase {
    NullCase(name, Probe.order(by: \.id).select { value($0) })
  }

  /// An aggregate of no row.
  static func rows<Value: Selectable>(
    _ name: String, _ value: (Probe.Columns) -> Value
  ) -> NullCase {
    NullCase(name, Probe.where { $0.id < 0 }.select { value($0) })
  }
}

@resultBuilder enum NullCases {
  static func buildExpression(_ value: NullCase) -> [NullCase] { [value] }
  static func buildExpression(_ values: [NullCase]) -> [NullCase] { values }
  static func buildBlock(_ cases: [NullCase]...) -> [NullCase] { cases.flatMap { $0 } }
}
