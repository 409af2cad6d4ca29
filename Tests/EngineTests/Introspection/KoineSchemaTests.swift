import Foundation
import Koine
import Testing

/// A table with a column of each kind and each option of `@Column`.
@Table("every kinds") struct EveryKind: Identifiable, Equatable {
  let id: Int
  @Column(default: true) var flag: Bool
  @Column(default: -8) var tiny: Int8
  var small: Int16?
  @Column(unique: true) var medium: Int32
  var byte: UInt8
  var word: UInt32?
  var long: UInt64
  @Column(default: 0.5) var ratio: Double
  var single: Float?
  @Column("The Price", default: Scaled<Cents>(1.5)) var price: Scaled<Cents>
  @Column(default: "it's") var title: String
  @Column(collation: .database) var note: String?
  var bytes: Data?
  var instant: Date
  var day: CalendarDate?
  var clock: TimeOfDay?
  var identifier: UUID
  @Column(as: JSON<[String: Int]>.self) var document: [String: Int]
  @Column(references: EveryKind.self, onDelete: .setNull, deferred: true) var next: EveryKind.ID?
}

/// Tables that Koine creates, read back.
@Suite struct KoineSchemaTests {
  private static func create(on database: any Database) async throws {
    try await Slot.createTable().execute(database)
    try await Booking.createTable().execute(database)
    try await Guest.createTable().execute(database)
    try await Branch.createTable().execute(database)
    try await EveryKind.createTable().execute(database)
  }

  /// The same tables are the same, as far as the engine does not matter.
  @Test func isEqualOnBothEngines() async throws {
    var schemas: [DatabaseSchema] = []
    for engine in Engine.allCases {
      let schema = try await engine.withDatabase { database in
        try await Self.create(on: database)
        return try await database.schema()
      }
      #expect(schema.normalized.normalized == schema.normalized)
      schemas.append(schema.normalized)
    }
    #expect(schemas[0].tables.map(\.name) == schemas[1].tables.map(\.name))
    for (sqlite, postgreSQL) in zip(schemas[0].tables, schemas[1].tables) { #expect(sqlite == postgreSQL) }
    #expect(schemas[0] == schemas[1])
  }
}
