-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (WITH "loads" AS (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "loads"."listID" FROM "loads") ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (WITH "loads" AS (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "loads"."listID" FROM "loads") ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (WITH `loads` AS (SELECT count(*) AS reminders, `reminders`.`remindersListID` AS `listID`, 1 AS more FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `loads`.`listID` FROM `loads`) ORDER BY `tags`.`id`
