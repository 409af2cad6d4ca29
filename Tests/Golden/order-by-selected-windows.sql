-- SQLite 3.40
SELECT "reminders"."id", row_number() OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") ORDER BY row_number() OVER "koine_window" DESC, "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", row_number() OVER "koine_window" FROM "reminders" WINDOW "koine_window" AS (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") ORDER BY row_number() OVER "koine_window" DESC, "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, row_number() OVER `koine_window` FROM `reminders` WINDOW `koine_window` AS (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`) ORDER BY row_number() OVER `koine_window` DESC, `reminders`.`id`
