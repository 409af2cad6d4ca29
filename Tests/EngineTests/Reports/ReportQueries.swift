import Foundation
import Koine

/// The queries, by the names by which the page shows them.
extension Reports {
  static var brands: some QueryStatement {
    Sale.join(Day.self) { $0.dayKey == $1.key }
      .join(Item.self) { sale, _, item in sale.itemKey == item.key }
      .where { _, day, item in day.month == 11 && item.manufacturerID == 128 }
      .group { _, day, item in (day.year, item.brandID, item.brand) }
      .order { sale, day, item in (day.year, sale.amount.sum().descending(), item.brandID) }
      .select { sale, day, item in (day.year, item.brandID, item.brand, sale.amount.sum()) }
      .limit(100)
  }

  static var salesOfAMonth: some QueryStatement {
    let first = CalendarDate(2000, 8, 23)
    return Sale.join(Day.self) { $0.dayKey == $1.key }
      .where { _, day in day.date.between(first, and: first.adding(30, .days)) }
      .count()
  }

  static var returnsAfterDays: some QueryStatement {
    Sale.join(Return.self) { $0.itemKey == $1.itemKey && $0.ticket == $1.ticket }
      .join(Day.as("sold")) { $0.dayKey == $2.key }
      .join(Day.as("returned")) { _, back, _, returned in back.dayKey == returned.key }
      .where { _, _, sold, returned in returned.date > sold.date.adding(5, .days) }
      .group { _, _, sold, returned in sold.date.until(returned.date, in: .months) }
      .order { _, _, sold, returned in sold.date.until(returned.date, in: .months) }
      .select { sale, _, sold, returned in
        (sold.date.until(returned.date, in: .months), sale.ticket.count())
      }
  }

  static var week: some QueryStatement {
    Sale.join(Day.self) { $0.dayKey == $1.key }
      .group { _, day in day.week }
      .order { _, day in day.week }
      .select { sale, day in
        (
          day.week, sale.amount.sum(filter: day.name == "Sunday"),
          sale.amount.sum(filter: day.name == "Monday"), sale.amount.sum(filter: day.name == "Saturday")
        )
      }
  }

  static var firstQuarters: some QueryStatement {
    Sale.join(Day.self) { $0.dayKey == $1.key }
      .group { _, day in day.year }
      .order { _, day in day.year }
      .select { sale, day in
        (day.year, Case().when(day.quarter == 1, then: sale.amount ?? Money(0)).else(Money(0)).sum())
      }
  }

  static var buckets: some QueryStatement {
    Sale.group {
      Case().when($0.quantity < 20, then: "few").when($0.quantity < 60, then: "some").else("many")
    }
    .select {
      (
        Case().when($0.quantity < 20, then: "few").when($0.quantity < 60, then: "some").else("many"),
        $0.ticket.count()
      )
    }
  }

  static var meansByCount: some QueryStatement {
    let small = Sale.where { $0.quantity.between(1, and: 20) }
    return Store.where { $0.key == 1 }.select { _ in
      Case().when(small.count() > 1000, then: small.select { $0.amount.avg() })
        .else(small.select { $0.profit.avg() })
    }
  }

  static var shares: some QueryStatement {
    Sale.join(Item.self) { $0.itemKey == $1.key }
      .group { _, item in (item.id, item.itemClass) }
      .order { sale, item in (item.itemClass, item.id) }
      .select { sale, item in
        (
          item.id, item.itemClass, sale.amount.sum(),
          sale.amount.sum() * Scaled<Whole>(100) / sale.amount.sum().sum().over(partitionBy: item.itemClass)
        )
      }
  }

  static var best: some QueryStatement {
    Sale.join(Store.self) { $0.storeKey == $1.key }
      .group { sale, store in (store.name, sale.itemKey) }
      .qualify { sale, store in
        rank().over(partitionBy: store.name, orderBy: sale.amount.sum().descending()) <= 3
      }
      .order { sale, store in (store.name, sale.amount.sum().descending(), sale.itemKey) }
      .select { sale, store in
        (
          store.name, sale.itemKey, sale.amount.sum(),
          rank().over(partitionBy: store.name, orderBy: sale.amount.sum().descending())
        )
      }
  }

  static var aboveMean: some QueryStatement {
    let returned = Return.join(Day.self) { $0.dayKey == $1.key }
      .where { _, day in day.year == 2000 }
      .group { back, _ in (back.customerKey, back.storeKey) }
      .select { back, _ in
        Returned.Columns(customer: back.customerKey, store: back.storeKey, total: back.amount.sum())
      }
      .commonTable("returned")
    return returned.join(Customer.self) { $0.customer == $1.key }
      .where { own, _ in
        own.total
          > returned.as("others").where { $0.store == own.store }
          .select { $0.total.avg() * Scaled<Tenths>(1.2) }
      }
      .order { _, customer in customer.id }
      .select { _, customer in customer.id }
      .limit(100)
  }

