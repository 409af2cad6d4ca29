/// A dialect that can say in SQL how the tables of a database become others. Its driver conforms it.
public protocol SchemaChangingDialect: SchemaReadingDialect {
  /// Where declared tables are made for a moment, so that the engine itself tells what they are.
  var scratchSchema: ScratchSchema { get }
  /// What is set on a connection before the transaction of the changes begins. It is not set any more when the
  /// connection has been given back.
  var settingsForChanges: [String] { get }
  /// A query of the statements that set a connection back to what it was before ``settingsForChanges``; no row if it is
  /// set so already. `nil` if nothing is set.
  var settingsToRestore: String? { get }
  /// What the transaction begins with, so that of several programs one changes the tables after the other.
  var lockForChanges: [String] { get }
  /// The statements after which nobody else writes a table until the transaction ends. The default is none: a transaction
  /// that writes is alone.
  ///
  /// - Parameter table: The quoted name of the table.
  func statementsLocking(_ table: String) -> [String]
  /// A query of texts that are others after every change of the tables and enum types that
  /// ``SchemaReadingDialect/readSchema(from:named:)`` tells of the schema where a bare name is looked up, and of some others;
  /// the same for everybody who may read. The default is `nil`: then they are looked at themselves.
  ///
  /// - Parameter schemas: The names of the others.
  func schemaFingerprint(of schemas: [String]) -> String?
  /// The statements after which everybody may read a table. The default is none.
  ///
  /// - Parameter table: The quoted name of the table.
  func statementsLettingAllRead(_ table: String) -> [String]
  /// Whether names that differ by the case of ASCII letters alone are one name to the engine. The default is no.
  var ignoresCaseOfNames: Bool { get }
  /// A query of a text for each row that refers to a row which there is not; `nil` if the engine looks by itself.
  var danglingReferences: String? { get }

  /// The rows that refer to rows which there are not: their texts, by what they have in common, such as the table
  /// that they are in and the one that they refer to. Empty if the engine looks by itself.
  ///
  /// Where a change leaves more of them than there were, the change is refused.
  ///
  /// - Parameter connection: An open transaction.
  /// - Throws: ``DatabaseError``.
  func danglingRows(on connection: any Connection) async throws -> [String: [String]]

  /// What of a database cannot be used, such as a view of a column that is gone: with what the engine says of it, by its
  /// name. Empty if the engine lets nothing come to that.
  ///
  /// - Parameters:
  ///   - tables: The tables that are changed.
  ///   - connection: An open transaction.
  /// - Throws: ``DatabaseError``.
  func unusable(_ tables: [DatabaseSchema.Table], on connection: any Connection) async throws -> [String:
    String]

  /// What tables and their parts have that ``DatabaseSchema/Table`` has no word for, so that one which is made anew would
  /// lack it. Each part is told by itself, too, so that one which is gone is told from one that has lost something.
  ///
  /// - Parameters:
  ///   - tables: The tables that are changed.
  ///   - connection: An open transaction.
  /// - Throws: ``DatabaseError``.
  func untold(_ tables: [DatabaseSchema.Table], on connection: any Connection) async throws -> Set<UntoldPart>

  /// The statements for the steps of a plan, in their order.
  ///
  /// - Parameters:
  ///   - steps: The steps, sorted by ``SchemaPlan/Step/phase``.
  ///   - live: What the tables are.
  ///   - declared: What the tables are to be.
  /// - Throws: ``SchemaPlanError`` if a table cannot be changed so.
  func statements(
    for steps: [SchemaPlan.Step], from live: [DatabaseSchema.Table], to declared: [DatabaseSchema.Table]
  ) throws -> [String]

  /// An expression for the text of a value that is shown to people: the value as text by default. Where a cast makes a
  /// text of the bytes of a BLOB, which may be none, their digits.
  ///
  /// - Parameter value: An expression of any type.
  func textShowing(_ value: String) -> String

