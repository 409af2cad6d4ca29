-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "values"."column1" FROM (VALUES (?1), (?2)) AS "values")
-- 1: 1 (integer 64)
-- 2: 9 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "values"."column1" FROM (VALUES ($1), ($2)) AS "values")
-- 1: 1 (integer 64)
-- 2: 9 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `values`.`column1` FROM (SELECT ? AS `column1` UNION ALL SELECT ? AS `column1`) AS `values`)
-- 1: 1 (integer 64)
-- 2: 9 (integer 64)