  static var grown: some QueryStatement {
    let years = Customer.join(Sale.self) { $0.key == $1.customerKey }
      .join(Day.self) { _, sale, day in sale.dayKey == day.key }
      .group { customer, _, day in (customer.id, day.year) }
      .select { customer, sale, day in
        YearTotal.Columns(customer: customer.id, year: day.year, total: sale.amount.sum())
      }
      .commonTable("years")
    return years.join(years.as("before")) { $0.customer == $1.customer && $0.year == $1.year + 1 }
      .where { now, before in now.year == 2001 && before.total > 0 && now.total > before.total }
      .order { now, _ in now.customer }
      .select { now, before in (now.customer, before.total, now.total, now.total / before.total) }
  }

  static var neighbours: some QueryStatement {
    Sale.join(Day.self) { $0.dayKey == $1.key }
      .group { _, day in (day.year, day.month) }
      .order { _, day in (day.year, day.month) }
      .select { sale, day in
        let months = Window(orderBy: day.year, day.month)
        (
          day.year, day.month, sale.amount.sum(), sale.amount.sum().lag().over(months),
          sale.amount.sum().lead().over(months)
        )
      }
  }

  static var channels: some QueryStatement {
    let both = Sale.select {
      Channel.Columns(
        channel: "store", item: $0.itemKey, amount: $0.amount ?? Money(0), profit: $0.profit ?? Money(0))
    }
    .unionAll(
      WebSale.select {
        Channel.Columns(
          channel: "web", item: $0.itemKey, amount: $0.amount ?? Money(0), profit: $0.profit ?? Money(0))
      })
    return both.as("channels")
      .rollup { ($0.channel, $0.item) }
      .order { ($0.channel, $0.item) }
      .select { ($0.channel, $0.item, $0.amount.sum(), $0.profit.sum()) }
      .limit(100)
  }

  static var ranksOfSubtotals: some QueryStatement {
    let results = Sale.join(Item.self) { $0.itemKey == $1.key }
      .rollup { _, item in (item.category, item.itemClass) }
      .select { sale, item in
        (sale.profit.sum(), item.category, item.itemClass, grouping(item.category, item.itemClass))
      }
      .as("results")
    return results.order { ($0.3.descending(), $0.1, $0.2) }
      .select { ($0.0, $0.1, $0.2, $0.3, rank().over(partitionBy: $0.3, orderBy: $0.0.descending())) }
  }

  static var buyersOfBoth: some QueryStatement {
    Sale.where { $0.customerKey != nil }.select(\.customerKey)
      .intersect(WebSale.where { $0.customerKey != nil }.select(\.customerKey))
      .count()
  }

  static var loyal: some QueryStatement {
    Customer.where { customer in
      exists(Sale.where { $0.customerKey == customer.key })
      !exists(WebSale.where { $0.customerKey == customer.key })
      customer.country == "NETHERLANDS" || customer.key.in(Return.select(\.customerKey))
    }
    .order(by: \.id).select(\.id)
  }

  static var loyalByJoins: some QueryStatement {
    Customer.semiJoin(Sale.self) { $0.key == $1.customerKey }
      .antiJoin(WebSale.self) { $0.key == $1.customerKey }
      .order(by: \.id).select(\.id)
  }

  static var net: some QueryStatement {
    Sale.leftJoin(Return.self) { $0.itemKey == $1.itemKey && $0.ticket == $1.ticket }
      .group { sale, _ in sale.itemKey }
      .having { sale, back in sale.quantity.sum() > 100 && back.quantity.count() > 0 }
      .order { sale, _ in sale.itemKey }
      .select { sale, back in
        (
          sale.itemKey, (sale.quantity.sum() ?? 0) - (back.quantity.sum() ?? 0),
          (back.quantity.sum() ?? 0).cast(as: Double.self) / (sale.quantity.sum() ?? 0).cast(as: Double.self)
        )
      }
  }

