-- SQLite 3.40
SELECT "loads"."listID", "loads"."worst" FROM (SELECT "koine_distinct"."koine_1" AS "listID", "koine_distinct"."koine_2" AS "reminders", "koine_distinct"."koine_3" AS "worst" FROM (SELECT "tags"."reminderID" AS "koine_1", "tags"."id" AS "koine_2", "tags"."weight" AS "koine_3", "tags"."reminderID" AS "koine_4", "tags"."id" AS "koine_5", row_number() OVER (PARTITION BY "tags"."reminderID" ORDER BY "tags"."reminderID", "tags"."id") AS "koine_6" FROM "tags") AS "koine_distinct" WHERE "koine_distinct"."koine_6" = 1 ORDER BY "koine_distinct"."koine_4", "koine_distinct"."koine_5") AS "loads" ORDER BY "loads"."listID"

-- PostgreSQL 13
SELECT "loads"."listID", "loads"."worst" FROM (SELECT DISTINCT ON ("tags"."reminderID") "tags"."reminderID" AS "listID", "tags"."id" AS "reminders", "tags"."weight" AS "worst" FROM "tags" ORDER BY "tags"."reminderID", "tags"."id") AS "loads" ORDER BY "loads"."listID"

-- MariaDB 10.11
SELECT `loads`.`listID`, `loads`.`worst` FROM (SELECT `koine_distinct`.`koine_1` AS `listID`, `koine_distinct`.`koine_2` AS `reminders`, `koine_distinct`.`koine_3` AS `worst` FROM (SELECT `tags`.`reminderID` AS `koine_1`, `tags`.`id` AS `koine_2`, `tags`.`weight` AS `koine_3`, `tags`.`reminderID` AS `koine_4`, `tags`.`id` AS `koine_5`, row_number() OVER (PARTITION BY `tags`.`reminderID` ORDER BY `tags`.`reminderID`, `tags`.`id`) AS `koine_6` FROM `tags`) AS `koine_distinct` WHERE `koine_distinct`.`koine_6` = 1 ORDER BY `koine_distinct`.`koine_4`, `koine_distinct`.`koine_5`) AS `loads` ORDER BY `loads`.`listID`
