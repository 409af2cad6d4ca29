-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "tags"."weight" <= ?1)
-- 1: 0 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "tags"."weight" <= $1)
-- 1: 0 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `tags`.`reminderID` = `reminders`.`id` AND `tags`.`weight` <= ?)
-- 1: 0 (integer 64)
