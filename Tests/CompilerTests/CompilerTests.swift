import Foundation
import Testing

/// What the compiler says to those who use Koine, and how long it takes. One compilation at a time, so that
/// they do not disturb each other's times.
@Suite(.serialized) struct CompilerTests {
  /// Every spelling of the contract compiles without a warning, and means Koine's operators: the files say
  /// which types come out.
  @Test func callSitesCompile() async throws {
    let files = try Compiler.files(in: "CallSites") + Compiler.files(in: "Tables")
    try ExpectedMessage.compare(try await Compiler().typecheck(files), with: files)
  }

  /// Nonsense gets the error that is marked beside it, at the marked token, within the budget of a case.
  @Test func nonsenseDoesNotCompile() async throws {
    let files = try Compiler.files(in: "CompileFail")
    let calibration = try Compiler.files(in: "Budgets").filter { $0.lastPathComponent == "Calibration.swift" }
    let all = try files + calibration + Compiler.files(in: "Tables")
    let compiler = try Compiler()
    var cases = try files.flatMap { try MistakeCase.all(in: $0) }
    for round in 0..<4 where round == 0 || cases.contains(where: \.isOverBudget) {
      let output = try await compiler.typecheck(all)
      if round == 0 { try ExpectedMessage.compare(output, with: all) }
      let factor = try TypeCheckBudget.factor(of: output, in: calibration)
      for index in cases.indices { cases[index].add(output, factor: factor) }
    }
    print(cases.map(\.description).joined(separator: "\n"))
    #expect(cases.count >= 60)
    for slow in cases where slow.isOverBudget {
      ExpectedMessage.record(
        "took \(slow.milliseconds) ms; the budget is \(MistakeCase.budget) ms", at: slow.place)
    }
  }

  /// What the compiler says is understood if the build was made in a terminal, for which SwiftPM asks for colours.
  @Test func coloursOfATerminalDoNotMatter() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "koine-colours-\(UUID().uuidString).swift")
    try "func wrong() -> Int { \"text\" }\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try await Compiler().typecheck([file], extra: ["-color-diagnostics"])
    #expect(
      output.messages == [
        CompilerMessage(
          kind: .error, place: SourcePlace(file: file.path, line: 1, column: 23),
          text: "cannot convert return expression of type 'String' to return type 'Int'")
      ])
    #expect(output.times[file.path]?.keys.sorted() == [1])
  }
}
