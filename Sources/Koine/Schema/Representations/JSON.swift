#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A `Codable` value as a JSON document: TEXT on SQLite, `jsonb` on PostgreSQL.
///
///     @Column(as: JSON<[String]>.self) var tags: [String]
///     Note.where { $0.id == 1 }.update { $0.tags = JSON(["a", "b"]) }
///
/// The keys are sorted, so that a value has the same text in every build. A `Date` within is written as
/// `2013-01-01 10:00:00.123456` UTC, and read from any text that a `Date` column is read from, or from a
/// number: milliseconds since 1970, as GRDB writes them. NaN, the infinities and a text with NUL are refused;
/// zero is written and read without a sign, as in a column of numbers.
///
/// Engines tell documents apart by other rules (PostgreSQL by their meaning, SQLite by their text), so a
/// comparison, an order or DISTINCT of such a column is refused when the query is rendered.
public struct JSON<Wrapped: Codable & Sendable>: ColumnRepresentation {
  /// The type of the value as an expression: the type itself.
  public typealias Value = JSON<Wrapped>
  /// The value itself.
  public var represented: Wrapped

  /// Represents a value, which is encoded when it is bound.
  public init(_ value: Wrapped) {
    represented = value
  }

  /// Stored as `TEXT` on SQLite and `jsonb` on PostgreSQL.
  public static var sqlType: SQLType { .json }

  /// The document as text. A value that JSON cannot hold, or a text with NUL in it, is refused.
  public var sqlValue: SQLValue {
    guard var data = try? JSONCoding.encoder.encode(represented) else {
      return .invalid(reason: "a \(Wrapped.self) that JSON cannot hold")
    }
    if JSONNumbers.mayHaveNegativeZero(data) {
      data = Data(data.withUnsafeBytes(JSONNumbers.withoutNegativeZeros))
    }
    if data.withUnsafeBytes(JSONCoding.hasNUL) {
      return .invalid(reason: "a \(Wrapped.self) with a text that contains NUL")
    }
    return .text(String(decoding: data, as: UTF8.self))
  }

  /// Reads a document; one that does not decode as `Wrapped` is an error that names the place in it.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> JSON<Wrapped> {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "JSON") }
    let bytes = try row.unsafeBytes(of: cell)
    do {
      let data =
        JSONNumbers.mayHaveNegativeZero(bytes) ? Data(JSONNumbers.withoutNegativeZeros(bytes)) : Data(bytes)
      return JSON(try JSONCoding.decoder.decode(Wrapped.self, from: data))
    } catch {
      throw .unreadable(
        column: row.position - 1, expected: "\(Wrapped.self)", reason: JSONCoding.reason(error))
    }
  }
}

extension JSON: Equatable where Wrapped: Equatable {}
extension JSON: Hashable where Wrapped: Hashable {}

private enum JSONCoding {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      let seconds = date.timeIntervalSinceReferenceDate
      guard let microseconds = SQLTimestamp.microseconds(since2001: seconds) else {
        let context = EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "a Date outside the years 1 to 9999")
        throw EncodingError.invalidValue(date, context)
      }
      var container = encoder.singleValueContainer()
      try container.encode(SQLTimestamp.text(microseconds))
    }
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let milliseconds = try? container.decode(Double.self) {
        return Date(timeIntervalSince1970: milliseconds / 1_000)
      }
      var text = try container.decode(String.self)
      let parsed = text.withUTF8 { SQLTimestamp.parse(UnsafeRawBufferPointer($0)) }
      guard let microseconds = parsed else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the text does not look like 2013-01-01 10:00:00.123456")
      }
      return Date(timeIntervalSinceReferenceDate: SQLTimestamp.secondsSince2001(microseconds))
    }
    return decoder
  }

  /// Whether a text of the document has the escape of NUL, which PostgreSQL's texts cannot hold.
  static func hasNUL(_ document: UnsafeRawBufferPointer) -> Bool {
    var hasNUL = false
    var lexer = JSONLexer(document)
    while !hasNUL, let token = try? lexer.next() {
      guard case .text(let place, hasEscapes: true) = token else { continue }
      try? JSONLexer.unescape(lexer[place]) { if $0 == 0 { hasNUL = true } }
    }
    return hasNUL
  }

  /// What is wrong with a document, and where; never a value of it.
  static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?: "\(place(context)) lacks the key \(key.stringValue)"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      "\(place(context)) is of another type"
    case .dataCorrupted(let context)? where !context.codingPath.isEmpty: "\(place(context)) is malformed"
    default: "the JSON is malformed"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "the JSON" : "the JSON at \(path.joined(separator: "."))"
  }
}
