import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Synchronization
import Testing

/// A line of what the steps below have done.
@Table private struct Entry {
  let id: Int
  var step: String
  var number: Int
}

/// Programs that migrate one database, each a process of its own, some of which are killed.
@Suite(.serialized) struct MigrationProcessTests {
  private static let rowsPerStep = 20

  /// Each step makes a table, and writes rows that no other step writes, one statement each.
  private static let steps = Migrations(
    [Migration("log") { Entry.createTable() }]
      + (1...12).map { number in
        let name = "step \(number)"
        return Migration(name) { connection in
          try await connection.execute(SQLFragment(stringLiteral: "CREATE TABLE made_\(number) (id int)"))
          for row in 0..<rowsPerStep {
            try await Entry.insert { Entry.Draft(step: name, number: row) }.execute(connection)
          }
        }
      })

  /// Whether each step has been made as a whole or not at all, and in their order; and how many were.
  private static func check(_ place: DatabasePlace) async throws -> Int {
    let database = try await place.open()
    let made = try await MigrationProcessTests.steps.status(database).map { status in
      if case .made = status.state { true } else { false }
    }
    let count = made.prefix(while: \.self).count
    #expect(made == made.indices.map { $0 < count })
    if count > 0 {
      let numbers = try await Entry.order(by: \.id).select { ($0.step, $0.number) }.fetchAll(database)
      let expected = (0..<count).dropFirst().flatMap { step in
        (0..<rowsPerStep).map { "step \(step) \($0)" }
      }
      #expect(numbers.map { "\($0.0) \($0.1)" } == expected)
    }
    for number in 1...12 {
      let rows: [Int]?
      do {
        rows = try await database.fetchAll(
          SQLFragment(stringLiteral: "SELECT id FROM made_\(number)"), as: Int.self)
      } catch let error as DatabaseError where error.code == .undefinedTable {
        rows = nil
      }
      #expect(rows == (number < count ? [] : nil))
    }
    await database.close()
    return count
  }

  @Test(arguments: Engine.allCases) func tenProcessesMakeEachStepOnce(_ engine: Engine) async throws {
    try await DatabasePlace.with(engine) { place in
      await withTaskGroup { group in
        for _ in 0..<10 {
          group.addTask {
            await #expect(processExitsWith: .success) { [place = place as DatabasePlace] in
              let database = try await place.open()
              try await MigrationProcessTests.steps.migrate(database)
              await database.close()
            }
          }
        }
      }
      let made = try await Self.check(place)
      #expect(made == Self.steps.steps.count)
    }
  }

  /// Ended at any moment, a program leaves a step made or not, and the next program goes on from there.
  @Test(arguments: Engine.allCases) func aKilledProcessLeavesNoHalfStep(_ engine: Engine) async throws {
    var kills = 0
    var moments: Set<Int> = []
    var generator = SeededGenerator(seed: 7)
    while kills < 50 {
      try await DatabasePlace.with(engine) { place in
        var count = 0
        // On a busy machine, it takes a program longer to get anywhere.
        var span = 20_000
        while kills < 50, count < Self.steps.steps.count {
          let delay = Int.random(in: 0..<span, using: &generator)
          let result = await #expect(processExitsWith: .failure, observing: []) {
            [place = place as DatabasePlace, delay = delay as Int] in
            let database = try await place.open()
            let thread = Thread {
              usleep(UInt32(delay))
              kill(getpid(), SIGKILL)
            }
            thread.start()
            try await MigrationProcessTests.steps.migrate(database)
            // The last step was made before the end came.
            while true { await Task.yield() }
          }
          #expect(result?.exitStatus == .signal(SIGKILL))
          kills += 1
          let before = count
          count = try await Self.check(place)
          moments.insert(count)
          span = count == before ? min(span * 2, 1_000_000) : 20_000
        }
      }
    }
    // The ends came between different steps.
    #expect(moments.count > 2)
  }
}
