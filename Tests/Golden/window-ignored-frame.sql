-- SQLite 3.40
SELECT "reminders"."id", rank() OVER "koine_window", lag("reminders"."id", 1) OVER "koine_window", count("reminders"."id") OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id" ROWS BETWEEN CURRENT ROW AND CURRENT ROW) ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", rank() OVER "koine_window", lag("reminders"."id", 1) OVER "koine_window", count("reminders"."id") OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id" ROWS BETWEEN CURRENT ROW AND CURRENT ROW) ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, rank() OVER `koine_window`, lag(`reminders`.`id`, 1) OVER `koine_window`, count(`reminders`.`id`) OVER (ORDER BY `reminders`.`id` ROWS BETWEEN CURRENT ROW AND CURRENT ROW) FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`id`) ORDER BY `reminders`.`id`
