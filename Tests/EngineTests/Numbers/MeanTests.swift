import Foundation
import Koine
import KoineTesting
import Testing

@Table private struct Member: Identifiable {
  let id: Int
  var group: Int
  var number: Int
}

/// Means and sums of integers, which are exact however far they get on the way.
@Suite struct MeanTests {
  /// Groups of numbers, at random and chosen.
  private static func groups() -> [[Int]] {
    var random = RandomSource(seed: UInt64.random(in: 0..<1_000_000))
    print("random means: seed \(random.seed)")
    var groups = [
      [Int.max, Int.min], [9_007_199_254_740_993, 1], [Int.max, 7, Int.min], [Int.max, Int.max], [Int.min],
      [0],
      [1, 2], [-1, 0, 0], [Int.max, 1, -1], [9_007_199_254_740_993], [1, 0, 0],
    ]
    for _ in 0..<2_000 {
      let bits = Int.random(in: 1...63, using: &random)
      groups.append(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
          Int(truncatingIfNeeded: random.next()) >> bits
        })
    }
    return groups
  }

  @Test(arguments: Engine.allCases) func aMeanIsTheNearestDouble(_ engine: Engine) async throws {
    let groups = Self.groups()
    try await engine.withDatabase { database in
      try await Self.install(groups, on: database)
      let found = try await Member.all().group(by: \.group).order(by: \.group)
        .select { ($0.group, $0.number.avg()) }.fetchAll(database)
      for (group, mean) in found {
        let numbers = groups[group]
        let sum = numbers.reduce(Int128(0)) { $0 + Int128($1) }
        #expect(
          ExactNumber.isNearest(try #require(mean), toMeanOf: sum, count: Int128(numbers.count)),
          "\(numbers): \(mean ?? 0)")
      }
      #expect(found.count == groups.count)
      let below = try await Member.group(by: \.group).having { $0.number.avg() < 0 && $0.group == 0 }
        .select { $0.number.count() }.fetchAll(database)
      #expect(below == [2])
    }
  }

  @Test(arguments: Engine.allCases) func aSumMayLeave64BitsOnTheWay(_ engine: Engine) async throws {
    let groups = Self.groups().filter { Int(exactly: $0.reduce(Int128(0)) { $0 + Int128($1) }) != nil }
    try await engine.withDatabase { database in
      try await Self.install(groups, on: database)
      let found = try await Member.group(by: \.group).order(by: \.group).select { $0.number.sum() }.fetchAll(
        database)
      #expect(found == groups.map { Int($0.reduce(Int128(0)) { $0 + Int128($1) }) })
      try await Member.insert([Member(id: 0, group: -1, number: .max), Member(id: -1, group: -1, number: 1)])
        .execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await Member.where { $0.group == -1 }.select { $0.number.sum() }.fetchAll(database)
      }
      #expect(error?.code == .invalidValue)
    }
  }

  private static func install(_ groups: [[Int]], on database: some Database) async throws {
    try await Member.createTable().execute(database)
    var id = 0
    let members = groups.enumerated().flatMap { group, numbers in
      numbers.map { number -> Member in
        id += 1
        return Member(id: id, group: group, number: number)
      }
    }
    try await Member.insert(members).execute(database)
  }
}
