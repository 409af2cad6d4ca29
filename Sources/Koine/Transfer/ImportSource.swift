import Synchronization

/// Where an import reads its text from.
///
///     .file("planes.csv")      .text("id,model\n1,A320\n")      .chunks(response.body)
///
/// The text is in UTF-8, and read piece by piece, as the database takes it.
public struct ImportSource: Sendable {
  /// Gives the next piece, and `nil` at the end.
  typealias Read = () async throws -> [UInt8]?

  /// Begins to read: how many bytes there are, if that is known, and how to get them.
  let open: @Sendable () throws -> (size: Int?, read: Read)
  /// Whether the text can be read again from its beginning.
  let isRepeatable: Bool

  private init(isRepeatable: Bool, _ open: @escaping @Sendable () throws -> (size: Int?, read: Read)) {
    self.isRepeatable = isRepeatable
    self.open = open
  }

  /// A file, by its path. A pipe or a terminal is a file, too: `/dev/stdin`.
  ///
  /// - Parameter path: The path.
  public static func file(_ path: String) -> ImportSource {
    ImportSource(isRepeatable: ImportedFile.isRegular(path)) {
      let file = try ImportedFile(path)
      return (file.size, { try await file.read() })
    }
  }

  /// A text.
  ///
  /// - Parameter text: All of the text.
  public static func text(_ text: String) -> ImportSource { bytes(Array(text.utf8)) }

  /// The bytes of a text.
  ///
  /// - Parameter bytes: All of them: an array, a `Data`.
  public static func bytes(_ bytes: some Sequence<UInt8>) -> ImportSource {
    let bytes = Array(bytes)
    return ImportSource(isRepeatable: true) {
      var position = 0
      return (
        bytes.count,
        {
          guard position < bytes.count else { return nil }
          let end = Swift.min(position + ImportedFile.pieceSize, bytes.count)
          defer { position = end }
          return Array(bytes[position..<end])
        }
      )
    }
  }

  /// The pieces of a text as they come. The import waits for each: its transaction is open meanwhile.
  ///
  /// - Parameter chunks: Pieces of bytes, such as `Data`, that end anywhere.
  public static func chunks<Chunks: AsyncSequence & SendableMetatype>(
    _ chunks: sending Chunks
  ) -> ImportSource where Chunks.Element: Collection<UInt8>, Chunks.AsyncIterator: SendableMetatype {
    let chunks = ReadOnce(chunks)
    return ImportSource(isRepeatable: false) {
      var iterator = try chunks.take().makeAsyncIterator()
      return (nil, { try await iterator.next().map { Array($0) } })
    }
  }

  /// The bytes of a text as they come, one after another, such as `FileHandle.AsyncBytes`.
  ///
  /// - Parameter bytes: The bytes.
  public static func bytes<Bytes: AsyncSequence & SendableMetatype>(
    _ bytes: sending Bytes
  ) -> ImportSource where Bytes.Element == UInt8, Bytes.AsyncIterator: SendableMetatype {
    let bytes = ReadOnce(bytes)
    return ImportSource(isRepeatable: false) {
      var iterator = try bytes.take().makeAsyncIterator()
      return (
        nil,
        {
          var piece: [UInt8] = []
          while piece.count < ImportedFile.pieceSize, let byte = try await iterator.next() {
            piece.append(byte)
          }
          return piece.isEmpty ? nil : piece
        }
      )
    }
  }
}

/// A sequence that whoever reads the text has to itself.
private final class ReadOnce<Pieces>: Sendable {
  private let pieces: Mutex<Pieces?>

  init(_ pieces: sending Pieces) {
    self.pieces = Mutex(pieces)
  }

  /// - Throws: ``DatabaseError`` with the code `misuse` the second time.
  func take() throws -> sending Pieces {
    let taken = pieces.withLock { pieces in
      let taken = pieces
      pieces = nil
      return taken
    }
    guard let taken else {
      throw DatabaseError(
        .misuse, "The text comes in pieces that can be read once; make another ImportSource.")
    }
    return taken
  }
}
