-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND ("reminders"."title" = ?1 AND "tags"."weight" IS NULL))
-- 1: 'Walk' (text)

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND ("reminders"."title" = $1 AND "tags"."weight" IS NULL))
-- 1: 'Walk' (text)

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `tags`.`reminderID` = `reminders`.`id` AND (`reminders`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `tags`.`weight` IS NULL))
-- 1: 'Walk' (text)
