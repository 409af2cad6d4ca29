import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table private struct Shelf: Identifiable {
  let id: Int
  @Column(unique: true) var code: String?
  @Column(unique: true, collation: .noCase) var label: String
  var room: Int
  var price: Double
}

@Table private struct Borrowed: Identifiable {
  let id: Int
  var shelfID: Int
  var code: String?
  var label: String
  var fee: Double?
  var count = 0
}

@Table private struct Total: Identifiable {
  let id: Int
  @Column(unique: true) var room: Int
  @Column(unique: true) var name: String?
  var sum: Double
}

private enum Other: AliasName {}

/// Which queries yield one row at most for a key is told from keys, groups and conditions.
@Suite struct UniqueRowTests {
  private func problems(_ statement: some Statement) -> [UnsupportedFeature.Subject] {
    let sqlite = statement.statement.check(in: .sqlite).map(\.subject)
    #expect(statement.statement.check(in: .postgreSQL).map(\.subject) == sqlite)
    return sqlite
  }

  private func asValue(_ query: (Borrowed.Columns) -> some SelectStatement) -> [UnsupportedFeature.Subject] {
    problems(Borrowed.select { loan in Computed<Double?>(.subquery(query(loan).sqlQuery, .double)) })
  }

  private static let manyRows = [UnsupportedFeature.Subject.defect(.manyRowSubquery)]

