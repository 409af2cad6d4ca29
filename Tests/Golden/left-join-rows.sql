-- SQLite 3.40
SELECT "remindersLists"."id", "remindersLists"."title", "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."prio" > ?1 ORDER BY "remindersLists"."id", "reminders"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."prio" > $1 ORDER BY "remindersLists"."id", "reminders"."id" NULLS FIRST
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `remindersLists`.`title`, `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` AND `reminders`.`prio` > ? ORDER BY `remindersLists`.`id`, `reminders`.`id`
-- 1: 0 (integer 64)
