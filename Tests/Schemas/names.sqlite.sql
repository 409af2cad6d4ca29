CREATE TABLE "a ""b"" c" ("select" INTEGER PRIMARY KEY, "x.y" TEXT DEFAULT 'a"b', "É" TEXT UNIQUE, "é" TEXT CHECK ("é" <> "É"), `tick``s` INT, [br ack] REAL);
CREATE TABLE "order" ("group" INTEGER REFERENCES "a ""b"" c", 'quoted' TEXT, "CHECK" INTEGER CHECK ("CHECK" > 0), "PRIMARY" TEXT COLLATE NOCASE);
CREATE TABLE "Ünïcode 表" ("primary key" TEXT, "constraint" TEXT, CONSTRAINT "a ""rule""" UNIQUE ("primary key" COLLATE NOCASE, "constraint" DESC));
CREATE INDEX "in ""dex" ON "order" ("group", ("CHECK" + 1) DESC) WHERE "group" > 0;
CREATE TABLE plain (a, b INTEGER);
CREATE TABLE "x.y" (a /* , b INTEGER */ INTEGER, -- CHECK (a > 0),
  c TEXT CHECK (c <> ', CHECK (d'));
CREATE VIEW "v.w" ("a b") AS SELECT a AS "AS" FROM plain;
