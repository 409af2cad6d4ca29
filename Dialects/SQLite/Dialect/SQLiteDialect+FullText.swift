@_spi(KoineDriver) public import Koine

/// An index of words is a table of FTS5 with the content of another one, and three triggers that keep it in step.
/// <https://sqlite.org/fts5.html#external_content_tables>
extension SQLiteDialect {
  /// The statements that create, drop or rebuild the table and its triggers.
  public func steps(of definition: SQLFullTextDefinition) -> [SQLFragment] {
    let index = definition.index
    switch definition.action {
    case .create(let ifNotExists):
      let condition = ifNotExists ? "IF NOT EXISTS " : ""
      return [index.creation(condition), index.filling(ifNew: ifNotExists)]
        + index.triggers.map { $0.creation(condition) }
    case .drop(let ifExists):
      return index.triggers.map { SQLFragment([.text("DROP TRIGGER IF EXISTS "), $0.name]) }
        + [SQLFragment([.text(ifExists ? "DROP TABLE IF EXISTS " : "DROP TABLE "), index.named()])]
    case .rebuild: return [index.filling(ifNew: false)]
    }
  }

  /// Writes the rows of the table that match, with their keys.
  func write(_ search: SQLFullTextSearch, to writer: inout SQLWriter) {
    let index = search.index
    writer.write("(SELECT \"rowid\" AS \"key\"")
    // The least number is the most relevant.
    if search.isRanked { writer.write(", -\"rank\" AS \"rank\"") }
    writer.write(" FROM ")
    if let schema = index.table.schema {
      writer.write(identifier: schema)
      writer.write(".")
    }
    writer.write(identifier: index.name)
    writer.write(" WHERE ")
    if let query = search.query {
      writer.write(identifier: index.name)
      writer.write(" MATCH ")
      writer.bind(.text(query.asMatch), .text)
    } else {
      writer.write("0")
    }
    writer.write(")")
  }
}

extension SQLFullTextQuery {
  /// The query in FTS5's language. <https://sqlite.org/fts5.html#full_text_query_syntax>
  ///
  /// Of the caller's text there are only words in it, which consist of letters and digits.
  var asMatch: String {
    switch self {
    case .phrase(let phrase):
      let words = "\"\(phrase.words.joined(separator: " "))\"" + (phrase.isPrefix ? " *" : "")
      guard let columns = phrase.columns else { return words }
      return "{\(columns.map { $0.quoted(with: "\"") }.joined(separator: " "))} : \(words)"
    case .all(let parts): return "(\(parts.map(\.asMatch).joined(separator: " AND ")))"
    case .any(let parts): return "(\(parts.map(\.asMatch).joined(separator: " OR ")))"
    case .excluding(let wanted, let excluded): return "(\(wanted.asMatch) NOT \(excluded.asMatch))"
    @unknown default: return "\"\""
    }
  }
}

extension SQLFullTextIndex {
  /// The index, or something else of its schema.
  fileprivate func named(_ suffix: String = "") -> SQLFragment.Part {
    .table(SQLTableReference(name: name + suffix, schema: table.schema, columns: []))
  }

  /// The index or a table by its bare name, as in triggers, which belong to one file.
  private func bare(_ name: String) -> SQLFragment.Part { .identifier(name) }

  /// The columns, each with something before it.
  private func columns(_ prefix: String = "") -> [SQLFragment.Part] {
    columns.flatMap { column in [.text(", \(prefix)"), .identifier(column.name)] }
  }

  fileprivate func creation(_ condition: String) -> SQLFragment {
    let options =
      ", content=\(table.name.quoted(with: "'")), content_rowid=\(key.name.quoted(with: "'")), "
      + "tokenize='unicode61 remove_diacritics 2')"
    return SQLFragment(
      [.text("CREATE VIRTUAL TABLE \(condition)"), named(), .text(" USING fts5(")]
        + columns().dropFirst() + [.text(options)])
  }

