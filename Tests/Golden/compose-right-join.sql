-- SQLite 3.40
SELECT "tags"."id", "reminders"."id" FROM "tags" RIGHT JOIN (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score" FROM "reminders" WHERE "reminders"."prio" = ?1) AS "reminders" ON "tags"."reminderID" = "reminders"."id" ORDER BY "reminders"."id", "tags"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "reminders"."id" FROM "tags" RIGHT JOIN (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score" FROM "reminders" WHERE "reminders"."prio" = $1) AS "reminders" ON "tags"."reminderID" = "reminders"."id" ORDER BY "reminders"."id", "tags"."id" NULLS FIRST
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `reminders`.`id` FROM `tags` RIGHT JOIN (SELECT `reminders`.`id` AS `id`, `reminders`.`title` AS `title`, `reminders`.`isCompleted` AS `isCompleted`, `reminders`.`prio` AS `prio`, `reminders`.`remindersListID` AS `remindersListID`, `reminders`.`dueDate` AS `dueDate`, `reminders`.`notes` AS `notes`, `reminders`.`score` AS `score` FROM `reminders` WHERE `reminders`.`prio` = ?) AS `reminders` ON `tags`.`reminderID` = `reminders`.`id` ORDER BY `reminders`.`id`, `tags`.`id`
-- 1: 3 (integer 64)
