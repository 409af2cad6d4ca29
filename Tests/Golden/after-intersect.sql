-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "koine_rows"."koine_1" AS "koine_1" FROM (SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "reminders"."id" AS "koine_1" FROM "reminders") AS "koine_arm" INTERSECT SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags") AS "koine_arm") AS "koine_rows") AS "koine_rows" WHERE "koine_rows"."koine_1" > ?1 ORDER BY "koine_rows"."koine_1"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1" FROM "reminders" INTERSECT ALL SELECT "tags"."id" AS "koine_1" FROM "tags") AS "koine_rows" WHERE "koine_rows"."koine_1" > $1 ORDER BY "koine_rows"."koine_1"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT `reminders`.`id` AS `koine_1` FROM `reminders` INTERSECT ALL SELECT `tags`.`id` AS `koine_1` FROM `tags`) AS `koine_rows` WHERE `koine_rows`.`koine_1` > ? ORDER BY `koine_rows`.`koine_1`
-- 1: 2 (integer 64)
