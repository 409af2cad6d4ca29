-- SQLite 3.40
SELECT "remindersLists"."id", "remindersLists"."title", "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "remindersLists" JOIN (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score", "reminders"."remindersListID" AS "koine_key_1", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") AS "koine_number" FROM "reminders") AS "reminders" ON "reminders"."koine_key_1" = "remindersLists"."id" AND "reminders"."koine_number" <= ?1 WHERE "remindersLists"."id" = ?2
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "remindersLists" CROSS JOIN LATERAL (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id" LIMIT $1) AS "reminders" WHERE "remindersLists"."id" = $2
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `remindersLists`.`title`, `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `remindersLists` JOIN (SELECT `reminders`.`id` AS `id`, `reminders`.`title` AS `title`, `reminders`.`isCompleted` AS `isCompleted`, `reminders`.`prio` AS `prio`, `reminders`.`remindersListID` AS `remindersListID`, `reminders`.`dueDate` AS `dueDate`, `reminders`.`notes` AS `notes`, `reminders`.`score` AS `score`, `reminders`.`remindersListID` AS `koine_key_1`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`) AS `koine_number` FROM `reminders`) AS `reminders` ON `reminders`.`koine_key_1` = `remindersLists`.`id` AND `reminders`.`koine_number` <= ? WHERE `remindersLists`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
