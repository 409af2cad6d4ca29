-- SQLite 3.40
WITH "listTotals" ("title", "n") AS (SELECT "remindersLists"."title", count("reminders"."id") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") SELECT "remindersLists"."id", "remindersLists"."title", "listTotals"."n" FROM "remindersLists" JOIN "listTotals" ON "remindersLists"."title" = "listTotals"."title" WHERE "listTotals"."n" > ?1 ORDER BY "remindersLists"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
WITH "listTotals" ("title", "n") AS (SELECT "remindersLists"."title", count("reminders"."id") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") SELECT "remindersLists"."id", "remindersLists"."title", "listTotals"."n" FROM "remindersLists" JOIN "listTotals" ON "remindersLists"."title" = "listTotals"."title" WHERE "listTotals"."n" > $1 ORDER BY "remindersLists"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
WITH `listTotals` (`title`, `n`) AS (SELECT `remindersLists`.`title`, count(`reminders`.`id`) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id`) SELECT `remindersLists`.`id`, `remindersLists`.`title`, `listTotals`.`n` FROM `remindersLists` JOIN `listTotals` ON `remindersLists`.`title` = (`listTotals`.`title` COLLATE `utf8mb4_nopad_bin`) WHERE `listTotals`.`n` > ? ORDER BY `remindersLists`.`id`
-- 1: 0 (integer 64)
