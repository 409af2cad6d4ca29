@_spi(KoineDriver) import Koine

/// In what two schemas differ, as lines.
struct SchemaDifference {
  struct Line: Hashable {
    enum Sign: String {
      case removed = "-"
      case added = "+"
      case changed = "~"

      /// The number by which terminals know the colour.
      var color: Int {
        switch self {
        case .removed: 31
        case .added: 32
        case .changed: 33
        }
      }
    }

    let sign: Sign
    /// Whether the line belongs to the table above it.
    let isPart: Bool
    let words: String

    func text(colored: Bool) -> String {
      let line = (isPart ? "  " : "") + sign.rawValue + " " + words
      return colored ? "\u{1B}[\(sign.color)m\(line)\u{1B}[0m" : line
    }
  }

  private(set) var lines: [Line] = []

  init(from old: DatabaseSchema, to new: DatabaseSchema) {
    compare(old.tables.map(Entry.init), new.tables.map(Entry.init))
    compare(old.views.map(Entry.init), new.views.map(Entry.init))
    compare(old.enumerations.map(Entry.init), new.enumerations.map(Entry.init))
  }

  /// Tells of types that columns of both sides have, and that each database defines in its own way.
  ///
  /// - Parameters:
  ///   - old: The definitions of the first database, by the names of the types.
  ///   - new: Those of the second one.
  mutating func compareTypes(_ old: [String: String], _ new: [String: String]) {
    for (name, definition) in old.sorted(by: { $0.key < $1.key }) {
      guard let other = new[name], other != definition else { continue }
      lines.append(Line(sign: .changed, isPart: false, words: "type \(name)"))
      lines.append(Line(sign: .removed, isPart: true, words: definition))
      lines.append(Line(sign: .added, isPart: true, words: other))
    }
  }

  /// Tells of what only one side has, and goes on with the parts of what differs.
  private mutating func compare(_ old: [Entry], _ new: [Entry]) {
    let oldTitles = Set(old.map(\.title))
    for entry in old {
      guard let other = new.first(where: { $0.title == entry.title }) else {
        lines.append(Line(sign: .removed, isPart: false, words: entry.title))
        continue
      }
      guard entry.value != other.value else { continue }
      lines.append(Line(sign: .changed, isPart: false, words: entry.title))
      compareParts(of: entry, and: other)
    }
    for entry in new where !oldTitles.contains(entry.title) {
      lines.append(Line(sign: .added, isPart: false, words: entry.title))
    }
  }

  private mutating func compareParts(of old: Entry, and new: Entry) {
    let (oldParts, newParts) = (Set(old.parts), Set(new.parts))
    var added = new.parts.filter { !oldParts.contains($0) }
    for part in old.parts where !newParts.contains(part) {
      lines.append(Line(sign: .removed, isPart: true, words: part.words))
      // What took its place is below it.
      guard let index = added.firstIndex(where: { $0.key == part.key }) else { continue }
      lines.append(Line(sign: .added, isPart: true, words: added.remove(at: index).words))
    }
    lines += added.map { Line(sign: .added, isPart: true, words: $0.words) }
    let (oldOrder, newOrder) = (
      old.columns.filter(new.columns.contains), new.columns.filter(old.columns.contains)
    )
    if oldOrder != newOrder {
      lines.append(
        Line(sign: .changed, isPart: true, words: "order of columns: \(newOrder.joined(separator: ", "))"))
    }
  }
}

/// Something with a name in a schema.
private struct Entry {
  /// What is said of it in one line.
  struct Part: Hashable {
    /// What makes two parts versions of one.
    let key: String
    let words: String
  }

  let title: String
  let value: AnyHashable
  let columns: [String]
  let parts: [Part]

