extension SQLExpression {
  /// Whether its value is the same whenever it is computed: it names no column, and nothing in it is random, the time,
  /// or written by hand.
  var isSteady: Bool {
    let free = freeColumns
    if free.hasFragment || !free.columns.isEmpty || hasRandom { return false }
    return !contains { expression in
      if case .function(.temporal(.now), _) = expression { true } else { false }
    }
  }

  /// Whether its value is another one each time it is computed.
  var hasRandom: Bool {
    contains { expression in
      switch expression {
      case .function(.numeric(.random), _), .function(.textual(.randomUUID), _), .function(.program, _): true
      default: false
      }
    }
  }
}
