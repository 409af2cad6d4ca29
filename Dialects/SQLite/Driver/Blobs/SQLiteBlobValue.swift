public import Koine

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A Swift type whose values are blobs: `[UInt8]`, `Data`, and the optionals of these.
public protocol SQLiteBlobValue: SQLRepresentable {}

extension Array: SQLiteBlobValue where Element == UInt8 {}

extension Data: SQLiteBlobValue {}

extension Optional: SQLiteBlobValue where Wrapped: ColumnValue & SQLiteBlobValue {}

/// A blob of that many zeros, for `withBlob(of:in:access:)` to write into. SQLite only.
///
///     let id = try await Attachment.insert { Attachment.Draft(content: []) }.returning(\.id).fetchOne(connection)
///     try await Attachment.find(id).update { $0.content = zeroBlob(byteCount: 100_000_000) }.execute(connection)
///     // UPDATE "attachments" SET "content" = zeroblob(?1) WHERE "attachments"."id" = ?2
///
/// SQLite writes the zeros without having them in memory if no column behind it has a value other than NULL. One that is
/// longer than SQLite allows, 1 000 000 000 bytes unless it was built otherwise, is an error of the statement:
/// `invalidValue`.
///
/// - Parameter byteCount: How many bytes it has; 0 for a negative number.
public func zeroBlob<Value: SQLiteBlobValue>(byteCount: Int) -> Computed<Value> {
  SQL("zeroblob(\(byteCount))", as: Value.self)
}
