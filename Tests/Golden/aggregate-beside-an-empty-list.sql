-- SQLite 3.40
SELECT CASE WHEN max("t"."id") > 1 AND FALSE THEN 1 ELSE 0 END FROM "tags" AS "t"

-- PostgreSQL 13
SELECT CASE WHEN max("t"."id") > CAST(1 AS bigint) AND FALSE THEN CAST(1 AS bigint) ELSE CAST(0 AS bigint) END FROM "tags" AS "t"

-- MariaDB 10.11
SELECT CASE WHEN max(`t`.`id`) > 1 AND FALSE THEN 1 ELSE 0 END FROM `tags` AS `t`
