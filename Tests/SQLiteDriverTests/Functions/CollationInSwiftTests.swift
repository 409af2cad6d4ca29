import Foundation
import Koine
import KoinePostgreSQLDialect
import KoineSQLite
import Testing

/// By the number of characters, and then as Swift sorts texts.
private let byLength = SQLiteCollation("by length") { a, b in
  if a.count != b.count { return a.count < b.count ? .orderedAscending : .orderedDescending }
  return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
}

/// Texts are equal whose letters are, whatever their case.
private let folding = SQLiteCollation("folding") { a, b in
  let (a, b) = (a.lowercased(), b.lowercased())
  return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
}

@Suite struct `Collations in Swift` {
  @Test func `order and compare texts`() async throws {
    let database = try await Person.database(collations: [byLength, folding])
    let sorted = Person.order { ($0.name.collate(byLength), $0.id) }
    #expect(
      try sorted.select(\.id).render(in: .sqlite).sql == """
        SELECT "people"."id" FROM "people" ORDER BY "people"."name" COLLATE "by length", "people"."id"
        """)
    #expect(
      try await sorted.select(\.name).fetchAll(database)
        == ["Ärne", "Alan Turing", "Ada Lovelace", "grace hopper"])
    let byHand = Person.order { (SQLFragment("\($0.name) COLLATE \(collation: byLength)"), $0.id) }.select(
      \.id)
    #expect(try await byHand.fetchAll(database) == sorted.select(\.id).fetchAll(database))
    let problems = byHand.check(in: .postgreSQL).filter { !$0.isNote }
    #expect(problems.map(\.subject).contains(.feature(.programCollations)))
    #expect(
      try await Person.order { $0.name.collate(byLength).descending() }.select(\.id).fetchAll(database)
        == [3, 1, 2, 4])
    // Binary, capital letters come first, and "Ä" last.
    #expect(try await Person.order { $0.name }.select(\.id).fetchAll(database) == [1, 2, 3, 4])
    #expect(
      try await Person.order { $0.name.collate(folding) }.select(\.id).fetchAll(database) == [1, 2, 3, 4])
    let found = Person.where { $0.name.collate(folding) == "ÄRNE" }.select(\.id)
    #expect(
      try found.render(in: .sqlite).sql
        == #"SELECT "people"."id" FROM "people" WHERE ("people"."name" COLLATE "folding") = ?1"#)
    #expect(try await found.fetchAll(database) == [4])
    #expect(try await Person.where { $0.name == "ÄRNE" }.select(\.id).fetchAll(database) == [])
    #expect(
      try await Person.where { $0.name.collate(folding).in(["ALAN TURING", "GRACE HOPPER"]) }
        .order(by: \.id).select(\.id).fetchAll(database) == [2, 3])
    #expect(
      try await Person.where { $0.nickname.collate(byLength) < "1234" }.order(by: \.id).select(\.id)
        .fetchAll(database) == [1, 4])
    #expect(
      try await Person.select { $0.name.collate(byLength).max() }.fetchAll(database) == ["grace hopper"])
    let window = try await Person.order(by: \.id).select {
      rank().over(orderBy: $0.name.collate(byLength))
    }.fetchAll(database)
    #expect(window == [3, 2, 4, 1])
  }

  @Test func `tell groups and distinct rows apart`() async throws {
    let database = try await Person.database(collations: [folding])
    try await Person.insert(Person(id: 5, name: "ÄRNE", nickname: nil, age: 0, bornOn: nil)).execute(database)
    let groups = try await Person.group { $0.name.collate(folding) }.order { $0.id.count().descending() }
      .select { $0.id.count() }.fetchAll(database)
    #expect(groups == [2, 1, 1, 1])
    #expect(try await Person.select { $0.name.collate(folding) }.distinct().fetchAll(database).count == 4)
    #expect(
      try await Person.select { $0.name.collate(folding).count(distinct: true) }.fetchAll(database) == [4])
  }

  @Test func `hold wherever a column of a query is compared`() async throws {
    let database = try await Person.database(collations: [folding])
    let derived = Person.select { ($0.id, $0.name.collate(folding)) }.as("folded").where { $0.1 == "ÄRNE" }
      .select { $0.0 }
    #expect(try await derived.fetchAll(database) == [4])
    let query = Person.where { person in
      person.name.collate(folding).in(Person.where { $0.id == 4 }.select { $0.name.upper() })
    }
    #expect(try await query.select(\.id).fetchAll(database) == [4])
    let other = Person.where { person in
      person.name.in(Person.where { $0.id == 4 }.select { $0.name.collate(folding) })
    }
    #expect(other.check(in: .sqlite).map(\.subject) == [.defect(.collationConflict)])
    #expect(
      Person.where { $0.name.collate(folding) == $0.nickname.collate(.noCase) }.check(in: .sqlite)
        .map(\.description) == [
          "Koine refuses collationConflict (program(folding) and noCase) in WHERE: engines choose different ones; "
            + "say which with .collate(…)"
        ])
  }

  @Test func `are refused by other dialects, and in definitions`() {
    #expect(
      Person.order { $0.name.collate(folding) }.check(in: .postgreSQL).map(\.description) == [
        """
        PostgreSQL 13 cannot express programCollations (folding) in ORDER BY 1: PostgreSQL cannot call Swift; sort in \
        Swift what the query reads
        """
      ])
    #expect(
      TableIndex<Person>.on { $0.name.collate(folding) }.create().check(in: .sqlite).map(\.subject)
        == [.defect(.functionInDefinition)])
  }

  @Test func `are never put over one of SQLite's own`() throws {
    for name in ["binary", "NOCASE", "RTRIM"] {
      let error = #expect(throws: DatabaseError.self) {
        _ = try SQLiteDatabase.inMemory(
          configuration: .init(collations: [SQLiteCollation(name) { _, _ in .orderedSame }]))
      }
      #expect(
        error?.message == """
          The name of the collation "\(name)" is taken: indexes would be damaged if it meant something else.
          """)
    }
    #expect(throws: DatabaseError.self) {
      _ = try SQLiteDatabase.inMemory(configuration: .init(collations: [folding, folding]))
    }
  }

  @Test func `read texts that are not UTF-8`() async throws {
    let database = try await Person.database(collations: [byLength])
    let sorted = try await database.rows(
      """
      SELECT hex(t) FROM (SELECT CAST(x'61ff62ff' AS TEXT) AS t UNION ALL SELECT '' UNION ALL SELECT 'abc')
      ORDER BY t COLLATE "by length"
      """)
    #expect(sorted == [[.text("")], [.text("616263")], [.text("61FF62FF")]])
  }
}
