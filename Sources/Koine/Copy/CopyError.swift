/// Why a database was not copied. Nothing of it is in the target.
public struct CopyError: Error, Sendable, CustomStringConvertible {
  /// Why a database was not copied.
  @nonexhaustive public enum Reason: Sendable, Hashable {
    /// Parts cannot be carried over, and nobody has said that they may be left out.
    case left([CopyNote])
    /// The target has tables or views of these names already.
    case existing([String])
    /// The original has no tables of these names.
    case missing([String])
    /// The original has no columns of these names, `table.column`, for which types are given.
    case unknownColumns([String])
    /// Tables of the original, of several schemas or written in another case, would have one name in the target.
    case sameName([String])
    /// A row of a table, as the number in which it is read and its key, has a value that the column's type has not.
    case value(table: String, row: Int, key: String, String)
    /// What the target holds of a table after copying is not what the original holds.
    case different(table: String, rows: Int, copied: Int)
    /// The target cannot have the table.
    case unsupported(table: String, String)
  }

  /// Why the database was not copied.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// The reason and a way out.
  public var description: String {
    switch reason {
    case .left(let notes):
      "these cannot be carried over, and nothing was copied: "
        + notes.map { "\($0.place): \($0.text)" }.joined(separator: "; ")
        + ". Say allowingLoss: true if they may be left out"
    case .existing(let names):
      "the target has \(Self.list(names)) already, and nothing was copied. Drop what is there, or copy other tables"
    case .missing(let names): "the original has no table \(Self.list(names))"
    case .unknownColumns(let names):
      "the original has no column \(Self.list(names)), for which a type is given, and nothing was copied. Write table.column"
    case .sameName(let names):
      "\(Self.list(names)) would have one name in the target, and nothing was copied. Rename all but one of them"
    case .value(let table, let row, let key, let what):
      "row \(row) of \(table)\(key.isEmpty ? "" : " (\(key))"): \(what); nothing was copied. Change the row, or name the type of the column in types"
    case .different(let table, let rows, let copied):
      "what was copied of \(table) is not what the original holds (\(rows) rows, \(copied) copied), and everything was taken back"
    case .unsupported(let table, let what): "the table \(table) cannot be copied: \(what)"
    }
  }

  private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}