  @Test func aSubqueryByAKeyIsAValue() {
    #expect(asValue { Shelf.find($0.shelfID).select(\.price) } == [])
    #expect(asValue { _ in Shelf.find(1).select(\.price) } == [])
    #expect(asValue { loan in Shelf.where { $0.id == loan.shelfID }.select(\.price) } == [])
    #expect(asValue { loan in Shelf.where { $0.price > 1 && loan.shelfID == $0.id }.select(\.price) } == [])
    #expect(asValue { loan in Shelf.where { $0.id.is(loan.shelfID) }.select(\.price) } == [])
    #expect(asValue { loan in Shelf.where { $0.code == loan.code }.select(\.price) } == [])
    #expect(asValue { loan in Shelf.where { $0.label == loan.label.collate(.noCase) }.select(\.price) } == [])
    #expect(asValue { loan in Seat.find((1, "A")).select(\.row) } == [])
    #expect(
      asValue { loan in Seat.where { row($0.row, $0.letter) == row(loan.count, "A") }.select(\.row) } == [])
    #expect(asValue { loan in Shelf.as(Other.self).where { $0.id == loan.shelfID }.select(\.price) } == [])
    #expect(
      asValue { loan in
        Shelf.find(loan.shelfID).join(Shelf.as(Other.self)) { $0.room == $1.id }.select { _, other in
          other.price
        }
      } == [])
    #expect(
      asValue { loan in
        Shelf.find(loan.shelfID).leftJoin(Shelf.as(Other.self)) { $0.room == $1.id }.select { $1.price }
      } == [])
    #expect(
      asValue { loan in
        Shelf.all().rightJoin(Borrowed.as(Other.self)) { $0.id == $1.shelfID }.where { _, other in
          other.id == 1
        }
        .select { shelf, _ in shelf.price }
      } == [])
    #expect(
      asValue { loan in Shelf.group(by: \.room).having { $0.room == loan.count }.select { $0.price.max() } }
        == Self.manyRows)
    #expect(
      asValue { loan in Shelf.where { $0.room == 1 }.group(by: \.room).select { $0.price.max() } } == [])
    #expect(asValue { loan in Shelf.where { $0.room == loan.count }.distinct().select(\.room) } == [])
  }

  @Test func aSubqueryThatMayYieldMoreRowsIsRefused() {
    #expect(asValue { loan in Shelf.where { $0.room == loan.count }.select(\.price) } == Self.manyRows)
    #expect(
      asValue { loan in Shelf.where { $0.id == loan.shelfID || $0.room == 1 }.select(\.price) }
        == Self.manyRows)
    #expect(asValue { loan in Shelf.where { $0.id >= loan.shelfID }.select(\.price) } == Self.manyRows)
    #expect(asValue { loan in Shelf.where { !($0.id == loan.shelfID) }.select(\.price) } == Self.manyRows)
    #expect(asValue { loan in Shelf.where { $0.id == $0.room }.select(\.price) } == Self.manyRows)
    #expect(asValue { loan in Seat.where { $0.row == 1 }.select(\.row) } == Self.manyRows)
    // NULL is as often in a unique column as one likes.
    #expect(asValue { loan in Shelf.where { $0.code.is(loan.code) }.select(\.price) } == Self.manyRows)
    // Without case, several codes may be equal to one.
    #expect(
      asValue { loan in Shelf.where { $0.code == loan.label.collate(.noCase) }.select(\.price) }
        == Self.manyRows)
    #expect(
      asValue { loan in
        Shelf.find(loan.shelfID).join(Borrowed.as(Other.self)) { $0.id == $1.shelfID }.select { $1.count }
      }
        == Self.manyRows)
    #expect(
      asValue { loan in
        Borrowed.as(Other.self).leftJoin(Shelf.self) { $0.shelfID == $1.id && $1.id == loan.shelfID }
          .select { other, _ in other.count }
      } == Self.manyRows)
    #expect(
      asValue { loan in
        Shelf.find(loan.shelfID).fullJoin(Shelf.as(Other.self)) { $0.id == $1.id }.select { $1.price }
      } == Self.manyRows)
    // In a query the table's name is that of other rows, which have no key.
    #expect(
      problems(
        Shelf.where { shelf in shelf.price == Shelf.find(1).select(\.price) }
          .with(
            Shelf.as(Other.self), as: Borrowed.select { ($0.shelfID, $0.code, $0.label, $0.count, 1.5) })
      ) == Self.manyRows)
  }

  @Test(arguments: Engine.allCases)
  func aSubqueryByAKeyIsAssignedAndSelected(_ engine: Engine) async throws {
    try await withShelves(engine) { database async throws in
      try await Borrowed.all().update { loan in
        loan.fee = Computed(Shelf.find(loan.shelfID).select(\.price).expression)
      }.execute(database)
      #expect(try await Borrowed.order(by: \.id).select(\.fee).fetchAll(database) == [1.5, 2.5, nil])
      let codes = Borrowed.order(by: \.id).select { loan in
        Computed<Double?>(Shelf.where { $0.code == loan.code }.select(\.price).expression)
      }
      #expect(try await codes.fetchAll(database) == [1.5, nil, nil])
    }
  }

  private func withShelves(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database async throws in
      if engine == .sqlite {
        try await Shelf.createTable().execute(database)
      } else {
        try await database.execute(
          """
          CREATE TABLE \(Shelf.self) (id bigint PRIMARY KEY, code text COLLATE "C" UNIQUE, label text COLLATE "C",
            room bigint, price double precision)
          """)
      }
      try await Borrowed.createTable().execute(database)
      try await Total.createTable().execute(database)
      try await Shelf.insert([
        Shelf(id: 1, code: "a", label: "A", room: 1, price: 1.5),
        Shelf(id: 2, code: nil, label: "B", room: 1, price: 2.5),
      ]).execute(database)
      try await Borrowed.insert([
        Borrowed(id: 1, shelfID: 1, code: "a", label: "a"),
        Borrowed(id: 2, shelfID: 2, code: nil, label: "b"),
        Borrowed(id: 3, shelfID: 9, code: "z", label: "c"),
      ]).execute(database)
      try await body(database)
    }
  }

  private func upsert(_ query: some QueryStatement<(Int, Double)>) -> Insert<Total, Void> {
    Total.insert(\.room, \.sum, select: query).onConflict(\.room) { row, excluded in
      row.sum = row.sum + excluded.sum
    }
  }

  @Test func anUpsertFromAQueryThatMayProposeAKeyTwiceIsRefused() {
    let repeated = [UnsupportedFeature.Subject.defect(.repeatedConflictKey)]
    #expect(problems(upsert(Shelf.select { ($0.room, $0.price) })) == repeated)
    #expect(problems(upsert(Shelf.distinct().select { ($0.room, $0.price) })) == repeated)
    #expect(problems(upsert(Shelf.where { $0.room == 1 }.select { ($0.room, $0.price) })) == repeated)
    #expect(
      problems(upsert(Shelf.group(by: \.price).select { ($0.price.cast(as: Int.self), $0.price) }))
        == repeated)
    #expect(
      problems(
        upsert(
          Shelf.join(Borrowed.self) { $0.id == $1.shelfID }.select { shelf, _ in (shelf.id, shelf.price) }))
        == repeated)
    #expect(
      problems(
        Total.insert(\.name, \.room, select: Shelf.select { ($0.code, $0.room) })
          .onConflict(\.room) { row, excluded in row.name = excluded.name }) == repeated)
  }

  /// Each arm may have a row of the key, unless keys tell otherwise.
  @Test func anUpsertFromSeveralQueriesThatMayProposeAKeyTwiceIsRefused() {
    let repeated = [UnsupportedFeature.Subject.defect(.repeatedConflictKey)]
    let shelves = Shelf.select { ($0.id, $0.price) }
    let rooms = Shelf.select { ($0.room, $0.price) }
    let totals = Total.select { ($0.room, $0.sum) }
    #expect(problems(upsert(shelves.union(totals))) == repeated)
    #expect(problems(upsert(shelves.unionAll(totals))) == repeated)
    #expect(problems(upsert(shelves.unionAll(shelves))) == repeated)
    #expect(problems(upsert(rooms.except(totals))) == repeated)
    #expect(problems(upsert(shelves.union(totals).order { id, _ in id })) == repeated)
    #expect(problems(upsert(shelves.union(Shelf.where { $0.room == 1 }.select { ($0.id, $0.price) }))) == [])
    #expect(problems(upsert(shelves.except(totals))) == [])
    #expect(problems(upsert(rooms.intersect(shelves))) == [])
    #expect(problems(upsert(shelves.union(totals).limit(1))) == [])
    // The first row of a key stays, and no order says which that is.
    #expect(
      problems(Total.insert(\.room, \.sum, select: shelves.unionAll(totals)).onConflict(\.room)) == repeated)
    // Rows of nothing but the key are the same.
    let keys = Shelf.select(\.id).unionAll(Total.select(\.room))
    #expect(problems(Total.insert(\.room, select: keys).onConflict(\.room)) == [])
  }

  @Test(arguments: Engine.allCases)
  func anUpsertFromSeveralQueriesOfOneTableRuns(_ engine: Engine) async throws {
    try await withShelves(engine) { database async throws in
      let query = Shelf.where { $0.room == 1 }.select { ($0.id, $0.price) }
        .union(Shelf.where { $0.price > 2 }.select { ($0.id, $0.price) })
      for _ in 0..<2 { try await upsert(query).execute(database) }
      #expect(
        try await Total.order(by: \.room).select { ($0.room, $0.sum) }.fetchAll(database).map { "\($0)" }
          == ["(1, 3.0)", "(2, 5.0)"])
    }
  }

  @Test func ofDifferentRowsOfOneKeyTheFirstStaysIfTheQueryIsOrdered() {
    let repeated = [UnsupportedFeature.Subject.defect(.repeatedConflictKey)]
    func keep(_ query: some SelectStatement<(Int, Double)>) -> Insert<Total, Void> {
      Total.insert(\.room, \.sum, select: query).onConflict(\.room)
    }
    #expect(problems(keep(Shelf.select { ($0.room, $0.price) })) == repeated)
    #expect(problems(keep(Shelf.order(by: \.price).select { ($0.room, $0.price) })) == repeated)
    #expect(problems(keep(Shelf.order { ($0.price, $0.id) }.select { ($0.room, $0.price) })) == [])
    #expect(problems(keep(Shelf.group(by: \.room).select { ($0.room, $0.price.sum() ?? 0) })) == [])
    // Where nothing but the key is proposed, all rows of a key are the same.
    #expect(problems(keep(Shelf.select { ($0.room, 0.5) })) == [])
    #expect(
      problems(
        Total.insert(\.name, \.room, select: Shelf.select { ($0.code, $0.room) }).onConflict(\.room))
        == repeated)
  }

  @Test(arguments: Engine.allCases)
  func theFirstRowOfAKeyStays(_ engine: Engine) async throws {
    try await withShelves(engine) { database async throws in
      for query in [
        Shelf.order { ($0.room, $0.price.descending(), $0.id) }, Shelf.order { $0.id },
        Shelf.order { $0.id.descending() },
      ] {
        try await Total.insert(\.room, \.sum, select: query.select { ($0.room, $0.price) }).onConflict(\.room)
          .execute(database)
        let first = try await query.where { $0.room == 1 }.limit(1).select(\.price).fetchAll(database)
        #expect(try await Total.where { $0.room == 1 }.select(\.sum).fetchAll(database) == first)
        try await Total.all().delete().execute(database)
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func anUpsertFromAQueryThatProposesEachKeyOnceRuns(_ engine: Engine) async throws {
    try await withShelves(engine) { database async throws in
      for _ in 0..<2 {
        try await upsert(Shelf.group(by: \.room).select { ($0.room, $0.price.sum() ?? 0) }).execute(database)
      }
      #expect(try await Total.select { ($0.room, $0.sum) }.fetchAll(database).map { "\($0)" } == ["(1, 8.0)"])
      try await upsert(Shelf.select { ($0.id, $0.price) }).execute(database)
      try await upsert(
        Shelf.distinct(on: \.room).order { ($0.room, $0.price) }.select { ($0.room, $0.price) }
      ).execute(database)
      try await upsert(Shelf.where { $0.room == 1 }.order(by: \.id).limit(1).select { ($0.room, $0.price) })
        .execute(database)
      try await upsert(
        Borrowed.join(Shelf.self) { $0.shelfID == $1.id }.select { loan, shelf in (loan.id, shelf.price) }
      ).execute(database)
      #expect(
        try await Total.order(by: \.room).select { ($0.room, $0.sum) }.fetchAll(database).map { "\($0)" }
          == ["(1, 14.0)", "(2, 5.0)"])
      // NULL is in conflict with nothing.
      try await Total.all().delete().execute(database)
      try await Total.insert(\.name, \.room, \.sum, select: Shelf.select { ($0.code, $0.id, $0.price) })
        .onConflict(\.name) { row, excluded in row.sum = excluded.sum }.execute(database)
      #expect(try await Total.order(by: \.room).select(\.name).fetchAll(database) == ["a", nil])
    }
  }
}
