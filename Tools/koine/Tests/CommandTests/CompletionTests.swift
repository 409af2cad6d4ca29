import Foundation
import Testing

/// What the scripts of `--generate-completion-script` offer.
@Suite struct CompletionTests {
  private static let commands = [
    "schema", "query", "verify", "import", "export", "diff", "migrate", "copy", "features", "demo", "help",
  ]

  @Test func bashCompletesCommandsOptionsAndFiles() async throws {
    let folder = try TemporaryFolder()
    let script = try await Tool.run("--generate-completion-script", "bash", in: folder)
    #expect(script.errors == "" && script.status == 0)
    try folder.write(script.output, to: "koine.bash")
    try folder.write("", to: "backup.db")
    try folder.write(
      #"""
      . ./koine.bash
      offer() {
        COMPREPLY=() COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
        _koine koine "${!#}" "${@: -2:1}"
        echo "$COMP_LINE: ${COMPREPLY[*]}"
      }
      offer koine ''
      offer koine d
      offer koine schema --m
      offer koine diff ba
      complete -p koine
      """#, to: "offer.sh")
    #expect(
      try await Tool.shell("bash offer.sh", in: folder)
        == Tool.Outcome(
          output: """
            koine : -h --help \(Self.commands.joined(separator: " "))
            koine d: diff demo
            koine schema --m: --mermaid
            koine diff ba: backup.db
            complete -o filenames -F _koine koine

            """))
  }

  @Test func scriptsForOtherShellsNameEachCommand() async throws {
    let folder = try TemporaryFolder()
    let zsh = try await Tool.run("--generate-completion-script", "zsh", in: folder)
    #expect(zsh.errors == "" && zsh.status == 0)
    #expect(zsh.output.hasPrefix("#compdef koine\n"))
    #expect(zsh.output.matches(of: #/\n +'(\w+):/#).map { String($0.1) } == Self.commands)
    let fish = try await Tool.run("--generate-completion-script", "fish", in: folder)
    #expect(fish.errors == "" && fish.status == 0)
    #expect(fish.output.matches(of: #/"koine" -eq 1' -fa '(\w+)'/#).map { String($0.1) } == Self.commands)
  }

  @Test func anotherShellIsAMistakeOfOneLine() async throws {
    let outcome = try await Tool.run("--generate-completion-script", "ksh", in: TemporaryFolder())
    #expect(
      outcome
        == Tool.Outcome(
          output: "",
          errors: """
            koine: Can't generate completion scripts for 'ksh'. Please use --generate-completion-script=<shell> with \
            one of: zsh bash fish. See koine --help.

            """, status: 1))
  }
}
