-- SQLite 3.40
SELECT lag("reminders"."title", 1, upper("reminders"."title")) OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id"), lead("reminders"."score", 1, ?1) OVER (ORDER BY "reminders"."id") FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0.0 (double)

-- PostgreSQL 13
SELECT lag("reminders"."title", 1, upper("reminders"."title" COLLATE "C")) OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id"), lead("reminders"."score", 1, $1) OVER (ORDER BY "reminders"."id") FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0.0 (double)

-- MariaDB 10.11
SELECT CASE WHEN lag(CAST(1 AS SIGNED), 1) OVER `koine_window` IS NULL THEN CONVERT(CAST(UPPER(CONVERT(CAST(`reminders`.`title` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE lag(`reminders`.`title`, 1) OVER `koine_window` END, CASE WHEN lead(CAST(1 AS SIGNED), 1) OVER `koine_window_2` IS NULL THEN ? ELSE lead(`reminders`.`score`, 1) OVER `koine_window_2` END FROM `reminders` WINDOW `koine_window` AS (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`), `koine_window_2` AS (ORDER BY `reminders`.`id`) ORDER BY `reminders`.`id`
-- 1: 0.0 (double)
