-- SQLite 3.40
SELECT "reminders"."id", koine_sum("reminders"."id") OVER "koine_window", row_number() OVER "koine_window_2", lead("reminders"."id", 1) OVER "koine_window_2", rank() OVER () FROM "reminders" WINDOW "koine_window" AS (PARTITION BY "reminders"."remindersListID"), "koine_window_2" AS (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") ORDER BY koine_sum("reminders"."id") OVER "koine_window" DESC, "reminders"."id" LIMIT ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", CAST(sum("reminders"."id") OVER "koine_window" AS bigint), row_number() OVER "koine_window_2", lead("reminders"."id", 1) OVER "koine_window_2", rank() OVER () FROM "reminders" WINDOW "koine_window" AS (PARTITION BY "reminders"."remindersListID"), "koine_window_2" AS (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") ORDER BY CAST(sum("reminders"."id") OVER "koine_window" AS bigint) DESC NULLS LAST, "reminders"."id" LIMIT $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, (sum(`reminders`.`id`) OVER `koine_window` DIV 1), row_number() OVER `koine_window_2`, lead(`reminders`.`id`, 1) OVER `koine_window_2`, rank() OVER (PARTITION BY CASE WHEN `reminders`.`remindersListID` <=> `reminders`.`remindersListID` THEN 2 ELSE 2 END ORDER BY CAST(NULL AS SIGNED)) FROM `reminders` WINDOW `koine_window` AS (PARTITION BY CASE WHEN `reminders`.`remindersListID` <=> `reminders`.`remindersListID` THEN 1 ELSE 1 END, `reminders`.`remindersListID`), `koine_window_2` AS (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`) ORDER BY (sum(`reminders`.`id`) OVER `koine_window` DIV 1) DESC, `reminders`.`id` LIMIT ?
-- 1: 2 (integer 64)
