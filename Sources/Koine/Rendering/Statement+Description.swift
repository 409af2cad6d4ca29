extension Statement {
  /// The statement as standard SQL, with placeholders for its values, which may be secrets.
  ///
  ///     print(Reminder.where { $0.title == password }.debugDescription)
  ///     // SELECT … FROM "reminders" WHERE "reminders"."title" = ?1
  ///
  /// The text is not that of an engine. ``debugDescription(in:showingValues:)`` gives that of a dialect, and shows
  /// the values if you ask for them.
  public var debugDescription: String { debugDescription(showingValues: false) }

  /// The statement as standard SQL.
  ///
  /// - Parameter showingValues: Whether to list the values behind the text.
  public func debugDescription(showingValues: Bool) -> String {
    statement.description(in: NeutralDialect(), showingValues: showingValues)
  }

  /// The statement in a dialect; or, if the dialect refuses it, why.
  ///
  ///     print(query.debugDescription(in: .sqlite, showingValues: true))
  ///     // SELECT … WHERE "reminders"."title" = ?1
  ///     // -- 1: 'Walk'
  ///
  /// - Parameters:
  ///   - dialect: The dialect to write in.
  ///   - showingValues: Whether to list the values behind the text.
  public func debugDescription(in dialect: some SQLDialect, showingValues: Bool = false) -> String {
    statement.description(in: dialect, showingValues: showingValues)
  }
}

extension SQLStatement {
  /// The statement with its values, in no engine's words.
  var neutralText: String { description(in: NeutralDialect(), showingValues: true) }

  fileprivate func description(in dialect: any SQLDialect, showingValues: Bool) -> String {
    do {
      let rendered = try render(in: dialect)
      guard showingValues else { return rendered.sql }
      let values = rendered.bindings.enumerated().map { "\n-- \($0 + 1): \($1.goldenDescription)" }
      return rendered.sql + values.joined()
    } catch {
      return "refused: \(error)"
    }
  }
}

extension RenderedStatement: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text, without the values, which may be secrets.
  public var description: String { sql }
  /// The text, without the values, which may be secrets.
  public var debugDescription: String { sql }
}
