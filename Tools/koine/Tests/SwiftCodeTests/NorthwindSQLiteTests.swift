import Koine
import Testing

@testable import NorthwindSQLite

@Suite struct NorthwindSQLiteTests {
  @Test func everyRowIsRead() async throws {
    try await MadeDatabase.northwind.withDatabase(on: .sqlite) { database in
      try await database.executeScript(
        """
        INSERT INTO Categories (CategoryName, Picture) VALUES ('Beverages', x'00ff'), ('Tea', NULL);
        INSERT INTO Suppliers (CompanyName) VALUES ('Exotic Liquids');
        INSERT INTO Products (ProductName, SupplierID, CategoryID, UnitPrice, UnitsInStock, Released)
        VALUES ('Chai', 1, 1, 18, 39, '2024-02-29 12:00:00'), ('Chang', NULL, NULL, NULL, NULL, NULL);
        """)
      #expect(
        try await NorthwindSQLite.Category.all().fetchAll(database).map { "\($0)" } == [
          #"Category(categoryID: 1, categoryName: "Beverages", description: nil, picture: Optional(2 bytes))"#,
          #"Category(categoryID: 2, categoryName: "Tea", description: nil, picture: nil)"#,
        ])
      #expect(
        try await Supplier.all().fetchAll(database).map { "\($0)" } == [
          #"Supplier(supplierID: 1, companyName: "Exotic Liquids", country: Optional("UK"), homePage: nil)"#
        ])
      #expect(
        try await Product.all().fetchAll(database).map { "\($0)" } == [
          #"Product(productID: 1, productName: "Chai", supplierID: Optional(1), categoryID: Optional(1), "#
            + "quantityPerUnit: nil, unitPrice: Optional(18.0), unitsInStock: Optional(39), discontinued: false, "
            + #"released: Optional(2024-02-29 12:00:00 +0000), stockValue: Optional(702.0), label: Optional("CHAI (1)"))"#,
          #"Product(productID: 2, productName: "Chang", supplierID: nil, categoryID: nil, quantityPerUnit: nil, "#
            + "unitPrice: nil, unitsInStock: nil, discontinued: false, released: nil, stockValue: nil, "
            + #"label: Optional("CHANG (2)"))"#,
        ])
      #expect(
        try await CurrentProduct.all().fetchAll(database).map { "\($0)" } == [
          #"CurrentProduct(productID: Optional(1), name: Optional("Chai"))"#,
          #"CurrentProduct(productID: Optional(2), name: Optional("Chang"))"#,
        ])
      #expect(try await OrderDetail.all().fetchAll(database).isEmpty)
      try await Product.insert { Product.Draft(productName: "Tofu", discontinued: true) }.execute(database)
      #expect(try await Product.where(\.discontinued).select(\.productName).fetchAll(database) == ["Tofu"])
    }
  }

  /// Rules are those of the tables that the code was made of, checks in the words of the engine among them.
  @Test func tablesAreMadeAlike() async throws {
    let original = try await MadeDatabase.northwind.withDatabase(on: .sqlite) {
      try await $0.schema().normalized
    }
    try await MadeDatabase.Engine.sqlite.withDatabase { database in
      try await NorthwindSQLite.Category.createTable().execute(database)
      try await Supplier.createTable().execute(database)
      try await Product.createTable().execute(database)
      try await OrderDetail.createTable().execute(database)
      let made = try await database.schema().normalized
      for name in ["Categories", "Suppliers"] { #expect(made.table(name) == original.table(name)) }
      for name in ["Products", "Order Details"] {
        let (new, old) = (made.table(name), original.table(name))
        #expect(new?.primaryKey == old?.primaryKey)
        #expect(new?.uniqueKeys == old?.uniqueKeys)
        #expect(new?.checks == old?.checks)
        // SQLite gives the name of a table back as the reference spells it.
        let references = old?.foreignKeys.filter { $0.table != "Orders" }.map { key in
          var key = key
          if key.table == "products" { key.table = "Products" }
          return key
        }
        #expect(new?.foreignKeys == references)
      }
      try await Product.insert { Product.Draft(productName: "Tofu") }.execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await OrderDetail.insert(OrderDetail(orderID: 1, productID: 1, quantity: 0, discount: 0)).execute(
          database)
      }
      #expect(error?.constraint == "positive")
    }
  }
}
