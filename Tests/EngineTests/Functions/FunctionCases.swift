import Koine

/// Every function with its arguments.
enum FunctionCases {
  static let all = base + dates + numbers + decimals + texts + documents + clockAndChance
}
