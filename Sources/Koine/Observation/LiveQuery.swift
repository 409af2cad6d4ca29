public import Observation

/// The result of an observed query as state of a user interface: an object whose properties change with the database.
///
///     @MainActor final class ReminderModel {
///       let open: LiveQuery<[Reminder]>
///
///       init(database: some ObservableDatabase) {
///         open = LiveQuery(Reminder.where { !$0.isCompleted }.observe(on: database))
///       }
///     }
///
/// A view that reads ``value`` is drawn anew when it changes. The object observes from its beginning until it is
/// released or ``stop()`` is called.
@MainActor @Observable public final class LiveQuery<Value: Sendable> {
  /// The latest value; `nil` before the first one. After an error it stays.
  public private(set) var value: Value?
  /// Why the latest value could not be read; `nil` if it could.
  public private(set) var error: (any Error)?
  /// Whether neither a value nor an error has come yet.
  public private(set) var isLoading = true

  @ObservationIgnored private var task: Task<Void, Never>?

  /// Begins to observe.
  ///
  /// - Parameter observation: What to show: `query.observe(on: database)` or `database.observe { … }`.
  public init(_ observation: QueryObservation<Value>) {
    task = Task { [weak self] in
      for await result in observation.results {
        // The loop ends with the task, which ends with the object.
        self?.receive(result)
      }
    }
  }

  deinit {
    task?.cancel()
  }

  /// Ends the observation. The latest value stays.
  public func stop() {
    task?.cancel()
    isLoading = false
  }

  private func receive(_ result: Result<Value, any Error>) {
    guard task?.isCancelled != true else { return }
    switch result {
    case .success(let value):
      self.value = value
      if error != nil { error = nil }
    case .failure(let failure): error = failure
    }
    if isLoading { isLoading = false }
  }
}
