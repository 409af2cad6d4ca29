import Foundation
import Koine

/// Numbers that are smaller than an `Int` or a `Double`, bytes and links.
enum TypeCases {
  static let all = integers + floats + others + representations + instants

  @GoldenCases private static var instants: [GoldenCase] {
    GoldenCase(
      "instants-of-representations",
      Visit.order(by: \.id).select {
        ($0.at.instant().epoch(), $0.unix.instant().year(), $0.unix.instant().truncated(to: .month).iso8601())
      },
      [
        (1_359_590_400, 2013, "2013-01-01T00:00:00.000000Z"), (-86_400, nil, nil),
        (-86_400, 1969, "1969-12-01T00:00:00.000000Z"),
      ])
    GoldenCase(
      "instants-of-representations-grouped",
      Visit.group { $0.at.instant().year() }.order { $0.at.instant().year() }.select {
        ($0.at.instant().year(), countRows())
      }, [(1969, 2), (2013, 1)])
  }

  @GoldenCases private static var integers: [GoldenCase] {
    GoldenCase(
      "integers-computed-in-64-bits-T18",
      Gauge.order(by: \.id).select { ($0.byte + 1 - 1, $0.word * 1, $0.tiny / 2, $0.short % 2) },
      [(255, 65_535, 63, 1), (0, 0, -64, 0), (7, 7, -3, -1), (2, 2, 1, 0)]
        as [(UInt8, UInt16, Int8, Int16)])
    GoldenCase(
      "integers-beyond-their-type-compared", Gauge.where { $0.byte * 100 > $0.byte + 200 }.select(\.id),
      [1, 3])
    GoldenCase(
      "integers-aggregated",
      Gauge.where { $0.id != 1 }
        .select {
          ($0.tiny.sum(), $0.short.min(), $0.byte.sum(), $0.word.max(), $0.long.avg(), $0.size.sum())
        },
      [(-133, .min, 9, 7, 3, 9)] as [(Int?, Int16?, Int?, UInt16?, Double?, UInt?)])
    GoldenCase(
      "integers-summed-beyond-their-type",
      Gauge.select { ($0.tiny.sum(), $0.byte.sum(), $0.word.sum(), $0.long.sum()) },
      [(-6, 264, 65_544, 4_294_967_304)])
    GoldenCase(
      "integers-between-literals",
      Gauge.where { $0.tiny.between(-7, and: 2) && $0.long.nullIf(7) == 2 }.select {
        ($0.id, greatest($0.tiny, 3), least($0.byte, 1), Case.of($0.word).when(2, then: "two").else("none"))
      }, [(4, 3, 1, "two")] as [(UInt32, Int8, UInt8, String)])
    GoldenCase(
      "integers-assigned-as-literals",
      Gauge.where { $0.id == 4 }.update {
        $0.tiny = -128
        $0.long = 4_294_967_295
        $0.ratio = $0.ratio ?? 1.5
      }, affects: 1, then: Gauge.where { $0.id == 4 }.select { ($0.tiny, $0.long, $0.ratio) },
      [(-128, 4_294_967_295, 1.5)] as [(Int8, UInt32, Float?)])
    GoldenCase("integers-in-a-list", Gauge.where { $0.byte.in([255, 2]) }.select(\.id), [1, 4])
    GoldenCase(
      "integers-cast-to-smaller",
      Gauge.where { $0.id > 2 }.order(by: \.id).select {
        ($0.long.cast(as: UInt8.self), $0.huge.cast(as: Int32.self), $0.tiny.cast(as: Int16.self))
      },
      [(7, 7, -7), (2, 2, 2)] as [(UInt8, Int32, Int16)])
    GoldenCase(
      "integers-beyond-a-cast",
      Gauge.where { $0.long.cast(as: UInt8.self).isNull || $0.tiny.cast(as: UInt16.self).isNull }
        .order(by: \.id).select(\.id),
      [1, 2, 3])
    GoldenCase(
      "integers-of-branches-beyond-a-cast",
      Gauge.order(by: \.id).select {
        (
          Case().when($0.id == 3, then: $0.tiny).else($0.tiny * 100 * 100).cast(as: Int16?.self),
          greatest($0.tiny, $0.tiny * 100 * 10).cast(as: Int16?.self)
        )
      }, [(nil, nil), (nil, -128), (-7, -7), (20_000, 2000)] as [(Int16?, Int16?)])
    GoldenCase(
      "integers-of-neighbours-beyond-a-cast",
      Gauge.order(by: \.id).select {
        $0.tiny.lag(1, default: $0.tiny * 100 * 10).over(orderBy: $0.id).cast(as: Int16?.self)
      }, [nil, 127, -128, -7] as [Int16?])
    GoldenCase(
      "integers-of-a-subquery-beyond-a-cast",
      Tag.where { $0.id == 1 }.select { _ in
        Gauge.where { $0.id == 1 }.select { $0.tiny * 100 * 10 }.cast(as: Int16.self)
      }, [nil])
    GoldenCase(
      "integers-of-a-derived-table-beyond-a-cast",
      Gauge.select { ($0.id, $0.tiny * 100 * 10) }.as("wide").order { $0.0 }
        .select { $0.1.cast(as: Int16?.self) }, [nil, nil, -7000, 2000] as [Int16?])
    GoldenCase(
      "double-cast-to-small-integers",
      Sample.where { $0.x != nil }.order(by: \.id).select {
        ($0.x.cast(as: UInt8.self), $0.x.cast(as: Int8.self), $0.x.cast(as: UInt.self))
      },
      [
        (7, 7, 7), (nil, -7, nil), (2, 2, 2), (1, 1, 1), (nil, nil, nil), (nil, nil, nil), (7, 7, 7),
        (nil, nil, 9_007_199_254_740_992), (0, 0, 0),
      ] as [(UInt8?, Int8?, UInt?)])
    GoldenCase(
      "integers-updated",
      Gauge.where { $0.id == 3 }.update {
        $0.byte += 200; $0.tiny -= 1; $0.huge += 1
      },
      affects: 1, then: Gauge.where { $0.id == 3 }.select { ($0.byte, $0.tiny, $0.huge) },
      [(207, -8, 8)] as [(UInt8, Int8, UInt64)])
  }

