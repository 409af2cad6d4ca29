/// The result of queries, kept up to date: an asynchronous sequence that yields it at once, and again after committed
/// transactions that changed what the queries read.
///
///     for try await done in Reminder.where(\.isCompleted).observe(on: database) {
///       print(done.count)
///     }
///
/// - Each value is that of one committed state of the database, and states come in order. Whoever takes values slowly
///   gets the latest one, never a backlog; the last state is never missed.
/// - What counts as a change depends on the tables and columns that the queries read, not on their rows. A transaction
///   that touches others reads nothing anew. Values that are `Equatable` come only if they differ from the one before.
/// - The sequence ends when its task is cancelled. An error ends it too, and is thrown; ``results`` goes on behind one.
/// - Every iteration is an observation of its own, which begins with its first value and ends when the iterator is
///   released. Between two values it holds no connection, and nobody waits for it.
/// - In a transaction of the same database it throws ``DatabaseError/Code/misuse``, as any use of the database there.
public struct QueryObservation<Value: Sendable>: AsyncSequence, Sendable {
  /// What the queries yield.
  public typealias Element = Value

  let database: any ObservableDatabase
  let isEqual: (@Sendable (Value, Value) -> Bool)?
  let body: @Sendable (any Connection) async throws -> Value
  /// Waits before another attempt.
  var pauseForAttempt: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  init(
    of database: any ObservableDatabase, isEqual: (@Sendable (Value, Value) -> Bool)?,
    _ body: @escaping @Sendable (any Connection) async throws -> Value
  ) {
    self.database = database
    self.isEqual = isEqual
    self.body = body
  }

  /// The values and the errors: an error does not end the sequence, which goes on with the next change.
  ///
  /// It does not wait for a change if the error may pass by itself, such as that of a locked database, a connection that
  /// was lost or a time limit, or if changes could not be subscribed to: it tries again when it is asked for the next
  /// element, after a pause of at most 5 s, which is longer after each attempt.
  ///
  ///     for await result in Reminder.all().observe(on: database).results {
  ///       switch result {
  ///       case .success(let reminders): show(reminders)
  ///       case .failure(let error): show(error)
  ///       }
  ///     }
  ///
  /// It ends when its task is cancelled, and behind the error of a database that is closed.
  public var results: Results { Results(observation: self) }

  /// Begins an iteration.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Reads the database when it is asked for a value, and waits for a change before.
  public struct Iterator: AsyncIteratorProtocol {
    private let observation: QueryObservation
    private var subscription: ChangeSubscription?
    /// What was read last; `nil` before anything was.
    private var region: ReadRegion?
    private var last: Value?
    private var hasEnded = false
    /// Whether the last attempt has failed for a reason that may pass without a change that could be waited for.
    private(set) var triesAgain = false

    init(_ observation: QueryObservation) {
      self.observation = observation
    }

    /// The next value, or `nil` if the task was cancelled.
    ///
    /// - Throws: What the queries throw, ``DatabaseError`` with the code `misuse` if the database is closed.
    public mutating func next() async throws -> Value? {
      if hasEnded { return nil }
      do {
        return try await value()
      } catch {
        hasEnded = true
        subscription = nil
        if error is CancellationError, Task.isCancelled { return nil }
        throw error
      }
    }

    /// Whether an error is the last one. A subscription is refused by a database that is closed, or used inside its own
    /// transaction.
    func isLast(_ error: any Error) -> Bool {
      subscription?.isClosed ?? ((error as? DatabaseError)?.code == .misuse)
    }

    func waitForAttempt(_ pause: Duration) async throws { try await observation.pauseForAttempt(pause) }

    mutating func value() async throws -> Value {
      triesAgain = true
      let subscription: ChangeSubscription
      if let own = self.subscription {
        subscription = own
      } else {
        subscription = try await observation.database.subscribeToChanges()
        self.subscription = subscription
      }
      triesAgain = false
      while true {
        try await subscription.waitForChange()
        let value: Value
        var reads = ReadRegion()
        do {
          value = try await observation.database.read(noting: &reads, observation.body)
        } catch {
          // It failed before it had read all: what it read the last time counts too, or anything if there was none.
          reads.include(region ?? .unknown)
          region = reads
          // Behind an error, the value before it is news.
          last = nil
          triesAgain = (error as? DatabaseError)?.isTransient ?? false
          subscription.didRead(reads, isStale: triesAgain)
          throw error
        }
        region = reads
        subscription.didRead(reads)
        if let last, let isEqual = observation.isEqual, isEqual(last, value) { continue }
        last = value
        return value
      }
    }
  }

  /// The values and errors of an observation.
  public struct Results: AsyncSequence, Sendable {
    /// A value, or why there is none.
    public typealias Element = Result<Value, any Error>
    /// Errors are elements.
    public typealias Failure = Never

    let observation: QueryObservation

    /// Begins an iteration.
    public func makeAsyncIterator() -> Iterator { Iterator(values: observation.makeAsyncIterator()) }

    /// Takes the values of an observation one by one.
    public struct Iterator: AsyncIteratorProtocol {
      /// Errors are elements.
      public typealias Failure = Never

      private var values: QueryObservation.Iterator
      private var hasEnded = false
      /// How long to wait before the next attempt; `nil` if the last one has not failed in a way that may pass.
      private var pause: GrowingPause?

      init(values: QueryObservation.Iterator) {
        self.values = values
      }

      /// The next value or error, or `nil` if the task was cancelled or the database is closed.
      public mutating func next() async -> Result<Value, any Error>? {
        if hasEnded { return nil }
        do {
          if let time = pause?.next() { try await values.waitForAttempt(time) }
          let value = try await values.value()
          pause = nil
          return .success(value)
        } catch {
          if error is CancellationError, Task.isCancelled {
            hasEnded = true
            return nil
          }
          hasEnded = values.isLast(error)
          pause = values.triesAgain ? pause ?? GrowingPause() : nil
          return .failure(error)
        }
      }
    }
  }
}

extension DatabaseError {
  /// Whether a read may succeed later though nothing has changed.
  fileprivate var isTransient: Bool {
    if isRetryable { return true }
    return switch code {
    // The transaction that reads has nothing to commit.
    case .cancelled, .connectionLost, .deadlineExceeded, .acquireTimeout, .cannotConnect,
      .commitOutcomeUnknown:
      true
    default: false
    }
  }
}
