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

  /// Nonsense gets the error that is marked beside it, at the marked token.
  @Test func nonsenseDoesNotCompile() async throws {
    let files = try Compiler.files(in: "CompileFail") + Compiler.files(in: "Tables")
    try ExpectedMessage.compare(try await Compiler().typecheck(files), with: files)
  }
}
