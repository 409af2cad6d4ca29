/// A dialect whose engine can tell what a database holds. A driver conforms its dialect to it; then
/// ``Connection/schema(named:includingInternal:timeout:)`` works on each connection of the dialect.
public protocol SchemaReadingDialect: SQLDialect {
  /// Reads what a schema holds, through a connection that is inside a transaction.
  ///
  /// Call ``Connection/schema(named:includingInternal:timeout:)`` instead, which begins the transaction and sorts what is
  /// found.
  ///
  /// - Parameters:
  ///   - connection: An open transaction.
  ///   - name: The schema. `nil` is where a bare name is looked up.
  /// - Returns: What the schema holds, in any order.
  /// - Throws: ``DatabaseError``; with the code `serializationFailure` if another connection changed the schema meanwhile.
  func readSchema(from connection: any Connection, named name: String?) async throws -> DatabaseSchema

  /// A query of a text that is another one after every change of what ``readSchema(from:named:)`` tells; `nil` if all of
  /// that is of the transaction's own moment.
  var schemaVersion: String? { get }

  /// Reads the foreign keys of the whole database by which rows change with those that they refer to, whichever schemas
  /// the tables are in.
  ///
  /// An audit asks for it once. By default it is the keys of the tables whose bare names find them.
  ///
  /// - Parameter connection: A database, a lease or a transaction.
  /// - Returns: The keys, in any order. Those that change no rows may be among them.
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task was cancelled.
  func readReferringKeys(from connection: any Connection) async throws -> ReferringKeys

  /// Whether a column holds the values of a property that is stored as a type: whether it is read and written as the same
  /// ones.
  ///
  /// - Parameters:
  ///   - type: What the property is stored as.
  ///   - column: The column of the database.
  func holds(_ type: SQLType, in column: DatabaseSchema.Column) -> Bool

  /// The columns of a query's result, as far as the engine tells their types before the query runs: by default none.
  ///
  /// - Parameters:
  ///   - query: The text of the query, with its values. It is not run.
  ///   - names: The names of the columns, as many as the result has.
  ///   - connection: A database, a lease or a transaction.
  /// - Returns: A column for each name, `nil` if the engine does not tell its type.
  /// - Throws: ``DatabaseError``, also if the query is not one that another query can read from.
  func resultColumns(
    of query: RenderedStatement, named names: [String], on connection: any Connection
  ) async throws -> [DatabaseSchema.Column?]

  /// Whether values of a result's column are read as values of a type.
  ///
  /// - Parameters:
  ///   - type: What is read.
  ///   - column: The column, as ``resultColumns(of:named:on:)`` tells it.
  func reads(_ type: SQLType, from column: DatabaseSchema.Column) -> Bool

  /// Whether a column of floating-point numbers keeps an integer as one, with every digit. The default is `false`.
  ///
  /// - Parameter column: The column of the database.
  func keepsIntegers(in column: DatabaseSchema.Column) -> Bool

  /// Whether a column makes numbers of texts that look like one. The default is `false`.
  ///
  /// - Parameter column: The column of the database.
  func makesNumbersOfTexts(in column: DatabaseSchema.Column) -> Bool
}

extension SchemaReadingDialect {
  /// `nil`: a schema is read as it is at one moment.
  public var schemaVersion: String? { nil }

  /// The keys of the tables whose bare names find them.
  public func readReferringKeys(from connection: any Connection) async throws -> ReferringKeys {
    ReferringKeys(try await connection.schema())
  }

  /// `false`: all numbers of a column are of its type.
  public func keepsIntegers(in column: DatabaseSchema.Column) -> Bool { false }

  /// `false`: a text is stored as it is, or refused.
  public func makesNumbersOfTexts(in column: DatabaseSchema.Column) -> Bool { false }

  /// Whether both types have one name, or the values of one are values of the other.
  public func holds(_ type: SQLType, in column: DatabaseSchema.Column) -> Bool {
    let name = typeName(type)
    guard let live = column.type else { return name == column.typeName }
    return name == typeName(live) || type.hasValues(of: live)
  }

  /// No type of a column.
  public func resultColumns(
    of query: RenderedStatement, named names: [String], on connection: any Connection
  ) async throws -> [DatabaseSchema.Column?] {
    names.map { _ in nil }
  }

  /// Whether the value of a type of the engine's is one that the other type is decoded from. A text is: it may say a date,
  /// say.
  public func reads(_ type: SQLType, from column: DatabaseSchema.Column) -> Bool {
    if case .named = type { return true }
    if case .opaque = type { return true }
    guard let live = column.type?.storage else { return type == .unknown }
    switch (type, live) {
    case (.unknown, _), (_, .unknown): return true
    case (.boolean, .boolean), (.boolean, .integer), (.boolean, .unsigned): return true
    case (.integer, .integer), (.integer, .unsigned), (.unsigned, .integer), (.unsigned, .unsigned):
      return true
    case (.real, _), (.double, _), (.decimal, _):
      switch live {
      case .integer, .unsigned, .decimal: return true
      case .real, .double: return !type.isDecimal
      default: return false
      }
    case (.timestamp, .date), (.date, .timestamp), (.text, .json): return true
    case (.timestamp, .text), (.date, .text), (.time, .text), (.uuid, .text), (.json, .text): return true
    default: return type == live
    }
  }
}

