/// What is wrong with a text that is imported, and where.
///
///     do {
///       try await Plane.import(.file("planes.csv"), as: .csv(), into: database)
///     } catch let error as ImportError {
///       print(error)
///       // Line 3, column 12: "many" is not an integer from … to …, as the column "seats" of "planes" wants.
///     }
///
/// Its description quotes the value at fault, unlike that of a ``DatabaseError``.
public struct ImportError: Error, Sendable {
  /// The line of the text, from 1; `nil` if the error is about no line, such as that of a file that does not exist.
  public let line: Int?
  /// The Unicode scalar of the line, from 1; `nil` if the error is about all of the row.
  public let column: Int?
  /// The table that the row was meant for.
  public let table: String?
  /// The table's column that the value was meant for.
  public let tableColumn: String?
  /// The value as the text has it; of a long one, its beginning.
  public let value: String?
  /// What is wrong, as a sentence.
  public let reason: String
  /// The error of the engine, if that refused the row.
  public let databaseError: DatabaseError?

  init(
    line: Int? = nil, column: Int? = nil, table: String? = nil, tableColumn: String? = nil,
    value: String? = nil, _ reason: String, databaseError: DatabaseError? = nil
  ) {
    self.line = line
    self.column = column
    self.table = table
    self.tableColumn = tableColumn
    self.value = value
    self.reason = reason
    self.databaseError = databaseError
  }
}

extension ImportError: CustomStringConvertible {
  /// The place and the reason, with the value at fault; of a row that the engine refused, the rule or the columns.
  public var description: String {
    let reason = reason + (refusedBy.map { " (\($0))" } ?? "")
    return switch (line, column) {
    case (let line?, let column?): "Line \(line), column \(column): \(reason)"
    case (let line?, nil): "Line \(line): \(reason)"
    default: reason
    }
  }

  private var refusedBy: String? {
    guard let databaseError else { return nil }
    if let constraint = databaseError.constraint { return "constraint \(constraint)" }
    return databaseError.columns.isEmpty
      ? nil : "column \(databaseError.columns.joined(separator: ", "))"
  }
}

/// A row that an import has left out.
public struct RejectedRow: Sendable {
  /// What is wrong with it, and where.
  public let error: ImportError
  /// The row as the text has it, without its line break.
  public let text: String
}

/// What an import has done.
public struct ImportResult: Sendable, Hashable {
  /// How many rows were inserted, or have replaced another one.
  public var inserted = 0
  /// How many rows were left out because a row with the same key exists.
  public var skipped = 0
  /// How many rows were left out because they, or the engine, would not have them.
  public var rejected = 0

  /// A result of an import.
  public init(inserted: Int = 0, skipped: Int = 0, rejected: Int = 0) {
    self.inserted = inserted
    self.skipped = skipped
    self.rejected = rejected
  }
}

/// How far an import has come.
public struct ImportProgress: Sendable, Hashable {
  /// How many bytes of the text were read.
  public var bytes = 0
  /// How many bytes the text has, if that is known.
  public var totalBytes: Int?
  /// What was done so far.
  public var result = ImportResult()

  /// How far an import has come: not at all, unless you say otherwise.
  public init(bytes: Int = 0, totalBytes: Int? = nil, result: ImportResult = ImportResult()) {
    self.bytes = bytes
    self.totalBytes = totalBytes
    self.result = result
  }
}

/// What an import does with a row whose key exists.
public struct ImportConflict<Source: Table> {
  let rule: ConflictRule
  /// The columns of the key; `nil` is the primary key.
  let key: [SQLColumn]?

  /// Ends the import with an error, or rejects the row. The default.
  public static var fail: ImportConflict { ImportConflict(rule: .fail, key: nil) }

  /// Leaves out a row whose primary key exists.
  public static var skip: ImportConflict { ImportConflict(rule: .skip, key: nil) }

  /// Gives the row with the same primary key the values of the imported one.
  public static var replace: ImportConflict { ImportConflict(rule: .replace, key: nil) }

  /// Leaves out a row whose key exists.
  ///
  ///     Plane.import(.file("planes.csv"), as: .csv(), into: database, onConflict: .skip(by: \.registration))
  ///
  /// - Parameter key: The columns of a unique constraint or index. A group is all of its columns.
  public static func skip<each Key: MemberColumns>(
    by key: repeat KeyPath<Source.Columns, each Key>
  ) -> ImportConflict {
    ImportConflict(rule: .skip, key: Source.columns.columns(at: repeat each key))
  }

  /// Gives the row with the same key the values of the imported one.
  ///
  /// - Parameter key: The columns of a unique constraint or index. A group is all of its columns.
  public static func replace<each Key: MemberColumns>(
    by key: repeat KeyPath<Source.Columns, each Key>
  ) -> ImportConflict {
    ImportConflict(rule: .replace, key: Source.columns.columns(at: repeat each key))
  }
}
