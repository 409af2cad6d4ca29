-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT DISTINCT "koine_arm"."koine_1" AS "koine_1" FROM (SELECT "koine_rows"."koine_1" AS "koine_1" FROM (SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_arm" EXCEPT SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_arm") AS "koine_rows") AS "koine_arm") AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC LIMIT ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT DISTINCT "koine_arm"."koine_1" AS "koine_1" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" EXCEPT ALL SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_arm") AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC NULLS LAST LIMIT $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT DISTINCT `koine_arm`.`koine_1` AS `koine_1` FROM (SELECT `reminders`.`prio` AS `koine_1` FROM `reminders` EXCEPT ALL SELECT `tags`.`weight` AS `koine_1` FROM `tags`) AS `koine_arm`) AS `koine_rows` ORDER BY `koine_rows`.`koine_1` DESC LIMIT ?
-- 1: 2 (integer 64)
