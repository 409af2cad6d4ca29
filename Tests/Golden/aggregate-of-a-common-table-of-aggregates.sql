-- SQLite 3.40
WITH "lightest" ("v1") AS (SELECT min("t"."weight") AS "v1" FROM "tags" AS "t") SELECT (SELECT min((SELECT "lightest"."v1" FROM "lightest")) FROM "tags" AS "s") FROM "tags" AS "t" WHERE "t"."id" = 1

-- PostgreSQL 13
WITH "lightest" ("v1") AS (SELECT min("t"."weight") AS "v1" FROM "tags" AS "t") SELECT (SELECT min((SELECT "lightest"."v1" FROM "lightest")) FROM "tags" AS "s") FROM "tags" AS "t" WHERE "t"."id" = CAST(1 AS bigint)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express commonTablesInAggregates in SELECT 1 › subquery › SELECT 1: MariaDB takes their aggregates for ones inside of this one; compute its argument in a derived table, from(…)
