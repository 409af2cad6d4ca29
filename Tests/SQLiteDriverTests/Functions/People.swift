import Foundation
import Koine
import KoineSQLite
import Synchronization

@Table("people") struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var nickname: String?
  var age: Int
  var bornOn: CalendarDate?
}

enum Cents: DecimalScale { static let scale = 2 }

enum Grade: String, ColumnValue { case low, high = "HIGH 'n' \"mighty\"" }

/// What functions throw in tests.
struct Refusal: Error, Equatable {
  var reason: String
}

extension Person {
  static let all = [
    Person(id: 1, name: "Ada Lovelace", nickname: "Ada", age: 36, bornOn: CalendarDate(1815, 12, 10)),
    Person(id: 2, name: "Alan Turing", nickname: nil, age: 41, bornOn: CalendarDate(1912, 6, 23)),
    Person(id: 3, name: "grace hopper", nickname: "Amazing Grace", age: 85, bornOn: nil),
    Person(id: 4, name: "Ärne", nickname: "", age: 0, bornOn: nil),
  ]

  /// A database in memory with the people, functions and collations.
  static func database(
    _ functions: any SQLiteProgramFunction..., collations: [SQLiteCollation] = []
  ) async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(functions: functions, collations: collations))
    try await fill(database)
    return database
  }

  static func fill(_ database: SQLiteDatabase) async throws {
    try await Person.createTable().execute(database)
    try await Person.insert(all).execute(database)
  }
}

let initials = SQLiteScalarFunction("initials", isDeterministic: true, isAllowedInSchema: true) {
  (name: String) in
  String(name.split(separator: " ").compactMap(\.first)).uppercased()
}
