import Koine
import Testing

@testable import NorthwindPostgreSQL

@Suite struct NorthwindPostgreSQLTests {
  @Test func everyRowIsRead() async throws {
    try await MadeDatabase.northwind.withDatabase(on: .postgreSQL) { database in
      try await database.executeScript(
        #"""
        INSERT INTO categories (category_name, picture, season) VALUES ('Beverages', '\x00ff', 'it''s summer'), ('Tea', NULL, NULL);
        INSERT INTO suppliers (company_name) VALUES ('Exotic Liquids');
        INSERT INTO products (product_name, supplier_id, category_id, units_in_stock, released, changed, document)
        VALUES ('Chai', 1, 1, 39, '2024-02-29 12:00:00+00', '2024-03-01 10:00:00.5', '{"a": [1, null]}');
        INSERT INTO "Order Details" VALUES (10248, 1, 12);
        INSERT INTO measures VALUES ('2024-02-29', 1);
        INSERT INTO readings VALUES ('2024-02-29', 1), (NULL, 7);
        INSERT INTO capitals (category_name, state) VALUES ('Sacramento', 'CA');
        REFRESH MATERIALIZED VIEW stock;
        """#)
      // Those of the tables that inherit are among them.
      #expect(
        try await NorthwindPostgreSQL.Category.all().order(by: \.categoryID).fetchAll(database).map {
          "\($0)"
        } == [
          #"Category(categoryID: 1, categoryName: "Beverages", description: nil, picture: Optional(2 bytes), "#
            + "season: Optional(NorthwindPostgreSQL.Season.itsSummer))",
          #"Category(categoryID: 2, categoryName: "Tea", description: nil, picture: nil, season: nil)"#,
          #"Category(categoryID: 3, categoryName: "Sacramento", description: nil, picture: nil, "#
            + "season: Optional(NorthwindPostgreSQL.Season.spring))",
        ])
      #expect(
        try await NorthwindPostgreSQL.Category.where { $0.season == Season.itsSummer }.fetchCount(database)
          == 1)
      #expect(try await Capital.all().select(\.state).fetchAll(database) == ["CA"])
      let products = try await Product.all().fetchAll(database)
      #expect(
        products.map { "\($0)" } == [
          #"Product(productID: 1, productName: "Chai", supplierID: Optional(1), categoryID: Optional(1), "#
            + "unitPrice: Optional(0.5), unitsInStock: Optional(39), range: 2, discontinued: false, "
            + "released: Optional(2024-02-29 12:00:00 +0000), changed: Optional(2024-03-01 10:00:00 +0000), "
            + #"ratio: Optional(-0.5), document: Optional(Koine.JSONValue.object(["a": Koine.JSONValue.array("#
            + "[Koine.JSONValue.integer(1), Koine.JSONValue.null])])), opening: Optional(08:30:00.000000))"
        ])
      #expect(
        try await OrderDetail.all().fetchAll(database).map { "\($0)" } == [
          "OrderDetail(orderID: 10248, productID: 1, quantity: 12)"
        ])
      #expect(
        try await Measure.all().fetchAll(database).map { "\($0)" } == ["Measure(day: 2024-02-29, city: 1)"])
      #expect(
        try await Reading.all().order(by: \.city).fetchAll(database).map { "\($0)" } == [
          "Reading(day: Optional(2024-02-29), city: Optional(1))", "Reading(day: nil, city: Optional(7))",
        ])
      #expect(
        try await Supplier.all().fetchAll(database).map { "\($0)" } == [
          #"Supplier(supplierID: 1, companyName: "Exotic Liquids                          ", country: Optional("UK"))"#
        ])
      #expect(
        try await CurrentProduct.all().fetchAll(database).map { "\($0)" } == [
          #"CurrentProduct(productID: Optional(1), name: Optional("Chai"))"#
        ])
      #expect(
        try await Stock.all().fetchAll(database).map { "\($0)" } == [
          "Stock(categoryID: Optional(1), pieces: Optional(1))"
        ])
      // Rows are written through the code, too.
      try await Product.insert { Product.Draft(productName: "Tofu", discontinued: true) }.execute(database)
      #expect(try await Product.where(\.discontinued).select(\.unitsInStock).fetchAll(database) == [1])
    }
  }

  /// Rules are those of the tables that the code was made of, checks in the words of the engine among them. Types of the
  /// database's own have to be there.
  @Test func tablesAreMadeAlike() async throws {
    let original = try await MadeDatabase.northwind.withDatabase(on: .postgreSQL) {
      try await $0.schema().normalized
    }
    try await MadeDatabase.Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TYPE "Season" AS ENUM ('spring', 'it''s summer', 'autumn');
        CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
        CREATE DOMAIN "Price Range" AS positive NOT NULL;
        """)
      try await NorthwindPostgreSQL.Category.createTable().execute(database)
      try await Supplier.createTable().execute(database)
      try await Product.createTable().execute(database)
      try await OrderDetail.createTable().execute(database)
      let made = try await database.schema().normalized
      for (name, missing) in [("categories", []), ("products", ["suppliers"]), ("Order Details", [])] {
        let (new, old) = (made.table(name), original.table(name))
        let columns = old?.columns.filter { new?.column($0.name) != nil }
        #expect(new?.columns.map(\.type) == columns?.map(\.type))
        #expect(new?.columns.map(\.isNullable) == columns?.map(\.isNullable))
        #expect(new?.primaryKey == old?.primaryKey)
        #expect(new?.uniqueKeys == old?.uniqueKeys)
        #expect(new?.checks == old?.checks)
        #expect(
          new?.foreignKeys.map(\.table) == old?.foreignKeys.map(\.table).filter { !missing.contains($0) })
      }
    }
  }
}
