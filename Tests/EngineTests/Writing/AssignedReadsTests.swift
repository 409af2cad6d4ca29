import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("meters") private struct Meter: Identifiable, Equatable {
  let id: Int
  var low: Double
  var high: Double
  var middle: Double?
}

/// Reads of columns that an update has assigned already.
@Suite struct AssignedReadsTests {
  @Test(arguments: Engine.allCases) func areThoseOfWhatIsAssigned(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Meter.createTable().execute(database)
      try await Meter.insert(Meter(id: 1, low: 1, high: 9, middle: nil)).execute(database)
      try await Meter.all().update { meter in
        meter.low = meter.high
        meter.high = meter.low + 1
      }.execute(database)
      #expect(
        try await Meter.all().fetchAll(database) == [Meter(id: 1, low: 9, high: 10, middle: nil)])
    }
  }

  /// Before `??`, too.
  @Test(arguments: Engine.allCases) func soAreThoseThatMayBeNull(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Meter.createTable().execute(database)
      try await Meter.insert([
        Meter(id: 1, low: 1, high: 9, middle: 5), Meter(id: 2, low: 2, high: 8, middle: nil),
      ]).execute(database)
      try await Meter.all().update { meter in
        meter.low = meter.low * 2 + (meter.middle ?? 0.5) - meter.high / 4
        meter.high = (meter.middle ?? meter.high) + (meter.middle ?? 0)
        meter.middle = 3
        meter.low += (meter.middle ?? 0)
      }.execute(database)
      #expect(
        try await Meter.order(by: \.id).fetchAll(database) == [
          Meter(id: 1, low: 7.75, high: 10, middle: 3), Meter(id: 2, low: 5.5, high: 8, middle: 3),
        ])
    }
  }

  /// What is read is not assigned.
  @Test func aReadAssignsNothing() throws {
    let update = Meter.find(1).update { $0.low = ($0.middle ?? 0) + ($0.middle ?? $0.high) }
    #expect(
      try update.render(in: SQLiteDialect.sqlite).sql == """
        UPDATE "meters" SET "low" = coalesce("meters"."middle", ?1) + coalesce("meters"."middle", "meters"."high") \
        WHERE "meters"."id" = ?2
        """)
  }

  /// What a query has assigned, and what is random, would be asked for again.
  @Test func areRefusedWhereTheValueWouldBeAnother() {
    let ofQuery = Meter.all().update { meter in
      meter.set(\.low, \.high, to: Meter.find(2).select { ($0.low, $0.high) })
      meter.middle = meter.high + 1
    }
    let random = Meter.all().update { meter in
      meter.low = randomFraction()
      meter.high = meter.low
    }
    let upsert = Meter.insert(Meter(id: 1, low: 1, high: 9, middle: nil)).onConflict(\.id) { meter, _ in
      meter.low = randomFraction()
      meter.high = meter.low
    }
    for dialect in [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL] as [any SQLDialect] {
      #expect(ofQuery.check(in: dialect).map(\.subject) == [.defect(.readOfAssignedValue)])
      #expect(random.check(in: dialect).map(\.subject) == [.defect(.readOfAssignedValue)])
      #expect(upsert.check(in: dialect).map(\.subject) == [.defect(.readOfAssignedValue)])
    }
    #expect(
      random.check(in: SQLiteDialect.sqlite).map(\.description) == [
        """
        Koine refuses readOfAssignedValue ("low", which has been assigned a random value) in SET 2: what is assigned would be \
        computed again, and come out otherwise; read the column before it is assigned, or in a statement of its own
        """
      ])
  }

  /// What has been read before stays.
  @Test(arguments: Engine.allCases) func aRandomValueIsAssignedOnce(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Meter.createTable().execute(database)
      try await Meter.insert(Meter(id: 1, low: 1, high: 9, middle: nil)).execute(database)
      try await Meter.all().update { meter in
        meter.high = meter.low
        meter.low = randomFraction()
      }.execute(database)
      let meter = try #require(try await Meter.all().fetchOne(database))
      #expect(meter.high == 1)
      #expect((0..<1).contains(meter.low))
    }
  }
}
