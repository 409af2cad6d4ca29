/// A fragment of SQL, or a whole statement, whose text is checked while the program is compiled.
///
///     try await database.execute(#sql("DELETE FROM \(Tag.self) WHERE title = \(title)"))
///     // DELETE FROM "tags" WHERE title = ?1
///
///     Reminder.order { #sql("\($0.title) COLLATE NOCASE") }
///     // … ORDER BY "reminders"."title" COLLATE NOCASE
///
/// It is the ``SQLFragment`` that the literal itself would be, and takes the same interpolations. The compiler shows an
/// error for:
///
/// - a text, a quoted name or a comment that is never closed
/// - parentheses and brackets that do not match
/// - a value inside of quotes or of a comment, where it would not be bound: `'%\(title)%'`
/// - a placeholder in place of a value: `?`, `?1`, `$1`, `:name`, `@name`
/// - a comment from `--` on that no line break ends: it swallows what follows the fragment in a statement
/// - a misspelled keyword at the start of a statement: `SELCT title FROM tags`
/// - a second statement, a text that is empty, a NUL
///
/// The error is at that part of the literal, up to the next interpolation or line break, and quotes the place. Where the
/// mend is clear, the compiler offers it.
///
/// The literal is read by the rules of all engines together: PostgreSQL's `$$…$$`, `E'…'`, `data ? 'key'`, `n::text`
/// and `a[1:2]` are taken for what they are, as are SQLite's names in back-ticks and in brackets. Whether an engine
/// knows the tables and functions shows when the statement runs. A text that is right only together with others, such as
/// one that opens a parenthesis for another one to close, is a literal without `#sql`.
///
/// - Parameter fragment: A string literal.
@freestanding(expression)
public macro sql(_ fragment: SQLFragment) -> SQLFragment =
  #externalMacro(module: "KoineMacros", type: "SQLMacro")

/// A typed SQL expression whose text is checked while the program is compiled.
///
///     Reminder.where { #sql("\($0.title) GLOB \("a*")", as: Bool.self) }
///     // … WHERE "reminders"."title" GLOB ?1
///
/// It is the expression that ``SQL(_:as:)`` makes of the literal. The text is checked as that of ``sql(_:)`` is.
///
/// - Parameters:
///   - fragment: A string literal.
///   - type: The Swift type of its values.
@freestanding(expression)
public macro sql<Value: SQLRepresentable>(_ fragment: SQLFragment, as type: Value.Type) -> Computed<Value> =
  #externalMacro(module: "KoineMacros", type: "SQLMacro")
