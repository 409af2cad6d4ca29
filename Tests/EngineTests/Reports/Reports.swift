import Foundation
import Koine

/// A star of sales, returns, days, items, stores and customers, and the questions of its analysts: the examples of the
/// page "Reports and analyses".
enum Reports {
  enum Millionths: DecimalScale { static let scale = 6 }

  typealias Money = Scaled<Cents>

  @Table("date_dim") struct Day {
    @Column("d_date_sk", primaryKey: true) let key: Int
    @Column("d_date") var date: CalendarDate
    @Column("d_year") var year: Int
    @Column("d_moy") var month: Int
    @Column("d_qoy") var quarter: Int
    @Column("d_week_seq") var week: Int
    @Column("d_day_name") var name: String
  }

  @Table("item") struct Item {
    @Column("i_item_sk", primaryKey: true) let key: Int
    @Column("i_item_id") var id: String
    @Column("i_brand_id") var brandID: Int
    @Column("i_brand") var brand: String?
    @Column("i_class") var itemClass: String?
    @Column("i_category") var category: String?
    @Column("i_manufact_id") var manufacturerID: Int?
    @Column("i_current_price", as: Money.self) var price: Decimal?
  }

  @Table("store") struct Store {
    @Column("s_store_sk", primaryKey: true) let key: Int
    @Column("s_store_name") var name: String
    @Column("s_state") var state: String?
    @Column("s_zip") var zip: String?
  }

  @Table("customer") struct Customer {
    @Column("c_customer_sk", primaryKey: true) let key: Int
    @Column("c_customer_id") var id: String
    @Column("c_first_name") var firstName: String?
    @Column("c_last_name") var lastName: String?
    @Column("c_birth_country") var country: String?
  }

  @Table("store_sales") struct Sale {
    @Column("ss_item_sk", primaryKey: true) let itemKey: Int
    @Column("ss_ticket_number", primaryKey: true) let ticket: Int
    @Column("ss_sold_date_sk") var dayKey: Int?
    @Column("ss_customer_sk") var customerKey: Int?
    @Column("ss_store_sk") var storeKey: Int?
    @Column("ss_quantity") var quantity: Int?
    @Column("ss_sales_price", as: Money.self) var price: Decimal?
    @Column("ss_ext_sales_price", as: Money.self) var amount: Decimal?
    @Column("ss_net_profit", as: Money.self) var profit: Decimal?
  }

  @Table("web_sales") struct WebSale {
    @Column("ws_item_sk", primaryKey: true) let itemKey: Int
    @Column("ws_order_number", primaryKey: true) let order: Int
    @Column("ws_sold_date_sk") var dayKey: Int?
    @Column("ws_bill_customer_sk") var customerKey: Int?
    @Column("ws_ext_sales_price", as: Money.self) var amount: Decimal?
    @Column("ws_net_profit", as: Money.self) var profit: Decimal?
  }

  @Table("store_returns") struct Return {
    @Column("sr_item_sk", primaryKey: true) let itemKey: Int
    @Column("sr_ticket_number", primaryKey: true) let ticket: Int
    @Column("sr_returned_date_sk") var dayKey: Int?
    @Column("sr_customer_sk") var customerKey: Int?
    @Column("sr_store_sk") var storeKey: Int?
    @Column("sr_return_quantity") var quantity: Int?
    @Column("sr_return_amt", as: Money.self) var amount: Decimal?
  }

  @Selection struct Returned {
    var customer: Int?
    var store: Int?
    var total: Money?
  }

  @Selection struct YearTotal {
    var customer: String
    var year: Int
    var total: Money?
  }

  @Selection struct Channel {
    var channel: String
    var item: Int
    var amount: Money
    var profit: Money
  }
}
