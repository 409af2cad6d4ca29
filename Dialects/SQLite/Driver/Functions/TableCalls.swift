import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

extension FunctionContext {
  /// Adds a function that yields rows.
  ///
  /// - Parameters:
  ///   - columns: The columns as SQLite declares them.
  ///   - count: How many arguments there are.
  ///   - pointer: This object, which the connection owns from then on.
  /// - Returns: An SQLite result code.
  func addTable(
    to connection: OpaquePointer, columns: [String], _ count: Int32, _ pointer: UnsafeMutableRawPointer
  ) -> Int32 {
    let arguments = (0..<Int(count)).map { "koine_argument\($0 + 1) HIDDEN" }
    let text = "CREATE TABLE x(\((columns + arguments).joined(separator: ", ")))"
    var function = koine_table_function(
      context: pointer, column_count: Int32(clamping: columns.count), argument_count: count, definition: nil,
      open: { context, count, values, message in
        context.flatMap {
          Unmanaged<FunctionContext>.fromOpaque($0).takeUnretainedValue().open(count, values, message)
        }
      },
      next: { $0.map { OpenTable.of($0).run?.advance() == true ? 1 : 0 } ?? 0 },
      set: { run, context, column in if let run { OpenTable.of(run).tell(context, Int(column)) } },
      close: { if let run = $0 { Unmanaged<OpenTable>.fromOpaque(run).release() } },
      destroy: FunctionContext.release)
    return koine_sqlite_add_table_function(connection, definition.name, text, &function)
  }

  private func open(
    _ count: Int32, _ values: Values, _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> UnsafeMutableRawPointer? {
    guard case .table(_, let make) = definition.body else { return nil }
    do {
      let run = try withCells(count, values, make)
      return Unmanaged.passRetained(OpenTable(run, definition.name, thrown)).toOpaque()
    } catch {
      message?.pointee = Self.copy(thrown.keep(error))
      return nil
    }
  }

  /// A text in SQLite's memory; `nil` if there is none left.
  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar>? {
    let size = text.utf8.count + 1
    guard let memory = sqlite3_malloc64(UInt64(size)) else { return nil }
    let bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
    bytes.copyBytes(from: text.utf8)
    bytes[size - 1] = 0
    return memory.assumingMemoryBound(to: CChar.self)
  }
}

/// The rows of one call, where SQLite is at one of them.
private final class OpenTable {
  /// `nil` if there is no row, as an argument is NULL.
  let run: TableRun?
  private let name: String
  private let thrown: ThrownErrors

  init(_ run: TableRun?, _ name: String, _ thrown: ThrownErrors) {
    self.run = run
    self.name = name
    self.thrown = thrown
  }

  static func of(_ pointer: UnsafeMutableRawPointer) -> OpenTable {
    Unmanaged<OpenTable>.fromOpaque(pointer).takeUnretainedValue()
  }

  func tell(_ context: OpaquePointer?, _ column: Int) {
    guard let row = run?.row, row.indices.contains(column) else { return sqlite3_result_null(context) }
    do {
      try FunctionResult(of: name, context).set(row[column])
    } catch {
      thrown.throwing(error, from: context)
    }
  }
}
