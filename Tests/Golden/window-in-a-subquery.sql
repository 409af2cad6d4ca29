-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" IN (SELECT coalesce(max("reminders_2"."id") OVER (PARTITION BY "reminders_2"."remindersListID"), ?1) FROM "reminders" AS "reminders_2") ORDER BY "reminders"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" IN (SELECT coalesce(max("reminders_2"."id") OVER (PARTITION BY "reminders_2"."remindersListID"), $1) FROM "reminders" AS "reminders_2") ORDER BY "reminders"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`id` IN (SELECT `koine_windows`.`koine_1` FROM (SELECT coalesce(max(`reminders_2`.`id`) OVER (PARTITION BY `reminders_2`.`remindersListID`), ?) AS `koine_1` FROM `reminders` AS `reminders_2`) AS `koine_windows`) ORDER BY `reminders`.`id`
-- 1: 0 (integer 64)
