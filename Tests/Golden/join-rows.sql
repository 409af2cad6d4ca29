-- SQLite 3.40
SELECT "remindersLists"."id", "remindersLists"."title", "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "reminders"."id" = ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "reminders"."id" = $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `remindersLists`.`title`, `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `remindersLists` JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` WHERE `reminders`.`id` = ?
-- 1: 3 (integer 64)
