-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM "reminders" AS "reminders_2" WHERE "reminders_2"."remindersListID" = "reminders"."remindersListID" AND "reminders_2"."id" > "reminders"."id") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM "reminders" AS "reminders_2" WHERE "reminders_2"."remindersListID" = "reminders"."remindersListID" AND "reminders_2"."id" > "reminders"."id") ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE EXISTS (SELECT 1 FROM `reminders` AS `reminders_2` WHERE `reminders_2`.`remindersListID` = `reminders`.`remindersListID` AND `reminders_2`.`id` > `reminders`.`id`) ORDER BY `reminders`.`id`
