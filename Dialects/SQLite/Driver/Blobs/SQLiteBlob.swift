@_spi(KoineDriver) public import Koine
import Synchronization

/// A value of a column that is open to be read and written in parts, without being in memory as a whole.
///
/// `connection.withBlob(of:in:)` opens one for its closure. Its length is fixed: bytes are replaced, and none are added
/// or removed. Its calls take turns with the statements of its transaction, under the same rules; in a transaction that
/// has failed or ended, and behind the closure, they throw `misuse`.
///
/// A statement that changes its row, by whatever it changes, ends it: each later call throws `misuse`.
///
/// - Parameter Columns: The columns of the table: `Attachment.Columns`.
public final class SQLiteBlob<Columns: TableColumns>: Sendable {
  private let scope: ConnectionScope
  private let session: SQLiteSession
  private let blob: OpenBlob
  private let length: Atomic<Int>
  private let hasEnded = Atomic(false)

  init(_ blob: OpenBlob, length: Int, of session: SQLiteSession, in scope: ConnectionScope) {
    self.blob = blob
    self.session = session
    self.scope = scope
    self.length = Atomic(length)
  }

  /// How many bytes the blob has.
  public var byteCount: Int { length.load(ordering: .relaxed) }

  /// Whether bytes can be written.
  public var isWritable: Bool { blob.isWritable }

  /// Reads a part of the blob.
  ///
  ///     let header = try await blob.read(0..<16)
  ///
  /// - Parameter range: Which bytes; by default all of them.
  /// - Throws: `DatabaseError` with the code `misuse` if the blob does not have these bytes, which leaves the transaction
  ///   as it was; if the row was changed or the blob has ended; and those of reading; `CancellationError` if the task was
  ///   cancelled.
  public func read(_ range: Range<Int>? = nil) async throws -> [UInt8] {
    let range = range ?? 0..<byteCount
    try check(range.lowerBound, 0)
    guard range.upperBound <= byteCount else { throw outOfRange }
    var bytes = [UInt8](repeating: 0, count: range.count)
    try await read(into: &bytes, from: range.lowerBound)
    return bytes
  }

  /// Reads as many bytes as an array has, and puts them in their place: for one array that is used again and again.
  ///
  ///     var page = [UInt8](repeating: 0, count: 4096)
  ///     try await blob.read(into: &page, from: 8192)
  ///
  /// - Parameters:
  ///   - bytes: The array. After an error it may have some of the bytes.
  ///   - offset: The position of the first byte, from 0.
  /// - Throws: What ``read(_:)`` throws.
  public func read(into bytes: inout [UInt8], from offset: Int) async throws {
    try check(offset, bytes.count)
    try await scope.useSession { _, deadline in
      try await session.read(blob, at: offset, into: &bytes, until: deadline)
    }
  }

  /// Writes bytes in the place of those that the blob has.
  ///
  ///     try await blob.write(chunk, at: offset)
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - offset: The position of the first byte, from 0.
  /// - Throws: `DatabaseError` with the code `misuse` if the blob does not have that many bytes there or is open for
  ///   reading, which leaves the transaction as it was; if the row was changed or the blob has ended; and those of
  ///   writing; `CancellationError` if the task was cancelled.
  public func write(_ bytes: some Collection<UInt8>, at offset: Int) async throws {
    guard isWritable else {
      throw DatabaseError(.misuse, "The blob is open for reading; open it with access: .readWrite.")
    }
    let bytes = bytes as? [UInt8] ?? Array(bytes)
    try check(offset, bytes.count)
    try await scope.useSession { _, deadline in
      try await session.write(bytes, to: blob, at: offset, until: deadline)
    }
  }

  /// The bytes, a part after the other, from the first to the last.
  ///
  ///     for try await chunk in blob.chunks() { try file.write(contentsOf: chunk) }
  ///
  /// The sequence throws what ``read(_:)`` throws.
  ///
  /// - Parameter byteCount: How many bytes a part has, at least 1. The last one may have fewer.
  public func chunks(of byteCount: Int = 65_536) -> Chunks {
    Chunks(blob: self, size: max(1, byteCount))
  }

  /// Goes on with the value of the same column in another row, which is faster than opening that one.
  ///
  ///     for id in ids {
  ///       try await blob.move(to: Attachment.find(id))
  ///       digests.append(try await digest(of: blob))
  ///     }
  ///
  /// - Parameter row: The query of the row.
  /// - Throws: What `withBlob` throws. If the row is not found, the blob stays at its own; after another error it has ended.
  public func move(to row: From1<Columns>) async throws {
    try check(0, 0)
    let number = try await scope.rowNumber(of: row)
    length.store(0, ordering: .relaxed)
    let new = try await scope.useSession { _, deadline in
      try await session.move(blob, toRow: number, until: deadline)
    }
    length.store(new, ordering: .relaxed)
  }

  func end() async {
    hasEnded.store(true, ordering: .relaxed)
    await session.end(blob)
  }

  /// Refuses bytes that the blob does not have, and a use behind the closure.
  private func check(_ offset: Int, _ count: Int) throws(DatabaseError) {
    if hasEnded.load(ordering: .relaxed) { throw .endedBlob }
    let length = byteCount
    guard offset >= 0, offset <= length, count <= length - offset else { throw outOfRange }
  }

  private var outOfRange: DatabaseError {
    DatabaseError(.misuse, "The blob has \(byteCount) bytes, and not all of those that were asked for.")
  }

  /// The parts of a blob: see ``SQLiteBlob/chunks(of:)``.
  public struct Chunks: AsyncSequence, Sendable {
    /// Some bytes.
    public typealias Element = [UInt8]
    let blob: SQLiteBlob
    let size: Int

    /// Begins with the first byte.
    public func makeAsyncIterator() -> Iterator { Iterator(blob: blob, size: size) }

    /// Reads one part after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let blob: SQLiteBlob
      let size: Int
      var offset = 0

      /// The next bytes; `nil` behind the last ones.
      ///
      /// - Throws: What ``SQLiteBlob/read(_:)`` throws.
      public mutating func next() async throws -> [UInt8]? {
        let count = blob.byteCount
        guard offset < count else { return nil }
        let bytes = try await blob.read(offset..<(offset + Swift.min(size, count - offset)))
        offset += bytes.count
        return bytes
      }
    }
  }
}
