import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLite
import KoineTesting
import Testing

@Selection private struct Site: ColumnGroup, Equatable, Hashable {
  var city: String
  var zip: String?
}

@Selection private enum Usage: Equatable {
  case none(Int)
  case named(String)
}

@Selection private struct Premises: ColumnGroup, Equatable {
  var place: Site
  var floor: Int
  var kind: Usage
}

@Table("offices") private struct Office: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var address: Premises
  @ColumnGroup var former: Site?
  var rooms = 0
}

@Table("moves") private struct Move: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var from: Site
  @ColumnGroup var to: Site
  @ColumnGroup var stop: Site?
  @ColumnGroup var detour: Site?
  @ColumnGroup var use: Usage
  @ColumnGroup var wish: Usage
  @ColumnGroup var plan: Usage?
  @ColumnGroup var office: Premises
}

private enum Other: AliasName {}

/// Single columns of groups in changes, and whole groups as keys and values of statements.
@Suite(.timeLimit(.minutes(5))) struct GroupMemberTests {
  private static let ulm = Site(city: "Ulm", zip: nil)
  private static let rom = Site(city: "Rom", zip: "00100")

  private static let rows = [
    Office(id: 1, address: Premises(place: ulm, floor: 1, kind: .none(0)), former: nil, rooms: 3),
    Office(id: 2, address: Premises(place: rom, floor: 2, kind: .named("a")), former: ulm, rooms: 4),
    Office(id: 3, address: Premises(place: ulm, floor: 3, kind: .named("b")), former: rom, rooms: 5),
    Office(id: 4, address: Premises(place: rom, floor: 4, kind: .none(0)), former: nil, rooms: 6),
  ]

  private static func withOffices(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await Office.createTable().execute(database)
      try await Office.insert(rows).execute(database)
      try await body(database)
    }
  }

  private static func offices(_ database: any Database) async throws -> [Office] {
    try await Office.order(by: \.id).fetchAll(database)
  }

  // MARK: Groups of one row

  private static let move = Move(
    id: 1, from: ulm, to: rom, stop: nil, detour: rom, use: .none(1), wish: .named("b"), plan: nil,
    office: Premises(place: rom, floor: 2, kind: .named("a")))

  /// Each assignment of one group to another, and what it makes of the row.
  @Test(arguments: Engine.allCases) func aGroupIsAssignedFromAnother(_ engine: Engine) async throws {
    typealias Change = (inout Updates<Move.Columns>) -> Void
    let changes: [(Change, (inout Move) -> Void)] = [
      ({ $0.from = $0.to }, { $0.from = $0.to }),
      ({ $0.stop = $0.detour }, { $0.stop = $0.detour }),
      ({ $0.detour = $0.stop }, { $0.detour = $0.stop }),
      ({ $0.stop = $0.from }, { $0.stop = $0.from }),
      ({ $0.use = $0.wish }, { $0.use = $0.wish }),
      ({ $0.plan = $0.use }, { $0.plan = $0.use }),
      ({ $0.stop = $0.office.place }, { $0.stop = $0.office.place }),
      ({ $0.to = $0.office.place }, { $0.to = $0.office.place }),
      ({ $0.office.place = $0.from }, { $0.office.place = $0.from }),
      ({ $0.wish = $0.office.kind }, { $0.wish = $0.office.kind }),
      // A group that has been assigned is read as it is then.
      (
        {
          $0.from.city = "Bonn"
          $0.to = $0.from
          $0.plan = $0.wish
          $0.wish = .none(7)
          $0.use = $0.wish
          $0.detour = nil
          $0.stop = $0.detour
        },
        {
          $0.from.city = "Bonn"
          $0.to = $0.from
          $0.plan = $0.wish
          $0.wish = .none(7)
          $0.use = $0.wish
          $0.detour = nil
          $0.stop = $0.detour
        }
      ),
      // Two that take each other's place.
      (
        {
          $0.stop = $0.from
          $0.from = $0.to
        },
        {
          $0.stop = $0.from
          $0.from = $0.to
        }
      ),
    ]
    try await engine.withDatabase { database async throws in
      try await Move.createTable().execute(database)
      for (change, expected) in changes {
        try await Move.all().delete().execute(database)
        try await Move.insert(Self.move).execute(database)
        try await Move.find(1).update { change(&$0) }.execute(database)
        var row = Self.move
        expected(&row)
        #expect(try await Move.all().fetchAll(database) == [row])
      }
      // Of the proposed row, too.
      try await Move.all().delete().execute(database)
      try await Move.insert(Self.move).execute(database)
      try await Move.insert(Self.move).onConflict(\.id) { row, excluded in
        row.stop = excluded.from
        row.from = excluded.to
        row.plan = excluded.use
        row.detour = excluded.stop
      }.execute(database)
      var row = Self.move
      (row.stop, row.from, row.plan, row.detour) = (row.from, row.to, row.use, row.stop)
      #expect(try await Move.all().fetchAll(database) == [row])
    }
  }

  // MARK: Single columns

  @Test(arguments: Engine.allCases) func aColumnIsAssignedByItself(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      let zip: String? = "89073"
      let changed = try await Office.find(1).update {
        $0.address.floor += 10
        $0.address.place.city += "!"
        $0.address.place.zip = zip
        $0.address.kind = .named("x")
        $0.rooms = $0.rooms + 1
      }.execute(database)
      #expect(changed == 1)
      try await Office.find(2).update {
        $0.address.place = Self.ulm
        $0.address.place.zip = "1"
        $0.address.place.zip = nil
      }.execute(database)
      var expected = Self.rows
      expected[0].address = Premises(
        place: Site(city: "Ulm!", zip: "89073"), floor: 11, kind: .named("x"))
      expected[0].rooms = 4
      expected[1].address.place = Self.ulm
      #expect(try await Self.offices(database) == expected)
    }
  }

  @Test func theSQLSetsTheColumnAlone() throws {
    let update = Office.find(1).update {
      $0.address.floor += 1
      $0.address.place.city = "Bonn"
    }
    #expect(
      try update.render(in: .sqlite).sql == """
        UPDATE "offices" SET "address.floor" = "offices"."address.floor" + ?1, "address.place.city" = ?2 \
        WHERE "offices"."id" = ?3
        """)
    let written = Office.where { _ in
      SQL("\(\Office.Columns.address.floor) > 1 OR \(name: \Office.Columns.rooms) > 2", as: Bool.self)
    }
    #expect(
      try written.select(\.id).render(in: .sqlite).sql
        == #"SELECT "offices"."id" FROM "offices" WHERE "offices"."address.floor" > 1 OR "rooms" > 2"#)
  }

  @Test(arguments: Engine.allCases) func upsertsAndMergesAssignColumns(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      var row = Self.rows[0]
      row.address.floor = 7
      row.address.place = Self.rom
      try await Office.insert([row]).onConflict(\.id) { office, excluded in
        office.address.floor += excluded.address.floor
        office.address.place.city = excluded.address.place.city
      }.execute(database)
      var expected = Self.rows
      expected[0].address.floor = 8
      expected[0].address.place.city = "Rom"
      #expect(try await Self.offices(database) == expected)

      let source = Office.as(Other.self).where { $0.id == 4 }
      let merge = Office.merge(using: source) { $0.id == $1.id }
        .whenMatchedUpdate { office, other in office.address.floor = other.address.floor + 5 }
      #expect(try await merge.execute(database) == 1)
      expected[3].address.floor = 9
      #expect(try await Self.offices(database) == expected)
    }
  }

  // MARK: Groups as keys

  @Test(arguments: Engine.allCases) func rowsAreGroupedByAGroup(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      let counts = try await Office.group { $0.address.place }.order { $0.address.place }
        .select { ($0.address.place, $0.address.place.city, $0.rooms.sum()) }.fetchAll(database)
      #expect(counts.map(\.0) == [Self.rom, Self.ulm])
      #expect(counts.map(\.1) == ["Rom", "Ulm"])
      #expect(counts.map(\.2) == [10, 8])

      let former = try await Office.group { ($0.former, $0.address.place.city) }
        .order { ($0.former.descending(), $0.address.place.city) }
        .select { ($0.former, $0.address.place.city, $0.id.count()) }.fetchAll(database)
      #expect(former.map(\.0) == [Self.ulm, Self.rom, nil, nil])
      #expect(former.map(\.1) == ["Rom", "Ulm", "Rom", "Ulm"])
      #expect(former.map(\.2) == [1, 1, 1, 1])
    }
  }

  @Test(arguments: Engine.allCases) func aGroupIsOneElementOfARollup(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      let rows = try await Office.rollup { ($0.address.place, $0.address.floor) }
        .order { ($0.address.place, $0.address.floor) }
        .select { ($0.address.place, $0.address.floor, $0.rooms.sum()) }.fetchAll(database)
      #expect(rows.map(\.0) == [nil, Self.rom, Self.rom, Self.rom, Self.ulm, Self.ulm, Self.ulm])
      #expect(rows.map(\.1) == [nil, nil, 2, 4, nil, 1, 3])
      #expect(rows.map(\.2) == [18, 10, 4, 6, 8, 3, 5])
    }
  }

  @Test(arguments: Engine.allCases) func groupsChooseRowsAndPartitions(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      let first = try await Office.distinct { $0.address.place }
        .order { ($0.address.place.descending(), $0.id.descending()) }.select(\.id).fetchAll(database)
      #expect(first == [3, 4])
      let numbers = try await Office.order(by: \.id)
        .select { rowNumber().over(partitionBy: $0.address.place, orderBy: $0.former.descending(), $0.id) }
        .fetchAll(database)
      #expect(numbers == [2, 1, 1, 2])
    }
  }

  // MARK: Groups as values

  @Test(arguments: Engine.allCases) func aGroupIsFoundInAList(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      func ids(_ condition: (Office.Columns) -> Computed<Bool>) async throws -> [Int] {
        try await Office.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database)
      }
      let bonn = Site(city: "Bonn", zip: nil)
      #expect(try await ids { $0.address.place.in([Self.ulm, bonn]) } == [1, 3])
      #expect(try await ids { !$0.address.place.in([Self.ulm, bonn]) } == [2, 4])
      #expect(try await ids { $0.address.place.in([]) } == [])
      #expect(try await ids { $0.former.in([Self.ulm, Self.rom]) } == [2, 3])
      #expect(try await ids { !$0.former.in([Self.ulm]) } == [1, 3, 4])
      #expect(try await ids { $0.address.kind.in([.none(0), .named("b")]) } == [1, 3, 4])
    }
  }

  @Test(arguments: Engine.allCases) func groupsAreInsertedAsValues(_ engine: Engine) async throws {
    try await Self.withOffices(engine) { database async throws in
      let address = Premises(place: Self.rom, floor: 9, kind: .named("c"))
      try await Office.insert(
        \.id, \.address, \.former, \.rooms, values: [(5, address, nil, 1), (6, address, Self.ulm, 2)]
      ).execute(database)
      try await Office.insert(
        \.id, \.address.place, \.address.floor, \.address.kind, \.former.city, \.rooms,
        values: [(7, Self.ulm, 1, .none(1), "Rom", 3)]
      ).execute(database)
      let added = [
        Office(id: 5, address: address, former: nil, rooms: 1),
        Office(id: 6, address: address, former: Self.ulm, rooms: 2),
        Office(
          id: 7, address: Premises(place: Self.ulm, floor: 1, kind: .none(1)),
          former: Site(city: "Rom", zip: nil), rooms: 3),
      ]
      #expect(try await Self.offices(database) == Self.rows + added)
    }
  }

  @Test func aRowIsNotAValueOfColumns() {
    let insert = Office.insert(\.self, values: Self.rows)
    for dialect in GoldenCase.dialects {
      #expect(throws: UnsupportedFeatures.self, "\(dialect.name)") { try insert.render(in: dialect) }
    }
  }
}
