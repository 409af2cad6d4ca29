-- SQLite 3.40
SELECT nullif(CASE WHEN rank() OVER (ORDER BY "reminders"."id") > ?1 THEN "reminders"."title" END COLLATE "NOCASE", ?2) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 'ZEBRA' (text)

-- PostgreSQL 13
SELECT CASE WHEN lower(CASE WHEN rank() OVER "koine_window" > $1 THEN "reminders"."title" END COLLATE "C") = lower($2 COLLATE "C") THEN NULL ELSE CASE WHEN rank() OVER "koine_window" > $3 THEN "reminders"."title" END END FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."id") ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 'ZEBRA' (text)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(CASE WHEN rank() OVER `koine_window` > ? THEN `reminders`.`title` END AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN NULL ELSE CASE WHEN rank() OVER `koine_window` > ? THEN `reminders`.`title` END END FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`id`) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 'ZEBRA' (text)
-- 3: 1 (integer 64)
