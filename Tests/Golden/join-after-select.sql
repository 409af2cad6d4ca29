-- SQLite 3.40
SELECT "reminders"."title" FROM "reminders" JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "tags"."weight" < ?1
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."title" FROM "reminders" JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "tags"."weight" < $1
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`title` FROM `reminders` JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` WHERE `tags`.`weight` < ?
-- 1: 0 (integer 64)
