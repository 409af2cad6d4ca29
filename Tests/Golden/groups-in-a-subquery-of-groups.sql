-- SQLite 3.40
SELECT min(1) OVER (PARTITION BY 1 IN (SELECT nth_value(CAST(1 AS INTEGER), 1) OVER (ORDER BY "koine_groups"."koine_1", "s"."id") FROM "tags" AS "s" GROUP BY "s"."id" HAVING ?1 = 1)) FROM (SELECT "t"."id" AS "koine_1", count(*) AS "koine_2" FROM "tags" AS "t" GROUP BY "t"."id" UNION ALL SELECT NULL AS "koine_1", count(*) AS "koine_2" FROM "tags" AS "t") AS "koine_groups"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT min(CAST(1 AS bigint)) OVER (PARTITION BY CAST(1 AS bigint) IN (SELECT nth_value(CAST(CAST(1 AS bigint) AS bigint), 1) OVER (ORDER BY "koine_groups"."koine_1" NULLS FIRST, "s"."id") FROM "tags" AS "s" GROUP BY "s"."id" HAVING $1 = CAST(1 AS bigint))) FROM (SELECT "t"."id" AS "koine_1" FROM "tags" AS "t" GROUP BY ROLLUP ("t"."id")) AS "koine_groups"
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_windows") in SELECT 1 › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
