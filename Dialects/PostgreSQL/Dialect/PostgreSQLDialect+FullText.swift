@_spi(KoineDriver) public import Koine

/// An index of words is a GIN index of a `tsvector`, whose words are those of the function `koine_words`: what the server's own
/// parser takes for a word is another matter, and depends on the locale of the database.
extension PostgreSQLDialect {
  /// The statements that create, drop or rebuild the index.
  public func steps(of definition: SQLFullTextDefinition) -> [SQLFragment] {
    let index = definition.index
    let name = SQLFragment.Part.table(
      SQLTableReference(name: index.name, schema: index.table.schema, columns: []))
    switch definition.action {
    case .create(let ifNotExists):
      var writer = SQLWriter(self)
      writer.writeVector(of: index)
      let vector = writer.finish().sql
      let functions =
        index.columns.allSatisfy(\.type.isText)
        ? [PostgreSQLWords.words] : [PostgreSQLWords.words, PostgreSQLWords.text]
      var steps = functions.map { SQLFragment([.text($0.creation(in: index.table.schema))]) }
      steps.append(
        SQLFragment([
          .text(ifNotExists ? "CREATE INDEX IF NOT EXISTS " : "CREATE INDEX "), .identifier(index.name),
          .text(" ON "),
          .table(SQLTableReference(name: index.table.name, schema: index.table.schema, columns: [])),
          .text(" USING gin ((\(vector)))"),
        ]))
      return steps
    case .drop(let ifExists):
      return [SQLFragment([.text(ifExists ? "DROP INDEX IF EXISTS " : "DROP INDEX "), name])]
    case .rebuild: return [SQLFragment([.text("REINDEX INDEX "), name])]
    }
  }

  /// Writes the rows of the table that match, with their keys.
  func write(_ search: SQLFullTextSearch, to writer: inout SQLWriter) {
    let index = search.index
    let query = search.query?.asTextSearch
    writer.write("(SELECT ")
    writer.write(nameOf: index.key)
    writer.write(" AS \"key\"")
    if search.isRanked {
      if let query {
        // With places of words, a vector has less room for them.
        writer.write(", CAST(ts_rank(to_tsvector('simple', left(")
        writer.writeWords(of: index.columns, index)
        writer.write(", 200000)), CAST(")
        writer.bind(.text(query), .text)
        writer.write(" AS tsquery)) AS double precision) AS \"rank\"")
      } else {
        writer.write(", CAST(0 AS double precision) AS \"rank\"")
      }
    }
    writer.write(" FROM ")
    writer.write(nameOf: index.table)
    writer.write(" WHERE ")
    if let condition = search.query, let query {
      writer.writeVector(of: index)
      writer.write(" @@ CAST(")
      writer.bind(.text(query), .text)
      writer.write(" AS tsquery)")
      if !condition.isExact {
        writer.write(" AND ")
        writer.write(condition, in: index)
      }
    } else {
      writer.write("FALSE")
    }
    writer.write(")")
  }
}

extension SQLFullTextQuery {
  /// Whether ``asTextSearch`` finds no other rows: the vector knows neither the order of words nor their columns.
  ///
  /// It holds no positions of words, as a `tsvector` has room for 16 383 of them and 256 of each word: phrases of a longer text
  /// would be found in a part of it.
  var isExact: Bool {
    switch self {
    case .phrase(let phrase): phrase.words.count == 1 && phrase.columns == nil
    case .all(let parts), .any(let parts): parts.allSatisfy(\.isExact)
    case .excluding(let wanted, let excluded): wanted.isExact && excluded.isExact
    @unknown default: false
    }
  }

  /// A `tsquery` that every row matches which the query finds.
  ///
  /// Of the caller's text there are only words in it, which consist of letters and digits.
  var asTextSearch: String {
    switch self {
    case .phrase(let phrase):
      let words = phrase.words.map { "'\($0)'" }.joined(separator: " & ") + (phrase.isPrefix ? ":*" : "")
      return phrase.words.count == 1 ? words : "(\(words))"
    case .all(let parts): return "(\(parts.map(\.asTextSearch).joined(separator: " & ")))"
    case .any(let parts): return "(\(parts.map(\.asTextSearch).joined(separator: " | ")))"
    case .excluding(let wanted, let excluded):
      return excluded.isExact ? "(\(wanted.asTextSearch) & !\(excluded.asTextSearch))" : wanted.asTextSearch
    @unknown default: return ""
    }
  }
}

extension SQLWriter {
  /// Writes the words of columns as one text.
  fileprivate mutating func writeWords(of columns: [SQLColumn], _ index: SQLFullTextIndex) {
    write(schemaOf: index)
    write("koine_words(")
    for (position, column) in columns.enumerated() {
      if position > 0 { write(" || ' ' || ") }
      if column.isNullable { write("coalesce(") }
      if column.type.isText {
        write(nameOf: column)
      } else {
        write(schemaOf: index)
        write("koine_text(")
        write(nameOf: column)
        write(")")
      }
      if column.isNullable { write(", '')") }
    }
    write(")")
  }

  private mutating func write(schemaOf index: SQLFullTextIndex) {
    guard let schema = index.table.schema else { return }
    write(identifier: schema)
    write(".")
  }

