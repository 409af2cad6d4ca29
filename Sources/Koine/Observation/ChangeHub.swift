import Synchronization

/// Passes on what committed transactions have changed, to those who observe a database.
///
/// For drivers: a database has one, and publishes each change after its commit, before the call that committed returns.
/// An observer subscribes before it reads, so that it misses no commit.
public final class ChangeHub: Sendable {
  private struct State {
    var subscriptions: [ObjectIdentifier: Weak] = [:]
    var isClosed = false
  }

  private struct Weak {
    weak var subscription: ChangeSubscription?
  }

  private let state = Mutex(State())
  private let count = Atomic(0)
  private let whenUnobserved: (@Sendable (ChangeHub) -> Void)?

  /// A hub to which nobody has subscribed.
  ///
  /// - Parameter whenUnobserved: Called when the last subscription has ended; somebody else may have subscribed by then.
  public init(whenUnobserved: (@Sendable (ChangeHub) -> Void)? = nil) {
    self.whenUnobserved = whenUnobserved
  }

  /// Whether somebody observes the database. If nobody does, a driver need not find out what has changed.
  ///
  /// An observer that subscribes after this was asked reads what was committed before.
  public var isObserved: Bool { count.load(ordering: .sequentiallyConsistent) > 0 }

  /// Subscribes to what is published from now on, until the subscription is released.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse` if the database is closed.
  public func subscribe() throws -> ChangeSubscription {
    let subscription = ChangeSubscription(self)
    let isClosed = state.withLock { state in
      if !state.isClosed {
        state.subscriptions[ObjectIdentifier(subscription)] = Weak(subscription: subscription)
        count.store(state.subscriptions.count, ordering: .sequentiallyConsistent)
      }
      return state.isClosed
    }
    if isClosed { throw DatabaseError.databaseIsClosed }
    return subscription
  }

  /// Tells everybody whose data may be different.
  public func publish(_ change: DatabaseChange) {
    guard isObserved, !change.isEmpty else { return }
    for subscription in subscriptions { subscription.receive(change) }
  }

  /// Ends the waits of all who observe: the database is closed.
  public func close() {
    state.withLock { state in
      state.isClosed = true
      count.store(0, ordering: .sequentiallyConsistent)
    }
    for subscription in subscriptions { subscription.close() }
  }

  private var subscriptions: [ChangeSubscription] {
    state.withLock { $0.subscriptions.values.compactMap(\.subscription) }
  }

  fileprivate func remove(_ subscription: ObjectIdentifier) {
    let isLast = state.withLock { state in
      let wasThere = state.subscriptions.removeValue(forKey: subscription) != nil
      count.store(state.isClosed ? 0 : state.subscriptions.count, ordering: .sequentiallyConsistent)
      return wasThere && state.subscriptions.isEmpty
    }
    if isLast { whenUnobserved?(self) }
  }
}

/// What one observer knows about changes: whether what it has read last may be different by now.
public final class ChangeSubscription: Sendable {
  private struct State {
    /// What was read last. `nil` before the first time: any change concerns it.
    var region: ReadRegion?
    /// What has changed while the data was read, and it was not known which.
    var meanwhile: DatabaseChange?
    var isDirty = true
    var isClosed = false
  }

  private let hub: ChangeHub
  private let queue = WaiterQueue<State, Void>(State())

  fileprivate init(_ hub: ChangeHub) {
    self.hub = hub
  }

  deinit {
    hub.remove(ObjectIdentifier(self))
  }

  fileprivate func receive(_ change: DatabaseChange) {
    queue.serve { state, waiting in
      if state.meanwhile != nil {
        state.meanwhile?.include(change)
      } else if state.region?.isTouched(by: change) ?? true {
        state.isDirty = true
      }
      return state.isDirty ? Self.take(&state, if: waiting > 0) : nil
    }
  }

  fileprivate func close() {
    queue.refuseAll { $0.isClosed = true }
  }

  /// Hands the news to somebody who waits; if nobody does, it is kept.
  private static func take(_ state: inout State, if isWaitedFor: Bool) -> Void? {
    guard isWaitedFor else { return nil }
    begin(&state)
    return ()
  }

  private static func begin(_ state: inout State) {
    state.isDirty = false
    state.meanwhile = DatabaseChange()
  }

  /// Waits until the data has to be read: at once the first time, and then after a change of what was read last. Call
  /// ``didRead(_:)`` when it was read.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse` if the database is closed, or `CancellationError`.
  func waitForChange() async throws {
    let outcome = await queue.wait(until: nil, isCancellable: true) { state, _ in
      if state.isClosed { return .refused }
      guard state.isDirty else { return nil }
      Self.begin(&state)
      return .served(())
    }
    switch outcome {
    case .served: return
    case .refused: throw DatabaseError.databaseIsClosed
    case .cancelled, .timedOut: throw CancellationError()
    }
  }

  /// Whether the data has to be read.
  var isDirty: Bool { queue.withState { state, _ in state.isDirty } }

  /// Notes what was read. What has changed meanwhile counts if it concerns that.
  ///
  /// - Parameter isStale: Whether the data has to be read again, whatever changes: the read has failed.
  func didRead(_ region: ReadRegion, isStale: Bool = false) {
    queue.withState { state, _ in
      state.region = region
      if isStale { state.isDirty = true }
      if let change = state.meanwhile, region.isTouched(by: change) { state.isDirty = true }
      state.meanwhile = nil
    }
  }

  /// Whether the database is closed, so that nothing will be read any more.
  var isClosed: Bool { queue.withState { state, _ in state.isClosed } }
}
