import Foundation
import Koine
import Testing

/// The first column is a text, and then a number: SQLite takes each column in RETURNING for the first one.
@Table("named_parts") private struct NamedPart {
  @Column(primaryKey: true) let name: String
  var code: String
  var size: Double
  var ratio: Float?
  var count: Int
  var isNew: Bool
}

@Table("numbered_parts") private struct NumberedPart {
  @Column(primaryKey: true) let number: Int
  var code: String
  var size: Double
  var ratio: Float?
  var count: Int
  var isNew: Bool
}

/// The first column is a fraction: SQLite makes fractions of integers in RETURNING.
@Table("measured_parts") private struct MeasuredPart: Identifiable, Equatable {
  var size: Double
  let id: Int
  var count: Int?
  var isNew: Bool
  @Column(as: Scaled<Cents>.self) var price: Decimal
  @Column(as: UnixSeconds.self) var madeAt: Date
  var code: String
  var data: Data
  @Column(as: JSON<[Int]>.self) var counts: [Int]
}

/// What a change yields of its rows is what a query does.
@Suite struct ComparedInReturningTests {
  @Test(arguments: Engine.allCases) func comparisonsAreThoseOfAQuery(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await NamedPart.createTable().execute(database)
      try await NumberedPart.createTable().execute(database)
      let codes = ["", "12", "012", "1e1", "-7", "abc", "2"]
      for (index, code) in codes.enumerated() {
        let size = Double(index) * 3.5
        let ratio = index == 3 ? nil : Float(index) - 2.5
        try await NamedPart.insert(
          NamedPart(
            name: "\(index)", code: code, size: size, ratio: ratio, count: index * 5, isNew: index % 2 == 0)
        ).execute(database)
        try await NumberedPart.insert(
          NumberedPart(
            number: index, code: code, size: size, ratio: ratio, count: index * 5, isNew: index % 2 == 0)
        ).execute(database)
      }
      try await database.transaction { connection in
        let named = try await NamedPart.select { part in
          (
            part.size > 9.5, part.size.in([10.5, 7]), part.ratio < 3, part.count.cast(as: Double.self) > 9.5,
            part.name
          )
        }.fetchAll(connection).map { "\($0)" }
        let texts = try await NamedPart.select { part in
          (
            part.code >= "", part.code == "12", part.code.hasPrefix("1"), part.code.in(["2", "012"]),
            part.name
          )
        }.fetchAll(connection).map { "\($0)" }
        let numbered = try await NumberedPart.select { part in
          (part.code >= "", part.code == "12", part.code.hasPrefix("1"), part.code > "1", part.size > 9.5)
        }.fetchAll(connection).map { "\($0)" }
        #expect(
          Set(named)
            == Set(
              try await NamedPart.all().update { $0.isNew = false }.returning { part in
                (
                  part.size > 9.5, part.size.in([10.5, 7]), part.ratio < 3,
                  part.count.cast(as: Double.self) > 9.5, part.name
                )
              }.fetchAll(connection).map { "\($0)" }))
        #expect(
          Set(texts)
            == Set(
              try await NamedPart.all().delete().returning { part in
                (
                  part.code >= "", part.code == "12", part.code.hasPrefix("1"), part.code.in(["2", "012"]),
                  part.name
                )
              }.fetchAll(connection).map { "\($0)" }))
        #expect(
          Set(numbered)
            == Set(
              try await NumberedPart.all().delete().returning { part in
                (
                  part.code >= "", part.code == "12", part.code.hasPrefix("1"), part.code > "1",
                  part.size > 9.5
                )
              }.fetchAll(connection).map { "\($0)" }))
      }
    }
  }

  @Test(arguments: Engine.allCases) func integersBehindAFractionStayIntegers(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await MeasuredPart.createTable().execute(database)
      try await NamedPart.createTable().execute(database)
      let part = MeasuredPart(
        size: 0.5, id: 9_007_199_254_740_993, count: nil, isNew: true, price: 12.5,
        madeAt: Date(timeIntervalSince1970: 1), code: "007", data: Data([1]), counts: [1])
      #expect(try await part.insertRow(on: database) == part)
      let counted = try await MeasuredPart.find(part.id).update { $0.count = .max }
        .returning { ($0.id, $0.count, $0.isNew, $0.price, $0.madeAt, $0.code, $0.size) }
        .fetchOne(database)
      let (id, count, isNew, price, madeAt, code, size) = try #require(counted)
      #expect((id, count, isNew) == (part.id, .max, true))
      #expect((price.represented, madeAt.represented) == (part.price, part.madeAt))
      #expect((code, size) == (part.code, part.size))
      let inner = try await MeasuredPart.find(part.id).update { $0.isNew = false }
        .returning { row in
          (row.count, exists(NamedPart.where { $0.count == row.id }), row.id.computed)
        }
        .fetchOne(database)
      #expect(inner.map { "\($0)" } == "\((Int?.some(.max), false, part.id))")
      let gone = try await MeasuredPart.all().delete().returning(\.self).fetchAll(database)
      #expect(gone.map(\.count) == [.max] && gone.map(\.id) == [part.id] && gone.map(\.isNew) == [false])
    }
  }
}
