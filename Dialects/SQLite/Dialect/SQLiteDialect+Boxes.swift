@_spi(KoineDriver) public import Koine

/// An index of boxes is an R-tree and three triggers that keep it in step with its table.
/// <https://sqlite.org/rtree.html>
extension SQLiteDialect {
  /// The statements that create, drop or rebuild the R-tree and its triggers.
  public func steps(of definition: SQLBoxDefinition) -> [SQLFragment] {
    let index = definition.index
    switch definition.action {
    case .create(let ifNotExists):
      let condition = ifNotExists ? "IF NOT EXISTS " : ""
      return [index.creation(condition), index.filling(ifNew: ifNotExists)]
        + index.triggers.map { $0.creation(condition) }
    case .drop(let ifExists):
      return index.triggers.map { SQLFragment([.text("DROP TRIGGER IF EXISTS "), $0.name]) }
        + [SQLFragment([.text(ifExists ? "DROP TABLE IF EXISTS " : "DROP TABLE "), index.named()])]
    case .rebuild:
      return [SQLFragment([.text("DELETE FROM "), index.named()]), index.filling(ifNew: false)]
    }
  }

  /// Writes the keys of the rows whose boxes may overlap.
  func write(_ search: SQLBoxSearch, to writer: inout SQLWriter) {
    let index = search.index
    writer.write("(SELECT \"id\" AS \"key\" FROM ")
    if let schema = index.table.schema {
      writer.write(identifier: schema)
      writer.write(".")
    }
    writer.write(identifier: index.name)
    writer.write(" WHERE ")
    for (position, range) in search.ranges.enumerated() {
      if position > 0 { writer.write(" AND ") }
      writer.write(identifier: "min\(position + 1)")
      writer.write(" <= ")
      writer.bind(.double(Self.clamped(range.upperBound + Self.leastNumber)), .double)
      writer.write(" AND ")
      writer.write(identifier: "max\(position + 1)")
      writer.write(" >= ")
      writer.bind(.double(Self.clamped(range.lowerBound - Self.leastNumber)), .double)
    }
    writer.write(")")
  }

  /// An R-tree rounds outwards to a number of 32 bits, but not beyond the greatest of them, nor next to zero.
  private static func clamped(_ number: Double) -> Double { max(-3.4e38, min(number, 3.4e38)) }

  /// More than the least number of 32 bits that has all its digits.
  private static let leastNumber = 1e-37
}

extension SQLBoxIndex {
  /// The R-tree, or something else of its schema.
  fileprivate func named(_ suffix: String = "") -> SQLFragment.Part {
    .table(SQLTableReference(name: name + suffix, schema: table.schema, columns: []))
  }

  fileprivate func creation(_ condition: String) -> SQLFragment {
    let columns = dimensions.indices.map { ", \"min\($0 + 1)\", \"max\($0 + 1)\"" }.joined()
    return SQLFragment([
      .text("CREATE VIRTUAL TABLE \(condition)"), named(), .text(" USING rtree(\"id\"\(columns))"),
    ])
  }

  /// The boxes of the rows of a source; rows without a box are left out.
  private func boxes(from source: [SQLFragment.Part]) -> [SQLFragment.Part] {
    func column(_ column: SQLColumn) -> [SQLFragment.Part] { [.identifier(column.name)] }
    func clamped(_ part: SQLColumn) -> [SQLFragment.Part] {
      [.text(", max(min(")] + column(part) + [.text(", 3.4e38), -3.4e38)")]
    }
    var parts: [SQLFragment.Part] = [.text("SELECT ")] + column(key)
    for dimension in dimensions { parts += clamped(dimension.minimum) + clamped(dimension.maximum) }
    parts += source
    for (position, dimension) in dimensions.enumerated() {
      parts += [.text(position == 0 ? " WHERE " : " AND ")] + column(dimension.minimum)
      parts += [.text(" <= ")] + column(dimension.maximum)
    }
    return parts
  }

  /// What puts the boxes of all rows into an empty index; `ifNew` only if the index has no triggers yet.
  fileprivate func filling(ifNew: Bool) -> SQLFragment {
    let source = SQLTableReference(name: table.name, schema: table.schema, columns: [])
    var parts: [SQLFragment.Part] = [.text("INSERT INTO "), named(), .text(" ")]
    parts += boxes(from: [.text(" FROM "), .table(source)])
    guard ifNew else { return SQLFragment(parts) }
    let schema = SQLTableReference(name: "sqlite_schema", schema: table.schema, columns: [])
    let trigger = triggers[0].bareName.quoted(with: "'")
    return SQLFragment(
      parts + [
        .text(" AND NOT EXISTS (SELECT 1 FROM "), .table(schema),
        .text(" WHERE type = 'trigger' AND lower(name) = lower(\(trigger)))"),
      ])
  }

  /// A trigger that keeps the index in step.
  fileprivate struct Trigger {
    let name: SQLFragment.Part
    let bareName: String
    let parts: [SQLFragment.Part]

    func creation(_ condition: String) -> SQLFragment {
      SQLFragment([.text("CREATE TRIGGER \(condition)"), name] + parts)
    }
  }

  /// The triggers. A row that was replaced has told none of them: what takes its key takes its box, too.
  fileprivate var triggers: [Trigger] {
    func removing(_ rows: String...) -> [SQLFragment.Part] {
      var parts: [SQLFragment.Part] = [.text("DELETE FROM "), .identifier(name), .text(" WHERE \"id\" IN (")]
      for (position, row) in rows.enumerated() {
        parts += [.text((position > 0 ? ", " : "") + row), .identifier(key.name)]
      }
      return parts + [.text(")")]
    }
    // Another trigger may have changed the row already: its box is that of the row as it is now.
    let adding: [SQLFragment.Part] =
      [.text("INSERT INTO "), .identifier(name), .text(" ")]
      + boxes(from: [.text(" FROM "), .identifier(table.name)])
      + [.text(" AND "), .identifier(key.name), .text(" = new."), .identifier(key.name)]
    func trigger(
      _ suffix: String, _ event: [SQLFragment.Part], _ statements: [[SQLFragment.Part]]
    ) -> Trigger {
      var parts: [SQLFragment.Part] = [.text(" AFTER ")]
      parts += event + [.text(" ON "), .identifier(table.name), .text(" BEGIN ")]
      for statement in statements { parts += statement + [.text("; ")] }
      return Trigger(name: named(suffix), bareName: name + suffix, parts: parts + [.text("END")])
    }
    let columns = [key] + dimensions.flatMap { [$0.minimum, $0.maximum] }
    // A computed column changes with others, which do not name it.
    var update: [SQLFragment.Part] = [.text("UPDATE")]
    if !columns.contains(where: \.isComputed) {
      for (position, column) in columns.enumerated() {
        update += [.text(position == 0 ? " OF " : ", "), .identifier(column.name)]
      }
    }
    return [
      trigger("_insert", [.text("INSERT")], [removing("new."), adding]),
      trigger("_delete", [.text("DELETE")], [removing("old.")]),
      trigger("_update", update, [removing("old.", "new."), adding]),
    ]
  }
}
