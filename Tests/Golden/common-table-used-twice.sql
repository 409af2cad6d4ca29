-- SQLite 3.40
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "tags"."reminderID", "tags"."id", "tags"."weight" FROM "tags") SELECT "loads"."listID" FROM "loads" WHERE "loads"."reminders" IN (SELECT "loads_2"."reminders" FROM "loads" AS "loads_2" WHERE "loads_2"."worst" IS NULL)

-- PostgreSQL 13
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "tags"."reminderID", "tags"."id", "tags"."weight" FROM "tags") SELECT "loads"."listID" FROM "loads" WHERE "loads"."reminders" IN (SELECT "loads_2"."reminders" FROM "loads" AS "loads_2" WHERE "loads_2"."worst" IS NULL)

-- MariaDB 10.11
WITH `loads` (`listID`, `reminders`, `worst`) AS (SELECT `tags`.`reminderID`, `tags`.`id`, `tags`.`weight` FROM `tags`) SELECT `loads`.`listID` FROM `loads` WHERE `loads`.`reminders` IN (SELECT `loads_2`.`reminders` FROM `loads` AS `loads_2` WHERE `loads_2`.`worst` IS NULL)
