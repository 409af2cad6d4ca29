import Foundation
import Koine

/// The queries of TPC-H with the parameters of its validation, written with the typed API alone.
enum Queries {
  static let all: [any QueryStatement] = [
    q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11, q12, q13, q14, q15, q16, q17, q18, q19, q20, q21, q22,
  ]

  /// 1: pricing summary report.
  static var q1: some QueryStatement {
    LineItem.where { $0.shipDate <= CalendarDate(1998, 9, 2) }
      .group { ($0.returnFlag, $0.status) }
      .order { ($0.returnFlag, $0.status) }
      .select {
        (
          $0.returnFlag, $0.status, $0.quantity.sum(), $0.price.sum(), $0.revenue.sum(),
          ($0.revenue * (1 + $0.tax)).sum(), $0.quantity.avg(), $0.price.avg(), $0.discount.avg(),
          $0.orderKey.count()
        )
      }
  }

  /// 2: minimum cost supplier.
  static var q2: some QueryStatement {
    let european = PartSupply.join(Supplier.self) { $0.supplierKey == $1.key }
      .join(Nation.self) { $1.nationKey == $2.key }
      .join(Region.self) { $2.regionKey == $3.key }
      .where { _, _, _, region in region.name == "EUROPE" }
    return european.join(Part.self) { supply, _, _, _, part in supply.partKey == part.key }
      .where { supply, _, _, _, part in
        part.size == 15 && part.type.hasSuffix("BRASS")
        supply.cost
          == european.where { other, _, _, _ in other.partKey == part.key }.select { other, _, _, _ in
            other.cost.min()
          }
      }
      .order { _, supplier, nation, _, part in
        (supplier.balance.descending(), nation.name, supplier.name, part.key)
      }
      .select { _, supplier, nation, _, part in
        (
          supplier.balance, supplier.name, nation.name, part.key, part.manufacturer, supplier.address,
          supplier.phone,
          supplier.comment
        )
      }
      .limit(100)
  }

  /// 3: shipping priority.
  static var q3: some QueryStatement {
    let date = CalendarDate(1995, 3, 15)
    return Customer.join(Order.self) { $0.key == $1.customerKey }
      .join(LineItem.self) { _, order, item in order.key == item.orderKey }
      .where { $0.marketSegment == "BUILDING" && $1.date < date && $2.shipDate > date }
      .group { _, order, item in (item.orderKey, order.date, order.shipPriority) }
      .order { _, order, item in (item.revenue.sum().descending(), order.date) }
      .select { _, order, item in (item.orderKey, item.revenue.sum(), order.date, order.shipPriority) }
      .limit(10)
  }

  /// 4: order priority checking.
  static var q4: some QueryStatement {
    Order.where { order in
      order.date >= CalendarDate(1993, 7, 1) && order.date < CalendarDate(1993, 10, 1)
      exists(LineItem.where { $0.orderKey == order.key && $0.commitDate < $0.receiptDate })
    }
    .group(by: \.priority).order(by: \.priority).select { ($0.priority, $0.key.count()) }
  }

  /// 5: local supplier volume.
  static var q5: some QueryStatement {
    Customer.join(Order.self) { $0.key == $1.customerKey }
      .join(LineItem.self) { $1.key == $2.orderKey }
      .join(Supplier.self) { $2.supplierKey == $3.key && $0.nationKey == $3.nationKey }
      .join(Nation.self) { $3.nationKey == $4.key }
      .join(Region.self) { $4.regionKey == $5.key }
      .where { _, order, _, _, _, region in
        region.name == "ASIA" && order.date >= CalendarDate(1994, 1, 1)
          && order.date < CalendarDate(1995, 1, 1)
      }
      .group { _, _, _, _, nation, _ in nation.name }
      .order { _, _, item, _, _, _ in item.revenue.sum().descending() }
      .select { _, _, item, _, nation, _ in (nation.name, item.revenue.sum()) }
  }

  /// 6: forecasting revenue change.
  static var q6: some QueryStatement {
    LineItem.where {
      $0.shipDate >= CalendarDate(1994, 1, 1) && $0.shipDate < CalendarDate(1995, 1, 1)
      $0.discount.between(0.05, and: 0.07) && $0.quantity < 24
    }
    .select { ($0.price * $0.discount).sum() }
  }

