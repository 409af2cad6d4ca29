-- SQLite 3.40
SELECT "reminders"."id", lag("reminders"."prio", 1) OVER "koine_window", lead("reminders"."prio", 2, ?1) OVER "koine_window", lag("reminders"."id", 0) OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id") ORDER BY "reminders"."id"
-- 1: 9 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", lag("reminders"."prio", 1) OVER "koine_window", lead("reminders"."prio", 2, $1) OVER "koine_window", lag("reminders"."id", 0) OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id") ORDER BY "reminders"."id"
-- 1: 9 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, lag(`reminders`.`prio`, 1) OVER `koine_window`, CASE WHEN lead(CAST(1 AS SIGNED), 2) OVER `koine_window` IS NULL THEN ? ELSE lead(`reminders`.`prio`, 2) OVER `koine_window` END, lag(`reminders`.`id`, 0) OVER `koine_window` FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`id`) ORDER BY `reminders`.`id`
-- 1: 9 (integer 64)
