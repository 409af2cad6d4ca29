import Foundation
import Testing

extension CompilerTests {
  /// What the statements are made from: another one makes others.
  static let seed: UInt64 = ProcessInfo.processInfo.environment["KOINE_SEED"].flatMap(UInt64.init) ?? 7

  /// 300 ordinary conditions and selections are checked in 15 ms in the middle and 60 ms at most, and mean Koine's operators: the types that come out say so, and there is no warning.
  @Test func randomStatementsAreCheckedQuickly() async throws {
    var random = SeededGenerator(state: Self.seed)
    let sources = (0..<300).map { RandomStatement(using: &random).source(name: "f\($0)") }
    let (times, messages) = try await Self.check(sources)
    for message in messages { ExpectedMessage.record("\(message.kind): \(message.text)", at: message.place) }
    let sorted = times.sorted()
    print(Self.report("random statements", sorted))
    #expect(sorted[sorted.count / 2] <= 3 * 15, "seed \(Self.seed)")
    let slow = zip(times, sources).filter { $0.0 > 3 * 60 }
    #expect(slow.isEmpty, "seed \(Self.seed): \(slow)")
  }

  /// In 60 statements with an operand of a wrong type, the error is at the operator beside it, within 100 ms. Two
  /// mistakes in one statement, such as a product that is wrong inside of a sum with a plain integer, are the exception.
  @Test func errorsInRandomStatementsAreAtTheirToken() async throws {
    var random = SeededGenerator(state: Self.seed &+ 1)
    var cases: [(source: String, columns: ClosedRange<Int>)] = []
    while cases.count < 60 {
      let statement = RandomStatement(using: &random)
      if let broken = statement.broken(name: "e\(cases.count)", using: &random) { cases.append(broken) }
    }
    let (times, messages) = try await Self.check(cases.map(\.source))
    print(Self.report("wrong statements", times.sorted()))
    let first = RandomStatement.head.split(separator: "\n", omittingEmptySubsequences: false).count
    var misplaced: [String] = []
    for (index, item) in cases.enumerated() {
      let errors = messages.filter { $0.kind == .error && $0.place.line == first + index }
      if !errors.contains(where: { item.columns ~= $0.place.column }) {
        let found = errors.map { "\($0.place.column): \($0.text)" }
        misplaced.append("wanted in \(item.columns), found \(found): \(item.source)")
      } else if times[index] > 3 * 100 {
        misplaced.append("took \(times[index]) ms: \(item.source)")
      }
    }
    #expect(misplaced.count <= 3, "seed \(Self.seed): \(misplaced)")
  }

  /// Type-checks functions, each on a line; their best times, normalised, and what the compiler says.
  private static func check(_ sources: [String]) async throws -> (
    times: [Double], messages: [CompilerMessage]
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "koine-random-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Random.swift")
    try (RandomStatement.head + sources.joined(separator: "\n") + "\n").write(
      to: file, atomically: true, encoding: .utf8)
    let calibration = try Compiler.files(in: "Budgets").filter { $0.lastPathComponent == "Calibration.swift" }
    let first = RandomStatement.head.split(separator: "\n", omittingEmptySubsequences: false).count
    let compiler = try Compiler()
    var times = [Double](repeating: .infinity, count: sources.count)
    var messages: [CompilerMessage] = []
    for round in 0..<3 {
      let output = try await compiler.typecheck([file] + calibration)
      if round == 0 { messages = output.messages }
      let factor = try TypeCheckBudget.factor(of: output, in: calibration)
      for index in times.indices {
        let time = output.times[file.path]?[first + index] ?? .infinity
        times[index] = min(times[index], time / factor)
      }
    }
    return (times, messages)
  }

  private static func report(_ name: String, _ times: [Double]) -> String {
    String(
      format: "%@, seed %llu: median %.1f ms, 95 %% %.1f ms, slowest %.1f ms", name, seed,
      times[times.count / 2], times[times.count * 95 / 100], times.last ?? 0)
  }
}