  /// 7: volume shipping.
  static var q7: some QueryStatement {
    let shipping = Supplier.join(LineItem.self) { $0.key == $1.supplierKey }
      .join(Order.self) { $1.orderKey == $2.key }
      .join(Customer.self) { $2.customerKey == $3.key }
      .join(Nation.as("n1")) { $0.nationKey == $4.key }
      .join(Nation.as("n2")) { $3.nationKey == $5.key }
      .where { _, item, _, _, from, to in
        (from.name == "FRANCE" && to.name == "GERMANY") || (from.name == "GERMANY" && to.name == "FRANCE")
        item.shipDate.between(CalendarDate(1995, 1, 1), and: CalendarDate(1996, 12, 31))
      }
      .select { _, item, _, _, from, to in (from.name, to.name, item.shipDate.year(), item.revenue) }
      .as("shipping")
    return shipping.group { ($0.0, $0.1, $0.2) }.order { ($0.0, $0.1, $0.2) }.select {
      ($0.0, $0.1, $0.2, $0.3.sum())
    }
  }

  /// 8: national market share.
  static var q8: some QueryStatement {
    let sales = Part.join(LineItem.self) { $0.key == $1.partKey }
      .join(Supplier.self) { $1.supplierKey == $2.key }
      .join(Order.self) { $1.orderKey == $3.key }
      .join(Customer.self) { $3.customerKey == $4.key }
      .join(Nation.as("n1")) { $4.nationKey == $5.key }
      .join(Nation.as("n2")) { $2.nationKey == $6.key }
      .join(Region.self) { $5.regionKey == $7.key }
      .where { part, _, _, order, _, _, _, region in
        region.name == "AMERICA" && part.type == "ECONOMY ANODIZED STEEL"
        order.date.between(CalendarDate(1995, 1, 1), and: CalendarDate(1996, 12, 31))
      }
      .select { _, item, _, order, _, _, nation, _ in (order.date.year(), item.revenue, nation.name) }
      .as("sales")
    return sales.group { $0.0 }.order { $0.0 }
      .select { ($0.0, Case().when($0.2 == "BRAZIL", then: $0.1).else(0).sum() / $0.1.sum()) }
  }

  /// 9: product type profit measure.
  static var q9: some QueryStatement {
    let profits = Part.join(LineItem.self) { $0.key == $1.partKey }
      .join(Supplier.self) { $1.supplierKey == $2.key }
      .join(PartSupply.self) { $1.supplierKey == $3.supplierKey && $1.partKey == $3.partKey }
      .join(Order.self) { $1.orderKey == $4.key }
      .join(Nation.self) { $2.nationKey == $5.key }
      .where { part, _, _, _, _, _ in part.name.contains("green") }
      .select { _, item, _, supply, order, nation in
        (nation.name, order.date.year(), item.revenue - supply.cost * item.quantity)
      }
      .as("profits")
    return profits.group { ($0.0, $0.1) }.order { ($0.0, $0.1.descending()) }.select {
      ($0.0, $0.1, $0.2.sum())
    }
  }

  /// 10: returned item reporting.
  static var q10: some QueryStatement {
    Customer.join(Order.self) { $0.key == $1.customerKey }
      .join(LineItem.self) { $1.key == $2.orderKey }
      .join(Nation.self) { $0.nationKey == $3.key }
      .where { _, order, item, _ in
        order.date >= CalendarDate(1993, 10, 1) && order.date < CalendarDate(1994, 1, 1)
        item.returnFlag == "R"
      }
      .group { customer, _, _, nation in
        (
          customer.key, customer.name, customer.balance, customer.phone, nation.name, customer.address,
          customer.comment
        )
      }
      .order { _, _, item, _ in item.revenue.sum().descending() }
      .select { customer, _, item, nation in
        (
          customer.key, customer.name, item.revenue.sum(), customer.balance, nation.name, customer.address,
          customer.phone, customer.comment
        )
      }
      .limit(20)
  }

  /// 11: important stock identification.
  static var q11: some QueryStatement {
    let german = PartSupply.join(Supplier.self) { $0.supplierKey == $1.key }
      .join(Nation.self) { $1.nationKey == $2.key }
      .where { _, _, nation in nation.name == "GERMANY" }
    let total = german.select { supply, _, _ in supply.value.sum() * Scaled<TenThousandths>(0.0001) }
    return german.group { supply, _, _ in supply.partKey }
      .having { supply, _, _ in supply.value.sum() > total }
      .order { supply, _, _ in supply.value.sum().descending() }
      .select { supply, _, _ in (supply.partKey, supply.value.sum()) }
  }

