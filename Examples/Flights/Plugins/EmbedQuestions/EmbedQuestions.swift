import Foundation
import PackagePlugin

/// Compiles the text of the questions' source files into the program, so that it prints each query exactly
/// as it was compiled.
@main struct EmbedQuestions: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
      .filter { $0.deletingLastPathComponent().lastPathComponent == "Questions" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("QuestionSources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the questions' source text",
        executable: try context.tool(named: "embed-text").url,
        arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
    ]
  }
}
