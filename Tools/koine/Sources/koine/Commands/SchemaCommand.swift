import ArgumentParser
import Koine
import SwiftCode

/// Prints what a database holds.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the tables, views and types of a database.",
    discussion: """
      As a listing, as a diagram, or as Swift code. The database is only read.

        koine schema app.db
        koine schema postgres:///shop --schema sales
        koine schema app.db --table orders customers --mermaid > orders.mmd
        koine schema app.db --dot | dot -Tsvg > app.svg
        koine schema app.db --swift > Tables.swift
      """)

  /// What is printed.
  enum Form: String, EnumerableFlag {
    case listing, mermaid, dot, swift

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .listing: "A readable listing."
      case .mermaid: "An entity-relationship diagram for Mermaid."
      case .dot: "A diagram for Graphviz."
      case .swift: "Code with a struct for each table; what it cannot say is a comment."
      }
    }
  }

  @OptionGroup var database: DatabaseArgument

  @Flag(help: "What is printed.")
  var form = Form.listing

  @Option(name: .customLong("table"), parsing: .upToNextOption, help: "Only these tables and views.")
  var tables: [String] = []

  @Option(
    name: .customLong("schema"),
    help: "The schema to read: one of PostgreSQL; on SQLite main, temp or an attached database.")
  var schemaName: String?

  func perform(_ output: Output) async throws {
    let address = try database.address
    let schema = try await address.withDatabase(.reading) { try await $0.schema(named: schemaName) }
    let selected = tables.isEmpty ? schema : try selection(of: schema, in: address)
    switch form {
    case .listing: try output.write(lines(selected.description))
    case .mermaid: try output.write(lines(selected.mermaid))
    case .dot: try output.write(lines(selected.dot))
    case .swift: try output.write(SwiftCode(selected).text)
    }
  }

  /// A text with a line feed at its end, nothing for nothing.
  private func lines(_ text: String) -> String { text.isEmpty || text.hasSuffix("\n") ? text : text + "\n" }

  /// The tables that were asked for, and the types of their columns.
  private func selection(of schema: DatabaseSchema, in address: DatabaseAddress) throws(Mistake)
    -> DatabaseSchema
  {
    let names = Set(tables)
    var selected = schema
    selected.tables.removeAll { !names.contains($0.name) }
    selected.views.removeAll { !names.contains($0.name) }
    let found = Set(selected.tables.map(\.name) + selected.views.map(\.name))
    if let missing = tables.first(where: { !found.contains($0) }) {
      throw Mistake("There is no table or view \(missing).").about(address.name)
    }
    let types = Set(
      (selected.tables.flatMap(\.columns) + selected.views.flatMap(\.columns)).compactMap(\.enumeration))
    selected.enumerations.removeAll { !types.contains($0.name) }
    return selected
  }
}

extension DatabaseSchema.Column {
  /// The name of the type, if it is one of the database's own.
  fileprivate var enumeration: String? {
    guard case .named(let name, _) = type else { return nil }
    return name
  }
}