  /// 12: shipping modes and order priority.
  static var q12: some QueryStatement {
    Order.join(LineItem.self) { $0.key == $1.orderKey }
      .where {
        $1.shipMode.in(["MAIL", "SHIP"]) && $1.commitDate < $1.receiptDate && $1.shipDate < $1.commitDate
        $1.receiptDate >= CalendarDate(1994, 1, 1) && $1.receiptDate < CalendarDate(1995, 1, 1)
      }
      .group { $1.shipMode }.order { $1.shipMode }
      .select { order, item in
        (item.shipMode, order.key.count(filter: order.isUrgent), order.key.count(filter: !order.isUrgent))
      }
  }

  /// 13: customer distribution.
  static var q13: some QueryStatement {
    Customer.leftJoin(Order.self) {
      $0.key == $1.customerKey && !($1.comment.like("%special%requests%", caseSensitive: true))
    }
    .group { customer, _ in customer.key }
    .select { ($0.key, $1.key.count()) }
    .as("counts")
    .group { $0.1 }.order { ($0.0.count().descending(), $0.1.descending()) }
    .select { ($0.1, $0.0.count()) }
  }

  /// 14: promotion effect.
  static var q14: some QueryStatement {
    LineItem.join(Part.self) { $0.partKey == $1.key }
      .where { item, _ in
        item.shipDate >= CalendarDate(1995, 9, 1) && item.shipDate < CalendarDate(1995, 10, 1)
      }
      .select { item, part in
        item.revenue.sum(filter: part.type.hasPrefix("PROMO")) * 100 / item.revenue.sum()
      }
  }

  /// 15: top supplier.
  static var q15: some QueryStatement {
    let revenues = LineItem.where {
      $0.shipDate >= CalendarDate(1996, 1, 1) && $0.shipDate < CalendarDate(1996, 4, 1)
    }
    .group(by: \.supplierKey)
    .select { ($0.supplierKey, $0.revenue.sum()) }
    .commonTable("revenues")
    return Supplier.join(revenues) { $0.key == $1.0 }
      .where { _, revenue in revenue.1 == revenues.select { $0.1.max() } }
      .order { supplier, _ in supplier.key }
      .select { ($0.key, $0.name, $0.address, $0.phone, $1.1) }
  }

  /// 16: parts/supplier relationship.
  static var q16: some QueryStatement {
    PartSupply.join(Part.self) { $0.partKey == $1.key }
      .where { supply, part in
        part.brand != "Brand#45" && !part.type.hasPrefix("MEDIUM POLISHED")
        part.size.in([49, 14, 23, 45, 19, 3, 36, 9])
        !supply.supplierKey.in(
          Supplier.where { $0.comment.like("%Customer%Complaints%", caseSensitive: true) }.select(\.key))
      }
      .group { _, part in (part.brand, part.type, part.size) }
      .order { supply, part in
        (supply.supplierKey.count(distinct: true).descending(), part.brand, part.type, part.size)
      }
      .select { supply, part in (part.brand, part.type, part.size, supply.supplierKey.count(distinct: true)) }
  }

  /// 17: small-quantity-order revenue.
  static var q17: some QueryStatement {
    LineItem.join(Part.self) { $0.partKey == $1.key }
      .where { item, part in
        part.brand == "Brand#23" && part.container == "MED BOX"
        item.quantity
          < LineItem.where { $0.partKey == part.key }.select { $0.quantity.avg() * Scaled<Tenths>(0.2) }
      }
      .select { item, _ in item.price.sum() / Scaled<Tenths>(7) }
  }

  /// 18: large volume customer.
  static var q18: some QueryStatement {
    let large = LineItem.group(by: \.orderKey).having { $0.quantity.sum() > 300 }.select(\.orderKey)
    return Customer.join(Order.self) { $0.key == $1.customerKey }
      .join(LineItem.self) { $1.key == $2.orderKey }
      .where { _, order, _ in order.key.in(large) }
      .group { customer, order, _ in (customer.name, customer.key, order.key, order.date, order.totalPrice) }
      .order { _, order, _ in (order.totalPrice.descending(), order.date) }
      .select { customer, order, item in
        (customer.name, customer.key, order.key, order.date, order.totalPrice, item.quantity.sum())
      }
      .limit(100)
  }

