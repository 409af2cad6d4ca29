CREATE TABLE "a ""b"" c" ("select" bigint PRIMARY KEY, "x.y" text DEFAULT 'a"b', "É" text UNIQUE, "é" text CHECK ("é" <> "É"), "tick`s" int, "br ack" real);
CREATE TABLE "order" ("group" bigint REFERENCES "a ""b"" c", quoted text, "CHECK" bigint CHECK ("CHECK" > 0), "PRIMARY" text);
CREATE TABLE "Ünïcode 表" ("primary key" text, "constraint" text, CONSTRAINT "a ""rule""" UNIQUE ("primary key", "constraint"));
CREATE INDEX "in ""dex" ON "order" ("group", ("CHECK" + 1) DESC) WHERE "group" > 0;
CREATE TABLE plain (a bigint, b bigint);
CREATE TABLE "x.y" (a bigint, c text CHECK (c <> ', CHECK (d'));
CREATE VIEW "v.w" ("a b") AS SELECT a AS "AS" FROM plain;