  static var runningTotals: some QueryStatement {
    let stores = Sale.group { ($0.itemKey, $0.dayKey) }
      .select {
        ($0.itemKey, $0.dayKey, $0.amount.sum().sum().over(partitionBy: $0.itemKey, orderBy: $0.dayKey))
      }
    let web = WebSale.group { ($0.itemKey, $0.dayKey) }
      .select {
        ($0.itemKey, $0.dayKey, $0.amount.sum().sum().over(partitionBy: $0.itemKey, orderBy: $0.dayKey))
      }
    return stores.as("stores").fullJoin(web.as("web")) { $0.0 == $1.0 && $0.1 == $1.1 }
      .select { ($0.0 ?? $1.0, $0.1 ?? $1.1, $0.2, $1.2) }
  }

  static var sideBySide: some QueryStatement {
    let cheap = Sale.where { $0.price < 50 }
      .select { ($0.price.avg(), $0.price.count(), $0.price.count(distinct: true)) }
    let dear = Sale.where { $0.price >= 50 }
      .select { ($0.price.avg(), $0.price.count(), $0.price.count(distinct: true)) }
    return cheap.as("cheap").crossJoin(dear.as("dear"))
      .select { ($0.0, $0.1, $0.2, $1.0, $1.1, $1.2) }
  }

  static var statistics: some QueryStatement {
    Sale.join(Store.self) { $0.storeKey == $1.key }
      .group { _, store in store.state }
      .order { _, store in store.state }
      .select { sale, store in
        (
          store.state, sale.quantity.count(), sale.quantity.avg(), sale.quantity.stddevSamp(),
          sale.quantity.stddevSamp() / sale.quantity.avg(), sale.quantity.median()
        )
      }
  }

  static var texts: some QueryStatement {
    Store.where { $0.zip.substr(1, 5).in(["24128", "76232", "65084"]) || $0.state.like("T_") }
      .order(by: \.key)
      .select { ($0.name, ($0.state ?? "?") + ": " + $0.name.upper(), $0.zip.substr(1, 2)) }
  }

  static var agesOfReturns: some QueryStatement {
    Sale.join(Return.self) { $0.itemKey == $1.itemKey && $0.ticket == $1.ticket }
      .join(Store.self) { $0.storeKey == $2.key }
      .group { _, _, store in (store.name, store.zip) }
      .order { _, _, store in (store.name, store.zip) }
      .select { sale, back, store in
        (
          store.name, sale.ticket.count(filter: back.dayKey - sale.dayKey <= 10),
          sale.ticket.count(filter: back.dayKey - sale.dayKey > 10 && back.dayKey - sale.dayKey <= 20),
          sale.ticket.count(filter: back.dayKey - sale.dayKey > 20)
        )
      }
  }

  static var bigSpenders: some QueryStatement {
    let spent = Sale.where { $0.customerKey != nil }.group(by: \.customerKey)
      .select { ($0.customerKey, ($0.price * $0.quantity).sum()) }
      .commonTable("spent")
    return
      spent
      .where {
        $0.1 > spent.select { $0.1.max() * Scaled<Tenths>(0.5) }
      }
      .order { $0.0 }.select { ($0.0, $0.1) }
  }

  static var steady: some QueryStatement {
    Sale.join(Day.self) { $0.dayKey == $1.key }
      .group { sale, _ in sale.itemKey }
      .having { sale, day in
        let before = sale.quantity.sum(filter: day.year == 2000).cast(as: Double?.self)
        let after = sale.quantity.sum(filter: day.year == 2001).cast(as: Double?.self)
        Case().when(before > 0, then: after / before).between(2.0 / 3.0, and: 3.0 / 2.0)
      }
      .order { sale, _ in sale.itemKey }
      .select { sale, _ in (sale.itemKey, sale.quantity.sum()) }
  }

  static var returnRatios: some QueryStatement {
    Sale.leftJoin(Return.self) { $0.itemKey == $1.itemKey && $0.ticket == $1.ticket }
      .group { sale, _ in sale.storeKey }
      .order { sale, _ in sale.storeKey }
      .select { sale, back in
        let sold = sale.quantity.sum().cast(as: Scaled<Whole>?.self)
        let returned = back.quantity.sum().cast(as: Scaled<Whole>?.self)
        (sale.storeKey, (returned / sold).cast(as: Scaled<Cents>?.self))
      }
  }

  static var deviations: some QueryStatement {
    let sums = Sale.join(Day.self) { $0.dayKey == $1.key }
      .join(Item.self) { $0.itemKey == $2.key }
      .group { _, day, item in (item.brandID, day.year, day.quarter) }
      .select { sale, day, item in
        (
          item.brandID, day.year, day.quarter, sale.amount.sum().cast(as: Scaled<Millionths>?.self),
          sale.amount.sum().avg().over(partitionBy: item.brandID).cast(as: Scaled<Millionths>?.self)
        )
      }
      .as("sums")
    return
      sums
      .where { Case().when($0.4 > Scaled(0), then: ($0.3 - $0.4).abs() / $0.4) > Scaled(0.1) }
      .order { ($0.0, $0.1, $0.2) }
      .select { ($0.0, $0.1, $0.2, ($0.3 - $0.4).cast(as: Money?.self)) }
  }

