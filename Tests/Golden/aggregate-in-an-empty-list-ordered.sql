-- SQLite 3.40
SELECT CASE WHEN count(*) >= 0 THEN 7 END FROM "tags" AS "t" ORDER BY min("t"."id") IN ()

-- PostgreSQL 13
SELECT CASE WHEN count(*) >= 0 THEN CAST(7 AS bigint) END FROM "tags" AS "t" ORDER BY CAST(FALSE AS boolean) NULLS FIRST

-- MariaDB 10.11
SELECT CASE WHEN count(*) >= 0 THEN 7 END FROM `tags` AS `t` ORDER BY CAST(FALSE AS SIGNED)