extension SQLType {
  /// Whether what a column of another type holds is read and written as the same values.
  fileprivate func hasValues(of live: SQLType) -> Bool {
    if self == .unknown { return true }
    switch (storage, live) {
    case (.json, .named(_, .json)): return true
    // Such a type has values of its own, or compares them in its own way.
    case (_, .named): return false
    default: break
    }
    // Numbers below zero are none of an unsigned type, which is no type of an engine.
    if let own = storage.integerRange, let other = live.integerRange {
      return own.upperBound >= other.upperBound
    }
    return storage == live.storage
  }
}

extension SQLType {
  fileprivate var isDecimal: Bool { if case .decimal = self { true } else { false } }
}

extension DerivedSQLDialect {
  /// What reads the schema if the dialect itself does not: its base, or the base's base.
  fileprivate var baseSchemaReader: (any SchemaReadingDialect)? { base.schemaReader }
}

extension SQLDialect {
  var schemaReader: (any SchemaReadingDialect)? {
    self as? any SchemaReadingDialect ?? (self as? any DerivedSQLDialect)?.baseSchemaReader
  }

  /// The same; an error if there is none.
  var knownSchemaReader: any SchemaReadingDialect {
    get throws {
      if let schemaReader { return schemaReader }
      throw DatabaseError(
        .misuse,
        "The dialect \(name) cannot read what a database holds: no driver conforms it to SchemaReadingDialect."
      )
    }
  }
}

extension Connection {
  /// What the database holds: its tables, views and enum types.
  ///
  ///     let schema = try await database.schema()
  ///     print(schema.tables.map(\.name))                                 // ["reminders", "remindersLists"]
  ///
  /// All is read in one transaction: what other connections change meanwhile is seen as a whole or not at all. PostgreSQL
  /// writes some definitions with the names of a later moment; if anything has changed, the schema is read again. It waits
  /// for a connection that is changing one of the tables. Inside an open transaction it is what that one sees.
  ///
  /// The engine's own tables are left out, and so are temporary ones: SQLite's `sqlite_…` and the tables in which a
  /// virtual table keeps its data; PostgreSQL's catalogs, partitions, and what belongs to an extension.
  ///
  /// - Parameters:
  ///   - name: The schema to read: on SQLite `temp` or the name of an attached database, on PostgreSQL a schema's
  ///     name, such as `pg_catalog`. `nil` is `main` on SQLite, and the schemas of the search path on PostgreSQL.
  ///   - includingInternal: Whether tables and views whose names begin with `koine_` are told, too.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  /// - Throws: ``DatabaseError``, with the code `misuse` if there is no such schema, or the connection's dialect cannot
  ///   read schemas, `serializationFailure` if others change the schema time and again; `CancellationError` if the task was cancelled.
  public func schema(
    named name: String? = nil, includingInternal: Bool = false, timeout: Duration? = nil
  ) async throws -> DatabaseSchema {
    try await schema(
      named: name, includingInternal: includingInternal, until: Deadline(afterIfAny: timeout))
  }

  func schema(
    named name: String?, includingInternal: Bool, until deadline: Deadline?
  ) async throws -> DatabaseSchema {
    let reader = try dialect.knownSchemaReader
    let options = TransactionOptions(isolation: .repeatableRead, access: .readOnly, deadline: deadline)
    var attempt = 1
    while true {
      do {
        var version: String?
        let schema = try await transact(options) { connection in
          version = try await connection.text(of: reader.schemaVersion)
          return try await reader.readSchema(from: connection, named: name)
        }
        // What the engine tells beside its snapshot may be of another moment.
        if version != nil, !isTransaction,
          version != (try await transact(options) { try await $0.text(of: reader.schemaVersion) })
        {
          throw DatabaseError(
            .serializationFailure, "Another connection changed the schema while it was read.")
        }
        return schema.prepared(includingInternal: includingInternal)
      } catch let error as DatabaseError where error.isRetryable && attempt < 5 && !isTransaction {
        attempt += 1
      }
    }
  }
}

extension Connection {
  /// The only value of a query; `nil` without a query.
  fileprivate func text(of query: String?) async throws -> String? {
    guard let query else { return nil }
    var text: String?
    try await run(RenderedStatement(sql: query)) { text = try $0.next(String.self) }
    return text
  }
}

extension DatabaseSchema {
  /// The schema in its order, and without what belongs to Koine unless that is asked for.
  fileprivate func prepared(includingInternal: Bool) -> DatabaseSchema {
    func isShown(_ name: String) -> Bool { includingInternal || !name.hasPrefix("koine_") }
    return DatabaseSchema(
      tables: tables.filter { isShown($0.name) }, views: views.filter { isShown($0.name) },
      enumerations: enumerations
    ).sorted
  }
}
