-- SQLite 3.40
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" JOIN (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score" FROM "reminders" ORDER BY "reminders"."id" DESC LIMIT ?1) AS "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "reminders"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" JOIN (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score" FROM "reminders" ORDER BY "reminders"."id" DESC LIMIT $1) AS "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "reminders"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `reminders`.`id` FROM `remindersLists` JOIN (SELECT `reminders`.`id` AS `id`, `reminders`.`title` AS `title`, `reminders`.`isCompleted` AS `isCompleted`, `reminders`.`prio` AS `prio`, `reminders`.`remindersListID` AS `remindersListID`, `reminders`.`dueDate` AS `dueDate`, `reminders`.`notes` AS `notes`, `reminders`.`score` AS `score` FROM `reminders` ORDER BY `reminders`.`id` DESC LIMIT ?) AS `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` ORDER BY `reminders`.`id`
-- 1: 2 (integer 64)
