import Koine

/// The table of calls.
extension RandomCall {
  /// By what their values are.
  static let calls = Dictionary(
    grouping: numbers + mathematics + texts + conditions + moments + casts, by: \.result)
  /// Those that every engine has.
  static let callsOfEveryEngine = calls.mapValues { $0.filter(\.isOfEveryEngine) }

  private static let places = [-2, -1, 0, 1].map {
    SQLExpression.literal(.integer($0), .integer(bits: 32))
  }
  private static let narrowTypes: [SQLType] = [
    .integer(bits: 8), .integer(bits: 16), .integer(bits: 32), .unsigned(bits: 8),
  ]

  // MARK: Numbers

  /// Exact ones. What is computed of narrower integers is one of 64 bits.
  private static let numbers: [RandomCall] =
    [SQLNumericFunction.roundToPlaces, .truncateToPlaces].flatMap { function in
      [Kind.integer, .decimal].map { kind in
        RandomCall(kind, [.kind(kind), .constant(places)]) { .function(.numeric(function), $0) }
      }
    }
    + [SQLNumericFunction.ceiling, .floor].map { function in
      RandomCall(.decimal, [.kind(.decimal)]) { .function(.numeric(function), $0) }
    }
    + narrowTypes.flatMap { type in
      [SQLArithmeticOperator.add, .subtract, .multiply, .integerDivide, .remainder].map { op in
        RandomCall(.integer, [.narrow(type), .narrow(narrowTypes[1])]) { .arithmetic($0[0], op, $0[1]) }
      } + [
        RandomCall(.integer, [.narrow(type)]) { .unary(.negate, $0[0]) },
        RandomCall(.integer, [.narrow(type)]) { .unary(.complement, $0[0]) },
        RandomCall(.integer, [.narrow(type)]) { .function(.absolute, $0) },
        RandomCall(.integer, [.narrow(type)]) { .function(.numeric(.signum), $0) },
        RandomCall(.integer, [.narrow(type), .narrow(type)]) { .bitwise($0[0], .exclusiveOr, $0[1]) },
        RandomCall(.integer, [.narrow(type), .constant(places)]) { .bitwise($0[0], .shiftLeft, $0[1]) },
      ]
    }
    + [SQLArithmeticOperator.add, .subtract, .multiply, .divide].map { op in
      RandomCall(.double, [.narrow(.real), .narrow(.real)]) { .arithmetic($0[0], op, $0[1]) }
    } + [
      RandomCall(.integer, [.document]) { .function(.json(.length), $0) },
      RandomCall(.integer, [.document]) { .function(.json(.length), [.function(.json(.keys), $0)]) },
    ]
    + [SQLJSONKind.integer, .double, .text, .boolean].map { kind in
      let result: Kind =
        switch kind {
        case .integer: .integer
        case .double: .double
        case .boolean: .boolean
        default: .text
        }
      return RandomCall(result, [.document]) { .function(.json(.value(kind, at: [.key("a")])), $0) }
    }

  /// Libraries differ in the last bits of these.
  private static let mathematics: [RandomCall] =
    [
      (SQLNumericFunction.decimalLogarithm, [Operand.bounded]), (.tangent, [.bounded]),
      (.arcCosine, [.kind(.double)]), (.arcTangent, [.bounded]), (.power, [.bounded, .bounded]),
      (.arcTangent2, [.bounded, .bounded]), (.exponential, [.bounded]),
    ].map { function, operands in
      RandomCall(.double, operands, everywhere: false) { rounded(.function(.numeric(function), $0)) }
    }

  /// The number without digits that may differ.
  static func rounded(_ number: SQLExpression) -> SQLExpression {
    .function(.numeric(.roundToPlaces), [number, .literal(.integer(6), .integer(bits: 32))])
  }

  // MARK: Texts

  private static let texts: [RandomCall] =
    [SQLTextualFunction.unicodeLower, .unicodeUpper, .nfc, .nfd, .nfkc, .nfkd].map { function in
      RandomCall(.text, [.kind(.text)], everywhere: false) { .function(.textual(function), $0) }
    }
    + [SQLFunction.trim, .trimStart, .trimEnd].map { function in
      RandomCall(.text, [.kind(.text), .kind(.text)]) { .function(function, $0) }
    }
    + [Kind.integer, .decimal].map { kind in
      RandomCall(.text, [.kind(kind)]) { .function(.textual(.formatted), $0) }
    } + [
      RandomCall(
        .text,
        [.constant([0, 65, 233, 128_512, 55_296, 1_114_112, -1].map { .value(.integer($0), .bigInteger) })]
      ) { .function(.textual(.character), $0) },
      RandomCall(.text, [.kind(.text), .kind(.integer)]) { .function(.substring, $0) },
      RandomCall(.text, [.document]) { .function(.json(.type), $0) },
    ]