  /// What reads the words of all rows anew; `ifNew` only if the index has no triggers yet.
  fileprivate func filling(ifNew: Bool) -> SQLFragment {
    let start: [SQLFragment.Part] = [.text("INSERT INTO "), named(), .text(" ("), bare(name), .text(") ")]
    if !ifNew { return SQLFragment(start + [.text("VALUES ('rebuild')")]) }
    let schema = SQLTableReference(name: "sqlite_schema", schema: table.schema, columns: [])
    return SQLFragment(
      start + [
        .text("SELECT 'rebuild' WHERE NOT EXISTS (SELECT 1 FROM "), .table(schema),
        .text(
          " WHERE type = 'trigger' AND lower(name) = lower(\(triggers[0].bareName.quoted(with: "'"))))"),
      ])
  }

  /// A trigger that keeps the index in step.
  fileprivate struct Trigger {
    let name: SQLFragment.Part
    let bareName: String
    private let parts: [SQLFragment.Part]

    init(
      _ index: SQLFullTextIndex, _ suffix: String, _ event: [SQLFragment.Part],
      when condition: [SQLFragment.Part] = [], _ statements: [[SQLFragment.Part]]
    ) {
      name = index.named(suffix)
      bareName = index.name + suffix
      var parts: [SQLFragment.Part] = [.text(" AFTER ")] + event
      parts += [.text(" ON "), .identifier(index.table.name)]
      if !condition.isEmpty { parts += [.text(" WHEN ")] + condition }
      self.parts =
        parts + [.text(" BEGIN ")] + statements.flatMap { $0 + [.text("; ")] } + [.text("END")]
    }

    func creation(_ condition: String) -> SQLFragment {
      SQLFragment([.text("CREATE TRIGGER \(condition)"), name] + parts)
    }
  }

  /// The triggers, none of which does anything when other columns are written.
  ///
  /// Of several triggers, SQLite starts the last one first. So one that is made after these may have changed the row that was
  /// inserted: its words have been added then, when it was changed, although none were there to be removed.
  fileprivate var triggers: [Trigger] {
    let adding: [SQLFragment.Part] =
      [.text("INSERT INTO "), bare(name), .text(" (rowid")] + columns()
      + [.text(") VALUES (new."), .identifier(key.name)] + columns("new.") + [.text(")")]
    // The index has to be told the words that it is to forget.
    let removing: [SQLFragment.Part] =
      [.text("INSERT INTO "), bare(name), .text(" ("), bare(name), .text(", rowid")] + columns()
      + [.text(") SELECT 'delete', old."), .identifier(key.name)] + columns("old.")
      + [.text(" WHERE EXISTS (SELECT 1 FROM "), bare(name + "_docsize"), .text(" WHERE id = old.")]
      + [.identifier(key.name), .text(")")]
    let isAsInserted: [SQLFragment.Part] =
      [.text("EXISTS (SELECT 1 FROM "), .identifier(table.name), .text(" WHERE "), .identifier(key.name)]
      + [.text(" = new."), .identifier(key.name)]
      + columns.flatMap { column in
        [.text(" AND "), .identifier(column.name), .text(" IS new."), .identifier(column.name)]
      } + [.text(")")]
    let isChanged: [SQLFragment.Part] = ([key] + columns).enumerated().flatMap { position, column in
      [.text(position == 0 ? "old." : " OR old."), .identifier(column.name), .text(" IS NOT new.")]
        + [.identifier(column.name)]
    }
    // A computed column changes with others, which do not name it.
    let isOfAnyColumn = columns.contains(where: \.isComputed)
    let update: [SQLFragment.Part] =
      isOfAnyColumn ? [.text("UPDATE")] : [.text("UPDATE OF "), .identifier(key.name)] + columns()
    return [
      Trigger(self, "_insert", [.text("INSERT")], when: isAsInserted, [adding]),
      Trigger(self, "_delete", [.text("DELETE")], [removing]),
      Trigger(self, "_update", update, when: isChanged, [removing, adding]),
    ]
  }
}
