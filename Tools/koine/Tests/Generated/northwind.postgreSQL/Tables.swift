import Foundation
import Koine

enum Cents: DecimalScale { static let scale = 2 }

enum Season: String, ColumnValue, CaseIterable {
  case spring
  case itsSummer = "it's summer"
  case autumn
}

@Table("Order Details") struct OrderDetail {
  @Column("OrderID", primaryKey: true) let orderID: Int32
  @Column("product_id", primaryKey: true) let productID: Int
  @Column(default: Int32(1)) var quantity: Int32

  static let constraints: [TableConstraint<OrderDetail>] = [
    .foreignKey(
      \.productID, references: Product.self, \.productID,
      onDelete: .restrict, name: "to_product"
    ),
    .check { _ in SQL("quantity > 0", as: Bool.self) },
  ]

  // Not said here: trigger sold
}

@Table("capitals") struct Capital {
  @Column("category_id") var categoryID: Int32  // Default: nextval('categories_category_id_seq'::regclass)
  @Column("category_name", collation: .database) var categoryName: String
  @Column(collation: .database) var description: String?
  var picture: Data?
  @Column(default: Season.spring, databaseType: "Season") var season: Season?
  // "seasons" "Season"[]: Koine has no type for it.
  // "tags" text[]: Koine has no type for it.
  @Column(collation: .database, databaseType: "character(2)") var state: String?

  static let constraints: [TableConstraint<Capital>] = [
    .enumType(\.season)
  ]
}

@Table("categories", comment: "What products are of") struct Category {
  @Column("category_id", primaryKey: true) let categoryID: Int32
  @Column("category_name", collation: .database, comment: "A name,\nin two lines") var categoryName: String
  @Column(collation: .database) var description: String?
  var picture: Data?
  @Column(default: Season.spring, databaseType: "Season") var season: Season?
  // "seasons" "Season"[]: Koine has no type for it.
  // "tags" text[]: Koine has no type for it.

  static let constraints: [TableConstraint<Category>] = [
    .enumType(\.season)
  ]

  // Not said here: index category_name (category_name text_pattern_ops nulls last, category_id descending nulls first)
  // Not said here: index tags using gin (tags)
}

@Table("measures") struct Measure {
  @Column(primaryKey: true) let day: CalendarDate
  @Column(primaryKey: true) let city: Int32
}

// table nothing: no column that Koine has a type for.

@Table("products") struct Product {
  @Column("product_id", primaryKey: true) let productID: Int
  @Column("product_name") var productName: String
  @Column("supplier_id") var supplierID: Int16?
  @Column("category_id") var categoryID: Int32?
  @Column("unit_price", as: Scaled<Cents>.self, defaultExpression: SQL("0.50", as: Scaled<Cents>.self))
  var unitPrice: Decimal?
  // "weight" numeric: Koine has no type for it.
  // "large" numeric(38,4): Koine has no type for it.
  @Column("units_in_stock", default: Int32(1), databaseType: "positive") var unitsInStock: Int32?
  @Column(default: Int32(2), databaseType: "Price Range") var range: Int32
  @Column(default: false) var discontinued: Bool
  @Column(defaultExpression: SQL("CURRENT_TIMESTAMP", as: Date.self)) var released: Date?
  @Column(databaseType: "timestamp(3)") var changed: Date?
  @Column(default: -0.5) var ratio: Double?
  @Column(databaseType: "json") var document: JSONValue?
  @Column(defaultExpression: SQL("'08:30:00'::time without time zone", as: TimeOfDay.self))
  var opening: TimeOfDay?
  // "place" point: Koine has no type for it.
  // "stock_value" numeric: Koine has no type for it.
  // "during" tstzrange: Koine has no type for it.

  static let constraints: [TableConstraint<Product>] = [
    .unique(\.productName, name: "product name"),
    .foreignKey(
      \.categoryID, references: Category.self, \.categoryID,
      onDelete: .setNull, onUpdate: .cascade, deferred: true, name: "of_category"
    ),
    .check { _ in SQL("(units_in_stock IS NULL) OR (unit_price > 0.10)", as: Bool.self) },
    .check { _ in SQL("unit_price >= (0)::numeric", as: Bool.self) },
  ]

  // Not said here: foreign key (supplier_id) references suppliers (supplier_id)
  // Not said here: index "by price" (unit_price descending, COALESCE((units_in_stock)::integer, 0) nulls last, product_name collate POSIX nulls last) including (ratio) where (NOT discontinued) AND (product_name <> ') WHERE ('::text)
  // Not said here: unique index lower_name (lower(product_name) nulls last) nulls not distinct
  // Not said here: constraint products_during_excl EXCLUDE USING gist (during WITH &&)
}

@Table("readings") struct Reading {
  var day: CalendarDate?
  var city: Int32?

  static let constraints: [TableConstraint<Reading>] = [
    .foreignKey(\.day, \.city, references: Measure.self, \.day, \.city, onUpdate: .setDefault)
  ]
}

@Table("suppliers") struct Supplier {
  @Column("supplier_id", primaryKey: true) let supplierID: Int16
  @Column("company_name", collation: .database, databaseType: "character(40)") var companyName: String
  @Column(collation: .database, default: "UK") var country: String?
  // "home_page" xml: Koine has no type for it.

  // Not said here: primary key (supplier_id) including (company_name)
  // Not said here: unique (country, company_name)
  // Not said here: supplier_id GENERATED ALWAYS AS IDENTITY
}

/// A view, whose rows are read only.
@Table("Current Products") struct CurrentProduct {
  @Column("product_id") var productID: Int?
  var name: String?
  // "double" numeric: Koine has no type for it.
}

/// A view, whose rows are read only.
@Table("stock") struct Stock {
  @Column("category_id") var categoryID: Int32?
  var pieces: Int?
}
