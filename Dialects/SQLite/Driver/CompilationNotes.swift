import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// What SQLite's authorizer tells of the statements that are compiled on a connection.
///
/// SQLite compares names of tables and columns without the case of ASCII letters: here they are in lower case.
final class CompilationNotes {
  private let notes: UnsafeMutablePointer<koine_compilation_notes>
  /// What the statements change when they run.
  private(set) var change = DatabaseChange()
  /// What the statements read, while that is asked for.
  private(set) var reads = ReadRegion()
  /// What the statements touch, and for whom; `nil` unless that is asked for.
  private var touched: Set<CompiledAccess.Part>?

  init() {
    notes = .allocate(capacity: 1)
    notes.initialize(to: koine_compilation_notes())
    notes.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    notes.pointee.access = { context, access, table, column, database, source in
      guard let context else { return }
      let notes = Unmanaged<CompilationNotes>.fromOpaque(context).takeUnretainedValue()
      notes.add(access, table, column, database)
      if notes.touched != nil {
        notes.note(access, table, column, table == nil ? nil : database, isForOthers: source != nil)
      }
    }
  }

  deinit {
    notes.deallocate()
  }

  /// Takes notes of a connection, which ends before this object.
  func begin(on connection: OpaquePointer) -> Int32 { koine_sqlite_note_compilations(connection, notes) }

  var effects: StatementEffects { StatementEffects(rawValue: notes.pointee.effects) }

  func forget() {
    notes.pointee.effects = 0
    forgetChange()
  }

  /// Forgets what the statements change that were compiled for another purpose than to run them.
  func forgetChange() {
    if !change.isEmpty { change = DatabaseChange() }
  }

  /// What the statements change that were compiled since the last call.
  func takeChange() -> DatabaseChange {
    guard !change.isEmpty else { return change }
    defer { change = DatabaseChange() }
    return change
  }

  /// What the statements read that `body` compiles.
  func reads(during body: () -> Void) -> ReadRegion {
    notes.pointee.tells_reads = 1
    defer { notes.pointee.tells_reads = 0 }
    reads = ReadRegion()
    body()
    return reads
  }

  /// What the statements touch that `body` compiles.
  func parts(during body: () -> Void) -> Set<CompiledAccess.Part> {
    notes.pointee.tells_reads = 1
    notes.pointee.tells_schema = 1
    touched = []
    defer {
      notes.pointee.tells_reads = 0
      notes.pointee.tells_schema = 0
      touched = nil
    }
    body()
    return touched ?? []
  }

  private func note(
    _ access: Int32, _ table: UnsafePointer<CChar>?, _ column: UnsafePointer<CChar>?,
    _ database: UnsafePointer<CChar>?, isForOthers: Bool
  ) {
    let kind: CompiledAccess.Kind =
      switch Int(access) {
      case Int(KOINE_ACCESS_READ): .read
      case Int(KOINE_ACCESS_UPDATE): .update
      case Int(KOINE_ACCESS_ROWS): .rows
      default: .definition
      }
    let column = column.map { String(cString: $0) } ?? ""
    touched?.insert(
      CompiledAccess.Part(
        kind: kind, schema: database.map { String(cString: $0) },
        table: table.map { String(cString: $0) } ?? "", column: column.isEmpty ? nil : column,
        isForOthers: isForOthers))
  }

  private func add(
    _ access: Int32, _ table: UnsafePointer<CChar>?, _ column: UnsafePointer<CChar>?,
    _ database: UnsafePointer<CChar>?
  ) {
    guard let table = table.map({ String(cString: $0).asciiLowercased }) else {
      // What is temporary belongs to one connection, which is lent without it: nobody observes it.
      if sqlite3_stricmp(database, "temp") != 0 { change = .unknown }
      return
    }
    let column = column.map { String(cString: $0).asciiLowercased } ?? ""
    switch Int(access) {
    case Int(KOINE_ACCESS_READ): reads.insert(column.isEmpty ? nil : column, of: table)
    // A row that gets another rowid is another row.
    case Int(KOINE_ACCESS_UPDATE) where !column.isEmpty && column != "rowid": change.insert(column, of: table)
    default: change.insertRows(of: table)
    }
  }
}
