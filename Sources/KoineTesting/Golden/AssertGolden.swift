import Koine

/// Compares what each dialect makes of a statement with the golden file of that name.
///
///     try assertGolden(Reminder.find(42), named: "find", dialects: [.sqlite, .postgreSQL], in: GoldenFiles())
///
/// - Throws: ``TestFailure`` with the lines that differ, or if there is no such file. With
///   `KOINE_RECORD_GOLDEN=1` in the environment the file is written instead.
public func assertGolden(
  _ statement: some Statement, named name: String, dialects: [any SQLDialect], in files: GoldenFiles
) throws {
  var text = GoldenText()
  for dialect in dialects {
    do {
      text.append(dialect.name, [try statement.render(in: dialect)])
    } catch {
      text.append(dialect.name, refusal: error)
    }
  }
  try files.check(text.description, named: name)
}
