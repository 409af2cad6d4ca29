/// What is wrong with a query, or worth a look, on one database: see ``Database/verify(_:timeout:)-([VerifiableQuery],_)``.
public struct QueryFinding: Sendable, Hashable {
  /// The kinds of findings, and what each is about.
  @nonexhaustive public enum Kind: Sendable, Hashable {
    /// The engine cannot express a part of the query.
    case unsupported(UnsupportedFeature)
    /// The database has no table or view of this name.
    case missingTable(String)
    /// A table of the database lacks a column.
    case missingColumn(String, table: String)
    /// A column has a type that holds other values than the Swift type of the property: the type as the engine spells it,
    /// and the one that the property is stored as.
    case otherType(column: String, table: String, is: String, declared: String)
    /// A column may be NULL, and its property is no optional: reading such a row fails, and a condition on it is neither
    /// true nor false.
    case mayBeNull(column: String, table: String)
    /// An insert, or one of a merge, leaves out a column that has neither NULL nor a default.
    case needsValue(column: String, table: String)
    /// The result of a query written by hand has other columns than its rows are read from.
    case resultColumns(String)
    /// A column of the result of a query written by hand has a type whose values are not read as those of the Swift type:
    /// the type as the engine spells it, and the one that the Swift type is stored as.
    case otherResultType(column: String, is: String, declared: String)
    /// The engine does not take the statement, for this reason.
    case refused(String)
    /// The query reads a table, or an index, from its first row on: all of it, unless a limit ends it before.
    case fullScan(table: String)
  }

  /// What was found.
  public let kind: Kind
  /// Where the query is declared, `Module/File.swift:12`; `nil` if it is no ``DeclaredQuery``.
  public let place: String?
  /// The query in the engine's SQL; of one that the engine cannot express, in SQL of no engine.
  public let sql: String
  /// The engine and its version.
  public let dialect: String

  /// Whether the query fails, or may: all but a full scan.
  public var isProblem: Bool {
    if case .fullScan = kind { false } else { true }
  }
}

extension QueryFinding: CustomStringConvertible {
  /// The place, what was found, and the query:
  /// `App/Reminders.swift:12: the table "reminders" has no column "due" (SQLite 3.40) in SELECT …`.
  public var description: String {
    let place = place.map { "\($0): " } ?? ""
    return "\(place)\(kind) (\(dialect)) in \(sql)"
  }
}

extension QueryFinding.Kind: CustomStringConvertible {
  /// What was found, in one sentence without its end.
  public var description: String {
    switch self {
    case .unsupported(let problem): "\(problem)"
    case .missingTable(let table): "there is no table \"\(table)\""
    case .missingColumn(let column, let table): "the table \"\(table)\" has no column \"\(column)\""
    case .otherType(let column, let table, let live, let declared):
      "the column \"\(column)\" of \"\(table)\" is \(live), and its property is stored as \(declared)"
    case .mayBeNull(let column, let table):
      "the column \"\(column)\" of \"\(table)\" may be NULL, and its property is no optional"
    case .needsValue(let column, let table):
      "the column \"\(column)\" of \"\(table)\" needs a value, and the insert has none"
    case .resultColumns(let reason): "the result is not what its rows are read from: \(reason)"
    case .otherResultType(let column, let live, let declared):
      "the column \"\(column)\" of the result is \(live), and is read as \(declared)"
    case .refused(let reason): "the engine refuses the query: \(reason)"
    case .fullScan(let table): "the query reads all of \"\(table)\""
    }
  }
}