  static var hierarchy: some QueryStatement {
    let levels = Sale.join(Item.self) { $0.itemKey == $1.key }
      .rollup { _, item in (item.category, item.itemClass) }
      .select { sale, item in
        (
          sale.profit.sum(), item.category, item.itemClass,
          grouping(item.category) + grouping(item.itemClass)
        )
      }
      .as("levels")
    return levels.order { ($0.3.descending(), Case().when($0.3 == 0, then: $0.1), $0.0, $0.2) }
      .select {
        let parent = Window(
          partitionBy: $0.3, Case().when($0.3 == 0, then: $0.1), orderBy: $0.0.descending())
        ($0.0, $0.1, $0.2, $0.3, rank().over(parent))
      }
  }

  static var bestAndWorst: some QueryStatement {
    let means = Sale.where { $0.profit != nil }.group(by: \.itemKey).select { ($0.itemKey, $0.profit.avg()) }
    let up = means.as("means").select { ($0.0, rank().over(orderBy: $0.1)) }
    let down = means.as("means").select { ($0.0, rank().over(orderBy: $0.1.descending())) }
    return up.as("ascending").join(down.as("descending")) { $0.1 == $1.1 }
      .join(Item.self) { $0.0 == $2.key }
      .join(Item.as("worst")) { $1.0 == $3.key }
      .where { ascending, _, _, _ in ascending.1 <= 10 }
      .order { ascending, _, _, _ in ascending.1 }
      .select { ($0.1, $2.id, $3.id) }
  }

  static var monthsBeside: some QueryStatement {
    let months = Sale.join(Day.self) { $0.dayKey == $1.key }
      .join(Item.self) { $0.itemKey == $2.key }
      .group { _, day, item in (item.brandID, day.year, day.month) }
      .select { sale, day, item in
        (
          item.brandID, day.year, day.month, sale.amount.sum(),
          sale.amount.sum().avg().over(partitionBy: item.brandID, day.year),
          rank().over(partitionBy: item.brandID, orderBy: day.year, day.month)
        )
      }
      .commonTable("months")
    return months.join(months.as("before")) { $0.0 == $1.0 && $0.5 == $1.5 + 1 }
      .join(months.as("after")) { $0.0 == $2.0 && $0.5 == $2.5 - 1 }
      .where { month, _, _ in month.1 == 2001 }
      .order { month, _, _ in (month.0, month.2) }
      .select { ($0.0, $0.2, $0.4, $0.3, $1.3, $2.3) }
  }

  static var ranksOfChannels: some QueryStatement {
    let storeRanks = Sale.group(by: \.itemKey)
      .qualify { rank().over(orderBy: $0.profit.sum()) <= 5 }
      .select { ("store", $0.itemKey, rank().over(orderBy: $0.profit.sum())) }
    let webRanks = WebSale.group(by: \.itemKey)
      .qualify { rank().over(orderBy: $0.profit.sum()) <= 5 }
      .select { ("web", $0.itemKey, rank().over(orderBy: $0.profit.sum())) }
    return storeRanks.union(webRanks).order { ($0, $2, $1) }
  }

  static var ordersOfSeveral: some QueryStatement {
    WebSale.where { sale in
      exists(WebSale.as("others").where { $0.customerKey == sale.customerKey && $0.itemKey != sale.itemKey })
      !exists(Return.where { $0.ticket == sale.order })
    }
    .select { ($0.customerKey.count(distinct: true), $0.amount.sum(), $0.profit.sum()) }
  }

  static var variation: some QueryStatement {
    let spread = Sale.join(Day.self) { $0.dayKey == $1.key }
      .group { sale, day in (sale.storeKey, day.quarter) }
      .select { sale, day in
        (sale.storeKey, day.quarter, sale.quantity.stddevSamp(), sale.quantity.avg())
      }
      .as("spread")
    let inventory =
      spread
      .where { (Case().when($0.3 != 0, then: $0.2 / $0.3) ?? 0) > 0.1 }
      .select { ($0.0, $0.1, $0.3, $0.2 / $0.3) }
      .commonTable("inventory")
    return inventory.join(inventory.as("next")) { $0.0 == $1.0 && $0.1 + 1 == $1.1 }
      .order { now, _ in (now.0, now.1) }
      .select { ($0.0, $0.1, $0.3, $1.3) }
  }
}
