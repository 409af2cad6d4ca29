-- SQLite 3.40
WITH "every" ("v1") AS (WITH RECURSIVE "numbers" ("v1") AS (SELECT 1 AS "v1" FROM "tags" AS "t" UNION SELECT "n"."v1" + 1 FROM "numbers" AS "n" WHERE "n"."v1" < ?1), "unread" ("v1") AS (SELECT ?2 AS "v1" FROM "numbers") SELECT "numbers"."v1" AS "v1" FROM "numbers") SELECT count(*) FROM "every" UNION ALL SELECT count(*) FROM "every"
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)

-- PostgreSQL 13
WITH "every" ("v1") AS (WITH RECURSIVE "numbers" ("v1") AS (SELECT CAST(CAST(1 AS bigint) AS bigint) AS "v1" FROM "tags" AS "t" UNION SELECT "n"."v1" + CAST(1 AS bigint) FROM "numbers" AS "n" WHERE "n"."v1" < $1), "unread" ("v1") AS (SELECT $2 AS "v1" FROM "numbers") SELECT "numbers"."v1" AS "v1" FROM "numbers") SELECT count(*) FROM "every" UNION ALL SELECT count(*) FROM "every"
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)

-- MariaDB 10.11
WITH `every` (`v1`) AS (WITH RECURSIVE `numbers` (`v1`) AS (SELECT CAST(1 AS SIGNED) AS `v1` FROM `tags` AS `t` UNION SELECT `n`.`v1` + 1 FROM `numbers` AS `n` WHERE `n`.`v1` < ?) SELECT `numbers`.`v1` AS `v1` FROM `numbers`) SELECT count(*) FROM `every` UNION ALL SELECT count(*) FROM `every`
-- 1: 3 (integer 64)
