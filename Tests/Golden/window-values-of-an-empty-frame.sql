-- SQLite 3.40
SELECT "reminders"."id", first_value("reminders"."id") OVER "koine_window", last_value("reminders"."id") OVER "koine_window", koine_sum("reminders"."id") OVER "koine_window", count("reminders"."id") OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id" ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING) ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", first_value("reminders"."id") OVER "koine_window", last_value("reminders"."id") OVER "koine_window", CAST(sum("reminders"."id") OVER "koine_window" AS bigint), count("reminders"."id") OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id" ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING) ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, first_value(`reminders`.`id`) OVER `koine_window`, last_value(`reminders`.`id`) OVER `koine_window`, (sum(`reminders`.`id`) OVER `koine_window` DIV 1), count(`reminders`.`id`) OVER `koine_window` FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`id` ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING) ORDER BY `reminders`.`id`
