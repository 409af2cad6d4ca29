import Koine
import KoineTesting
import Testing

@Table("samples_in_order") private struct Measured: Identifiable {
  let id: Int
  var amount: String
}

/// A row that cannot be decoded is an error behind the rows before it.
@Suite struct RowsBeforeErrorTests {
  @Test(arguments: Engine.allCases, [1, 2, 40, 64, 65, 100])
  func areGivenOut(_ engine: Engine, _ broken: Int) async throws {
    try await engine.withDatabase { database in
      try await Measured.createTable().execute(database)
      try await Measured.insert(
        (1...120).map { Measured(id: $0, amount: $0 == broken ? "a lot" : "\($0)") }
      ).execute(database)
      let numbers = RawQuery("SELECT id, amount FROM samples_in_order ORDER BY id", as: (Int, Counted).self)
      for isInTransaction in [false, true] {
        var seen: [Int] = []
        var errors: [DatabaseError] = []
        func read(_ connection: any Connection) async throws {
          do {
            for try await (id, _) in numbers.stream(connection) { seen.append(id) }
          } catch let error as DatabaseError {
            errors.append(error)
          }
        }
        if isInTransaction {
          try await database.transaction { try await read($0) }
        } else {
          try await read(database)
        }
        #expect(seen == Array(1..<broken))
        #expect(errors.map(\.code) == [.decoding])
        #expect(errors.first?.description.contains("row \(broken)") == true)
      }
    }
  }
}

/// A number that is kept as a text.
private enum Counted: String, ColumnValue {
  case one = "1"
  init?(rawValue: String) {
    guard Int(rawValue) != nil else { return nil }
    self = .one
  }
}
