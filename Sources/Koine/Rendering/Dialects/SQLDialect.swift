/// One engine's spelling of SQL, for the version it is told.
///
/// A dialect answers every feature, and says how it writes each construct: forms of the SQL standard are there to call,
/// such as ``SQLWriter/writeStandard(negated:)``, but none is a default. What the engine means otherwise, the answers
/// name a pass for; what it cannot express is refused before a method is called. A relative of another dialect conforms
/// to ``DerivedSQLDialect``.
public protocol SQLDialect: Sendable {
  /// The name and version in messages, such as `SQLite 3.40`.
  var name: String { get }
  /// The names by which SQL written by hand says that it is for this dialect: its own first, then those of what it is derived
  /// from.
  var names: [DialectName] { get }
  /// The answers to all features, worked out once.
  var features: SQLFeatureTable { get }
  /// What the dialect keeps, if it keeps it in one object: dialects with the same object render alike, so
  /// the text of a declared query is kept for it. By default there is none, and texts are made anew.
  var traits: SQLDialectTraits? { get }
  /// What the dialect spells in its own way and data can say: quotes, placeholders, limits.
  var spelling: SQLSpelling { get }
  /// How the dialect begins and ends transactions and savepoints.
  var transactionStatements: TransactionStatements { get }

  /// The name of a type in CAST and in a table's definition.
  ///
  ///     // SQLite:     INTEGER
  ///     // PostgreSQL: bigint
  func typeName(_ type: SQLType) -> String