  init(_ table: DatabaseSchema.Table) {
    title = Self.name("table", table.name, table.schema)
    value = AnyHashable(table)
    columns = table.columns.map(\.name)
    var parts = Self.properties(of: table).map { Part(key: $0, words: $0) } + Self.parts(of: table.columns)
    func add(_ key: String, _ change: (inout DatabaseSchema.Table) -> Void) {
      var part = DatabaseSchema.Table("", columns: [])
      change(&part)
      parts.append(Part(key: key, words: Self.lines(part.description)[1]))
    }
    if let key = table.primaryKey { add("primary key") { $0.primaryKey = key } }
    for key in table.uniqueKeys { add("unique \(key.columns)") { $0.uniqueKeys = [key] } }
    for key in table.foreignKeys { add("foreign key \(key.columns)") { $0.foreignKeys = [key] } }
    for check in table.checks { add("check \(check.name ?? check.text)") { $0.checks = [check] } }
    for other in table.otherConstraints { add("constraint \(other.name)") { $0.otherConstraints = [other] } }
    for part in table.untold { add("also \(part)") { $0.untold = [part] } }
    for index in table.indexes { add("index \(index.name)") { $0.indexes = [index] } }
    self.parts = parts + Self.parts(of: table.triggers)
  }

  init(_ view: DatabaseSchema.View) {
    title = Self.name(view.isMaterialized ? "materialized view" : "view", view.name, view.schema)
    value = AnyHashable(view)
    columns = view.columns.map(\.name)
    parts =
      Self.parts(of: view.columns) + Self.parts(of: view.triggers)
      + (view.text.isEmpty
        ? [] : [Part(key: "as", words: "as " + Self.lines(view.text).joined(separator: " "))])
  }

  init(_ type: DatabaseSchema.Enumeration) {
    title = Self.name("enum", type.name, type.schema)
    value = AnyHashable(type)
    columns = []
    parts = [Part(key: "values", words: type.values.joined(separator: ", "))]
  }

  private static func name(_ kind: String, _ name: String, _ schema: String?) -> String {
    "\(kind) \(schema.map { $0 + "." } ?? "")\(name)"
  }

  /// What is said of a table as a whole.
  private static func properties(of table: DatabaseSchema.Table) -> [String] {
    var properties: [String] = []
    switch table.kind {
    case .ordinary: break
    case .partitioned(let key): properties.append("partitioned by \(key)")
    case .virtual(let module): properties.append("using \(module)")
    case .foreign(let server): properties.append("of server \(server)")
    @unknown default: break
    }
    properties += table.parents.map { "inherits \($0)" } + table.partitions.map { "partition \($0)" }
    if !table.isStrict { properties.append("not strict") }
    if table.isWithoutRowID { properties.append("without rowid") }
    if let comment = table.comment { properties.append("comment \(lines(comment).joined(separator: " "))") }
    return properties
  }

  private static func parts(of columns: [DatabaseSchema.Column]) -> [Part] {
    columns.map { column in
      var shown = column
      // Of a normalized column the name is not told.
      if shown.collationName == nil, column.collation == .noCase { shown.collationName = "NOCASE" }
      if shown.typeName.isEmpty, let type = column.type { shown.typeName = type.name }
      if shown.defaultText == nil { shown.defaultText = column.defaultValue?.literal }
      let words = lines(DatabaseSchema.Table("", columns: [shown]).description)[1]
      return Part(key: "column \(column.name)", words: "column \(words)")
    }
  }

  private static func parts(of triggers: [DatabaseSchema.Trigger]) -> [Part] {
    triggers.map { trigger in
      let text = trigger.text.isEmpty ? "" : " as " + lines(trigger.text).joined(separator: " ")
      return Part(key: "trigger \(trigger.name)", words: "trigger \(trigger.name)\(text)")
    }
  }

  /// The lines of a text without the blanks around them.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop(while: \.isWhitespace))
    }
  }
}

extension SQLType {
  /// The word for a type that SQLite stores.
  fileprivate var name: String {
    switch self {
    case .integer: "integer"
    case .double: "double"
    case .text: "text"
    case .blob: "blob"
    default: "\(self)"
    }
  }
}

extension SQLValue {
  /// The value as SQL has it.
  fileprivate var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .text(let text): text.quoted(with: "'")
    default: "\(self)"
    }
  }
}
