import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// A function in Swift on one connection, whose C functions SQLite calls.
final class FunctionContext {
  let definition: SQLiteFunctionDefinition
  let thrown: ThrownErrors

  init(_ definition: SQLiteFunctionDefinition, _ thrown: ThrownErrors) {
    self.definition = definition
    self.thrown = thrown
  }

  /// Adds the function to the connection, which owns this object from then on, also if that fails.
  ///
  /// - Returns: An SQLite result code.
  func add(to connection: OpaquePointer) -> Int32 {
    var flags = SQLITE_UTF8
    if definition.function.isDeterministic { flags |= SQLITE_DETERMINISTIC }
    if !definition.function.isAllowedInSchema { flags |= SQLITE_DIRECTONLY }
    let count = Int32(clamping: definition.argumentCount)
    let pointer = Unmanaged.passRetained(self).toOpaque()
    switch definition.body {
    case .scalar:
      return sqlite3_create_function_v2(
        connection, definition.name, count, flags, pointer,
        { FunctionContext.of($0)?.call($0, $1, $2) }, nil, nil, FunctionContext.release)
    case .aggregate where definition.function.isOfWindows:
      return sqlite3_create_window_function(
        connection, definition.name, count, flags, pointer,
        { FunctionContext.of($0)?.step($0, $1, $2, \.add) }, { FunctionContext.of($0)?.finish($0) },
        { FunctionContext.of($0)?.tell($0) }, { FunctionContext.of($0)?.step($0, $1, $2, \.remove) },
        FunctionContext.release)
    case .aggregate:
      return sqlite3_create_function_v2(
        connection, definition.name, count, flags, pointer, nil,
        { FunctionContext.of($0)?.step($0, $1, $2, \.add) }, { FunctionContext.of($0)?.finish($0) },
        FunctionContext.release)
    case .table(let columns, _):
      return addTable(to: connection, columns: columns, count, pointer)
    }
  }

  static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { pointer in
    if let pointer { Unmanaged<FunctionContext>.fromOpaque(pointer).release() }
  }

  private static func of(_ context: OpaquePointer?) -> FunctionContext? {
    sqlite3_user_data(context).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Calls

  typealias Values = UnsafeMutablePointer<OpaquePointer?>?

  /// Runs `body`, and ends the statement with the error that it throws.
  private func run(_ context: OpaquePointer?, _ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      thrown.throwing(error, from: context)
      return false
    }
  }

  /// Hands the arguments of a call to `body`, as cells that are valid meanwhile.
  func withCells<Result>(
    _ count: Int32, _ values: Values, _ body: (UnsafePointer<Cell>) throws -> Result
  ) throws -> Result {
    try withUnsafeTemporaryAllocation(of: Cell.self, capacity: max(1, Int(count))) { cells in
      guard let start = cells.baseAddress else { throw DatabaseError(.outOfMemory) }
      guard koine_sqlite_fill_arguments(count, values, start) == SQLITE_OK else {
        throw DatabaseError(.outOfMemory)
      }
      return try body(UnsafePointer(start))
    }
  }

  private func call(_ context: OpaquePointer?, _ count: Int32, _ values: Values) {
    guard case .scalar(let body) = definition.body else { return }
    _ = run(context) {
      try withCells(count, values) { cells in
        try FunctionResult(of: definition.name, context).set(body(cells))
      }
    }
  }

  private func step(
    _ context: OpaquePointer?, _ count: Int32, _ values: Values,
    _ step: (AggregateRun) -> (UnsafePointer<Cell>) throws -> Void
  ) {
    guard let place = Self.place(context, creating: true) else {
      return sqlite3_result_error_nomem(context)
    }
    let state: AggregateRun
    if let known = place.pointee {
      state = known.takeUnretainedValue()
    } else if let new = newRun() {
      state = new
      place.pointee = Unmanaged.passRetained(new)
    } else {
      return
    }
    guard !state.hasFailed else { return }
    if !run(context, { try withCells(count, values, step(state)) }) { state.hasFailed = true }
  }

  /// Tells the result of the rows so far.
  private func tell(_ context: OpaquePointer?) {
    let known = Self.place(context, creating: false)?.pointee?.takeUnretainedValue()
    if let state = known ?? newRun() { tell(context, state) }
  }

  /// Tells the result, and ends the state. It is called for each state that was begun, in a statement that has failed, too.
  private func finish(_ context: OpaquePointer?) {
    let place = Self.place(context, creating: false)
    let known = place?.pointee
    place?.pointee = nil
    if let state = known?.takeRetainedValue() ?? newRun() { tell(context, state) }
  }

  private func tell(_ context: OpaquePointer?, _ state: AggregateRun) {
    guard !state.hasFailed else { return }
    let isTold = run(context) {
      try FunctionResult(of: definition.name, context).set(state.result())
    }
    if !isTold { state.hasFailed = true }
  }

  private func newRun() -> AggregateRun? {
    guard case .aggregate(let make) = definition.body else { return nil }
    return make()
  }

  /// Where SQLite keeps the state of a group; it is filled with zeros at first.
  private static func place(
    _ context: OpaquePointer?, creating: Bool
  ) -> UnsafeMutablePointer<Unmanaged<AggregateRun>?>? {
    let size = creating ? Int32(MemoryLayout<Unmanaged<AggregateRun>?>.size) : 0
    return sqlite3_aggregate_context(context, size)?
      .assumingMemoryBound(to: Unmanaged<AggregateRun>?.self)
  }
}
