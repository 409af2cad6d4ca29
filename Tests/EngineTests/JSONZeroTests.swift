import Foundation
import Koine
import Testing

@Table("measurements") private struct Measurement: Equatable {
  let id: Int
  @Column(as: JSON<[Double]>.self) var values: [Double]
  @Column(as: JSON<[String: Float]>.self) var named: [String: Float]?
}

/// Zero has no sign in a document: PostgreSQL would lose it.
@Suite struct JSONZeroTests {
  @Test(arguments: Engine.allCases) func zeroHasNoSign(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Measurement.createTable().execute(database)
      try await Measurement.insert([
        Measurement(id: 1, values: [-0.0, 0, -1, -0.5, -1e-300, 10], named: ["-0": -0.0, "\"-0.0\\": -1]),
        Measurement(id: 2, values: [], named: nil),
      ]).execute(database)
      // As another program may write it.
      let document = #"[-0.0,-0,-0.00e7,-0.01]"#
      try await database.execute(
        "INSERT INTO measurements (id, \"values\") VALUES (3, \(document, as: .json))")
      let rows = try await Measurement.order(by: \.id).fetchAll(database)
      #expect(rows.map(\.values) == [[0, 0, -1, -0.5, -1e-300, 10], [], [0, 0, 0, -0.01]])
      #expect(rows.flatMap(\.values).allSatisfy { $0 != 0 || $0.sign == .plus })
      #expect(rows[0].named == ["-0": 0, "\"-0.0\\": -1] && rows[0].named?["-0"]?.sign == .plus)
      if engine == .sqlite {
        let texts = try await database.fetchAll(
          "SELECT \"values\" FROM measurements WHERE id = 1", as: String.self)
        #expect(texts == ["[0,0,-1,-0.5,-1e-300,10]"])
      }
    }
  }
}
