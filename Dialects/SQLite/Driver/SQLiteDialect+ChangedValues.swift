@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

// What becomes of the values of a column that gets another type, and what stands in the way of a new table.
extension SQLiteDialect {
  /// Refuses another type of a column whose integers are those of decimal numbers: what they are multiplied by is not
  /// known.
  static func checkUnits(_ changes: [SchemaChange], of table: String) throws {
    for change in changes {
      guard case .changeUnit(let column, _) = change else { continue }
      let isOfOtherType = changes.contains { other in
        if case .changeColumn(let old, let new) = other {
          new.name == column && old.typeName != new.typeName
        } else {
          false
        }
      }
      guard isOfOtherType else { continue }
      throw SchemaPlanError(
        .unsupported(
          table: table,
          "SQLite does not tell the scale of the decimal numbers in the column \"\(column)\", which the other type would "
            + "read as other values; add a column, copy the values with an update, and drop the old one"))
    }
  }

  /// Refuses texts of floating-point numbers.
  static func checkTexts(_ changes: [SchemaChange], of table: String) throws {
    for case .changeColumn(let old, let new) in changes where old.changesValues(to: new) {
      guard [.real, .double].contains(old.type?.storage), new.type?.storage == .text else { continue }
      throw SchemaPlanError(
        .unsupported(
          table: table,
          "SQLite writes the floating-point numbers of the column \"\(new.name)\" as texts of 15 digits, which may be other "
            + "numbers; add a column, copy the values with an update, and drop the old one"))
    }
  }

  /// Refuses to make a table anew if another one has the name that the new one has at first.
  static func checkName(of table: String, _ schema: String?, among live: [DatabaseSchema.Table])
    throws
  {
    let new = newName(of: table)
    let isTaken = live.contains {
      $0.name.lowercasedASCII == new.lowercasedASCII && $0.schema == schema
    }
    guard isTaken else { return }
    throw SchemaPlanError(
      .unsupported(
        table: table,
        "it has to be made anew, and the name that it has meanwhile, \(new), is that of another table"))
  }

  /// The name of a table that takes the place of another one, before it has that one's name.
  static func newName(of table: String) -> String { "koine_new_" + table }

  /// What Koine's casts make of a value.
  public func value(_ value: String, of old: DatabaseSchema.Column, as new: DatabaseSchema.Column) -> String {
    Self.conversion(value, of: old, as: new) ?? "CAST(\(value) AS \(new.typeText))"
  }

  /// What a value becomes that no column makes one of its type by itself.
  static func conversion(
    _ value: String, of old: DatabaseSchema.Column, as new: DatabaseSchema.Column
  ) -> String? {
    guard old.changesValues(to: new) else { return nil }
    return switch (old.type, new.type?.storage) {
    case (.boolean?, .text?): "CASE \(value) WHEN 0 THEN 'false' WHEN 1 THEN 'true' ELSE \(value) END"
    case (.text?, .blob?): "CAST(\(value) AS BLOB)"
    default: nil
    }
  }
}
