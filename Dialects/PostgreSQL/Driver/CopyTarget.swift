import CLibPQ
@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// A table that rows are copied into, as the server describes it.
struct CopyTarget {
  let insertion: BatchInsertion
  /// The types that the statement declares its values with.
  let declared: SQLTypeList
  /// The types in which the values of a row are encoded: those of the columns in the database.
  let types: SQLTypeList
  /// The same as the numbers of the server's types.
  let oids: [Oid]
  /// The statement that the rows follow.
  let sql: String

  /// What says, for each column of a table, how it is stored, and whether a COPY means the same as an insert of each
  /// row.
  ///
  /// It does not if the table is a view, is partitioned or a foreign table; has rules, which a COPY ignores; rows that
  /// not everybody may see, which it refuses; triggers besides those that track changes, which would see other rows; or a
  /// reference to itself, which is looked at after the last row. A key that the server always makes by itself is no column
  /// of the table, unless it is to take the values that rows bring: COPY does.
  static func lookup(_ insertion: BatchInsertion) -> RenderedStatement {
    RenderedStatement(
      sql: """
        SELECT attname, atttypid::bigint, relkind = 'r' AND NOT relhasrules \
        AND NOT pg_catalog.row_security_active(c.oid) \
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal \
        AND tgname NOT IN (\(ChangeTracking.listOfTriggers))) \
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint \
        WHERE contype = 'f' AND conrelid = c.oid AND confrelid = c.oid) \
        FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_attribute ON attrelid = c.oid \
        WHERE c.oid = pg_catalog.to_regclass($1) AND attnum > 0 AND NOT attisdropped AND (attidentity <> 'a' OR $2)
        """,
      bindings: [.text(name(of: insertion)), .boolean(insertion.givesGeneratedKeys)],
      types: [.text, .boolean])
  }

  /// The name of the table, quoted.
  private static func name(of insertion: BatchInsertion) -> String {
    (insertion.schema.map { quoted($0) + "." } ?? "") + quoted(insertion.table)
  }

  private static func quoted(_ name: String) -> String { name.quoted(with: "\"") }

  /// - Parameters:
  ///   - declared: The types that the statement declares its values with.
  ///   - columns: The types of the table's columns.
  /// - Returns: `nil` if the values would not be stored as an insert stores them.
  init?(_ insertion: BatchInsertion, _ declared: SQLTypeList, columns: [String: Oid]) {
    guard !insertion.columns.isEmpty, insertion.columns.count == declared.count else { return nil }
    var types = SQLTypeList()
    var oids: [Oid] = []
    for (name, type) in zip(insertion.columns, declared) {
      guard let oid = columns[name], let stored = Self.type(of: oid, declared: type) else { return nil }
      types.append(stored)
      oids.append(oid)
    }
    self.insertion = insertion
    self.declared = declared
    self.types = types
    self.oids = oids
    let names = insertion.columns.map(Self.quoted).joined(separator: ", ")
    sql = "COPY \(Self.name(of: insertion)) (\(names)) FROM STDIN (FORMAT binary)"
  }

  /// The type in which a value is sent to a column; `nil` if the server would have to convert it.
  private static func type(of oid: Oid, declared: SQLType) -> SQLType? {
    switch (oid, declared) {
    case (TypeOID.boolean, .boolean), (TypeOID.real, .real), (TypeOID.double, .double), (TypeOID.text, .text),
      (TypeOID.numeric, .decimal), (TypeOID.blob, .blob), (TypeOID.timestamptz, .timestamp),
      (TypeOID.date, .date), (TypeOID.time, .time), (TypeOID.uuid, .uuid), (TypeOID.jsonb, .json):
      declared
    case (TypeOID.smallint, .integer), (TypeOID.smallint, .unsigned): .integer(bits: 16)
    case (TypeOID.integer, .integer), (TypeOID.integer, .unsigned): .integer(bits: 32)
    case (TypeOID.bigint, .integer), (TypeOID.bigint, .unsigned): .integer(bits: 64)
    case (TypeOID.double, .real): .double
    case (TypeOID.varchar, .text): .text
    default: nil
    }
  }

  /// The types of values as they are encoded: a varchar takes a text.
  func takes(_ encoded: UnsafeBufferPointer<Oid>) -> Bool {
    encoded.count == oids.count
      && encoded.indices.allSatisfy {
        encoded[$0] == oids[$0] || oids[$0] == TypeOID.varchar && encoded[$0] == TypeOID.text
      }
  }
}
