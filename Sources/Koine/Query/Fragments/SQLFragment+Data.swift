#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SQLFragment.StringInterpolation {
  // A Data is a sequence of values too.
  /// Bytes, bound as one value.
  public mutating func appendInterpolation(_ data: Data) {
    parts.append(.expression(data.expression))
  }
}
