@_spi(KoineDriver) import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

/// What the passes make of casts and of `round` has the value of what they replace, by the reference evaluator. On the
/// engines, golden queries and random expressions compare them.
@Suite struct CastLoweringTests {
  private static let integers: [SQLType] = [8, 16, 32, 64].flatMap {
    [.integer(bits: $0), .unsigned(bits: $0)]
  }
  private static let edges: [Int64] = [
    0, 1, -1, 127, 128, -128, -129, 255, 256, 32_767, 32_768, -32_768, -32_769, 65_535, 65_536,
    2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 4_294_967_295, 4_294_967_296,
    9_999_999_999_999_999, 10_000_000_000_000_000, -10_000_000_000_000_000, .max, .min,
  ]
  private static let doubles: [Double] = {
    let others: [Double] = [
      (0.5).nextDown, (-0.5).nextUp, 2.5, -2.5, 4_503_599_627_370_495.5, 4_503_599_627_370_497, 1e300, -1e300,
    ]
    let near = edges.flatMap { edge -> [Double] in
      let number = Double(edge)
      return [number, number.nextUp, number.nextDown, number + 0.5, number - 0.5]
    }
    return near + others
  }()
  private static let texts =
    edges.map { "\($0)" } + [
      "", "+", "-", "+7", "-0", "007", "0000000000000000000000000000012", "9223372036854775808",
      "-9223372036854775809", "99999999999999999999", "12a", " 1", "1 ", "1\n", "1.0", "１", "\n1",
      "00112233-4455-6677-8899-aAbBcCdDeEfF", "00112233-4455-6677-8899-aAbBcCdDeEf",
      "00112233-4455-6677-8899-aAbBcCdDeEfF\n", "00112233445566778899aabbccddeeff", "{00112233}",
    ]

  /// Values of each type, and NULL.
  private static let operands: [SQLExpression] = {
    var operands: [SQLExpression] = []
    for type in integers {
      let fit = edges.filter { type.integerRange?.contains($0) == true }
      operands += fit.map { .value(.integer($0), type) }
      operands.append(.value(.null, type))
    }
    operands += doubles.map { .value(.double($0), .double) }
    operands += texts.map { .value(.text($0), .text) }
    return operands + [.value(.null, .double), .value(.null, .text)]
  }()

  private static func value(of expression: SQLExpression) throws -> SQLValue {
    try ReferenceEvaluator().value(of: expression).sqlValue()
  }

  /// The passes in the order in which they are applied.
  private static func lowered(_ expression: SQLExpression) -> SQLExpression {
    let passes: [SQLLowering] = [.castOfOtherText, .castBeyondRange, .castOfFraction, .roundHalfAway]
    return passes.reduce(expression) { $1.ofExpression?($0) ?? $0 }
  }

  @Test(arguments: integers + [.double, .uuid, .decimal(scale: 0), .decimal(scale: 2), .decimal(scale: 18)])
  func aLoweredCastHasTheValueOfTheCast(_ target: SQLType) throws {
    var changed = 0
    for operand in Self.operands {
      guard let value = try? Self.value(of: .cast(operand, target)) else { continue }
      let lowered = Self.lowered(.cast(operand, target))
      if lowered != .cast(operand, target) { changed += 1 }
      #expect(try Self.value(of: lowered) == value, "\(operand) as \(target)")
      // What is left to the engine's own CAST has a counterpart.
      guard lowered != .cast(operand, target), case .cast(let guarded, _) = lowered else { continue }
      let isGuarded = try Self.value(of: guarded) == .null
      // Whether it has too many digits, the cast of a decimal number itself looks.
      if target.scale != nil, operand.type.storage == .text, !isGuarded { continue }
      #expect(isGuarded == (value == .null), "\(operand) as \(target)")
    }
    #expect(target == .double ? changed == 0 : changed > 20)
  }

  @Test func aLoweredRoundHasTheValueOfTheRound() throws {
    for number in Self.doubles {
      for operand in [
        SQLExpression.value(.double(number), .double),
        .arithmetic(.value(.double(number), .double), .add, .value(.double(0.25), .double)),
      ] {
        let round = SQLExpression.function(.round, [operand])
        #expect(try Self.value(of: Self.lowered(round)) == Self.value(of: round), "\(operand)")
      }
    }
  }

  /// What needs no guard has none.
  @Test func aCastToAWiderTypeStaysAsItIs() {
    for source in Self.integers {
      for target in Self.integers + [.decimal(scale: 0)] {
        guard let mine = source.integerRange else { continue }
        let room = target.integerRange ?? -999_999_999_999_999_999...999_999_999_999_999_999
        let cast = SQLExpression.cast(.value(.null, source), target)
        let isWide = room.lowerBound <= mine.lowerBound && room.upperBound >= mine.upperBound
        #expect((Self.lowered(cast) == cast) == isWide, "\(source) as \(target)")
      }
    }
  }

  @Test func whatARoundBecomesIsOneOperand() throws {
    let query = Sample.select { 2 * $0.x.round() }.statement
    #expect(
      try query.render(in: .postgreSQL).sql == """
        SELECT $1 * (trunc("samples"."x" + sign("samples"."x") * CAST('0.49999999999999994' AS double precision)) + 0) \
        FROM "samples"
        """)
  }

  @Test func anOperandThatIsComputedIsWrittenOnce() throws {
    let query = Sample.select { ($0.x / $0.y).round() }.statement
    let server = try query.render(in: .postgreSQL).sql
    #expect(
      server == """
        SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * \
        CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT "samples"."x" / nullif("samples"."y", 0) \
        AS "value" LIMIT 1) AS "koine_operand") FROM "samples"
        """)
    let other = try query.render(in: .mariaDB).sql
    #expect(
      other == """
        SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) \
        + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(`samples`.`x` / `samples`.`y`), '$' \
        COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) FROM `samples`
        """)
    #expect(
      try query.render(in: .sqlite).sql
        == #"SELECT koine_round(CAST("samples"."x" AS REAL) / "samples"."y") FROM "samples""#)
  }
}
