import Foundation

/// Cases that share what they work on, which is made only where one of them is to run.
struct Suite<Fixture> {
  let fixture: () async throws -> Fixture
  let close: (Fixture) async -> Void
  let cases: [Comparison<Fixture>]

  func run(_ plan: Plan) async throws {
    let cases = cases.filter { aCase in
      guard plan.includes(aCase.name) else { return false }
      guard let program = aCase.program, Program.path(of: program) == nil else { return true }
      Plan.report("\(aCase.name): skipped, because the program \(program) is not installed.")
      return false
    }
    guard !cases.isEmpty else { return }
    let fixture = try await fixture()
    do {
      for aCase in cases {
        do {
          let rounds = min(plan.rounds, aCase.rounds)
          Plan.report(try await aCase.measure(with: fixture, rounds: rounds).description)
        } catch let failure as Program.Failure {
          Plan.report("\(aCase.name): skipped, because \(failure)")
        }
      }
    } catch {
      await close(fixture)
      throw error
    }
    await close(fixture)
  }
}

/// What the command line asks for.
struct Plan {
  let only: String?
  let rounds: Int

  func includes(_ name: String) -> Bool {
    only.map { name.lowercased().contains($0.lowercased()) } ?? true
  }

  /// Writes a line at once, into a file or a pipe too.
  static func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// Two ways to the same result.
struct Comparison<Fixture> {
  let name: String
  /// The largest ratio that the design allows; `nil` for a peer, which is only reported.
  let budget: Double?
  /// How many operations one run performs.
  let operations: Int
  /// How many pairs of runs are enough.
  let rounds: Int
  /// The program without which there is nothing to compare with.
  let program: String?
  let rivals: (Fixture) async throws -> Rivals

  init(
    _ name: String, budget: Double?, operations: Int = 1, rounds: Int = .max, program: String? = nil,
    rivals: @escaping (Fixture) async throws -> Rivals
  ) {
    self.name = name
    self.budget = budget
    self.operations = operations
    self.rounds = rounds
    self.program = program
    self.rivals = rivals
  }
}

/// The floor and what is measured against it.
struct Rivals {
  var floor: Rival
  var koine: Rival
  /// Undoes what was arranged for the case.
  var end: () -> Void = {}
}

/// One of the two ways.
struct Rival {
  /// Arranges each run; not timed.
  var prepare: () async throws -> Void = {}
  /// The work.
  var run: () async throws -> Void
  /// What the last run has computed, or left in the database; not timed.
  var checksum: () async throws -> Checksum
}

/// Both ways must have computed the same, or there is nothing to compare.
struct DifferentResults: Error, CustomStringConvertible {
  let name: String
  let floor: Checksum
  let koine: Checksum

  var description: String { "\(name): the floor computed \(floor), the other one \(koine)." }
}