  private static let tenth = Double(Float(0.1))

  @GoldenCases private static var floats: [GoldenCase] {
    GoldenCase("float-compared", Gauge.where { $0.ratio == 0.1 }.select(\.id), [3])
    GoldenCase("float-below-a-literal", Gauge.where { $0.ratio < 0.1 }.select(\.id), [2])
    GoldenCase(
      "float-computed-as-double",
      Gauge.where { $0.id == 3 }.select {
        ($0.ratio * 3, ($0.ratio * 3).cast(as: Double.self), $0.ratio.cast(as: Double.self), $0.ratio / 0)
      }, [(Float(tenth * 3), tenth * 3, tenth, nil)])
    GoldenCase(
      "float-aggregated",
      Gauge.where { $0.id > 1 }
        .select { ($0.ratio.sum(), $0.ratio.avg(), $0.ratio.min(), $0.ratio.max(), $0.ratio.count()) },
      [(tenth, tenth / 2, -.leastNonzeroMagnitude, Float(0.1), 2)])
    GoldenCase(
      "float-rounded",
      Gauge.where { $0.id > 1 }.order(by: \.id).select { ($0.ratio.round(), $0.ratio.abs()) },
      [(0, .leastNonzeroMagnitude), (0, 0.1), (nil, nil)] as [(Float?, Float?)])
    GoldenCase(
      "float-updated", Gauge.where { $0.id == 3 }.update { $0.ratio = Float(0.25) }, affects: 1,
      then: Gauge.where { $0.ratio == 0.25 }.select(\.id), [3])
    GoldenCase(refused: "float-updated-with-a-double", Gauge.where { $0.id == 3 }.update { $0.ratio += 0.1 })
    GoldenCase(
      refused: "float-updated-with-a-double-of-a-branch",
      Gauge.where { $0.id == 3 }.update {
        $0.ratio = Case().when($0.id == 3, then: $0.ratio).else($0.ratio * 3)
      })
  }

  @GoldenCases private static var representations: [GoldenCase] {
    GoldenCase(
      "representation-compared",
      Visit.where { $0.at < MillisecondText(Reminders.januaryEnd) && $0.isPaid == BoolText(true) }.select(
        \.id), [3])
    GoldenCase(
      "representation-ordered", Visit.order { ($0.unix, $0.at.descending(), $0.id) }.select(\.id), [2, 3, 1])
    GoldenCase(
      "representation-aggregated",
      Visit.select { ($0.at.max(), $0.unix.min(), $0.key.count(distinct: true)) },
      [(MillisecondText(Reminders.januaryEnd), UnixSeconds(Reminders.beforeEpoch), 2)])
    GoldenCase(
      "representation-in-a-list", Visit.where { $0.key.in([UUIDBytes(Types.key)]) }.select(\.id), [1])
    GoldenCase(
      "representation-updated",
      Visit.where { $0.unix.isNull }.update {
        $0.unix = UnixSeconds(Reminders.leapDay); $0.tags = JSON(["x\\", "\""])
      },
      affects: 1,
      then: Visit.where { $0.unix > UnixSeconds(Reminders.beforeEpoch) }.order(by: \.id).select(\.id),
      [1, 2])
    GoldenCase(
      "json-selected", Visit.order(by: \.id).select { ($0.id, $0.tags) },
      [(1, JSON(["a", "É"])), (2, JSON([] as [String])), (3, JSON(["a"]))])
    GoldenCase(refused: "json-compared", Visit.where { $0.tags == JSON(["a"]) }.select(\.id))
  }

  private static let title = "a tie and more"

  @GoldenCases private static var others: [GoldenCase] {
    GoldenCase("bytes-compared-T4", Gauge.where { $0.bytes == [1, 0] }.select(\.id), [4])
    GoldenCase("bytes-ordered", Gauge.order(by: \.bytes).select(\.id), [1, 2, 3, 4])
    GoldenCase(
      "url-compared", Gauge.where { $0.link == URL(string: "mailto:x@example.org") }.select(\.id), [3])
    GoldenCase(
      "substring-as-a-value",
      Reminder.where {
        $0.notes == title.dropFirst(2).prefix(3) || $0.title.contains(title.suffix(0)) && $0.id == 1
      }
      .order(by: \.id).select { ($0.id, $0.title + title.prefix(1)) },
      [(1, "Walka"), (6, "Zebraa")])
    GoldenCase(
      "bytes-in-a-fragment",
      Gauge.where { SQL("\($0.bytes) = \([1, 0] as [UInt8]) OR \($0.bytes) = \(Data([1]))") }.order(by: \.id)
        .select(\.id), [3, 4])
  }
}
