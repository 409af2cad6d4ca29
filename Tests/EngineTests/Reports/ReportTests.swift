import Foundation
import Koine
import KoineMariaDBDialect
import KoineTesting
import MariaDBTestDriver
import Testing

/// The queries of the page "Reports and analyses" yield the same rows on every engine, and on each some.
@Suite struct ReportTests {
  /// A query, with its type hidden.
  struct Report: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isOnMariaDB: Bool
    let check: @Sendable ([any Connection]) async throws -> Int

    init<Query: QueryStatement>(_ name: String, _ query: Query) {
      testDescription = name
      isOnMariaDB = query.check(in: .mariaDB).allSatisfy(\.isNote)
      let isOrdered = !query.sqlQuery.ordering.isEmpty
      check = { engines in
        let first = try await ResultRows(of: query, on: engines[0])
        for engine in engines.dropFirst() {
          let rows = try await ResultRows(of: query, on: engine)
          let names = (engines[0].dialect.name, engine.dialect.name)
          if let difference = first.difference(from: rows, isOrdered: isOrdered, names: names) {
            Issue.record("\(difference)")
          }
        }
        return first.rows.count
      }
    }
  }

  private static let reports = [
    Report("brands", Reports.brands), Report("salesOfAMonth", Reports.salesOfAMonth),
    Report("returnsAfterDays", Reports.returnsAfterDays), Report("week", Reports.week),
    Report("firstQuarters", Reports.firstQuarters), Report("buckets", Reports.buckets),
    Report("meansByCount", Reports.meansByCount), Report("shares", Reports.shares),
    Report("best", Reports.best), Report("aboveMean", Reports.aboveMean), Report("grown", Reports.grown),
    Report("neighbours", Reports.neighbours), Report("channels", Reports.channels),
    Report("ranksOfSubtotals", Reports.ranksOfSubtotals), Report("buyersOfBoth", Reports.buyersOfBoth),
    Report("loyal", Reports.loyal), Report("loyalByJoins", Reports.loyalByJoins), Report("net", Reports.net),
    Report("runningTotals", Reports.runningTotals), Report("sideBySide", Reports.sideBySide),
    Report("statistics", Reports.statistics), Report("texts", Reports.texts),
    Report("agesOfReturns", Reports.agesOfReturns),
    Report("bigSpenders", Reports.bigSpenders),
    Report("steady", Reports.steady),
    Report("returnRatios", Reports.returnRatios), Report("deviations", Reports.deviations),
    Report("hierarchy", Reports.hierarchy),
    Report("bestAndWorst", Reports.bestAndWorst),
    Report("monthsBeside", Reports.monthsBeside),
    Report("ranksOfChannels", Reports.ranksOfChannels),
    Report("ordersOfSeveral", Reports.ordersOfSeveral),
    Report("variation", Reports.variation),
  ]

  @Test(arguments: reports) func theRowsAreThoseOfEveryEngine(_ report: Report) async throws {
    let engines = try await Self.engines.value
    let count = try await report.check(report.isOnMariaDB ? engines : Array(engines.dropLast()))
    #expect(count > 0)
  }

  /// What MariaDB does not have: full joins of what has no required column, and exact statistics.
  @Test func whichMariaDBLacks() {
    #expect(
      Self.reports.filter { !$0.isOnMariaDB }.map(\.testDescription) == [
        "runningTotals", "statistics", "variation",
      ])
  }

  private static let engines = Task {
    let engines: [any Connection] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
      try await MariaDBDatabase.makeDatabase(),
    ]
    for engine in engines { try await install(on: engine) }
    return engines
  }

  /// Numbers that are the same in each run.
  private struct Numbers {
    var state: UInt64 = 42

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func maybe(_ value: Int) -> Int? { next(12) == 0 ? nil : value }
    mutating func money(_ count: Int) -> Decimal? { maybe(next(count)).map { Decimal($0 - count / 5) / 100 } }
  }

  private static func install(on database: some Connection) async throws {
    try await Reports.Day.createTable().execute(database)
    try await Reports.Item.createTable().execute(database)
    try await Reports.Store.createTable().execute(database)
    try await Reports.Customer.createTable().execute(database)
    try await Reports.Sale.createTable().execute(database)
    try await Reports.WebSale.createTable().execute(database)
    try await Reports.Return.createTable().execute(database)
    var numbers = Numbers()
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let start = CalendarDate(2000, 1, 3)
    let days = (0..<180).map { number in
      let date = start.adding(number * 6, .days)
      return Reports.Day(
        key: number, date: date, year: date.year, month: date.month, quarter: (date.month + 2) / 3,
        week: number * 6 / 7, name: names[number * 6 % 7])
    }
    try await Reports.Day.insert(days).execute(database)
    let items = (1...12).map { key in
      Reports.Item(
        key: key, id: "AAAA\(key)", brandID: key % 4,
        brand: numbers.maybe(1).map { _ in "brand #\(key % 4)" },
        itemClass: numbers.maybe(1).map { _ in ["dresses", "shirts", "Écharpes"][key % 3] },
        category: ["Women", "Men"][key % 2], manufacturerID: key % 2 == 0 ? 128 : nil,
        price: numbers.money(9_000))
    }
    try await Reports.Item.insert(items).execute(database)
    let states = ["TN", "tx", nil, "GA"]
    let zips = ["24128-1000", nil, "76232", "99999"]
    let stores = (1...4).map { key in
      Reports.Store(
        key: key, name: ["able", "ought", "Éze", "bar"][key - 1], state: states[key - 1], zip: zips[key - 1])
    }
    try await Reports.Store.insert(stores).execute(database)
    let customers = (1...12).map { key in
      Reports.Customer(
        key: key, id: "C\(key)", firstName: numbers.maybe(1).map { _ in "Ada" }, lastName: "L\(key)",
        country: key % 3 == 0 ? "NETHERLANDS" : nil)
    }
    try await Reports.Customer.insert(customers).execute(database)
    let sales = (1...400).map { ticket in
      Reports.Sale(
        itemKey: 1 + numbers.next(12), ticket: ticket, dayKey: numbers.maybe(numbers.next(180)),
        customerKey: numbers.maybe(1 + numbers.next(12)), storeKey: numbers.maybe(1 + numbers.next(4)),
        quantity: numbers.maybe(numbers.next(100)), price: numbers.money(15_000),
        amount: numbers.money(90_000), profit: numbers.money(40_000))
    }
    try await Reports.Sale.insert(sales).execute(database)
    let web = (1...150).map { order in
      Reports.WebSale(
        itemKey: 1 + numbers.next(12), order: order, dayKey: numbers.maybe(numbers.next(180)),
        customerKey: numbers.maybe(1 + numbers.next(6)), amount: numbers.money(90_000),
        profit: numbers.money(40_000))
    }
    try await Reports.WebSale.insert(web).execute(database)
    let returns = sales.filter { _ in numbers.next(3) == 0 }.map { sale in
      Reports.Return(
        itemKey: sale.itemKey, ticket: sale.ticket,
        dayKey: sale.dayKey.map { min(179, $0 + numbers.next(30)) }, customerKey: sale.customerKey,
        storeKey: sale.storeKey, quantity: sale.quantity.map { $0 / 2 }, amount: sale.amount)
    }
    try await Reports.Return.insert(returns).execute(database)
  }
}
