-- SQLite 3.40
SELECT "reminders"."id", rank() OVER (), dense_rank() OVER (PARTITION BY "reminders"."remindersListID"), percent_rank() OVER (), cume_dist() OVER () FROM "reminders" ORDER BY "reminders"."id" LIMIT ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", rank() OVER (), dense_rank() OVER (PARTITION BY "reminders"."remindersListID"), percent_rank() OVER (), cume_dist() OVER () FROM "reminders" ORDER BY "reminders"."id" LIMIT $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, rank() OVER `koine_window`, dense_rank() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY CAST(NULL AS SIGNED)), coalesce(CAST(rank() OVER `koine_window` - 1 AS DOUBLE) / CAST(count(*) OVER `koine_window_2` - 1 AS DOUBLE), 0.0e0), CAST(count(*) OVER `koine_window_2` AS DOUBLE) / CAST(count(*) OVER `koine_window_2` AS DOUBLE) FROM `reminders` WINDOW `koine_window` AS (PARTITION BY CASE WHEN `reminders`.`remindersListID` <=> `reminders`.`remindersListID` THEN 1 ELSE 1 END ORDER BY CAST(NULL AS SIGNED)), `koine_window_2` AS (PARTITION BY CASE WHEN `reminders`.`remindersListID` <=> `reminders`.`remindersListID` THEN 2 ELSE 2 END) ORDER BY `reminders`.`id` LIMIT ?
-- 1: 2 (integer 64)
