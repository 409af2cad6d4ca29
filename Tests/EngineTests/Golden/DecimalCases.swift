import Foundation
import Koine

/// Exact decimal arithmetic.
enum DecimalCases {
  static let all = comparisons + computations + aggregates + otherScales

  private typealias Money = Scaled<Cents>
  private typealias Product = Scaled<ProductScale<Cents, Cents>>
  private typealias Quotient = Scaled<QuotientScale<Cents>>
  /// Without the one whose quotients exceed 64 bits on SQLite.
  private static let some = Price.where { $0.id != 3 }.order(by: \.id)

  private static func scaled<Scale>(_ texts: String...) -> [Scaled<Scale>] {
    texts.map { Scaled(Types.decimal($0)) }
  }

  private static func scaled<Scale>(_ text: String?) -> Scaled<Scale>? {
    text.map { Scaled(Types.decimal($0)) }
  }

  @GoldenCases private static var comparisons: [GoldenCase] {
    GoldenCase("decimal-compared", Price.where { $0.amount > 9.99 }.select(\.id), [3, 4])
    GoldenCase("decimal-equal", Price.where { $0.amount == 0.1 || $0.rate == 0.0725 }.select(\.id), [1, 5])
    GoldenCase(
      "decimal-between", Price.where { $0.amount.between(Money(-1), and: Money(0.1)) }.select(\.id), [2, 5])
    GoldenCase("decimal-in-a-list", Price.where { $0.amount.in([10, -0.05]) }.select(\.id), [2, 4])
    GoldenCase("decimal-ordered", Price.order { ($0.rate, $0.id) }.select(\.id), [2, 4, 5, 1, 3])
    GoldenCase(
      "decimal-product-compared", Price.where { $0.amount * $0.amount == Product(0.0025) }.select(\.id), [2])
  }

  @GoldenCases private static var computations: [GoldenCase] {
    GoldenCase(
      "case-of-decimals", some.select { Case().when($0.amount > 1, then: $0.amount).else(0) },
      scaled("9.99", "0", "10", "0"))
    GoldenCase(
      "case-of-decimals-or-null", some.select { Case().when($0.amount > 1, then: $0.rate).else(0) },
      ["0.0725", "0", "-0.3333", "0"].map { scaled($0) } as [Scaled<Rate>?])
    GoldenCase(
      "case-of-decimals-else-nil", some.select { Case().when($0.amount > 1, then: $0.amount).else(nil) },
      [scaled("9.99"), nil, scaled("10"), nil] as [Money?])
    GoldenCase(
      "case-of-null-elsewhere",
      Reminder.order(by: \.id).select {
        (
          Case().when($0.id > 3, then: $0.id).else($0.priority),
          Case().when($0.id > 3, then: $0.priority).else($0.id),
          Case().when($0.id > 3, then: $0.priority).else(0)
        )
      },
      [(3, 1, 0), (nil, 2, 0), (-1, 3, 0), (4, 3, 3), (5, 0, 0), (6, nil, nil)])
    GoldenCase(
      "decimal-sum-and-difference", some.select { $0.amount + $0.amount - 1 },
      scaled("18.98", "-1.1", "19", "-0.8"))
    GoldenCase("decimal-remainder-O3", some.select { $0.amount % 3 }, scaled("0.99", "-0.05", "1", "0.1"))
    GoldenCase(
      "decimal-remainder-of-a-value-O3", some.select { (-10 % $0.amount, $0.rate % 0) },
      ["-0.01", "0", "0", "0"].map { (scaled($0), nil) } as [(Money?, Scaled<Rate>?)])
    GoldenCase(
      "decimal-product-T6", some.select { $0.amount * $0.amount }, scaled("99.8001", "0.0025", "100", "0.01"))
    GoldenCase(
      "decimals-or-plain-values",
      some.select {
        (
          $0.rate ?? 0, $0.amount.lag(1, default: 0).over(orderBy: $0.id),
          $0.amount.lead(1, default: 7).over(orderBy: $0.id)
        )
      },
      [(0.0725, 0, -0.05), (0, 9.99, 10), (-0.3333, -0.05, 0.1), (0.0001, 10, 7)]
        as [(Scaled<Rate>, Money, Money)])
    GoldenCase(
      "decimal-product-of-scales", some.select { $0.amount * ($0.rate ?? Scaled<Rate>(0)) },
      scaled("0.724275", "0", "-3.333", "0.00001"))
    GoldenCase(
      "decimal-product-with-null",
      some.select { ($0.amount * $0.rate, $0.rate * $0.amount, $0.rate * $0.rate) },
      [
        ("0.724275", "0.724275", "0.00525625"), (nil, nil, nil), ("-3.333", "-3.333", "0.11108889"),
        ("0.00001", "0.00001", "0.00000001"),
      ].map { (scaled($0), scaled($1), scaled($2)) }
        as [(
          Scaled<ProductScale<Cents, Rate>>?, Scaled<ProductScale<Rate, Cents>>?,
          Scaled<ProductScale<Rate, Rate>>?
        )])
    GoldenCase(
      "decimal-quotient-with-null",
      some.select { ($0.amount / $0.rate, $0.rate / $0.amount, $0.rate / $0.rate) },
      [
        ("137.793103", "0.00725726", "1"), (nil, nil, nil), ("-30.003", "-0.03333", "1"),
        ("1000", "0.001", "1"),
      ].map { (scaled($0), scaled($1), scaled($2)) }
        as [(Quotient?, Scaled<QuotientScale<Rate>>?, Scaled<QuotientScale<Rate>>?)])
    GoldenCase(
      "decimal-quotient", some.select { $0.amount / Scaled<Whole>(-3) },
      scaled("-3.33", "0.016667", "-3.333333", "-0.033333").map(Optional.some))
    GoldenCase(
      "decimal-quotient-of-a-tie", some.select { $0.amount / Scaled<Whole>(100_000) },
      scaled("0.0001", "-0.000001", "0.0001", "0.000001").map(Optional.some))
    GoldenCase(
      "decimal-quotient-by-columns", some.select { $0.amount / $0.count.cast(as: Scaled<Tenths>.self) },
      [Types.decimal("3.33"), nil, Types.decimal("1.428571"), Types.decimal("0.05")].map {
        $0.map { Quotient($0) }
      })
    GoldenCase("decimal-by-zero", some.select { $0.amount / ($0.amount - $0.amount) }, [nil, nil, nil, nil])
    GoldenCase(
      "decimal-sign", some.select { (-$0.amount, $0.amount.abs()) },
      [
        (Money(-9.99), Money(9.99)), (Money(0.05), Money(0.05)), (Money(-10), Money(10)),
        (Money(-0.1), Money(0.1)),
      ])
    GoldenCase(
      "decimal-rounded-T15", some.select { $0.amount.cast(as: Scaled<Tenths>.self) },
      scaled("10", "-0.1", "10", "0.1"))
    GoldenCase(
      "decimal-widened", some.select { $0.amount.cast(as: Scaled<Rate>.self) - 0.0001 },
      scaled("9.9899", "-0.0501", "9.9999", "0.0999"))
    GoldenCase(
      "decimal-of-an-integer", some.select { $0.count.cast(as: Money.self) + $0.amount },
      scaled("12.99", "-0.05", "17", "2.1"))
    GoldenCase(
      "decimal-updated",
      Price.where { $0.id == 1 }.update {
        $0.amount += 0.01; $0.rate = Scaled<Rate>(0.5)
      },
      affects: 1, then: Price.where { $0.amount == 10 && $0.rate == 0.5 }.select(\.id), [1])
  }

