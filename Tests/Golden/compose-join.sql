-- SQLite 3.40
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND NOT "reminders"."isCompleted" AND "reminders"."prio" = ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND NOT "reminders"."isCompleted" AND "reminders"."prio" = $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `reminders`.`id` FROM `remindersLists` JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` AND `reminders`.`isCompleted` = FALSE AND `reminders`.`prio` = ?
-- 1: 3 (integer 64)
