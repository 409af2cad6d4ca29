import Koine

@Table struct Reminder: Identifiable, Equatable {
  let id: Int
  @Column(default: "") var title: String
  @Column(default: false) var isCompleted: Bool
}

/// What the page shows, and what its forms do. Every engine that can be observed will do.
struct Reminders: Sendable {
  let database: any ObservableDatabase

  /// The reminders, and again whenever somebody has changed them: in this window, in another, or in another program.
  var all: QueryObservation<[Reminder]> { Self.list.observe(on: database) }

  private static let list = Reminder.order { ($0.isCompleted, $0.id) }

  func fetch() async throws -> [Reminder] { try await Self.list.fetchAll(database) }

  /// - Throws: ``InvalidInput`` if the title is empty or too long.
  func add(_ title: String) async throws {
    let title = title.trimmed
    guard !title.isEmpty else { throw InvalidInput("A reminder needs a title.") }
    guard title.count <= 200 else { throw InvalidInput("A title has at most 200 characters.") }
    try await Reminder.insert { Reminder.Draft(title: title, isCompleted: false) }.execute(database)
  }

  /// - Throws: ``InvalidInput`` if there is no such reminder.
  func set(_ id: Reminder.ID, isCompleted: Bool) async throws {
    try check(await Reminder.find(id).update { $0.isCompleted = isCompleted }.execute(database))
  }

  /// - Throws: ``InvalidInput`` if there is no such reminder.
  func delete(_ id: Reminder.ID) async throws {
    try check(await Reminder.find(id).delete().execute(database))
  }

  private func check(_ affected: Int) throws {
    if affected == 0 { throw InvalidInput("The reminder is gone: somebody else has deleted it.") }
  }
}

/// What the person at the page can put right.
struct InvalidInput: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
