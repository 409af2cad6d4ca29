-- SQLite 3.40
WITH "d" ("v1") AS (SELECT 1 + 1 AS "v1" FROM "tags" AS "s") SELECT (SELECT "d"."v1" FROM "tags" AS "t" WHERE "t"."id" = 1) FROM "d" GROUP BY "d"."v1"

-- PostgreSQL 13
WITH "d" ("v1") AS (SELECT CAST(1 AS bigint) + CAST(1 AS bigint) AS "v1" FROM "tags" AS "s") SELECT (SELECT "d"."v1" FROM "tags" AS "t" WHERE "t"."id" = CAST(1 AS bigint)) FROM "d" GROUP BY "d"."v1"

-- MariaDB 10.11
WITH `d` (`v1`) AS (SELECT 1 + 1 AS `v1` FROM `tags` AS `s` LIMIT 9223372036854775807) SELECT (SELECT `d`.`v1` FROM `tags` AS `t` WHERE `t`.`id` = 1) FROM `d` GROUP BY `d`.`v1`
