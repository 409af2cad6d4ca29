-- SQLite 3.40
SELECT "reminders"."id", rank() OVER "koine_window" * ?1 + row_number() OVER "koine_window_2", "reminders"."id" - coalesce(lag("reminders"."id", 1) OVER "koine_window_2", ?2) FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."prio"), "koine_window_2" AS (ORDER BY "reminders"."id") ORDER BY rank() OVER "koine_window", "reminders"."id"
-- 1: 10 (integer 64)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", rank() OVER "koine_window" * $1 + row_number() OVER "koine_window_2", "reminders"."id" - coalesce(lag("reminders"."id", 1) OVER "koine_window_2", $2) FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."prio" NULLS FIRST), "koine_window_2" AS (ORDER BY "reminders"."id") ORDER BY rank() OVER "koine_window", "reminders"."id"
-- 1: 10 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, rank() OVER `koine_window` * ? + row_number() OVER `koine_window_2`, `reminders`.`id` - coalesce(lag(`reminders`.`id`, 1) OVER `koine_window_2`, ?) FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`prio`), `koine_window_2` AS (ORDER BY `reminders`.`id`) ORDER BY rank() OVER `koine_window`, `reminders`.`id`
-- 1: 10 (integer 64)
-- 2: 0 (integer 64)
