-- SQLite 3.40
WITH "totals" ("column1", "column2") AS (SELECT "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "totals"."column2" FROM "totals")

-- PostgreSQL 13
WITH "totals" ("column1", "column2") AS (SELECT "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "totals"."column2" FROM "totals")

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `totals`.`column2` FROM `totals`)
