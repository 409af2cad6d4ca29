#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What an assertion of KoineTesting found wrong.
///
/// Assertions throw it, so that a test of any framework fails by `try`.
public struct TestFailure: Error, CustomStringConvertible, Sendable {
  /// What was expected, what was found, and what to do about it.
  public let description: String

  /// A failure that says what was expected, what was found, and what to do about it.
  public init(_ description: String) {
    self.description = description
  }
}

extension TestFailure: LocalizedError {
  /// The description, for code that shows a `LocalizedError`.
  public var errorDescription: String? { description }
}
