extension DatabaseSchema {
  /// The same with all but columns, terms, values and triggers in the order of names.
  var sorted: DatabaseSchema {
    DatabaseSchema(
      tables: tables.map(\.sorted).sorted { ($0.schema ?? "", $0.name) < ($1.schema ?? "", $1.name) },
      views: views.map(\.sorted).sorted { ($0.schema ?? "", $0.name) < ($1.schema ?? "", $1.name) },
      enumerations: enumerations.sorted { ($0.schema ?? "", $0.name) < ($1.schema ?? "", $1.name) })
  }
}

extension DatabaseSchema.Table {
  fileprivate var sorted: Self {
    var table = self
    table.uniqueKeys.sort { $0.order.lexicographicallyPrecedes($1.order) }
    table.foreignKeys.sort { $0.order.lexicographicallyPrecedes($1.order) }
    table.checks.sort { ($0.name ?? "", $0.text) < ($1.name ?? "", $1.text) }
    table.otherConstraints.sort { $0.name < $1.name }
    table.untold.sort()
    table.indexes.sort { $0.name < $1.name }
    table.partitions.sort()
    return table
  }
}

extension DatabaseSchema.View {
  fileprivate var sorted: Self {
    var view = self
    view.indexes.sort { $0.name < $1.name }
    return view
  }
}

extension DatabaseSchema.Key {
  fileprivate var order: [String] { columns + ["", name ?? ""] }
}

extension DatabaseSchema.ForeignKey {
  fileprivate var order: [String] {
    columns + ["", schema ?? "", table, ""] + referencedColumns + ["", name ?? ""]
  }
}
