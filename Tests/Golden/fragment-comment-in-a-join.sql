-- SQLite 3.40
SELECT "reminders"."id" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" -- its list
 WHERE "remindersLists"."id" = ?1 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" -- its list
 WHERE "remindersLists"."id" = $1 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `remindersLists` JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` -- its list
 WHERE `remindersLists`.`id` = ? ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
