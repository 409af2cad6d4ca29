import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("meters") private struct Meter: Identifiable, Equatable {
  let id: Int
  var low: Double
  var high: Double
  var note: String?
}

/// Reads of columns that an update has assigned already.
@Suite struct AssignedReadsTests {
  @Test(arguments: Engine.allCases) func areThoseOfWhatIsAssigned(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Meter.createTable().execute(database)
      try await Meter.insert(Meter(id: 1, low: 1, high: 9, note: nil)).execute(database)
      try await Meter.all().update { meter in
        meter.low = meter.high
        meter.high = meter.low + 1
      }.execute(database)
      #expect(
        try await Meter.all().fetchAll(database) == [Meter(id: 1, low: 9, high: 10, note: nil)])
    }
  }

  /// What a query has assigned, and what is random, would be asked for again.
  @Test func areRefusedWhereTheValueWouldBeAnother() {
    let ofQuery = Meter.all().update { meter in
      meter.set(\.low, \.high, to: Meter.find(2).select { ($0.low, $0.high) })
      meter.low = meter.high + 1
    }
    let random = Meter.all().update { meter in
      meter.low = randomFraction()
      meter.high = meter.low
    }
    let upsert = Meter.insert(Meter(id: 1, low: 1, high: 9, note: nil)).onConflict(\.id) { meter, _ in
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
        Koine refuses readOfAssignedValue ("low", which has been assigned a random value): what is assigned would be \
        computed again, and come out otherwise; read the column before it is assigned, or in a statement of its own
        """
      ])
  }

  /// What has been read before stays.
  @Test(arguments: Engine.allCases) func aRandomValueIsAssignedOnce(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Meter.createTable().execute(database)
      try await Meter.insert(Meter(id: 1, low: 1, high: 9, note: nil)).execute(database)
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
