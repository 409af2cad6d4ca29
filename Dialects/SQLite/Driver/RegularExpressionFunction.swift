import CSQLite
@_spi(KoineDriver) import Koine

/// `koine_matches(text, expression)`: whether a part of the text matches a regular expression. It takes time in proportion
/// to the length of both.
enum RegularExpressionFunction {
  /// Adds the function to a connection, and returns an SQLite result code.
  static func add(to connection: OpaquePointer) -> Int32 {
    sqlite3_create_function_v2(
      connection, "koine_matches", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
      { context, _, values in RegularExpressionFunction.call(context, values) }, nil, nil, nil)
  }

  private static func call(_ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    guard let values, let text = bytes(of: values[0]), let pattern = bytes(of: values[1]) else { return }
    if let known = sqlite3_get_auxdata(context, 1) {
      let matcher = Unmanaged<RegularExpressionMatcher>.fromOpaque(known).takeUnretainedValue()
      return sqlite3_result_int(context, matcher.matches(text) ? 1 : 0)
    }
    do {
      let expression = try SQLRegularExpression(
        String(decoding: pattern, as: UTF8.self), caseSensitive: true)
      let matcher = RegularExpressionMatcher(expression)
      sqlite3_result_int(context, matcher.matches(text) ? 1 : 0)
      sqlite3_set_auxdata(
        context, 1, Unmanaged.passRetained(matcher).toOpaque(),
        { if let matcher = $0 { Unmanaged<RegularExpressionMatcher>.fromOpaque(matcher).release() } })
    } catch {
      sqlite3_result_error(
        context, "malformed regular expression, at character \(error.position): \(error.reason)", -1)
    }
  }

  /// The text of a value, as long as nothing else is asked of it; `nil` for NULL.
  private static func bytes(of value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
    guard sqlite3_value_type(value) != SQLITE_NULL, let text = sqlite3_value_text(value) else { return nil }
    return UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
  }
}

/// Goes through a text once with all the states that a regular expression may be in.
private final class RegularExpressionMatcher {
  private enum Step {
    case character(SQLRegularExpression.CharacterSet)
    /// On at both steps.
    case fork(Int, Int)
    case start, end, success
  }

  private var steps: [Step] = []
  /// The steps that wait for a character, and those for the next one.
  private var waiting: [Int] = []
  private var following: [Int] = []
  /// The last position at which a step was reached, so that it is not reached twice there.
  private var reached: [Int] = []

  init(_ expression: SQLRegularExpression) {
    add(expression.root)
    steps.append(.success)
    reached = Array(repeating: -1, count: steps.count)
  }

  /// Adds the steps of a part; behind them it goes on with the next one.
  private func add(_ node: SQLRegularExpression.Node) {
    switch node {
    case .character(let set): steps.append(.character(set))
    case .start: steps.append(.start)
    case .end: steps.append(.end)
    case .sequence(let parts): for part in parts { add(part) }
    case .alternatives(let parts):
      var ends: [Int] = []
      for (index, part) in parts.enumerated() {
        let fork = steps.count
        if index < parts.count - 1 { steps.append(.fork(0, 0)) }
        add(part)
        if index < parts.count - 1 {
          ends.append(steps.count)
          steps.append(.fork(0, 0))
          steps[fork] = .fork(fork + 1, steps.count)
        }
      }
      for end in ends { steps[end] = .fork(steps.count, steps.count) }
    case .repetition(let part, let least, let most):
      for _ in 0..<least { add(part) }
      guard let most else {
        let fork = steps.count
        steps.append(.fork(0, 0))
        add(part)
        steps.append(.fork(fork, fork))
        steps[fork] = .fork(fork + 1, steps.count)
        return
      }
      var forks: [Int] = []
      for _ in least..<most {
        forks.append(steps.count)
        steps.append(.fork(0, 0))
        add(part)
      }
      for fork in forks { steps[fork] = .fork(fork + 1, steps.count) }
    }
  }

  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in reached.indices { reached[index] = -1 }
    waiting.removeAll(keepingCapacity: true)
    var decoder = UTF8()
    var bytes = text.makeIterator()
    var position = 0
    var next = Self.next(&decoder, &bytes)
    while true {
      if reach(0, at: position, isEnd: next == nil) { return true }
      swap(&waiting, &following)
      waiting.removeAll(keepingCapacity: true)
      guard let point = next else { return false }
      next = Self.next(&decoder, &bytes)
      position += 1
      for step in following {
        if case .character(let set) = steps[step], set.contains(point),
          reach(step + 1, at: position, isEnd: next == nil)
        {
          return true
        }
      }
    }
  }

  /// The next code point; one that is none stands for what is not UTF-8.
  private static func next(
    _ decoder: inout UTF8, _ bytes: inout UnsafeBufferPointer<UInt8>.Iterator
  ) -> UInt32? {
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): scalar.value
    case .error: 0xfffd
    case .emptyInput: nil
    }
  }

  /// Goes on at a step, and returns whether the expression is at its end.
  private func reach(_ first: Int, at position: Int, isEnd: Bool) -> Bool {
    var open = [first]
    while let step = open.popLast() {
      if reached[step] == position { continue }
      reached[step] = position
      switch steps[step] {
      case .success: return true
      case .character: waiting.append(step)
      case .fork(let one, let other):
        open.append(one)
        if other != one { open.append(other) }
      case .start: if position == 0 { open.append(step + 1) }
      case .end: if isEnd { open.append(step + 1) }
      }
    }
    return false
  }
}
