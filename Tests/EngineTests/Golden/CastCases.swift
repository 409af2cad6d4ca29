import Foundation
import Koine

/// CAST between every pair of types that has a meaning.
enum CastCases {
  @GoldenCases static var all: [GoldenCase] {
    numbers
    texts
    decimals
    refused
  }

  @GoldenCases private static var numbers: [GoldenCase] {
    GoldenCase(
      "cast-double-to-int-T16", Sample.order(by: \.id).select { $0.x.cast(as: Int.self) },
      [7, -7, 2, 1, nil, nil, nil, 7, 9_007_199_254_740_992, 0])
    GoldenCase(
      "cast-int-to-double",
      Sample.where { $0.id.in([1, 2, 5]) }.order(by: \.id).select { $0.n.cast(as: Double.self) / 2.0 },
      [3.5, -3.5, nil])
    GoldenCase(
      "cast-int-to-text-L11-T23", Sample.order(by: \.id).limit(7).select { $0.n.cast(as: String.self) },
      ["7", "-7", "7", "7", nil, "9223372036854775807", "-9223372036854775808"])
    GoldenCase(
      "cast-bool-to-text-T2",
      Sample.where { $0.id < 4 }.order(by: \.id).select { $0.flag.cast(as: String.self) },
      ["true", "false", nil])
    GoldenCase(
      "cast-condition-to-int", Reminder.order(by: \.id).select { ($0.id > 3).cast(as: Int.self) },
      [0, 0, 0, 1, 1, 1])
    GoldenCase(
      "cast-int-to-int32", Sample.order(by: \.id).select { $0.n.cast(as: Int32.self) },
      [7, -7, 7, 7, nil, nil, nil, 7, nil, 0] as [Int32?])
    GoldenCase(
      "cast-int32-to-int",
      Sample.where { $0.id.in([5, 6]) }.order(by: \.id).select { $0.small.cast(as: Int.self) * 2 },
      [nil, 4_294_967_294])
    GoldenCase(
      "cast-int-to-bool",
      Sample.where { $0.id.in([1, 2, 5, 10]) }.order(by: \.id).select {
        ($0.n.cast(as: Bool.self), ($0.n - 7).cast(as: Bool.self))
      }, [(true, false), (true, true), (nil, nil), (false, true)])
    GoldenCase(
      "cast-bool-to-number",
      Sample.where { $0.id < 4 }.order(by: \.id).select {
        ($0.flag.cast(as: Int.self), $0.flag.cast(as: Double.self))
      }, [(1, 1.0), (0, 0.0), (nil, nil)])
    GoldenCase(
      "cast-in-condition",
      Sample.where { $0.small.cast(as: Bool.self) == false }.order(by: \.id).select(\.id), [3])
  }

  private static let identifier = UUID(uuidString: "0F8FAD5B-D9CB-469F-A165-70867728950E")

  @GoldenCases private static var texts: [GoldenCase] {
    GoldenCase(
      "cast-text-to-int-T17", Phrase.where { $0.text.cast(as: Int?.self) == nil }.count(), [20])
    GoldenCase(
      "cast-text-to-bool",
      RemindersList.where { $0.id == 1 }.select {
        (
          $0.title.replace("Home", with: "true").cast(as: Bool?.self),
          $0.title.replace("Home", with: "false").cast(as: Bool?.self),
          $0.title.replace("Home", with: "TRUE").cast(as: Bool?.self), $0.title.cast(as: Bool?.self)
        )
      }, [(true, false, nil, nil)])
    GoldenCase(
      "cast-text-to-uuid-T10",
      RemindersList.where { $0.id == 1 }.select {
        (
          $0.title.replace("Home", with: "0F8FAD5B-d9cb-469f-a165-70867728950e").cast(as: UUID?.self),
          $0.title.replace("Home", with: "{0f8fad5b-d9cb-469f-a165-70867728950e}").cast(as: UUID?.self),
          $0.title.replace("Home", with: "0f8fad5bd9cb469fa16570867728950e").cast(as: UUID?.self),
          $0.title.replace("Home", with: "0f8fad5b-d9cb-469f-a165-70867728950g").cast(as: UUID?.self)
        )
      }, [(identifier, nil, nil, nil)])
    GoldenCase(
      "cast-uuid-to-text",
      RemindersList.where { $0.id == 1 }.select { _ in
        identifier.cast(as: String.self)
      }, ["0f8fad5b-d9cb-469f-a165-70867728950e"])
    GoldenCase(
      "cast-text-to-data",
      Phrase.where { $0.id.in([1, 4, 13]) }.order(by: \.id).select { $0.text.cast(as: Data.self) },
      [Data(), Data([0xC3, 0x89]), Data("back\\slash".utf8)])
    GoldenCase(
      "cast-date-to-text", Reminder.order(by: \.id).select { $0.dueDate.cast(as: String.self) },
      [
        "2013-01-31 00:00:00.000000", nil, "2000-02-29 00:00:00.123456", "1969-12-31 00:00:00.000000",
        "2013-01-31 00:00:00.000000", nil,
      ])
    GoldenCase(
      "cast-chain",
      Sample.where { $0.id < 4 }.order(by: \.id).select {
        ($0.n.cast(as: String.self) + "0").cast(as: Int.self) + $0.flag.cast(as: Int.self)
      }, [71, -70, nil])
  }

  @GoldenCases private static var decimals: [GoldenCase] {
    GoldenCase(
      "cast-text-to-decimal",
      RemindersList.where { $0.id == 1 }.select {
        (
          "12.345".cast(as: Scaled<Cents>?.self), "-0.005".cast(as: Scaled<Cents>?.self),
          $0.title.replace("Home", with: "+007").cast(as: Scaled<Cents>?.self),
          "9999999999999999.995".cast(as: Scaled<Cents>?.self), "1e3".cast(as: Scaled<Cents>?.self)
        )
      },
      [(12.35, -0.01, 7, nil, nil)]
        as [(Scaled<Cents>?, Scaled<Cents>?, Scaled<Cents>?, Scaled<Cents>?, Scaled<Cents>?)])
    GoldenCase(
      "cast-double-to-decimal",
      RemindersList.where { $0.id == 1 }.select { _ in
        (
          2.675.cast(as: Scaled<Cents>?.self), (-0.125).cast(as: Scaled<Cents>?.self),
          1.005.cast(as: Scaled<Cents>?.self), 1e16.cast(as: Scaled<Cents>?.self)
        )
      }, [(2.68, -0.13, 1.01, nil)] as [(Scaled<Cents>?, Scaled<Cents>?, Scaled<Cents>?, Scaled<Cents>?)])
    GoldenCase(
      "cast-real-to-decimal",
      Gauge.where { $0.id == 2 }.select { $0.ratio.cast(as: Scaled<Cents>?.self) }, [0] as [Scaled<Cents>?])
  }

  @GoldenCases private static var refused: [GoldenCase] {
    GoldenCase(refused: "cast-double-to-text", Sample.select { $0.x.cast(as: String.self) })
    GoldenCase(refused: "cast-text-to-double", Phrase.select { $0.text.cast(as: Double.self) })
    GoldenCase(refused: "cast-number-to-date", Reminder.select { $0.id.cast(as: Date.self) })
  }
}
