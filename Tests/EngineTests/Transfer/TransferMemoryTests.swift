import Foundation
import Koine
import KoineTesting
import Testing

@Table("deliveries") private struct Delivery: Identifiable {
  let id: Int
  var note: String
  var weight: Double
  var day: CalendarDate?
}

/// Memory does not grow with the number of rows.
@Suite(.serialized) struct TransferMemoryTests {
  private static let count = 300_000
  private static let limit = 48 << 20

  /// How much memory this process has taken at most since a moment.
  private struct Growth {
    private let start: Int

    init() throws {
      // Linux forgets the peak so far.
      try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
      start = try Self.peak()
    }

    var bytes: Int { get throws { try Self.peak() - start } }

    private static func peak() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split(separator: " ").compactMap { Int($0) }.first) << 10
    }
  }

  /// Writes a file of many rows, portion by portion.
  private static func write(to file: URL) throws {
    try Data("id,note,weight,day\n".utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    let filling = String(repeating: "x", count: 200)
    for start in stride(from: 1, through: count, by: 1_000) {
      let lines = (start..<start + 1_000).map { "\($0),\($0) \(filling),\($0).5,2024-02-29\n" }
      try handle.write(contentsOf: Data(lines.joined().utf8))
    }
    try handle.close()
  }

  private static func fill(_ database: any Database, from file: URL) async throws {
    try write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await Delivery.createTable().execute(database)
    let result = try await Delivery.import(.file(file.path), as: .csv(), into: database)
    #expect(result == ImportResult(inserted: count))
  }

  /// Exports all rows, by a typed query and by one written by hand.
  private static func export(from connection: any Connection) async throws -> Int {
    var bytes = 0
    let typed = try await Delivery.all().export(as: .csv(), from: connection) { bytes += $0.utf8.count }
    let raw = try await connection.export("SELECT * FROM \(Delivery.self)", as: .jsonLines) {
      bytes += $0.utf8.count
    }
    #expect(bytes > 2 * limit)
    return typed + raw
  }

  private static var newFile: URL {
    FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString).csv")
  }

  #if os(Linux)
    @Test(arguments: Engine.allCases) func ofAnImport(_ engine: Engine) async throws {
      try await DatabasePlace.with(engine) { place in
        await #expect(processExitsWith: .success) { [place = place as DatabasePlace] in
          let database = try await place.open()
          _ = try await database.schema()
          let file = TransferMemoryTests.newFile
          let growth = try Growth()
          try await TransferMemoryTests.fill(database, from: file)
          let grown = try growth.bytes
          #expect(grown < TransferMemoryTests.limit)
          // The rows are larger than that.
          let rows = try await Delivery.all().fetchAll(database)
          #expect(rows.count == TransferMemoryTests.count)
          let whole = try growth.bytes
          #expect(whole > TransferMemoryTests.limit)
          await database.close()
        }
      }
    }

    @Test(arguments: Engine.allCases, [false, true])
    func ofAnExport(_ engine: Engine, inATransaction: Bool) async throws {
      try await DatabasePlace.with(engine) { place in
        await #expect(processExitsWith: .success) {
          [place = place as DatabasePlace, inATransaction = inATransaction as Bool] in
          let database = try await place.open()
          try await TransferMemoryTests.fill(database, from: TransferMemoryTests.newFile)
          let growth = try Growth()
          let count =
            if inATransaction {
              try await database.transaction { try await TransferMemoryTests.export(from: $0) }
            } else {
              try await TransferMemoryTests.export(from: database)
            }
          #expect(count == 2 * TransferMemoryTests.count)
          let grown = try growth.bytes
          #expect(grown < TransferMemoryTests.limit)
          await database.close()
        }
      }
    }

    @Test(arguments: Engine.allCases) func ofACopy(_ engine: Engine) async throws {
      let other: Engine = engine == .sqlite ? .postgreSQL : .sqlite
      try await DatabasePlace.with(engine) { place in
        try await DatabasePlace.with(other) { otherPlace in
          await #expect(processExitsWith: .success) {
            [place = place as DatabasePlace, otherPlace = otherPlace as DatabasePlace] in
            let (source, target) = (try await place.open(), try await otherPlace.open())
            try await TransferMemoryTests.fill(source, from: TransferMemoryTests.newFile)
            _ = try await target.schema()
            let growth = try Growth()
            let result = try await source.copy(to: target, declared: [Delivery.self])
            #expect(result.rows == ["deliveries": TransferMemoryTests.count])
            let grown = try growth.bytes
            #expect(grown < TransferMemoryTests.limit)
            await source.close()
            await target.close()
          }
        }
      }
    }
  #endif
}