  /// Writes a constant, such as `TRUE`, `42`, `'text'` or `x'00ff'`. Its type on the engine has to be the given one, and
  /// nothing in a text may end it: see ``SQLWriter/write(textLiteral:)``.
  ///
  ///     // SQLite:     42
  ///     // PostgreSQL: CAST(42 AS bigint)
  func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter)
  /// Writes arithmetic on two numbers. A divisor of zero has to give NULL: if the engine fails there, the pass of
  /// ``SQLFeature/divisionByZero`` has wrapped the divisor.
  ///
  ///     // SQLite:     "samples"."n" / ("samples"."m" * ?2)
  ///     // PostgreSQL: "samples"."n" / nullif("samples"."m" * $2, 0)
  func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter)
  /// Writes a number with the other sign.
  ///
  ///     // -"samples"."n"
  func write(negated operand: SQLExpression, to writer: inout SQLWriter)
  /// Writes an integer with every bit turned over, in 64 bits.
  ///
  ///     // SQLite:     ~"samples"."small"
  ///     // PostgreSQL: ~CAST("samples"."small" AS bigint)
  func write(complement operand: SQLExpression, to writer: inout SQLWriter)
  /// Writes an operation on the bits of two integers.
  ///
  ///     // SQLite:     ("samples"."n" | "samples"."m") - ("samples"."n" & "samples"."m")
  ///     // PostgreSQL: "samples"."n" # "samples"."m"
  func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter)
  /// Writes two texts put together, NULL if one is.
  ///
  ///     // SQLite, PostgreSQL: "phrases"."text" || "phrases"."other"
  ///     // MariaDB:            concat(`phrases`.`text`, `phrases`.`other`)
  func write(concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter)
  /// Writes a null-safe comparison: whether two values differ or, if it is `negated`, are equal. Two NULLs are equal,
  /// and the result is never NULL.
  ///
  ///     // SQLite, PostgreSQL: "reminders"."prio" IS DISTINCT FROM "reminders"."score"
  ///     // MariaDB:            NOT (`reminders`.`prio` <=> `reminders`.`score`)
  func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter)
  /// Writes a match of a pattern whose escape character is a backslash.
  ///
  /// A match that is not `caseSensitive` ignores the case of ASCII letters alone.
  ///
  ///     // SQLite:     "phrases"."text" LIKE ?1 ESCAPE '\'
  ///     // PostgreSQL: "phrases"."text" COLLATE "C" ILIKE $1 ESCAPE E'\\'
  func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter)
  /// Writes whether a text has another anywhere in it, at its start, or at its end, compared exactly.
  ///
  ///     // SQLite:     instr("phrases"."text", ?1) > 0
  ///     // PostgreSQL: strpos("phrases"."text", $1) > 0
  func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter)
  /// Writes a conversion. What has no counterpart in the type has to be NULL: if the engine fails there, or takes the
  /// nearest, the passes of ``SQLFeature/castBeyondRange`` and ``SQLFeature/castOfOtherText`` have made the operand
  /// NULL; that of ``SQLFeature/castOfFraction`` has cut off its fraction.
  ///
  ///     // SQLite:     CAST("samples"."n" AS REAL)
  ///     // PostgreSQL: CAST("samples"."n" AS double precision)
  func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter)
  /// The name of a collation behind COLLATE; `nil` for one that is not written, or that the dialect lacks.
  ///
  ///     // SQLite:     NOCASE
  func collationName(_ collation: SQLCollation) -> String?
  /// Writes a scalar function with the meaning that ``SQLFunction`` gives it.
  ///
  ///     // SQLite:     trim("phrases"."text")
  ///     // PostgreSQL: btrim("phrases"."text")
  func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter)
  /// Writes an expression that uses operands several times, each of which has to be computed once: a derived table of
  /// one row has them, or another form that sees the columns of the query around it. See
  /// ``SQLWriter/writeStandard(naming:)``.
  ///
  ///     // (SELECT … FROM (SELECT "samples"."n" * "samples"."m" AS …) AS …)
  func write(naming: SQLNaming, to writer: inout SQLWriter)
  /// Writes an aggregate function, with its DISTINCT and its FILTER.
  ///
  ///     // SQLite:     group_concat("tags"."title", ', ')
  ///     // PostgreSQL: string_agg("tags"."title", ', ')
  func write(aggregate: SQLAggregate, to writer: inout SQLWriter)
  /// Writes what OVER has between its parentheses: the partition, the order and the frame of a window. What the dialect
  /// lacks of frames is refused before: see ``SQLFeature/groupsInFrames`` and ``SQLFeature/exclusionFromFrames``.
  ///
  ///     // PARTITION BY "samples"."n" ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW
  func write(window: SQLWindow, to writer: inout SQLWriter)
  /// The values of a long list as a few, if the dialect has the feature ``SQLFeature/longLists``.
  ///
  ///     // SQLite:     "reminders"."id" IN (SELECT value FROM json_each(?1))
  ///     // PostgreSQL: "reminders"."id" = ANY(CAST($1 AS bigint[]))
  ///
  /// - Parameters:
  ///   - rows: The values; of a list of row values, each row's.
  ///   - types: The types of the columns.
  func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList
  /// Writes all rows of a query as one text, an array of JSON with an array of cells per row; the reference
  /// names the query and its columns. Values that JSON does not hold exactly are written as texts: see
  /// ``SQLWriter/write(rows:as:aggregate:row:cell:)``.
  ///
  ///     // SQLite:     json_group_array(json_array("koine_1", "koine_2")) FROM (SELECT …) AS "koine_rows"
  func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter)
  /// Writes a function that yields rows, and the name of the source. Its columns have the names that the meaning has for
  /// them.
  ///
  ///     // MariaDB: JSON_TABLE(`tags`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`
  func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter)
  /// Writes what an insert does if a row with the same key exists, with a space before. What the dialect cannot say is
  /// refused before: see ``SQLFeature/upsertAmongKeys``.
  ///
  ///     // SQLite, PostgreSQL: ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
  ///     // MariaDB:            ON DUPLICATE KEY UPDATE `title` = VALUES(`title`)
  func write(conflict: SQLConflict, to writer: inout SQLWriter)
  /// Writes LIMIT and OFFSET, with a space before.
  ///
  ///     //  LIMIT ?1 OFFSET ?2
  func write(limit: SQLExpression?, offset: SQLExpression?, to writer: inout SQLWriter)
  /// Writes CREATE TABLE. ``SQLWriter/write(create:isComputedNotNull:typeName:typed:checked:)`` writes all but what
  /// differs: the type of a generated key, and the checks that keep the values of a column within its Swift type.
  ///
  ///     // SQLite:     CREATE TABLE "tags" ("id" INTEGER PRIMARY KEY NOT NULL, …)
  ///     // PostgreSQL: CREATE TABLE "tags" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY NOT NULL, …)
  func write(create: SQLCreateTable, to writer: inout SQLWriter)
  /// Writes a statement that makes the next generated key greater than every key of the table. On an engine that does
  /// so by itself, any statement that changes nothing: see ``SQLWriter/writeStandard(greatestKey:of:)``.
  ///
  ///     // SQLite:     SELECT max("id") FROM "tags"
  ///     // PostgreSQL: SELECT setval(pg_get_serial_sequence('"tags"', 'id'), …) FROM "tags"
  func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter)
  /// Writes what creates an enum type, or adds a value to it. It is asked of dialects with the feature
  /// ``SQLFeature/enumTypes`` alone.
  ///
  ///     // PostgreSQL: ALTER TYPE mood ADD VALUE IF NOT EXISTS 'calm'
  func write(enumType: SQLEnumType, to writer: inout SQLWriter)
  /// Writes the value that a column gets whose type is changed, of the one that it has had: it means the same, whatever
  /// the session is set to. It is asked of dialects that change columns by ALTER COLUMN alone.
  ///
  ///     // PostgreSQL: CAST("age" AS bigint)
  func write(changed column: SQLColumn, to writer: inout SQLWriter)
  /// Writes what drops a rule of a table with texts that ignore case: the constraint of that name, or the unique index
  /// that the table has in place of such a key. It is asked of dialects that lower ``SQLFeature/noCaseKey`` alone.
  ///
  ///     // PostgreSQL: DO 'BEGIN IF EXISTS (…) THEN DROP INDEX "people_mail_key"; ELSE ALTER TABLE "people" …'
  func write(dropOfRuleOrIndex name: String, of table: SQLTableReference, to writer: inout SQLWriter)
  /// The statements that create, drop or rebuild an index of words. They are asked of dialects with the feature
  /// ``SQLFeature/fullTextSearch`` alone, run in one transaction, and leave an index of the rows that there are.
  ///
  ///     // SQLite: CREATE VIRTUAL TABLE "notes_search" USING fts5(…), CREATE TRIGGER …
  func steps(of definition: SQLFullTextDefinition) -> [SQLFragment]
  /// The statements that create, drop or rebuild an index of boxes. They are asked of dialects with the feature
  /// ``SQLFeature/boxIndexes`` alone, run in one transaction, and leave an index of the rows that there are.
  ///
  ///     // SQLite: CREATE VIRTUAL TABLE "places_boxes" USING rtree(…), CREATE TRIGGER …
  func steps(of definition: SQLBoxDefinition) -> [SQLFragment]
}

