-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_arm" INTERSECT SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT nullif("samples"."id", ?1) AS "koine_1" FROM "samples") AS "koine_arm") AS "koine_rows"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" INTERSECT ALL SELECT nullif("samples"."id", $1) FROM "samples"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` FROM `reminders` INTERSECT ALL SELECT nullif(`samples`.`id`, ?) FROM `samples`
-- 1: 1 (integer 64)
