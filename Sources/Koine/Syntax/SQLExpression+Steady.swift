extension SQLExpression {
  /// Whether its value is the same whenever it is computed: it names no column, and nothing in it is random, the time,
  /// or written by hand.
  var isSteady: Bool {
    let free = freeColumns
    return !free.hasFragment && free.columns.isEmpty && !hasRandom && !hasTime
  }

  /// Whether it is the time of the statement, or a part of it is.
  var hasTime: Bool {
    contains { expression in
      if case .function(.temporal(.now), _) = expression { true } else { false }
    }
  }
}

extension SQLSearchable {
  /// Whether a part of it, one of a subquery too, has another value each time it is computed: it is random, or a function
  /// of the program that may be.
  var hasRandom: Bool {
    contains { part in
      switch part {
      case .expression(.function(.numeric(.random), _)), .expression(.function(.textual(.randomUUID), _)):
        .end
      case .expression(.function(.program(let function), _)),
        .source(.function(.program(let function, _), _)):
        function.isDeterministic ? .into : .end
      default: .into
      }
    }
  }
}
