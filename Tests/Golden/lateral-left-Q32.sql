-- SQLite 3.40
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" LEFT JOIN (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score", "reminders"."remindersListID" AS "koine_key_1", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id" DESC) AS "koine_number" FROM "reminders") AS "reminders" ON "reminders"."koine_key_1" = "remindersLists"."id" AND "reminders"."koine_number" <= ?1 ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" LEFT JOIN LATERAL (SELECT "reminders"."id" AS "id", "reminders"."title" AS "title", "reminders"."isCompleted" AS "isCompleted", "reminders"."prio" AS "prio", "reminders"."remindersListID" AS "remindersListID", "reminders"."dueDate" AS "dueDate", "reminders"."notes" AS "notes", "reminders"."score" AS "score" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id" DESC LIMIT $1) AS "reminders" ON TRUE ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `reminders`.`id` FROM `remindersLists` LEFT JOIN (SELECT `reminders`.`id` AS `id`, `reminders`.`title` AS `title`, `reminders`.`isCompleted` AS `isCompleted`, `reminders`.`prio` AS `prio`, `reminders`.`remindersListID` AS `remindersListID`, `reminders`.`dueDate` AS `dueDate`, `reminders`.`notes` AS `notes`, `reminders`.`score` AS `score`, `reminders`.`remindersListID` AS `koine_key_1`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id` DESC) AS `koine_number` FROM `reminders`) AS `reminders` ON `reminders`.`koine_key_1` = `remindersLists`.`id` AND `reminders`.`koine_number` <= ? ORDER BY `remindersLists`.`id`
-- 1: 1 (integer 64)
