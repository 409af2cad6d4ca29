import Koine

/// A tree as one would write it in Swift, as far as that goes: cases with their values, columns and tables by their
/// names.
enum TreeDescription {
  static func text(of query: SQLQuery) -> String { text(of: query as Any, indentation: "") }

  private static func text(of value: Any, indentation: String) -> String {
    switch value {
    case let column as SQLColumn: return "\(column.source).\(column.name)"
    case let reference as SQLTableReference: return name(of: reference)
    case let query as SQLQuery: return text(of: query, indentation: indentation)
    case let select as SQLSelect: return clauses(of: select, indentation: indentation)
    case let text as String: return "\"\(text)\""
    default: break
    }
    let mirror = Mirror(reflecting: value)
    func list(_ children: [Mirror.Child]) -> String {
      children.map { child in
        let text = text(of: child.value, indentation: indentation + "  ")
        guard let label = child.label, !label.hasPrefix(".") else { return text }
        return "\(label): \(text)"
      }.joined(separator: ", ")
    }
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .enum:
      guard let child = children.first, let label = child.label else { return ".\(value)" }
      let inner = Mirror(reflecting: child.value)
      let parts = inner.displayStyle == .tuple ? list(Array(inner.children)) : list([(nil, child.value)])
      return ".\(label)(\(parts))"
    case .optional: return children.first.map { text(of: $0.value, indentation: indentation) } ?? "nil"
    case .collection, .set: return "[\(list(children.map { (nil, $0.value) }))]"
    case .tuple: return "(\(list(children)))"
    case .struct where !children.isEmpty: return "\(mirror.subjectType)(\(list(children)))"
    default: return "\(value)"
    }
  }

  private static func name(of reference: SQLTableReference) -> String {
    reference.alias.map { "\(reference.name) as \($0)" } ?? reference.name
  }

  private static func text(of query: SQLQuery, indentation: String) -> String {
    let inner = indentation + "  "
    var lines: [String] = []
    for table in query.with {
      let kind = table.isRecursive ? "recursive " : ""
      lines.append("with: \(kind)\(name(of: table.reference)) = \(text(of: table.query, indentation: inner))")
    }
    if let compound = query.compound {
      lines.append("compound: \(compound.operator)\(compound.isAll ? " all" : "")")
      lines += compound.arms.map { text(of: $0, indentation: inner) }
    } else if let select = query.select {
      lines.append(clauses(of: select, indentation: indentation))
    }
    if !query.ordering.isEmpty { lines.append("ordering: \(text(of: query.ordering, indentation: inner))") }
    if let limit = query.limit {
      lines.append("limit\(query.keepsTies ? " with ties" : ""): \(text(of: limit, indentation: inner))")
    }
    if !query.start.isEmpty { lines.append("start: \(text(of: query.start, indentation: inner))") }
    if let lock = query.lock { lines.append("lock: \(lock.strength)") }
    if let offset = query.offset { lines.append("offset: \(text(of: offset, indentation: inner))") }
    return "SQLQuery(\n" + lines.map { inner + $0 }.joined(separator: "\n") + ")"
  }

  private static func clauses(of select: SQLSelect, indentation: String) -> String {
    let inner = indentation + "  "
    var lines = ["columns: \(text(of: select.columns, indentation: inner))"]
    func add(_ name: String, _ parts: [some Any]) {
      if !parts.isEmpty { lines.append("\(name): \(text(of: parts, indentation: inner))") }
    }
    if select.distinct != .none { lines.append("distinct: \(text(of: select.distinct, indentation: inner))") }
    add("from", select.from.map { [$0] } ?? [])
    add("joins", select.joins)
    add("filters", select.filters)
    add("grouping", select.grouping)
    add("groupingSets", select.groupingSets)
    add("groupFilters", select.groupFilters)
    add("qualification", select.qualification)
    return lines.joined(separator: "\n" + inner)
  }
}
