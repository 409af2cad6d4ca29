#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UnsupportedFeatures: LocalizedError {
  /// The description, so that `localizedDescription` says more than that the operation could not be completed.
  public var errorDescription: String? { description }
}
