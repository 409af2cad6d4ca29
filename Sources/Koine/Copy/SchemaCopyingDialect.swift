/// A dialect whose engine has more than a ``DatabaseSchema`` tells, which a copy of a database has to know. A driver
/// conforms its dialect to it. A copy between databases of another dialect carries the values as the engine stores them.
public protocol SchemaCopyingDialect: SchemaReadingDialect {
  /// What a transaction begins with that reads a database for a copy, or writes one: rows that are hidden are an error,
  /// and texts of values have one form.
  var settingsForCopies: [String] { get }

  /// What a database holds besides its tables and views, and a copy lacks: tables of schemas that are not read, policies,
  /// functions.
  ///
  /// - Parameters:
  ///   - scope: What is copied.
  ///   - connection: An open transaction.
  /// - Returns: The parts that are left out, in their order.
  /// - Throws: `DatabaseError`.
  func partsLeftOut(ofCopy scope: CopyScope, on connection: any Connection) async throws -> [CopyNote]

  /// The enum types that columns of tables have, or the elements of their arrays, whichever schemas the types are in.
  ///
  /// - Parameters:
  ///   - tables: The tables, which another database of the engine may have.
  ///   - connection: An open transaction.
  /// - Returns: Those of the types that this database has, in any order.
  /// - Throws: `DatabaseError`.
  func enumerations(
    of tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [DatabaseSchema.Enumeration]

  /// What the types of columns are that a database defines itself, such as domains and composite types. Another
  /// database of the engine may have other types of the same names, of which a ``DatabaseSchema`` does not tell.
  ///
  /// - Parameters:
  ///   - tables: The tables, which another database of the engine may have.
  ///   - connection: An open transaction.
  /// - Returns: The definitions of those types that this database has, by the type names of the columns. Enum types are
  ///   not among them: ``enumerations(of:on:)`` has their values.
  /// - Throws: `DatabaseError`.
  func typeDefinitions(
    of tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [String: String]

  /// Adapts a table of another database of the engine to this one: what needs a type, a collation, a function or a
  /// sequence that there is not is left out. A generated column whose expression is left out becomes an ordinary one.
  ///
  /// - Parameters:
  ///   - table: The table, which is changed.
  ///   - connection: An open transaction of this database, in which the enum types of the copy have been created.
  /// - Returns: What is left out, or is otherwise than in the original.
  /// - Throws: `DatabaseError`.
  func adapt(_ table: inout DatabaseSchema.Table, on connection: any Connection) async throws -> [CopyNote]

  /// How the database orders texts of columns that say no collation, as a name.
  ///
  /// - Parameter connection: An open transaction.
  /// - Throws: `DatabaseError`.
  func orderOfTexts(on connection: any Connection) async throws -> String

  /// The names of the collations by which different texts may be equal.
  ///
  /// - Parameter connection: An open transaction.
  /// - Throws: `DatabaseError`.
  func looseCollations(on connection: any Connection) async throws -> Set<String>

  /// What follows FROM to read the rows of a table, and not those of others that inherit from it.
  ///
  /// - Parameter table: The table.
  func rowSource(of table: DatabaseSchema.Table) -> String

  /// How values of a column travel to another database of the engine.
  ///
  /// - Parameter column: The column.
  func form(of column: DatabaseSchema.Column) -> CopiedForm

  /// What the type of a column asks of its values, in a way that its ``DatabaseSchema/Column/type`` does not tell; `nil` if
  /// that is nothing.
  ///
  /// - Parameter column: The column.
  func limit(of column: DatabaseSchema.Column) -> CopiedLimit?

  /// Whether a column can refer to another one.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - other: What it refers to.
  func canRefer(_ column: DatabaseSchema.Column, to other: DatabaseSchema.Column) -> Bool
}

/// What is copied of a database.
public struct CopyScope: Sendable, Hashable {
  /// The tables that are copied.
  public var tables: [DatabaseSchema.Table]
  /// Whether all of the database is meant, and not some of its tables.
  public var isWhole: Bool
  /// The schemas that are read; `nil` if it is those where bare names are looked up.
  public var schemas: [String]?
  /// Whether the copy is one of the same engine.
  public var keepsEngine: Bool

  /// Says what is copied.
  ///
  /// - Parameters:
  ///   - tables: The tables that are copied.
  ///   - isWhole: Whether all of the database is meant, and not some of its tables.
  ///   - schemas: The schemas that are read; `nil` if it is those where bare names are looked up.
  ///   - keepsEngine: Whether the copy is one of the same engine.
  @_spi(KoineDriver) public init(
    tables: [DatabaseSchema.Table], isWhole: Bool, schemas: [String]?, keepsEngine: Bool
  ) {
    self.tables = tables
    self.isWhole = isWhole
    self.schemas = schemas
    self.keepsEngine = keepsEngine
  }
}

/// How values of a column travel to another database of the same engine.
public enum CopiedForm: Sendable, Hashable {
  /// As values of a type that the driver reads and writes.
  case value(SQLType)
  /// As texts, which are cast to the column's type.
  case text
}

/// What a type asks of its values.
public enum CopiedLimit: Sendable, Hashable {
  /// A text has so many characters at most.
  case length(Int)
  /// A decimal number has so many digits at most, with those behind the point.
  case digits(Int)
}

extension DerivedSQLDialect {
  fileprivate var baseSchemaCopier: (any SchemaCopyingDialect)? { base.schemaCopier }
}

extension SQLDialect {
  /// The dialect, or the one that it is derived from, if its engine has more than a schema tells.
  @_spi(KoineDriver) public var schemaCopier: (any SchemaCopyingDialect)? {
    self as? any SchemaCopyingDialect ?? (self as? any DerivedSQLDialect)?.baseSchemaCopier
  }

  /// What follows FROM to read the rows of a table alone.
  func rowSource(of table: DatabaseSchema.Table) -> String {
    schemaCopier?.rowSource(of: table) ?? DefinitionText.name(of: table)
  }

  /// Whether what one dialect's engine tells of a table is a definition for that of the other, too: both are of one kind,
  /// perhaps of different versions.
  func isOfSameEngine(as other: any SQLDialect) -> Bool {
    func kind(_ dialect: any SQLDialect) -> ObjectIdentifier { ObjectIdentifier(type(of: dialect)) }
    return name == other.name || schemaCopier != nil && kind(self) == kind(other)
  }
}

extension DatabaseSchema.Table {
  /// The name of the table in a result, and for those who choose tables: with its schema if the bare name does not find it.
  var copiedName: String { schema.map { "\($0).\(name)" } ?? name }
}
