-- SQLite 3.40
WITH "ids" ("column1") AS (SELECT "values"."column1" FROM (VALUES (?1), (?2)) AS "values") SELECT "tags"."title" FROM "ids" JOIN "tags" ON "ids"."column1" = "tags"."id" ORDER BY "ids"."column1"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
WITH "ids" ("column1") AS (SELECT "values"."column1" FROM (VALUES ($1), ($2)) AS "values") SELECT "tags"."title" FROM "ids" JOIN "tags" ON "ids"."column1" = "tags"."id" ORDER BY "ids"."column1"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
WITH `ids` (`column1`) AS (SELECT `values`.`column1` FROM (SELECT ? AS `column1` UNION ALL SELECT ? AS `column1`) AS `values`) SELECT `tags`.`title` FROM `ids` JOIN `tags` ON `ids`.`column1` = `tags`.`id` ORDER BY `ids`.`column1`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