extension SQLDialect {
  /// Refuses the statement.
  public func write(enumType: SQLEnumType, to writer: inout SQLWriter) {
    writer.refuse("an enum type of the database's own")
  }

  /// Writes `CAST(column AS type)`.
  public func write(changed column: SQLColumn, to writer: inout SQLWriter) {
    writer.write("CAST(")
    writer.write(nameOf: column)
    writer.write(" AS ")
    writer.write(text: typeName(column.type))
    writer.write(")")
  }

  /// Refuses the statement: no statement drops whichever of both there is.
  public func write(dropOfRuleOrIndex name: String, of table: SQLTableReference, to writer: inout SQLWriter) {
    writer.refuse("a rule that is dropped, of a table whose keys without case are indexes: drop the index")
  }

  /// None: the definition is refused.
  public func steps(of definition: SQLFullTextDefinition) -> [SQLFragment] { [] }

  /// None: the definition is refused.
  public func steps(of definition: SQLBoxDefinition) -> [SQLFragment] { [] }
}

/// A dialect that keeps its answers and its spelling in one object, so that texts of declared queries are kept for it.
public protocol SQLDialectWithTraits: SQLDialect {
  /// The answers and the spelling.
  var shared: SQLDialectTraits { get }
}

extension SQLDialectWithTraits {
  /// The object with the answers and the spelling.
  public var traits: SQLDialectTraits? { shared }
  /// The answers to all features.
  public var features: SQLFeatureTable { shared.features }
  /// Quotes, placeholders and limits.
  public var spelling: SQLSpelling { shared.spelling }
}

// What has a default says nothing about meaning: a dialect that leaves it out loses time, or a form that it lacks.
extension SQLDialect {
  /// None: texts are made anew.
  public var traits: SQLDialectTraits? { nil }

  /// The dialect's collation by code point; no other has a name.
  public func collationName(_ collation: SQLCollation) -> String? {
    collation == .binary ? spelling.codePointCollation : nil
  }

  /// As the SQL standard writes it, which is how every engine does that has the construct.
  public func write(window: SQLWindow, to writer: inout SQLWriter) {
    writer.writeStandard(window: window)
  }

  /// `LIMIT … OFFSET …`.
  public func write(limit: SQLExpression?, offset: SQLExpression?, to writer: inout SQLWriter) {
    if let limit {
      writer.write(" LIMIT ")
      writer.write(limit)
    }
    if let offset {
      writer.write(" OFFSET ")
      writer.write(offset)
    }
  }
}