  /// Writes what the index is of.
  fileprivate mutating func writeVector(of index: SQLFullTextIndex) {
    write("CAST(")
    writeWords(of: index.columns, index)
    write(" AS tsvector)")
  }

  /// Writes a condition on the texts themselves.
  fileprivate mutating func write(_ query: SQLFullTextQuery, in index: SQLFullTextIndex) {
    func writeList(_ parts: [SQLFullTextQuery], _ separator: StaticString, _ writer: inout SQLWriter) {
      writer.write("(")
      for (position, part) in parts.enumerated() {
        if position > 0 { writer.write(separator) }
        writer.write(part, in: index)
      }
      writer.write(")")
    }
    switch query {
    case .phrase(let phrase): write(phrase, in: index)
    case .all(let parts): writeList(parts, " AND ", &self)
    case .any(let parts): writeList(parts, " OR ", &self)
    case .excluding(let wanted, let excluded):
      write("(")
      write(wanted, in: index)
      write(" AND NOT ")
      write(excluded, in: index)
      write(")")
    @unknown default: refuse("the query \(query)")
    }
  }

  private mutating func write(_ phrase: SQLFullTextPhrase, in index: SQLFullTextIndex) {
    // Each word has a blank on both sides.
    let words = " " + phrase.words.joined(separator: " ") + (phrase.isPrefix ? "" : " ")
    let columns = index.columns.filter { phrase.columns?.contains($0.name) ?? true }
    write("(")
    for (position, column) in columns.enumerated() {
      if position > 0 { write(" OR ") }
      write("strpos(")
      writeWords(of: [column], index)
      // The server looks for no part of a text with the collation that a column may have.
      write(" COLLATE \"C\", ")
      bind(.text(words), .text)
      write(") > 0")
    }
    if columns.isEmpty { write("FALSE") }
    write(")")
  }
}

/// A function that the words of an index are made with.
private struct PostgreSQLWords {
  private let name: String
  private let parameter: String
  private let body: String

  /// Takes a text apart.
  static let words = PostgreSQLWords(name: "koine_words", parameter: "text", body: bodyOfWords)
  /// The text of a value of a type of the database's own, such as a case of an enum type. The server takes no cast of
  /// these into an index, as the texts of a type may change.
  static let text = PostgreSQLWords(
    name: "koine_text", parameter: "anyelement", body: "BEGIN RETURN source; END")

  /// A letter of the expressions of PostgreSQL.
  private static func escaped(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return code < 0x10000
      ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Yields the words of a text with a blank before, behind and between them. What is beyond ASCII is looked up once for each
  /// character that occurs. Of a word the first 255 characters are kept: no query has a longer one, and the server takes
  /// none of more than 2 046 bytes. It does not use the collation of the text: with some, the server matches no expression.
  private static let bodyOfWords: String = {
    let separators = WordCharacters.separators.map { range in
      range.count == 1
        ? escaped(range.lowerBound) : escaped(range.lowerBound) + "-" + escaped(range.upperBound)
    }.joined()
    let accents = WordCharacters.accents.map(escaped).joined()
    return """

      DECLARE
        words text COLLATE "C" := ' ' || lower(source COLLATE "C") || ' ';
        others text COLLATE "C";
        accents text COLLATE "C";
      BEGIN
        IF octet_length(words) > length(words) THEN
          others := (SELECT string_agg(DISTINCT c COLLATE "C", '') FROM
            regexp_split_to_table(regexp_replace(words, '[' || chr(1) || '-' || chr(127) || ']+', '', 'g'), '') AS c);
          accents := regexp_replace(others, '[^\(accents)]+', '', 'g');
          others := regexp_replace(others, '[\(accents)]+', '', 'g');
          words := translate(words, others || accents, translate(regexp_replace(others, '[\(separators)]', ' ', 'g'),
            '\(WordCharacters.folded.from)',
            '\(WordCharacters.folded.to)'));
        END IF;
        words := regexp_replace(words, '[' || chr(1) || '-/:-@[-`{-' || chr(127) || ']+', ' ', 'g');
        IF words ~ '[^ ]{255}[^ ]' THEN
          words := regexp_replace(words, '([^ ]{255})[^ ]+', '\\1', 'g');
        END IF;
        RETURN words;
      END

      """
  }()

  /// Creates the function, unless it is there. Of programs that create indexes at once, the others wait until the first one has
  /// committed.
  func creation(in schema: String?) -> String {
    let function = (schema.map { $0.quoted(with: "\"") + "." } ?? "") + name
    var literal = "\(function)(\(parameter))".quoted(with: "'")
    // The server may be told to take backslashes for escapes.
    if literal.hasBytes(of: "\\") { literal = "E" + literal.replacing(scalars: ["\\": "\\\\"]) }
    var tag = "$koine_do$"
    while literal.hasBytes(of: tag) { tag = "$_\(tag.dropFirst())" }
    return """
      DO \(tag) BEGIN PERFORM pg_advisory_xact_lock(1802464622, 3); \
      IF to_regprocedure(\(literal)) IS NULL THEN \
      CREATE FUNCTION \(function)(source \(parameter)) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE \
      SET search_path = pg_catalog, pg_temp SET standard_conforming_strings = on AS $\(name)$\(body)$\(name)$; \
      END IF; \
      EXCEPTION WHEN duplicate_function OR unique_violation THEN NULL; \
      END \(tag)
      """
  }
}
