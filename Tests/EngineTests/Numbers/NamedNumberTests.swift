import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Numbers in columns whose type the database names, which has fewer bits than what Swift stores there.
@Table private struct Meter: Identifiable {
  let id: Int
  @Column(databaseType: "integer") var count: Int
  @Column(databaseType: "smallint") var step: Int
  @Column(databaseType: "real") var flow: Double
  var wide: Int
}

/// What is computed of such columns has 64 bits, or double precision, as on every other engine.
@Suite struct NamedNumberTests {
  private static func install(on database: some Connection) async throws {
    try await Meter.createTable().execute(database)
    try await Meter.insert {
      Meter(id: 1, count: 100_000, step: 32_767, flow: 16_777_216, wide: 5_000_000_000)
      Meter(id: 2, count: -2_147_483_648, step: -32_768, flow: 1, wide: 2)
      Meter(id: 3, count: 3, step: 7, flow: 1, wide: 1)
    }.execute(database)
  }

  @Test(arguments: [Engine.sqlite, .postgreSQL])
  func integersAreComputedIn64Bits(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Self.install(on: database)
      let computed = try await Meter.order(by: \.id).select {
        ($0.count * $0.count, -$0.count, $0.count.abs(), $0.step * $0.step * $0.step, $0.step << 40)
      }.fetchAll(database)
      #expect(computed.map(\.0) == [10_000_000_000, 4_611_686_018_427_387_904, 9])
      #expect(computed.map(\.1) == [-100_000, 2_147_483_648, -3])
      #expect(computed.map(\.2) == [100_000, 2_147_483_648, 3])
      #expect(computed.map(\.3) == [35_181_150_961_663, -35_184_372_088_832, 343])
      #expect(computed.map(\.4) == [36_027_697_507_336_192, -36_028_797_018_963_968, 7_696_581_394_432])
      let mixed = try await Meter.order(by: \.id).select {
        (
          greatest($0.count + 0, $0.step), greatest($0.step, $0.wide),
          $0.step.lag(1, default: $0.wide).over(orderBy: $0.id)
        )
      }.fetchAll(database)
      #expect(mixed.map(\.0) == [100_000, -32_768, 7])
      #expect(mixed.map(\.1) == [5_000_000_000, 2, 7])
      #expect(mixed.map(\.2) == [5_000_000_000, 32_767, -32_768])
      let derived = Meter.select { ($0.id, $0.count) }.as("derived")
      let common = Meter.select { ($0.id, $0.count) }.commonTable("common")
      #expect(
        try await derived.order { $0.0 }.select { $0.1 * $0.1 }.fetchAll(database) == computed.map(\.0))
      #expect(try await common.order { $0.0 }.select { $0.1 * $0.1 }.fetchAll(database) == computed.map(\.0))
      let least = Meter.select { $0.count.min() }
      #expect(
        try await Meter.where { $0.id == 1 }.select { _ in least - 1 }.fetchAll(database) == [-2_147_483_649])
      #expect(try await Meter.select { ($0.count * 2).sum() }.fetchAll(database) == [-4_294_767_290])
    }
  }

  @Test(arguments: [Engine.sqlite, .postgreSQL])
  func floatingPointNumbersAreComputedInDoublePrecision(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Self.install(on: database)
      #expect(try await Meter.select { $0.flow.sum() }.fetchAll(database) == [16_777_218])
      let computed = try await Meter.order(by: \.id).select {
        ($0.flow + 1, $0.flow * $0.flow + 1, $0.flow.round(), $0.flow.sqrt())
      }.fetchAll(database)
      #expect(computed.map(\.0) == [16_777_217, 2, 2])
      #expect(computed.map(\.1) == [281_474_976_710_657, 2, 2])
      #expect(computed.map(\.2) == [16_777_216, 1, 1])
      #expect(computed.map(\.3) == [4096, 1, 1])
    }
  }

  @Test func columnsAreCastOnEnginesThatComputeInTheirTypes() throws {
    let query = Meter.where { $0.id == 1 }.select { ($0.count + 1, $0.flow * 2, $0.wide + 1) }
    #expect(
      try query.statement.render(in: .postgreSQL).sql == """
        SELECT CAST("meters"."count" AS bigint) + $1, CAST("meters"."flow" AS double precision) * $2, \
        "meters"."wide" + $3 FROM "meters" WHERE "meters"."id" = $4
        """)
    #expect(
      try query.statement.render(in: .sqlite).sql == """
        SELECT "meters"."count" + ?1, "meters"."flow" * ?2, "meters"."wide" + ?3 FROM "meters" \
        WHERE "meters"."id" = ?4
        """)
  }
}
