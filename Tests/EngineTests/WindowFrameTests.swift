import Koine
import KoineTesting
import Testing

/// The frame of a window, in every form, has its text and is taken by both engines; what has no meaning is refused.
@Suite struct WindowFrameTests {
  private static let order = [SQLOrdering(Tag.columns.id.expression, nulls: .database)]
  private static let two = SQLExpression.literal(.integer(2), .integer(bits: 32))
  private static let three = SQLExpression.literal(.integer(3), .integer(bits: 32))

  /// Each unit, each bound in each place that it may have, and each exclusion.
  static let frames: [(frame: SQLFrame, text: String)] = {
    let units: [(SQLFrame.Unit, String)] = [(.rows, "ROWS"), (.range, "RANGE"), (.groups, "GROUPS")]
    let bounds: [(SQLFrame.Bound, String)] = [
      (.unboundedPreceding, "UNBOUNDED PRECEDING"), (.preceding(three), "3 PRECEDING"),
      (.preceding(two), "2 PRECEDING"), (.currentRow, "CURRENT ROW"), (.following(two), "2 FOLLOWING"),
      (.following(three), "3 FOLLOWING"), (.unboundedFollowing, "UNBOUNDED FOLLOWING"),
    ]
    let exclusions: [(SQLFrame.Exclusion, String)] = [
      (.none, ""), (.currentRow, " EXCLUDE CURRENT ROW"), (.group, " EXCLUDE GROUP"),
      (.ties, " EXCLUDE TIES"),
    ]
    var all: [(SQLFrame, String)] = []
    for (unit, unitText) in units {
      for (index, (start, startText)) in bounds.dropLast().enumerated() {
        for (end, endText) in bounds[Swift.max(index, 1)...] {
          for (exclusion, exclusionText) in exclusions {
            all.append(
              (
                SQLFrame(unit, from: start, to: end, excluding: exclusion),
                "\(unitText) BETWEEN \(startText) AND \(endText)\(exclusionText)"
              ))
          }
        }
      }
    }
    return all
  }()

  private static func query(_ window: SQLWindow) -> SQLQuery {
    let select = SQLSelect(
      columns: [.named(.window(.rowNumber, window), "number")], from: .table(Tag.columns._source))
    return SQLQuery(.select(select), ordering: order)
  }

  @Test func aFrameIsWrittenAsTheStandardHasIt() throws {
    for (frame, text) in Self.frames {
      let query = SQLStatement.query(Self.query(SQLWindow(ordering: Self.order, frame: frame)))
      #expect(
        try query.render(in: TestDialect()).sql
          == "SELECT row_number() OVER (ORDER BY `tags`.`id` \(text)) AS `number` FROM `tags` ORDER BY `tags`.`id`"
      )
    }
    let whole = SQLWindow(
      partition: [Tag.columns.weight.expression], frame: SQLFrame(.rows, from: .unboundedPreceding))
    #expect(
      try SQLStatement.query(Self.query(whole)).render(in: TestDialect()).sql
        == "SELECT row_number() OVER (PARTITION BY `tags`.`weight` ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) "
        + "AS `number` FROM `tags` ORDER BY `tags`.`id`")
  }

  @Test func bothEnginesTakeEveryFrame() async throws {
    for connection in try await Engines.shared().all {
      let count = try await Tag.count().fetchOne(connection) ?? 0
      for (frame, text) in Self.frames {
        let query = Self.query(SQLWindow(ordering: Self.order, frame: frame))
        let rows = try await ResultRows(of: SQLTree(query), on: connection).rows
        #expect(rows == (0..<count).map { [.integer(Int64($0 + 1))] }, "\(connection.dialect.name): \(text)")
      }
    }
  }

  @Test func aFrameWithoutAMeaningIsRefused() {
    let negative = SQLExpression.value(.integer(-1), .bigInteger)
    let column = Tag.columns.weight.expression
    let windows: [SQLWindow] = [
      SQLWindow(ordering: Self.order, frame: SQLFrame(.rows, from: .unboundedFollowing)),
      SQLWindow(
        ordering: Self.order, frame: SQLFrame(.rows, from: .unboundedPreceding, to: .unboundedPreceding)),
      SQLWindow(ordering: Self.order, frame: SQLFrame(.rows, from: .following(Self.two))),
      SQLWindow(ordering: Self.order, frame: SQLFrame(.rows, from: .currentRow, to: .preceding(Self.two))),
      SQLWindow(ordering: Self.order, frame: SQLFrame(.rows, from: .preceding(negative))),
      SQLWindow(ordering: Self.order, frame: SQLFrame(.rows, from: .preceding(column))),
      SQLWindow(
        ordering: Self.order, frame: SQLFrame(.rows, from: .preceding(Self.two), to: .preceding(Self.three))),
      SQLWindow(
        ordering: Self.order, frame: SQLFrame(.range, from: .preceding(Self.two), to: .preceding(Self.three))),
      SQLWindow(
        ordering: Self.order, frame: SQLFrame(.groups, from: .following(Self.three), to: .following(Self.two))
      ),
      SQLWindow(
        ordering: [SQLOrdering(.cast(Tag.columns.id.expression, .double), nulls: .database)],
        frame: SQLFrame(
          .range, from: .following(.literal(.double(0.5), .double)),
          to: .following(.literal(.double(0.25), .double)))),
      SQLWindow(frame: SQLFrame(.groups, from: .unboundedPreceding)),
      SQLWindow(frame: SQLFrame(.range, from: .preceding(Self.two))),
      SQLWindow(
        ordering: Self.order + Self.order, frame: SQLFrame(.range, from: .preceding(Self.two))),
    ]
    for window in windows {
      let problems = SQLStatement.query(Self.query(window)).check(in: .sqlite)
      #expect(problems.map(\.subject) == [.defect(.meaninglessFrame)], "\(window)")
    }
  }
}
