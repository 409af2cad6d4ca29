-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."reminderID" IN (SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."isCompleted")

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."reminderID" IN (SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."isCompleted")

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`reminderID` IN (SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`isCompleted`)