  /// 19: discounted revenue.
  static var q19: some QueryStatement {
    func fits(
      _ part: Part.Columns, _ item: LineItem.Columns, brand: String, containers: [String], from least: Money,
      to most: Money,
      size: Int
    ) -> Computed<Bool> {
      part.key == item.partKey && part.brand == brand && part.container.in(containers)
        && item.quantity.between(least, and: most) && part.size.between(1, and: size)
        && item.shipMode.in(["AIR", "AIR REG"]) && item.shipInstructions == "DELIVER IN PERSON"
    }
    return LineItem.crossJoin(Part.self)
      .where { item, part in
        fits(
          part, item, brand: "Brand#12", containers: ["SM CASE", "SM BOX", "SM PACK", "SM PKG"], from: 1,
          to: 11, size: 5)
          || fits(
            part, item, brand: "Brand#23", containers: ["MED BAG", "MED BOX", "MED PKG", "MED PACK"],
            from: 10, to: 20, size: 10)
          || fits(
            part, item, brand: "Brand#34", containers: ["LG CASE", "LG BOX", "LG PACK", "LG PKG"], from: 20,
            to: 30, size: 15)
      }
      .select { item, _ in item.revenue.sum() }
  }

  /// 20: potential part promotion.
  static var q20: some QueryStatement {
    let forest = Part.where { $0.name.hasPrefix("forest") }.select(\.key)
    let suppliers = PartSupply.where { supply in
      supply.partKey.in(forest)
      supply.availableQuantity
        > LineItem.where {
          $0.partKey == supply.partKey && $0.supplierKey == supply.supplierKey
            && $0.shipDate >= CalendarDate(1994, 1, 1) && $0.shipDate < CalendarDate(1995, 1, 1)
        }.select { $0.quantity.sum() * Scaled<Tenths>(0.5) }
    }
    return Supplier.join(Nation.self) { $0.nationKey == $1.key }
      .where { $1.name == "CANADA" && $0.key.in(suppliers.select(\.supplierKey)) }
      .order { supplier, _ in supplier.name }
      .select { supplier, _ in (supplier.name, supplier.address) }
  }

  /// 21: suppliers who kept orders waiting.
  static var q21: some QueryStatement {
    Supplier.join(LineItem.self) { $0.key == $1.supplierKey }
      .join(Order.self) { $1.orderKey == $2.key }
      .join(Nation.self) { $0.nationKey == $3.key }
      .where { _, item, order, nation in
        order.status == "F" && item.receiptDate > item.commitDate && nation.name == "SAUDI ARABIA"
        exists(LineItem.where { $0.orderKey == item.orderKey && $0.supplierKey != item.supplierKey })
        !exists(
          LineItem.where {
            $0.orderKey == item.orderKey && $0.supplierKey != item.supplierKey
              && $0.receiptDate > $0.commitDate
          })
      }
      .group { supplier, _, _, _ in supplier.name }
      .order { supplier, item, _, _ in (item.orderKey.count().descending(), supplier.name) }
      .select { supplier, item, _, _ in (supplier.name, item.orderKey.count()) }
      .limit(100)
  }

  /// 22: global sales opportunity.
  static var q22: some QueryStatement {
    let codes = Customer.where { $0.phone.substr(1, 2).in(["13", "31", "23", "29", "30", "18", "17"]) }
    let mean = codes.where { $0.balance > 0 }.select { $0.balance.avg() }
    return codes.where { customer in
      customer.balance > mean
      !exists(Order.where { $0.customerKey == customer.key })
    }
    .group { $0.phone.substr(1, 2) }.order { $0.phone.substr(1, 2) }
    .select { ($0.phone.substr(1, 2), $0.key.count(), $0.balance.sum()) }
  }
}

/// Scales of factors.
enum Tenths: DecimalScale { static let scale = 1 }
enum TenThousandths: DecimalScale { static let scale = 4 }

extension PartSupply.Columns {
  /// What the stock has cost.
  var value: Computed<Money> { cost * availableQuantity }
}

extension Order.Columns {
  var isUrgent: Computed<Bool> { priority.in(["1-URGENT", "2-HIGH"]) }
}
