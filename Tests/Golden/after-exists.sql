-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND "reminders"."id" > ?1 ORDER BY "reminders"."id")
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND "reminders"."id" > $1 ORDER BY "reminders"."id")
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id` AND `reminders`.`id` > ? ORDER BY `reminders`.`id`)
-- 1: 5 (integer 64)
