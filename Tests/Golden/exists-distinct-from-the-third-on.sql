-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT "koine_limited"."koine_1" FROM (SELECT DISTINCT "reminders"."isCompleted" AS "koine_1" FROM "reminders" LIMIT ?1 OFFSET ?2) AS "koine_limited")
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT DISTINCT "reminders"."isCompleted" FROM "reminders" LIMIT $1 OFFSET $2)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE EXISTS (SELECT `koine_limited`.`koine_1` FROM (SELECT `koine_distinct`.`koine_1` AS `koine_1` FROM (SELECT DISTINCT `reminders`.`isCompleted` AS `koine_1` FROM `reminders`) AS `koine_distinct` LIMIT ? OFFSET ?) AS `koine_limited`)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
