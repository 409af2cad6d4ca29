-- SQLite 3.40
SELECT "remindersLists"."title" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND "reminders"."isCompleted") ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND "reminders"."isCompleted") ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title` FROM `remindersLists` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id` AND `reminders`.`isCompleted`) ORDER BY `remindersLists`.`id`
