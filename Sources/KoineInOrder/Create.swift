public import Koine

/// Creates a table with its indexes, as its Swift type describes it.
///
///     try await database.execute { Create(Reminder.self) }
///     // CREATE TABLE "reminders" (…)
///
/// - Parameters:
///   - table: The table.
///   - ifNotExists: Whether a table of the name that exists already is left as it is.
public func Create<Source: Table>(_ table: Source.Type, ifNotExists: Bool = false) -> CreateTable {
  table.createTable(ifNotExists: ifNotExists)
}
