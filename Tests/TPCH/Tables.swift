import Foundation
import Koine

/// Money and amounts have two decimals.
enum Cents: DecimalScale { static let scale = 2 }
typealias Money = Scaled<Cents>

@Table("region") struct Region {
  @Column("r_regionkey", primaryKey: true) let key: Int
  @Column("r_name") var name: String
  @Column("r_comment") var comment: String
}

@Table("nation") struct Nation {
  @Column("n_nationkey", primaryKey: true) let key: Int
  @Column("n_name") var name: String
  @Column("n_regionkey") var regionKey: Int
  @Column("n_comment") var comment: String
}

@Table("supplier") struct Supplier {
  @Column("s_suppkey", primaryKey: true) let key: Int
  @Column("s_name") var name: String
  @Column("s_address") var address: String
  @Column("s_nationkey") var nationKey: Int
  @Column("s_phone") var phone: String
  @Column("s_acctbal", as: Money.self) var balance: Decimal
  @Column("s_comment") var comment: String
}

@Table("customer") struct Customer {
  @Column("c_custkey", primaryKey: true) let key: Int
  @Column("c_name") var name: String
  @Column("c_address") var address: String
  @Column("c_nationkey") var nationKey: Int
  @Column("c_phone") var phone: String
  @Column("c_acctbal", as: Money.self) var balance: Decimal
  @Column("c_mktsegment") var marketSegment: String
  @Column("c_comment") var comment: String
}

@Table("part") struct Part {
  @Column("p_partkey", primaryKey: true) let key: Int
  @Column("p_name") var name: String
  @Column("p_mfgr") var manufacturer: String
  @Column("p_brand") var brand: String
  @Column("p_type") var type: String
  @Column("p_size") var size: Int
  @Column("p_container") var container: String
  @Column("p_retailprice", as: Money.self) var retailPrice: Decimal
  @Column("p_comment") var comment: String
}

@Table("partsupp") struct PartSupply {
  @Column("ps_partkey", primaryKey: true) let partKey: Int
  @Column("ps_suppkey", primaryKey: true) let supplierKey: Int
  @Column("ps_availqty") var availableQuantity: Int
  @Column("ps_supplycost", as: Money.self) var cost: Decimal
  @Column("ps_comment") var comment: String
}

@Table("orders") struct Order {
  @Column("o_orderkey", primaryKey: true) let key: Int
  @Column("o_custkey") var customerKey: Int
  @Column("o_orderstatus") var status: String
  @Column("o_totalprice", as: Money.self) var totalPrice: Decimal
  @Column("o_orderdate") var date: CalendarDate
  @Column("o_orderpriority") var priority: String
  @Column("o_clerk") var clerk: String
  @Column("o_shippriority") var shipPriority: Int
  @Column("o_comment") var comment: String
}

@Table("lineitem") struct LineItem {
  @Column("l_orderkey", primaryKey: true) let orderKey: Int
  @Column("l_partkey") var partKey: Int
  @Column("l_suppkey") var supplierKey: Int
  @Column("l_linenumber", primaryKey: true) let number: Int
  @Column("l_quantity", as: Money.self) var quantity: Decimal
  @Column("l_extendedprice", as: Money.self) var price: Decimal
  @Column("l_discount", as: Money.self) var discount: Decimal
  @Column("l_tax", as: Money.self) var tax: Decimal
  @Column("l_returnflag") var returnFlag: String
  @Column("l_linestatus") var status: String
  @Column("l_shipdate") var shipDate: CalendarDate
  @Column("l_commitdate") var commitDate: CalendarDate
  @Column("l_receiptdate") var receiptDate: CalendarDate
  @Column("l_shipinstruct") var shipInstructions: String
  @Column("l_shipmode") var shipMode: String
  @Column("l_comment") var comment: String
}

extension LineItem.Columns {
  /// The price without the discount.
  var revenue: Computed<Scaled<ProductScale<Cents, Cents>>> { price * (1 - discount) }
}
