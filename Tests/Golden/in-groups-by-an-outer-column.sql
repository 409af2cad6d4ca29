-- SQLite 3.40
-- refused: SQLite 3.40 cannot express outerColumnsInGroups in WHERE › subquery: SQLite's GROUP BY sees no column of an outer query; group by columns of the subquery

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" WHERE "t"."weight" NOT IN (SELECT max("s"."weight") FROM "tags" AS "s" JOIN "tags" AS "u" ON "u"."id" = "s"."reminderID" WHERE "s"."weight" IS NULL GROUP BY "t"."title")

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_windows") in WHERE › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
