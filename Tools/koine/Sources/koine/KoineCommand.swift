import ArgumentParser

@main
struct KoineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "koine",
    abstract: "Typed SQL that means the same on every engine.",
    subcommands: [FeaturesCommand.self])
}
