-- SQLite 3.40
SELECT "reminders"."id", rank() OVER "koine_window", dense_rank() OVER (ORDER BY "reminders"."prio" DESC), percent_rank() OVER "koine_window", cume_dist() OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."prio") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", rank() OVER "koine_window", dense_rank() OVER (ORDER BY "reminders"."prio" DESC NULLS LAST), percent_rank() OVER "koine_window", cume_dist() OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."prio" NULLS FIRST) ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, rank() OVER `koine_window`, dense_rank() OVER (ORDER BY `reminders`.`prio` DESC), coalesce(CAST(rank() OVER `koine_window` - 1 AS DOUBLE) / CAST(count(*) OVER `koine_window_2` - 1 AS DOUBLE), 0.0e0), CAST(count(*) OVER `koine_window` AS DOUBLE) / CAST(count(*) OVER `koine_window_2` AS DOUBLE) FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`prio`), `koine_window_2` AS (PARTITION BY CASE WHEN `reminders`.`prio` <=> `reminders`.`prio` THEN 1 ELSE 1 END) ORDER BY `reminders`.`id`
