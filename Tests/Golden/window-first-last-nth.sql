-- SQLite 3.40
SELECT "reminders"."id", first_value("reminders"."prio") OVER "koine_window", last_value("reminders"."title") OVER "koine_window", nth_value("reminders"."score", 2) OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", first_value("reminders"."prio") OVER "koine_window", last_value("reminders"."title") OVER "koine_window", nth_value("reminders"."score", 2) OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, first_value(`reminders`.`prio`) OVER `koine_window`, last_value(`reminders`.`title`) OVER `koine_window`, nth_value(`reminders`.`score`, 2) OVER `koine_window` FROM `reminders` WINDOW `koine_window` AS (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`) ORDER BY `reminders`.`id`
