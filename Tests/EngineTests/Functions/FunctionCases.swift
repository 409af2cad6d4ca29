import Koine

/// Every function with its arguments.
enum FunctionCases {
  static let all = dates + numbers + decimals + texts + documents
}
