import Foundation
import Koine

@Table("Categories") struct Category {
  @Column("CategoryID", primaryKey: true) let categoryID: Int
  @Column("CategoryName", collation: .noCase) var categoryName: String
  @Column("Description") var description: String?
  @Column("Picture") var picture: Data?

  static let indexes: [TableIndex<Category>] = [
    .on(name: "CategoryName") { ($0.categoryName, $0.categoryID.descending()) }
  ]

  // Not said here: CategoryID AUTOINCREMENT
}

@Table("Order Details") struct OrderDetail {
  @Column("OrderID", primaryKey: true) let orderID: Int
  @Column("ProductID", primaryKey: true, references: Product.self, onDelete: .cascade) let productID: Int
  @Column("Quantity", default: 1) var quantity: Int
  @Column("Discount", default: -0.05) var discount: Double

  static let constraints: [TableConstraint<OrderDetail>] = [
    .check("a discount") { _ in SQL("Discount BETWEEN -1 AND 1", as: Bool.self) },
    .check("positive") { _ in SQL("Quantity > 0", as: Bool.self) },
  ]

  // Not said here: foreign key (OrderID) references Orders (OrderID)
  // Not said here: a key (OrderID DESC, ProductID)
  // Not said here: WITHOUT ROWID
  // Not said here: trigger sold
}

@Table("Products") struct Product {
  @Column("ProductID", primaryKey: true) let productID: Int
  @Column("ProductName") var productName: String
  @Column("SupplierID", references: Supplier.self) var supplierID: Int?
  @Column("CategoryID") var categoryID: Int?
  @Column("QuantityPerUnit") var quantityPerUnit: String?
  @Column("UnitPrice", default: 0.0) var unitPrice: Double?
  @Column("UnitsInStock", default: 0) var unitsInStock: Int?
  @Column("Discontinued", default: false) var discontinued: Bool
  @Column("Released", defaultExpression: SQL("CURRENT_TIMESTAMP", as: Date.self)) var released: Date?
  @Column("StockValue", generated: .virtual) var stockValue: Double?
  @Column("Label", generated: .stored) var label: String?

  static let generatedColumns: [GeneratedColumn<Product>] = [
    .computed(\.stockValue) { _ in SQL("UnitPrice * UnitsInStock", as: Double.self) },
    .computed(\.label) { _ in SQL("upper(ProductName) || ' (' || ProductID || ')'", as: String.self) },
  ]

  static let constraints: [TableConstraint<Product>] = [
    .unique(\.productName, name: "product name"),
    .foreignKey(
      \.categoryID, references: Category.self, \.categoryID,
      onDelete: .setNull, onUpdate: .cascade, deferred: true, name: "of_category"
    ),
    .check { _ in SQL("UnitPrice >= 0", as: Bool.self) },
    .check { _ in SQL("UnitsInStock IS NULL OR UnitsInStock >= 0", as: Bool.self) },
  ]

  // Not said here: index "by price" (UnitPrice descending, coalesce(UnitsInStock, 0), ProductName collate NOCASE) where NOT Discontinued AND ProductName <> ') WHERE ('
  // Not said here: unique index lower_label (lower(Label))
  // Not said here: ON CONFLICT ROLLBACK
  // Not said here: ProductID AUTOINCREMENT
}

@Table("Suppliers") struct Supplier {
  @Column("SupplierID", primaryKey: true) let supplierID: Int
  @Column("CompanyName") var companyName: String
  @Column("Country", default: "UK") var country: String?
  @Column("HomePage") var homePage: String?
}

/// A view, whose rows are read only.
@Table("Current Products") struct CurrentProduct {
  @Column("ProductID") var productID: Int?
  @Column("Name") var name: String?
  // "UnitPrice * 2" : Koine has no type for it.
}

// view broken: no column that Koine has a type for.