  /// The value of a column as one of the type that the column gets. The default is a cast.
  ///
  /// - Parameters:
  ///   - value: The column's name in the statement.
  ///   - old: The column as it is.
  ///   - new: The column as it is to be.
  func value(_ value: String, of old: DatabaseSchema.Column, as new: DatabaseSchema.Column) -> String

  /// Those statements of a plan that have to be committed before its other ones run. The default is none.
  ///
  /// - Parameters:
  ///   - statements: The statements of ``statements(for:from:to:)``.
  ///   - steps: The steps that they carry out.
  func statementsCommittedFirst(among statements: [String], of steps: [SchemaPlan.Step]) -> [String]

  /// The statements of a plan as those of a script, which runs without Koine: in a transaction, with what is set around
  /// it. The default is ``lockForChanges`` and the statements, in a transaction.
  ///
  /// - Parameter statements: The statements, in their order.
  /// - Throws: ``DatabaseError`` if the dialect has no such transaction.
  func script(of statements: [String]) throws -> [String]

  /// Whether a schema is there, or cannot be created by a statement.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - connection: An open transaction.
  /// - Throws: ``DatabaseError``.
  func hasSchema(_ name: String, on connection: any Connection) async throws -> Bool

  /// Whether a bare name finds the table of a schema.
  ///
  /// - Parameters:
  ///   - table: Its name.
  ///   - schema: The name of the schema.
  ///   - connection: An open transaction.
  /// - Throws: ``DatabaseError``.
  func bareName(_ table: String, findsTableIn schema: String, on connection: any Connection) async throws
    -> Bool

