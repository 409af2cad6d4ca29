/// A query that is declared once and run again with new values. Its text is made at the first call and kept,
/// for each dialect; later calls only bind values.
///
///     extension Reminder {
///       static let titled = DeclaredQuery { (title: Parameter<String>, count: Parameter<Int>) in
///         Reminder.where { $0.title == title }.order(by: \.id).limit(count)
///       }
///     }
///
///     let reminders = try await Reminder.titled("Walk", 10).fetchAll(database)
///     // SELECT … FROM "reminders" WHERE "reminders"."title" = ?1 ORDER BY "reminders"."id" LIMIT ?2
///
/// A call means what the query means with the values in place of the parameters. Declare queries of any kind,
/// updates and deletions among them:
///
///     static let rename = DeclaredQuery { (id: Parameter<Int>, title: Parameter<String>) in
///       Reminder.where { $0.id == id }.update { $0.title = title }
///     }
///
/// The text of some constructs depends on the value itself, such as that of `hasPrefix` and of the length in
/// `left`: a query that has a parameter there is rendered anew at each call. A list of values is
/// not a parameter: build the query with it.
public struct DeclaredQuery<Query: Statement, each Argument: SQLRepresentable>: Sendable {
  @usableFromInline let declaration: TypedDeclaration<Query>

  /// Declares a query.
  ///
  /// - Parameters:
  ///   - fileID: The file, by which ``Database/verify(_:timeout:)-([VerifiableQuery],_)`` names the query.
  ///   - line: The line.
  ///   - declare: The query for values that are not known yet. It runs here, and not again at a call.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, _ declare: (repeat Parameter<each Argument>) -> Query
  ) {
    let number = Declaration.nextNumber()
    func build() -> Query {
      var count = 0
      func next() -> Int {
        defer { count += 1 }
        return count
      }
      return declare(repeat Parameter<each Argument>(declaration: number, position: next()))
    }
    var query = build()
    // One that happens to be needed first inside of a clause's closure, and asks nothing of the row there, is what
    // it would be elsewhere.
    if OuterScope.isRunning, !query.statement.namesOuterSources {
      query = OuterScope.suspended(build)
    }
    declaration = TypedDeclaration(query, number: number, file: fileID, line: line)
  }

  /// The query with its values, to be run, rendered, or put into another query.
  @inlinable public func callAsFunction(_ argument: repeat each Argument) -> BoundQuery<Query> {
    BoundQuery(declaration, boundValues(repeat each argument))
  }
}

/// The values of a call. A function of its own: where a call is inlined into an asynchronous function, what a pack needs
/// would be allocated by the task. One or two values are a literal, whose memory is asked for by its size.
@inlinable @inline(never) func boundValues<each Argument: SQLRepresentable>(
  _ argument: repeat each Argument
) -> [SQLValue] {
  var (first, second) = (SQLValue.null, SQLValue.null)
  var values: [SQLValue] = []
  var count = 0
  for argument in repeat each argument {
    count += 1
    switch count {
    case 1: first = argument.sqlValue
    case 2: second = argument.sqlValue
    default:
      if count == 3 { values = [first, second] }
      values.append(argument.sqlValue)
    }
  }
  switch count {
  case 1: return [first]
  case 2: return [first, second]
  default: return values
  }
}
