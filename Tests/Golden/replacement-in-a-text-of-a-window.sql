-- SQLite 3.40
SELECT replace(lag("reminders"."title", 1) OVER (ORDER BY "reminders"."id"), ?1, lower("reminders"."title")) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 'e' (text)

-- PostgreSQL 13
SELECT replace(lag("reminders"."title", 1) OVER (ORDER BY "reminders"."id"), $1, lower("reminders"."title" COLLATE "C")) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 'e' (text)

-- MariaDB 10.11
SELECT CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`reminders`.`title` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NOT NULL THEN replace(concat(lag(`reminders`.`title`, 1) OVER (ORDER BY `reminders`.`id`), ''), ?, CONVERT(CAST(LOWER(CONVERT(CAST(`reminders`.`title` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin) END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 'e' (text)
