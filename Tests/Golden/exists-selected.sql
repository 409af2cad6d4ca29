-- SQLite 3.40
SELECT "reminders"."id", EXISTS (SELECT 1 FROM "tags" WHERE "tags"."reminderID" = "reminders"."id") FROM "reminders" ORDER BY "reminders"."id" LIMIT ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", EXISTS (SELECT 1 FROM "tags" WHERE "tags"."reminderID" = "reminders"."id") FROM "reminders" ORDER BY "reminders"."id" LIMIT $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, EXISTS (SELECT 1 FROM `tags` WHERE `tags`.`reminderID` = `reminders`.`id`) FROM `reminders` ORDER BY `reminders`.`id` LIMIT ?
-- 1: 2 (integer 64)
