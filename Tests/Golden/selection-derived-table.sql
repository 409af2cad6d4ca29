-- SQLite 3.40
SELECT "listTotals"."title", "listTotals"."n" * ?1, "listTotals"."title", "listTotals"."n" FROM (SELECT "remindersLists"."title" AS "title", count("reminders"."id") AS "n" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") AS "listTotals" WHERE "listTotals"."n" > ?2 ORDER BY "listTotals"."title" DESC
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "listTotals"."title", "listTotals"."n" * $1, "listTotals"."title", "listTotals"."n" FROM (SELECT "remindersLists"."title" AS "title", count("reminders"."id") AS "n" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") AS "listTotals" WHERE "listTotals"."n" > $2 ORDER BY "listTotals"."title" COLLATE "C" DESC
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `listTotals`.`title`, `listTotals`.`n` * ?, `listTotals`.`title`, `listTotals`.`n` FROM (SELECT `remindersLists`.`title` AS `title`, count(`reminders`.`id`) AS `n` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id`) AS `listTotals` WHERE `listTotals`.`n` > ? ORDER BY `listTotals`.`title` COLLATE `utf8mb4_nopad_bin` DESC
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
