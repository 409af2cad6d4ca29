-- SQLite 3.40
SELECT "remindersLists"."id", "listTotals"."n", "listTotals"."title", "listTotals"."n" FROM "remindersLists" LEFT JOIN (SELECT "remindersLists"."title" AS "title", count("reminders"."id") AS "n" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") AS "listTotals" ON "remindersLists"."title" = "listTotals"."title" AND "listTotals"."n" = ?1 ORDER BY "remindersLists"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "listTotals"."n", "listTotals"."title", "listTotals"."n" FROM "remindersLists" LEFT JOIN (SELECT "remindersLists"."title" AS "title", count("reminders"."id") AS "n" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") AS "listTotals" ON "remindersLists"."title" = "listTotals"."title" AND "listTotals"."n" = $1 ORDER BY "remindersLists"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `listTotals`.`n`, `listTotals`.`title`, `listTotals`.`n` FROM `remindersLists` LEFT JOIN (SELECT `remindersLists`.`title` AS `title`, count(`reminders`.`id`) AS `n` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id`) AS `listTotals` ON `remindersLists`.`title` = (`listTotals`.`title` COLLATE `utf8mb4_nopad_bin`) AND `listTotals`.`n` = ? ORDER BY `remindersLists`.`id`
-- 1: 0 (integer 64)
