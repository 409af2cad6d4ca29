-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (WITH "loads" ("listID", "reminders") AS (SELECT "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "loads"."reminders" FROM "loads")

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (WITH "loads" ("listID", "reminders") AS (SELECT "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "loads"."reminders" FROM "loads")

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (WITH `loads` (`listID`, `reminders`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `loads`.`reminders` FROM `loads`)
