import Foundation
import Koine

/// A table as people make it by hand on each engine: its texts sort as the database does.
enum Stock {
  enum Cents: DecimalScale { static let scale = 2 }

  @Table("items") struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var category: String
    var stock: Int?
    var isActive: Bool
    var weight: Double
    @Column(as: Scaled<Cents>.self) var price: Decimal
    var addedAt: Date
  }

  static let onSQLite = """
    CREATE TABLE items (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, stock INTEGER,
      "isActive" BOOLEAN NOT NULL, weight DOUBLE PRECISION NOT NULL, price INTEGER NOT NULL, "addedAt" TEXT NOT NULL);
    INSERT INTO items VALUES
      (1, 'apple', 'fruit', 5, TRUE, 2.5, 110, '2020-01-31 10:00:00.000000'),
      (2, 'Zucchini', 'vegetable', NULL, TRUE, 0.5, 220, '2020-02-29 23:30:00.000000'),
      (3, 'Éclair', 'cake', 0, FALSE, 1.5, 330, '2021-12-31 12:00:00.000000'),
      (4, 'banana', 'fruit', 12, TRUE, 3.5, 10, '2021-01-03 06:15:00.000000');
    """

  static let onPostgreSQL = """
    CREATE TABLE items (
      id bigint PRIMARY KEY, name text NOT NULL, category text NOT NULL, stock bigint,
      "isActive" boolean NOT NULL, weight double precision NOT NULL, price numeric(10, 2) NOT NULL,
      "addedAt" timestamptz NOT NULL);
    INSERT INTO items VALUES
      (1, 'apple', 'fruit', 5, TRUE, 2.5, 1.10, '2020-01-31 10:00:00Z'),
      (2, 'Zucchini', 'vegetable', NULL, TRUE, 0.5, 2.20, '2020-02-29 23:30:00Z'),
      (3, 'Éclair', 'cake', 0, FALSE, 1.5, 3.30, '2021-12-31 12:00:00Z'),
      (4, 'banana', 'fruit', 12, TRUE, 3.5, 0.10, '2021-01-03 06:15:00Z');
    """
}
