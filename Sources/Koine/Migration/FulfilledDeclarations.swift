/// What a database has been found to be, by what was declared of it: then a program that declares the same again only
/// reads, and needs no right to change anything.
///
/// The table `koine_declarations` has a sum of what was declared, and one of what the engine tells of its tables.
struct FulfilledDeclarations {
  private let changer: any SchemaChangingDialect
  private let schemas: [String]
  /// A sum of what is declared, as the engine would be told it.
  private let declaration: String

  /// - Throws: ``UnsupportedFeatures`` if the dialect has no form for a table.
  init(of tables: [any Table.Type], _ changer: any SchemaChangingDialect, in dialect: any SQLDialect) throws {
    self.changer = changer
    schemas = Set(tables.compactMap { $0.schema.schema }).sorted()
    var sum = StableHash()
    // Another number if plans are made otherwise than before.
    sum.add("1")
    for table in tables {
      sum.add(table.schema.schema ?? "")
      sum.add(table.schema.name)
      for statement in try table.definitionTexts(in: dialect) { sum.add(statement) }
    }
    declaration = sum.text
  }

  /// Whether the tables were what is declared, and nothing has changed since.
  ///
  /// - Throws: ``DatabaseError``; `CancellationError` if the task was cancelled.
  func areFulfilled(on database: any Connection, until deadline: Deadline?) async throws -> Bool {
    let options = TransactionOptions(isolation: .repeatableRead, access: .readOnly, deadline: deadline)
    do {
      return try await database.transact(options) { connection in
        let known = try await FulfilledDeclaration.where { $0.declaration == declaration }
          .fetchOne(connection)
        guard let known else { return false }
        return try await fingerprint(on: connection) == known.database
      }
    } catch let error as DatabaseError where Self.unknown.contains(error.code) {
      return false
    }
  }

  /// Nothing has been noted, or may be read.
  private static let unknown: Set<DatabaseError.Code> = [
    .undefinedTable, .undefinedColumn, .permissionDenied,
  ]

  /// Notes that the tables are what is declared: in the transaction that has found it, or made them so.
  ///
  /// - Parameter nothingDiffers: Whether they are.
  /// - Throws: ``DatabaseError``; `CancellationError` if the task was cancelled.
  func note(
    on connection: any Connection, if nothingDiffers: (any Connection) async throws -> Bool
  ) async throws {
    guard try await fingerprint(on: connection) != nil else { return }
    do {
      try await connection.transaction { connection in
        _ = try await FulfilledDeclaration.createTable(ifNotExists: true).execute(connection)
        let table = DefinitionText.name(FulfilledDeclaration.schema.name)
        try await connection.run(changer.statementsLettingAllRead(table))
        // What is told from here on has the table, too.
        // Other programs change tables without the lock: between two equal sums, they have not.
        guard let fingerprint = try await fingerprint(on: connection), try await nothingDiffers(connection),
          try await self.fingerprint(on: connection) == fingerprint
        else { return }
        try await FulfilledDeclaration.where { $0.declaration == declaration || $0.database != fingerprint }
          .delete().execute(connection)
        try await FulfilledDeclaration.insert(
          FulfilledDeclaration(declaration: declaration, database: fingerprint)
        ).execute(connection)
      }
    } catch let error as DatabaseError where Self.unnotable.contains(error.code) {
      // Who may not write it looks at everything the next time.
    }
  }

  /// Nothing may be written, or another table has the name.
  private static let unnotable: Set<DatabaseError.Code> = [.permissionDenied, .readOnly, .undefinedColumn]

  private func fingerprint(on connection: any Connection) async throws -> String? {
    guard let query = changer.schemaFingerprint(of: schemas) else { return nil }
    var sum = StableHash()
    let texts = try await connection.texts(query)
    // There is no schema in which a note could be made.
    if texts.isEmpty { return nil }
    for text in texts { sum.add(text) }
    return sum.text
  }
}

/// What a database was when its tables were what is declared.
@Table("koine_declarations") struct FulfilledDeclaration: Sendable {
  @Column(primaryKey: true) let declaration: String
  let database: String
}

extension Table {
  /// The statements that create the table.
  fileprivate static func definitionTexts(in dialect: any SQLDialect) throws -> [String] {
    try createTable().statement.render(in: dialect).steps.map(\.sql)
  }
}

extension SchemaPlan {
  /// The plan of tables that are what is declared.
  static var nothing: SchemaPlan { SchemaPlan() }

  private init() {
    steps = []
    script = ""
    committedFirst = []
    inTransaction = []
    countOfTypeStatements = 0
    checks = []
    changedTables = []
  }
}