  // MARK: Conditions

  private static let conditions: [RandomCall] =
    [
      SQLComparisonOperator.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
    ].flatMap { op in
      [
        RandomCall(.boolean, [.kind(.text), .kind(.text)]) {
          .comparison(.collate($0[0], .noCase), op, $0[1])
        },
        RandomCall(.boolean, [.narrow(narrowTypes[1]), .kind(.integer)]) { .comparison($0[0], op, $0[1]) },
      ]
    } + [
      RandomCall(.boolean, [.kind(.text), .kind(.text)]) {
        .isDistinct(.collate($0[0], .noCase), $0[1], negated: true)
      },
      RandomCall(.boolean, [.kind(.text), .kind(.text), .kind(.text)]) {
        .between(.collate($0[0], .noCase), $0[1], $0[2], negated: false)
      },
      RandomCall(.boolean, [.kind(.text), .kind(.text), .kind(.text)]) {
        .inList(.collate($0[0], .noCase), [$0[1], $0[2]], negated: false)
      },
      RandomCall(.boolean, [.document, .document], everywhere: false) { .function(.json(.contains), $0) },
      RandomCall(.boolean, [.document, .constant(RandomQueries.documents.map { .value(.text($0), .json) })]) {
        .function(.json(.contains), $0)
      },
      RandomCall(.boolean, [.kind(.boolean), .kind(.boolean)]) { .function(.nullIf, $0) },
      RandomCall(.boolean, [.kind(.boolean), .kind(.boolean)]) { .function(.greatest, $0) },
      RandomCall(.boolean, [.kind(.boolean), .kind(.boolean)]) { .function(.least, $0) },
      RandomCall(.boolean, [.kind(.boolean), .kind(.boolean), .kind(.boolean)]) {
        .between($0[0], $0[1], $0[2], negated: false)
      },
    ]

  // MARK: Dates and times

  private static let moments: [RandomCall] =
    [SQLDatePart.hour, .minute, .second, .microsecond].map { part in
      RandomCall(.integer, [.kind(.time)]) { .function(.temporal(.part(part)), $0) }
    } + [
      RandomCall(.time, [.kind(.date)]) { .function(.temporal(.time), $0) },
      RandomCall(.time, [.kind(.integer), .kind(.integer), .kind(.integer)]) {
        .function(.temporal(.makeTime), $0)
      },
      RandomCall(.date, [.kind(.day), .kind(.time)]) { .function(.temporal(.instant), $0) },
    ]

  // MARK: Casts

  /// Every cast that has one meaning, and then to the type that expressions of the kind have.
  private static let casts: [RandomCall] = castTypes.flatMap { pair -> [RandomCall] in
    guard let kind = Kind(widening: pair.target) else { return [] }
    return [
      RandomCall(kind, [operand(of: pair.source, as: pair.target)]) { operands in
        let value = SQLExpression.cast(operands[0], pair.target)
        return kind.type == pair.target ? value : .cast(value, kind.type)
      }
    ]
  }

  /// The types between which there are casts.
  private static let types: [SQLType] =
    narrowTypes + Kind.allCases.map(\.type) + [
      .unsigned(bits: 16), .unsigned(bits: 32), .unsigned(bits: 64), .decimal(scale: 0), .decimal(scale: 3),
      .real,
    ]

  /// The pairs of types that validation takes.
  static let castTypes: [(source: SQLType, target: SQLType)] = types.flatMap { source in
    types.filter { target in
      let select = SQLSelect(columns: [.expression(.cast(.value(.null, source), target))])
      return SQLStatement.query(.select(select)).check(in: GoldenCase.dialects[0]).allSatisfy {
        $0.subject != .defect(.divergentCast)
      }
    }.map { (source, $0) }
  }

  private static func operand(of source: SQLType, as target: SQLType) -> Operand {
    if source == .text { return .textOf(Kind(widening: target)?.type ?? .text) }
    return Kind.allCases.first { $0.type == source }.map { .kind($0) } ?? .narrow(source)
  }
}

extension RandomQueries.Kind {
  /// The kind of which a value of a type is one, if it is cast to the kind's own.
  init?(widening type: SQLType) {
    switch type {
    case .unsigned: self = .integer
    case .real: self = .double
    case .decimal: self = .decimal
    default: self.init(type)
    }
  }
}
