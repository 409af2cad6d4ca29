CREATE TABLE Categories (
  CategoryID INTEGER PRIMARY KEY AUTOINCREMENT,
  CategoryName TEXT NOT NULL COLLATE NOCASE,
  Description TEXT,
  Picture BLOB
);
CREATE TABLE Suppliers (
  SupplierID INTEGER NOT NULL PRIMARY KEY,
  CompanyName NVARCHAR(40) NOT NULL,
  Country NVARCHAR(15) DEFAULT 'UK',
  HomePage NTEXT
);
CREATE TABLE Products (
  ProductID INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ProductName TEXT NOT NULL CONSTRAINT "product name" UNIQUE ON CONFLICT ROLLBACK,
  SupplierID INTEGER REFERENCES Suppliers,
  CategoryID INTEGER CONSTRAINT of_category REFERENCES Categories (CategoryID) ON DELETE SET NULL ON UPDATE CASCADE
    DEFERRABLE INITIALLY DEFERRED,
  QuantityPerUnit TEXT,
  UnitPrice NUMERIC(10, 2) DEFAULT 0.00 CHECK (UnitPrice >= 0),
  UnitsInStock SMALLINT DEFAULT (0),
  Discontinued BOOLEAN NOT NULL DEFAULT FALSE,
  Released DATETIME DEFAULT CURRENT_TIMESTAMP,
  StockValue REAL GENERATED ALWAYS AS (UnitPrice * UnitsInStock) VIRTUAL,
  Label TEXT AS (upper(ProductName) || ' (' || ProductID || ')') STORED,
  CHECK (UnitsInStock IS NULL OR UnitsInStock >= 0)
);
CREATE TABLE "Order Details" (
  OrderID INTEGER NOT NULL,
  ProductID INTEGER NOT NULL REFERENCES products ON DELETE CASCADE NOT DEFERRABLE,
  Quantity INTEGER NOT NULL DEFAULT 1,
  Discount REAL NOT NULL DEFAULT (-0.5e-1) CONSTRAINT "a discount" CHECK (Discount BETWEEN -1 AND 1),
  CONSTRAINT "key of details" PRIMARY KEY (OrderID DESC, ProductID),
  CONSTRAINT to_order FOREIGN KEY (OrderID) REFERENCES Orders (OrderID) MATCH FULL ON UPDATE NO ACTION DEFERRABLE
  CONSTRAINT positive CHECK (Quantity > 0)
) WITHOUT ROWID;
CREATE INDEX CategoryName ON Categories (CategoryName, CategoryID DESC);
CREATE INDEX "by price" ON Products (UnitPrice DESC, (coalesce(UnitsInStock, 0)) COLLATE BINARY, ProductName COLLATE NOCASE)
  WHERE NOT Discontinued AND ProductName <> ') WHERE (';
CREATE UNIQUE INDEX lower_label ON Products (lower(Label));
CREATE VIEW "Current Products" AS SELECT ProductID, ProductName AS Name, UnitPrice * 2 FROM Products WHERE NOT Discontinued;
CREATE VIEW broken AS SELECT * FROM nowhere;
CREATE TRIGGER sold AFTER INSERT ON "Order Details" BEGIN
  UPDATE Products SET UnitsInStock = UnitsInStock - new.Quantity WHERE ProductID = new.ProductID;
END;
CREATE TRIGGER entered INSTEAD OF INSERT ON "Current Products" BEGIN SELECT 1; END;
CREATE TABLE koine_notes (id INTEGER);
