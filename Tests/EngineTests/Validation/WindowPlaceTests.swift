import Koine
import KoineMariaDBDialect
import Testing

/// Window functions are refused where rows are not complete yet, and so are those that no engine has.
@Suite struct WindowPlaceTests {
  private func problems(
    _ query: some Statement, in dialect: some SQLDialect = .sqlite
  ) -> [UnsupportedFeature.Subject] {
    query.check(in: dialect).filter { !$0.isNote }.map(\.subject)
  }

  @Test func windowsAreRefusedBeforeRowsAreComplete() {
    let misplaced: [UnsupportedFeature.Subject] = [.defect(.misplacedWindow)]
    #expect(problems(Reminder.where { rank().over(orderBy: $0.id) == 1 }) == misplaced)
    #expect(
      problems(
        Reminder.group(by: \.priority).having { rank().over(orderBy: $0.priority) == 1 }.select(\.priority))
        == misplaced)
    #expect(
      problems(Reminder.group { rank().over(orderBy: $0.id) }.select { $0.id.count() }) == misplaced)
    #expect(
      problems(RemindersList.join(Reminder.self) { $0.id == rank().over(orderBy: $1.id) }) == misplaced)
    #expect(problems(Reminder.select { rank().over(orderBy: $0.id).sum() }) == misplaced)
    #expect(
      problems(Reminder.select { rank().over(orderBy: rank().over(orderBy: $0.id)) }) == misplaced)
    #expect(
      problems(Reminder.select { $0.id.lag().over(partitionBy: rank().over(orderBy: $0.id)) }) == misplaced)
    #expect(
      problems(Reminder.find(1).update { $0.score = percentRank().over(orderBy: $0.id) }) == misplaced)
    #expect(
      problems(Reminder.find(1).delete().returning { rank().over(orderBy: $0.id) }) == misplaced)
    #expect(
      problems(
        Paper.joinLateral { jsonMembers($0.document.lag().over(orderBy: $0.id)) }.select {
          $0.id + 0 * $1.value.length()
        })
        == misplaced)
    let hints = Reminder.where { rank().over(orderBy: $0.id) == 1 }.check(in: .postgreSQL).map(\.hint)
    #expect(hints == ["filter by it in qualify, or name it in a derived table, from(…)"])
  }

  @Test func whatNoEngineHasIsRefusedQ26() {
    expectRefused(Reminder.select { $0.id.count(distinct: true).over() }, as: .distinctOverWindow)
    expectRefused(Reminder.select { ($0.id + 1).over() }, as: .notAggregate)
    expectRefused(Reminder.select { $0.score.median().over() }, as: .aggregateOverWindow)
    expectRefused(Reminder.select { $0.title.mode().over(orderBy: $0.id) }, as: .aggregateOverWindow)
    expectRefused(Reminder.select { $0.title.first(orderedBy: $0.id).over() }, as: .aggregateOverWindow)
    expectRefused(Reminder.select { $0.title.groupConcat(orderedBy: $0.id).over() }, as: .aggregateOverWindow)
    for count in [0, -1, 3_000_000_000] {
      expectRefused(Reminder.select { ntile(count).over(orderBy: $0.id) }, as: .meaninglessCount)
      expectRefused(Reminder.select { $0.id.nthValue(count).over(orderBy: $0.id) }, as: .meaninglessCount)
    }
    expectRefused(Reminder.select { $0.id.lag(-1).over(orderBy: $0.id) }, as: .meaninglessCount)
    expectRefused(Reminder.select { $0.id.lead(-1).over(orderBy: $0.id) }, as: .meaninglessCount)
    let ofDates = Reminder.select {
      $0.id.count().over(orderBy: $0.dueDate, frame: .range(from: .preceding(1)))
    }
    expectRefused(ofDates, as: .meaninglessFrame)
    #expect(
      ofDates.check(in: .sqlite).filter { !$0.isNote }.map(\.hint) == [
        """
        begin the frame before its end, at distances of 0 or more, and order the window by the number that RANGE \
        counts in; for a date or a time say the unit: .preceding(7, .days), for a CalendarDate in days or weeks
        """
      ])
    let fractions = Reminder.select {
      $0.id.count().over(orderBy: $0.id, frame: .range(from: .preceding(0.5)))
    }
    expectRefused(fractions, as: .meaninglessFrame)
    let halfRows = Reminder.select { $0.id.count().over(orderBy: $0.id, frame: .rows(from: .preceding(0.5))) }
    expectRefused(halfRows, as: .meaninglessFrame)
    expectRefused(Reminder.limit(1, withTies: true), as: .tiesWithoutOrder)
  }

  /// A distance with a unit of time has a meaning in the range of one date or time, and beside none without a unit.
  @Test func timesAreNoDistancesInOtherFrames() {
    let day = WindowFrame.Bound.preceding(1, .days)
    expectRefused(
      Reminder.select { $0.id.count().over(orderBy: $0.dueDate, frame: .rows(from: day)) },
      as: .meaninglessFrame)
    expectRefused(
      Reminder.select { $0.id.count().over(orderBy: $0.dueDate, frame: .groups(from: day)) },
      as: .meaninglessFrame)
    expectRefused(Reminder.select { $0.id.count().over(frame: .range(from: day)) }, as: .meaninglessFrame)
    expectRefused(
      Reminder.select { $0.id.count().over(orderBy: $0.dueDate, $0.id, frame: .range(from: day)) },
      as: .meaninglessFrame)
    for frame in [
      WindowFrame.range(from: day), .range(from: .unboundedPreceding, to: day),
      .range(from: .currentRow, to: .following(1, .days)),
    ] {
      expectRefused(
        Reminder.select { $0.id.count().over(orderBy: $0.id, frame: frame) }, as: .meaninglessFrame)
      expectRefused(
        Reminder.select { $0.id.count().over(orderBy: $0.score, frame: frame) }, as: .meaninglessFrame)
      expectRefused(
        Reminder.select { $0.id.count().over(orderBy: $0.title, frame: frame) }, as: .meaninglessFrame)
      // The texts and numbers that other programs store.
      expectRefused(Visit.select { $0.id.count().over(orderBy: $0.at, frame: frame) }, as: .meaninglessFrame)
      expectRefused(
        Visit.select { $0.id.count().over(orderBy: $0.unix, frame: frame) }, as: .meaninglessFrame)
    }
    for frame in [
      WindowFrame.range(from: day, to: .following(1)), .range(from: .preceding(1), to: .following(1, .days)),
      .range(from: .preceding(-1, .days)), .range(from: .currentRow, to: .following(.min, .weeks)),
      .range(from: .preceding(1, .days), to: .preceding(25, .hours)),
      .range(from: .following(1, .seconds), to: .following(999, .milliseconds)),
      .range(from: .following(1, .days), to: .currentRow), .range(from: .currentRow, to: day),
    ] {
      expectRefused(
        Reminder.select { $0.id.count().over(orderBy: $0.dueDate, frame: frame) }, as: .meaninglessFrame)
    }
    for unit in [DurationUnit.hour, .minute, .second, .millisecond, .microsecond] {
      expectRefused(
        Reminder.select {
          $0.id.count().over(orderBy: $0.dueDate.calendarDate(), frame: .range(from: .preceding(24, unit)))
        }, as: .meaninglessFrame)
      expectRefused(
        Reminder.select {
          $0.id.count().over(
            orderBy: $0.dueDate.calendarDate(), frame: .range(from: day, to: .following(24, unit)))
        }, as: .meaninglessFrame)
    }
  }

  /// Expects the defect, and no other one, in every dialect, whatever else one of them lacks.
  private func expectRefused(
    _ query: some Statement, as defect: SQLDefect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for dialect in GoldenCase.dialects {
      let found = problems(query, in: dialect).filter {
        if case .defect = $0 { true } else { false }
      }
      #expect(found == [.defect(defect)], "\(dialect.name)", sourceLocation: sourceLocation)
    }
  }

  @Test func rowsAreNotLockedByWayOfWindows() {
    func locking(_ query: some SelectStatement) -> [UnsupportedFeature.Subject] {
      problems(query.forUpdate(), in: .postgreSQL)
    }
    #expect(locking(Reminder.order(by: \.id).after(1)) == [])
    let refused: [UnsupportedFeature.Subject] = [.defect(.lockedGroups)]
    #expect(locking(Reminder.qualify { rank().over(orderBy: $0.id) == 1 }) == refused)
    #expect(locking(Reminder.order { rank().over(orderBy: $0.id) }) == refused)
    #expect(locking(Reminder.order(by: \.priority).limit(1, withTies: true)) == refused)
  }

  @Test func whatMariaDBLacksIsRefused() {
    func lacking(_ query: some Statement) -> [UnsupportedFeature.Subject] { problems(query, in: .mariaDB) }
    #expect(
      lacking(Reminder.select { $0.score.sum().over(orderBy: $0.id, frame: .rows(from: .preceding(1))) })
        == [.feature(.floatingPointSumsOfFrames)])
    #expect(
      lacking(
        Reminder.select { $0.score.avg().over(orderBy: $0.id, frame: .rows(from: .unboundedPreceding)) })
        == [])
    #expect(
      lacking(Reminder.select { $0.title.groupConcat().over(orderBy: $0.id) })
        == [.feature(.concatenationOverWindow)])
    #expect(
      lacking(Reminder.select { ($0.id.bitAnd().over(orderBy: $0.id), $0.id.bitXor().over()) })
        == [.feature(.bitAggregatesOverWindow), .feature(.bitAggregatesOverWindow)])
    #expect(
      lacking(Reminder.select { ($0.score.varPop().over(), $0.score.corr($0.id).over(orderBy: $0.id)) })
        == [.feature(.spreadAggregates), .feature(.pairAggregates)])
    #expect(
      lacking(Reminder.select { $0.id.count().over(orderBy: $0.id, frame: .groups(from: .preceding(1))) })
        == [.feature(.groupsInFrames)])
    #expect(
      lacking(
        Reminder.select {
          $0.id.count().over(orderBy: $0.id, frame: .rows(from: .preceding(1), excluding: .currentRow))
        }) == [.feature(.exclusionFromFrames)])
    #expect(
      lacking(
        Reminder.select {
          $0.id.count().over(
            orderBy: $0.priority.ascending(nulls: .last), frame: .range(from: .preceding(1)))
        }) == [.feature(.rangeBesideNulls)])
  }
}