  @GoldenCases private static var aggregates: [GoldenCase] {
    GoldenCase(
      "decimal-aggregated",
      Price.where { $0.id != 3 }
        .select { ($0.amount.sum(), $0.amount.avg(), $0.amount.min(), $0.amount.max(), $0.rate.avg()) },
      [
        (
          Money(20.04), Quotient(5.01), Money(-0.05), Money(10),
          Scaled<QuotientScale<Rate>>(Types.decimal("-0.0869"))
        )
      ])
    GoldenCase(
      "decimal-aggregated-with-a-filter",
      Price.where { $0.id != 3 }
        .select {
          ($0.amount.avg(filter: $0.amount > 0), $0.amount.sum(distinct: true, filter: $0.amount < 0))
        },
      [(Quotient(6.696667), Money(-0.05))])
    GoldenCase(
      "decimal-aggregated-of-none", Price.where { $0.id == 99 }.select { ($0.amount.sum(), $0.amount.avg()) },
      [(nil, nil)])
    GoldenCase(
      "decimal-sum-of-products-T6", Price.where { $0.id != 3 }.select { ($0.amount * $0.amount).sum() },
      scaled("199.8126").map { (product: Product) in product })
  }

  /// Beside numbers of other decimals, and integers, which have none.
  @GoldenCases private static var otherScales: [GoldenCase] {
    let ten: Decimal = 10
    GoldenCase(
      "decimal-of-two-scales-compared", Price.where { $0.amount > $0.rate }.select(\.id), [1, 3, 4, 5])
    GoldenCase(
      "decimal-of-two-scales-compared-as-values",
      Price.order(by: \.id).select {
        ($0.amount == $0.rate, $0.rate < $0.amount, $0.count >= $0.amount, $0.amount != $0.count)
      },
      [
        (false, true, false, true), (nil, nil, true, true), (false, true, false, true),
        (false, true, false, true), (false, true, true, true),
      ] as [(Bool?, Bool?, Bool, Bool)])
    GoldenCase(
      "decimal-beside-subqueries-of-other-scales",
      some.where {
        $0.amount > Price.select { $0.rate.avg() }
        $0.count > Price.where { $0.id != 3 }.select { $0.amount.avg() }
      }
      .select(\.id), [4])
    GoldenCase(
      "decimal-subquery-beside-a-literal",
      Price.where { price in Price.where { $0.id == price.id }.select { $0.amount.max() } >= 9.99 }.select(
        \.id),
      [1, 3, 4])
    GoldenCase(
      "decimal-of-two-scales-added", some.select { ($0.amount + $0.rate, $0.rate - $0.amount) },
      [("10.0625", "-9.9175"), (nil, nil), ("9.6667", "-10.3333"), ("0.1001", "-0.0999")].map {
        (scaled($0), scaled($1))
      } as [(Scaled<SumScale<Cents, Rate>>?, Scaled<SumScale<Rate, Cents>>?)])
    GoldenCase(
      "decimal-of-two-scales-null-safe",
      Price.order(by: \.id).select { ($0.amount.is($0.rate), $0.rate.isNot($0.count)) },
      [(false, true), (false, true), (false, false), (false, true), (false, true)])
    GoldenCase(
      "decimal-between-others", some.select { $0.amount.between($0.rate, and: $0.count) },
      [false, nil, false, true] as [Bool?])
    GoldenCase(
      "decimal-between-values-of-Swift",
      Price.where { $0.amount.between(0 as Decimal, and: ten) }.select(\.id), [1, 4, 5])
    GoldenCase(
      "decimal-between-products",
      some.where { $0.amount.between($0.amount * Scaled<Rate>(0.9), and: $0.amount * Scaled<Rate>(1.1)) }
        .select(\.id), [1, 4, 5])
    GoldenCase(
      "decimal-among-integers", Price.where { $0.rate.in(Price.select(\.count)) }.select(\.id), [3])
    GoldenCase(
      "integer-among-decimals",
      Price.where { $0.count.in(Price.where { $0.rate != nil }.select(\.rate)) }.select(\.id), [3])
    GoldenCase(
      "decimal-compared-to-all-of-another-scale",
      some.where {
        $0.count.compare(.greater, toAll: Price.where { $0.id != 3 && $0.rate != nil }.select(\.rate))
        $0.rate.compare(.notEqual, toAll: Price.where { $0.id != 3 }.select(\.amount))
      }
      .select(\.id), [1, 4, 5])
    GoldenCase(
      "decimal-extremes-of-two-scales",
      some.select { (greatest($0.amount, $0.rate), least($0.rate, $0.amount)) },
      [("9.99", "0.0725"), (nil, nil), ("10", "-0.3333"), ("0.1", "0.0001")].map { (scaled($0), scaled($1)) }
        as [(Scaled<SumScale<Cents, Rate>>?, Scaled<SumScale<Rate, Cents>>?)])
    GoldenCase(
      "decimal-coalesce-of-two-scales", some.select { $0.rate.coalesce($0.amount) },
      ["0.0725", "-0.05", "-0.3333", "0.0001"].map { scaled($0) } as [Scaled<SumScale<Rate, Cents>>?])
    GoldenCase(
      "decimal-in-mathematics", Price.where { $0.id == 4 }.select { ($0.amount * $0.amount).sqrt() }, [10])
    GoldenCase(
      "decimal-by-integers",
      some.select {
        ($0.amount * $0.count, $0.count * $0.amount, $0.amount * 3, $0.amount / 7, $0.amount / $0.count)
      },
      [
        (29.97, 29.97, 29.97, "1.427143", "3.33"), (0, 0, -0.15, "-0.007143", nil),
        (70, 70, 30, "1.428571", "1.428571"), (0.2, 0.2, 0.3, "0.014286", "0.05"),
      ].map { ($0, $1, $2, Quotient(Types.decimal($3)), scaled($4)) }
        as [(Money, Money, Money, Quotient, Quotient?)])
    GoldenCase(
      "decimal-divides-an-integer", some.select { $0.count / $0.amount },
      ["0.3003", "0", "0.7", "20"].map { scaled($0) } as [Scaled<QuotientScale<WholeNumbers>>?])
    GoldenCase("decimal-beside-a-value-of-Swift", some.where { $0.amount >= ten }.select(\.id), [4])
    GoldenCase(
      "decimal-as-other-types",
      Price.order(by: \.id).select {
        (
          $0.amount.cast(as: Int.self), $0.amount.cast(as: Double.self), $0.amount.cast(as: String.self),
          $0.rate.cast(as: String.self)
        )
      },
      [
        (9, 9.99, "9.99", "0.0725"), (0, -0.05, "-0.05", nil),
        (9_999_999_999_999_999, 1e16, "9999999999999999.99", "1.0000"), (10, 10, "10.00", "-0.3333"),
        (0, 0.1, "0.10", "0.0001"),
      ])
  }
}
