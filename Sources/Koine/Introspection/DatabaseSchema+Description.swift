extension DatabaseSchema: CustomStringConvertible {
  /// A readable listing: each table with its columns, rules and indexes, then the views and the enum types.
  ///
  ///     print(try await database.schema())
  ///     // table bookings
  ///     //   id     INTEGER  not null  generated key (rowID)
  ///     //   guest  TEXT     not null
  ///     //   primary key (id)
  ///     //   index bookings_guest_index (guest)
  public var description: String {
    let parts = tables.map(\.description) + views.map(\.description) + enumerations.map(\.description)
    return parts.joined(separator: "\n\n")
  }
}

extension DatabaseSchema.Table: CustomStringConvertible {
  /// The table with its columns, rules and indexes, a line for each.
  public var description: String {
    var title = "table \(qualified(name, schema))"
    switch kind {
    case .ordinary: break
    case .partitioned(let text): title += " partitioned by \(text)"
    case .virtual(let text): title += " using \(text)"
    case .foreign(let server): title += " of server \(server)"
    }
    if !parents.isEmpty { title += " inherits \(list(parents))" }
    if isWithoutRowID { title += ", without rowid" }
    var lines = listing(title, columns, comment)
    if let primaryKey { lines.append("  primary key" + primaryKey.text) }
    lines += uniqueKeys.map { "  unique" + $0.text }
    lines += foreignKeys.map { "  foreign key" + $0.text }
    lines += checks.map { check in
      "  check" + named(check.name) + " (\(check.text))" + (check.isValidated ? "" : " not validated")
    }
    lines += otherConstraints.map { "  constraint \(quoted($0.name)) \($0.text)" }
    lines += untold.map { "  also: \(oneLine($0))" }
    lines += indexes.map { "  " + $0.description }
    lines += triggers.map { "  trigger \(quoted($0.name))" }
    if !partitions.isEmpty { lines.append("  partitions \(list(partitions))") }
    return lines.joined(separator: "\n")
  }
}

extension DatabaseSchema.View: CustomStringConvertible {
  /// The view with its columns and its query.
  public var description: String {
    let title = (isMaterialized ? "materialized view " : "view ") + qualified(name, schema)
    var lines = listing(title, columns, comment)
    lines += indexes.map { "  " + $0.description }
    lines += triggers.map { "  trigger \(quoted($0.name))" }
    lines.append("  as " + text)
    return lines.joined(separator: "\n")
  }
}

extension DatabaseSchema.Enumeration: CustomStringConvertible {
  /// The type with its values.
  public var description: String { "enum \(qualified(name, schema)) \(list(values))" }
}

extension DatabaseSchema.Index: CustomStringConvertible {
  /// The index with what it sorts by.
  public var description: String {
    var text = (isUnique ? "unique index " : "index ") + quoted(name)
    if let method { text += " using \(method)" }
    text += " (" + terms.map(\.text).joined(separator: ", ") + ")"
    if !includedColumns.isEmpty { text += " including \(list(includedColumns))" }
    if !nullsAreDistinct { text += " nulls not distinct" }
    if let condition { text += " where \(condition)" }
    return text
  }
}

extension DatabaseSchema.Index.Term {
  fileprivate var text: String {
    var text =
      switch subject {
      case .column(let name): quoted(name)
      case .expression(let expression): expression
      }
    if let collationName { text += " collate \(quoted(collationName))" }
    if let operatorClass { text += " \(operatorClass)" }
    if isDescending { text += " descending" }
    if nullsFirst == isDescending { text += nullsFirst ? " nulls first" : " nulls last" }
    return text
  }
}

extension DatabaseSchema.Key {
  fileprivate var text: String {
    var text = named(name) + " " + list(columns)
    if !includedColumns.isEmpty { text += " including \(list(includedColumns))" }
    if !nullsAreDistinct { text += " nulls not distinct" }
    return text + deferral.text
  }
}

extension DatabaseSchema.ForeignKey {
  fileprivate var text: String {
    var text = named(name) + " \(list(columns)) references \(qualified(table, schema))"
    if !referencedColumns.isEmpty { text += " " + list(referencedColumns) }
    if isFullMatch { text += " match full" }
    if onDelete != .noAction { text += " on delete \(onDelete.text)" }
    if !columnsSetOnDelete.isEmpty { text += " " + list(columnsSetOnDelete) }
    if onUpdate != .noAction { text += " on update \(onUpdate.text)" }
    text += deferral.text
    return isValidated ? text : text + " not validated"
  }
}

extension DatabaseSchema.Deferral {
  fileprivate var text: String {
    switch self {
    case .never: ""
    case .onRequest: " deferrable"
    case .initially: " deferred"
    }
  }
}

extension ForeignKeyAction {
  fileprivate var text: String {
    switch self {
    case .noAction: "no action"
    case .restrict: "restrict"
    case .cascade: "cascade"
    case .setNull: "set null"
    case .setDefault: "set default"
    }
  }
}

extension DatabaseSchema.Column {
  /// What is said of the column behind its type.
  fileprivate var notes: String {
    var notes: [String] = []
    if !isNullable { notes.append("not null") }
    if let generatedKey { notes.append("generated key (\(generatedKey))") }
    if let generation {
      notes.append("generated as (\(generation.text))" + (generation.isStored ? " stored" : ""))
    }
    if let defaultText { notes.append("default \(defaultText)") }
    if let collationName { notes.append("collate \(quoted(collationName))") }
    if let comment { notes.append("-- " + oneLine(comment)) }
    return notes.joined(separator: "  ")
  }
}

// MARK: Parts

/// The title and the columns, below one another.
private func listing(_ title: String, _ columns: [DatabaseSchema.Column], _ comment: String?) -> [String] {
  let names = columns.map { quoted($0.name) }
  let nameWidth = names.map(\.displayWidth).max() ?? 0
  let typeWidth = columns.map(\.typeName.displayWidth).max() ?? 0
  let lines = zip(names, columns).map { name, column in
    trimmed("  " + padded(name, nameWidth) + "  " + padded(column.typeName, typeWidth) + "  " + column.notes)
  }
  return [title + (comment.map { " -- " + oneLine($0) } ?? "")] + lines
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.displayWidth))
}

private func trimmed(_ text: String) -> String {
  var text = Substring(text)
  while text.last == " " { text = text.dropLast() }
  return String(text)
}

private func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

/// A name, in quotes if it is more than a word.
private func quoted(_ name: String) -> String {
  let isWord = name.first.map { $0.isLetter || $0 == "_" } ?? false
  if isWord, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return name }
  return SQLIdentifier.quote(name)
}

private func qualified(_ name: String, _ schema: String?) -> String {
  (schema.map { quoted($0) + "." } ?? "") + quoted(name)
}

private func list(_ names: [String]) -> String { "(" + names.map(quoted).joined(separator: ", ") + ")" }

private func named(_ name: String?) -> String { name.map { " " + quoted($0) } ?? "" }
