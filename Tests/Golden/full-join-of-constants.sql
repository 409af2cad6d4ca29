-- SQLite 3.40
SELECT count(*) FROM (SELECT 1 AS "v1" FROM "tags" AS "t" WHERE "t"."id" = 1) AS "e" FULL JOIN (SELECT 1 AS "v1" FROM "tags" AS "s") AS "d" ON TRUE

-- PostgreSQL 13
SELECT count(*) FROM (SELECT CAST(1 AS bigint) AS "v1" FROM "tags" AS "t" WHERE "t"."id" = CAST(1 AS bigint) LIMIT 9223372036854775807) AS "e" FULL JOIN (SELECT CAST(1 AS bigint) AS "v1" FROM "tags" AS "s" LIMIT 9223372036854775807) AS "d" ON CASE WHEN "e"."v1" IS NULL THEN 0 ELSE 0 END = CASE WHEN "d"."v1" IS NULL THEN 0 ELSE 0 END AND TRUE

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express fullJoinAmongJoins: MariaDB has no FULL JOIN; join two tables with a required column each, and nothing else