  /// The greatest key that the database has given to a row of a table, or skipped; `nil` if it remembers none beside
  /// those of the rows, or does not tell.
  ///
  /// - Parameters:
  ///   - column: The name of the column of the key, which is generated.
  ///   - table: The table.
  ///   - connection: An open transaction.
  /// - Throws: ``DatabaseError``.
  func greatestGivenKey(
    of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Int64?

  /// Sees to it that the keys that the database gives to rows of a table are greater than a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - column: The name of the column of the key.
  ///   - table: The table, with its rows.
  ///   - connection: An open transaction.
  /// - Returns: `false` if the database cannot remember that, and the number is beyond the keys of the rows.
  /// - Throws: ``DatabaseError``.
  func skipKeys(
    upTo number: Int64, of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Bool
}

extension SchemaChangingDialect {
  /// What the query of ``danglingReferences`` finds, each text by itself.
  public func danglingRows(on connection: any Connection) async throws -> [String: [String]] {
    Dictionary(grouping: try await connection.texts(danglingReferences), by: { $0 })
  }

  /// `CAST(… AS text)`.
  public func textShowing(_ value: String) -> String { "CAST(\(value) AS text)" }

  /// `CAST(… AS …)`.
  public func value(_ value: String, of old: DatabaseSchema.Column, as new: DatabaseSchema.Column) -> String {
    "CAST(\(value) AS \(new.typeName))"
  }

  /// `nil`: the tables are looked at themselves.
  public func schemaFingerprint(of schemas: [String]) -> String? { nil }

  /// None: who reads the file reads every table.
  public func statementsLettingAllRead(_ table: String) -> [String] { [] }

  /// `false`: each name is one of its own.
  public var ignoresCaseOfNames: Bool { false }

  /// None: a transaction that writes is alone.
  public func statementsLocking(_ table: String) -> [String] { [] }

  /// None: all of a plan is one transaction.
  public func statementsCommittedFirst(among statements: [String], of steps: [SchemaPlan.Step]) -> [String] {
    []
  }

  /// ``lockForChanges`` and the statements, in a transaction.
  public func script(of statements: [String]) throws -> [String] {
    let control = transactionStatements
    return try control.begin(TransactionOptions(isolation: .readCommitted)) + lockForChanges + statements
      + [control.commit]
  }

  /// `true`: it is looked for where its tables are read.
  public func hasSchema(_ name: String, on connection: any Connection) async throws -> Bool { true }

  /// `nil`: what has been given is not told.
  public func greatestGivenKey(
    of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Int64? { nil }

  /// `false`: numbers are not remembered.
  public func skipKeys(
    upTo number: Int64, of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Bool { false }
}

/// A table, or a part of one such as an index, and something that it has.
public struct UntoldPart: Sendable, Hashable {
  /// The table or the part, as a person would put it.
  public var owner: String
  /// What it has; `nil` says that it is there.
  public var part: String?

  /// Describes a part.
  public init(_ owner: String, _ part: String?) {
    self.owner = owner
    self.part = part
  }
}

extension Set<UntoldPart> {
  /// Something that there is no more, though what had it is there.
  func lost(since before: Self) -> String? {
    before.subtracting(self).filter { contains(UntoldPart($0.owner, nil)) }
      .compactMap { lost in lost.part.map { "\(lost.owner): \($0)" } }.min()
  }
}

/// Where declared tables are made for a moment.
public struct ScratchSchema: Sendable, Hashable {
  /// Its name.
  public var name: String
  /// What makes it, and lets bare names find its tables.
  public var statements: [String]

  /// A schema by its name, with what makes it.
  public init(_ name: String, statements: [String] = []) {
    self.name = name
    self.statements = statements
  }
}

extension SchemaChangingDialect {
  /// Makes tables in the scratch schema, lets the engine tell what they and their enum types are, and takes them back.
  ///
  /// - Throws: ``UnsupportedFeatures``, ``DatabaseError``.
  func described(
    _ definitions: [SQLStatement], on connection: any Connection
  ) async throws -> DatabaseSchema {
    let scratch = scratchSchema
    var found = DatabaseSchema()
    try await connection.takingBack { connection in
      try await connection.run(scratch.statements)
      for definition in definitions {
        try await connection.perform(try definition.render(in: connection.dialect)) { _ in }
      }
      found = try await readSchema(from: connection, named: scratch.name).sorted
    }
    return found
  }
}

extension Connection {
  /// Makes something for a moment, in a transaction that is taken back.
  func takingBack(_ body: (any Connection) async throws -> Void) async throws {
    do {
      try await transaction { connection in
        try await body(connection)
        throw TakenBack()
      }
    } catch is TakenBack {}
  }
}

/// Ends the transaction in which declared tables are looked at.
private struct TakenBack: Error {}

extension SchemaPlan.Step {
  /// By which steps of several tables are sorted: what goes, what is new, what changes, what is asked of rows, and what
  /// rows refer to.
  public var phase: Int {
    switch change {
    case .dropForeignKey: 0
    case .dropTable: 1
    case .dropCheck, .dropIndex, .dropUniqueKey: 1
    case .createSchema, .createEnumType, .addEnumValues: 1
    case .createTable: 2
    case .renameColumn, .renameRule, .addColumn, .changeColumn, .changeUnit, .changePrimaryKey, .dropColumn: 3
    case .addUniqueKey, .addCheck, .createIndex: 4
    case .addForeignKey: 5
    case .changeComment: 6
    }
  }
}

extension DerivedSQLDialect {
  fileprivate var baseSchemaChanger: (any SchemaChangingDialect)? { base.schemaChanger }
}

extension SQLDialect {
  /// The dialect, or the one that it is derived from, as one that changes schemas.
  var schemaChanger: (any SchemaChangingDialect)? {
    self as? any SchemaChangingDialect ?? (self as? any DerivedSQLDialect)?.baseSchemaChanger
  }

  /// The same; an error if there is none.
  var knownSchemaChanger: any SchemaChangingDialect {
    get throws {
      guard let schemaChanger else {
        throw DatabaseError(
          .misuse,
          "The dialect \(name) cannot change what a database holds: no driver conforms it to SchemaChangingDialect."
        )
      }
      return schemaChanger
    }
  }
}
