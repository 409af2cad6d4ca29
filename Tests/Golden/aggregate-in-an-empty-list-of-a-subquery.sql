-- SQLite 3.40
SELECT (SELECT CASE WHEN count(*) >= 0 THEN CASE WHEN min("t"."id") IN () THEN 1 ELSE 0 END END FROM "tags" AS "t") FROM "tags" AS "u"

-- PostgreSQL 13
SELECT (SELECT CASE WHEN count(*) >= 0 THEN CASE WHEN FALSE THEN CAST(1 AS bigint) ELSE CAST(0 AS bigint) END END FROM "tags" AS "t") FROM "tags" AS "u"

-- MariaDB 10.11
SELECT (SELECT CASE WHEN count(*) >= 0 THEN CASE WHEN FALSE THEN 1 ELSE 0 END END FROM `tags` AS `t`) FROM `tags` AS `u`
