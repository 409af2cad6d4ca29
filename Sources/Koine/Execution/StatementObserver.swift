/// Code that is told of every statement that a database runs: to log, to measure, to trace.
///
///     let slow = StatementObserver { event in
///       if event.duration > .milliseconds(100) { print(event) }
///     }
///     let database = try SQLiteDatabase(path: path, configuration: .init(observers: [slow]))
///
/// Every statement has one event, at its end, whichever function ran it: a typed query, SQL written by hand, a batch,
/// a script, and what begins and ends transactions and savepoints. What the driver runs for itself, such as a query
/// for the names of a constraint's columns, has none. A call that got no connection, or was refused before anything
/// ran, has none either; its error is the caller's alone.
///
/// The closure runs in the task and on the thread that ran the statement, before the call returns, and its time is the
/// caller's: what takes long belongs into a task of its own. The event of a stream that nobody reads to its end comes
/// when the stream is released. Inside a transaction or lease, events come in the order in which the statements end. An
/// observer cannot change what a statement returns or throws.
///
/// An observer may use the database in a `Task` that it starts. That task is not inside the transaction that the event
/// came from: it waits for a connection of its own, of a database in memory until the transaction has ended. What it
/// runs is not observed. (A detached task is on its own: what it runs is observed, and may go on without an end.) An
/// observer that blocks its thread until such a task is done waits for itself.
public struct StatementObserver: Sendable {
  /// Whether events hold the bound values.
  public let includesBindings: Bool
  let observe: @Sendable (StatementEvent) -> Void

  /// Makes an observer from a closure.
  ///
  /// - Parameters:
  ///   - includesBindings: Whether events hold the bound values, which may be passwords or personal data. They do not
  ///     unless you ask for it.
  ///   - observe: Called at the end of each statement, from several threads at a time.
  public init(includesBindings: Bool = false, _ observe: @escaping @Sendable (StatementEvent) -> Void) {
    self.includesBindings = includesBindings
    self.observe = observe
  }
}
