extension SQLType {
  /// A number that tells the type from others; `nil` for one of a name of its own.
  var shapeCode: UInt? {
    switch self {
    case .boolean: 0
    case .integer(let bits): 1 | UInt(truncatingIfNeeded: bits) << 8
    case .unsigned(let bits): 2 | UInt(truncatingIfNeeded: bits) << 8
    case .real: 3
    case .double: 4
    case .decimal(let scale): 5 | UInt(truncatingIfNeeded: scale) << 8
    case .text: 6
    case .blob: 7
    case .timestamp: 8
    case .date: 9
    case .time: 10
    case .uuid: 11
    case .json: 12
    case .opaque, .named, .unknown: nil
    }
  }
}

extension SQLFunction {
  /// A number that tells the function from others; `nil` for one with details that are no number.
  var shapeCode: UInt? {
    switch self {
    case .length: 1
    case .lower: 2
    case .upper: 3
    case .trim: 4
    case .trimStart: 5
    case .trimEnd: 6
    case .replace: 7
    case .substring: 8
    case .left: 9
    case .right: 10
    case .position: 11
    case .absolute: 12
    case .round: 13
    case .coalesce: 14
    case .nullIf: 15
    case .greatest: 16
    case .least: 17
    case .numeric(let function): 18 | UInt(unsafeBitCast(function, to: UInt8.self)) << 8
    case .textual(let function): 19 | UInt(unsafeBitCast(function, to: UInt8.self)) << 8
    case .temporal(let function): function.shapeCode.map { 20 | $0 << 8 }
    default: nil
    }
  }
}

extension SQLTemporalFunction {
  fileprivate var shapeCode: UInt? {
    switch self {
    case .now: 0
    case .part(let part): 1 | UInt(unsafeBitCast(part, to: UInt8.self)) << 8
    case .truncate(let unit): 2 | UInt(unsafeBitCast(unit, to: UInt8.self)) << 8
    case .add(let unit): 3 | UInt(unsafeBitCast(unit, to: UInt8.self)) << 8
    case .difference(let unit): 4 | UInt(unsafeBitCast(unit, to: UInt8.self)) << 8
    case .date: 5
    case .time: 6
    case .instant: 7
    case .makeDate: 8
    case .makeTime: 9
    case .sinceEpoch(let unit): 10 | UInt(unsafeBitCast(unit, to: UInt8.self)) << 8
    case .iso8601: 11
    case .toZone, .fromZone: nil
    }
  }
}
