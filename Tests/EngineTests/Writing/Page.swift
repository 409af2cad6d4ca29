import Koine

/// A table with defaults of the database's, and a partial unique index: one page of a path is not deleted.
@Table struct Page: Identifiable, Equatable {
  let id: Int
  var path: String
  var text = ""
  @Column(default: 1) var version: Int
  @Column(default: false) var isDeleted: Bool
  @Column(default: "draft") var state: String?
}

/// A table whose every column the database can make.
@Table struct Counter: Identifiable, Equatable {
  let id: Int
  @Column(default: 5) var number: Int
  var note: String?
}

/// A table of nothing but keys that the database makes.
@Table struct Ticket: Identifiable, Equatable {
  let id: Int
}

extension Page {
  static func install(on database: some Connection) async throws {
    try await Page.createTable().execute(database)
    try await Counter.createTable().execute(database)
    try await Ticket.createTable().execute(database)
    // What refuses an upsert on such an index has none.
    if case .unsupported = database.dialect.features[.upsertOfPartialIndex] {
    } else {
      try await database.execute(
        "CREATE UNIQUE INDEX pages_path ON \(Page.self) (\(name: Page.columns.path)) WHERE NOT \(name: Page.columns.isDeleted)"
      )
    }
    try await Page.insert([
      Page(id: 1, path: "/", text: "home", version: 3, isDeleted: false, state: nil),
      Page(id: 2, path: "/old", text: "gone", version: 1, isDeleted: true, state: "draft"),
    ]).execute(database)
    try await Page.advanceGeneratedKey().execute(database)
  }
}
