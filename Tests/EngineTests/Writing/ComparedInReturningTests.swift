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
}
