-- SQLite 3.40
SELECT (SELECT CASE WHEN count(*) >= 0 THEN 10 END FROM "tags" AS "s") FROM "tags" AS "t"

-- PostgreSQL 13
SELECT "d"."v2" FROM "tags" AS "t" JOIN LATERAL (SELECT max("s"."weight") AS "v1", CAST(10 AS bigint) AS "v2" FROM "tags" AS "s") AS "d" ON TRUE

-- MariaDB 10.11
SELECT (SELECT CASE WHEN count(*) >= 0 THEN 10 END FROM `tags` AS `s`) FROM `tags` AS `t`
