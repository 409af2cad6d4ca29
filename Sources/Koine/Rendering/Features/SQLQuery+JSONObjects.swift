extension SQLExpression {
  /// Whether this is an object of JSON with a member for each row of a group, so that keys may be equal.
  var isJSONObjectOfRows: Bool {
    guard case .function(.json(.parsed), let arguments) = self,
      case .concatenation(.concatenation(.literal(.text("{"), _), .aggregate), _)? = arguments.first
    else { return false }
    return true
  }
}

extension SQLQuery {
  /// How many such objects the query selects as they are, and nothing in the database reads.
  var selectedJSONObjectsOfRows: Int {
    if let compound { return compound.arms.reduce(0) { $0 + $1.selectedJSONObjectsOfRows } }
    return select?.selectedExpressions.count(where: \.isJSONObjectOfRows) ?? 0
  }
}
