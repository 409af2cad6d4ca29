-- SQLite 3.40
WITH "listTotals" ("title", "n") AS (SELECT "remindersLists"."title", count("reminders"."id") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") SELECT "listTotals"."title", "listTotals"."n" FROM "listTotals" ORDER BY "listTotals"."n", "listTotals"."title"

-- PostgreSQL 13
WITH "listTotals" ("title", "n") AS (SELECT "remindersLists"."title", count("reminders"."id") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id") SELECT "listTotals"."title", "listTotals"."n" FROM "listTotals" ORDER BY "listTotals"."n", "listTotals"."title" COLLATE "C"

-- MariaDB 10.11
WITH `listTotals` (`title`, `n`) AS (SELECT `remindersLists`.`title`, count(`reminders`.`id`) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id`) SELECT `listTotals`.`title`, `listTotals`.`n` FROM `listTotals` ORDER BY `listTotals`.`n`, `listTotals`.`title` COLLATE `utf8mb4_nopad_bin`
