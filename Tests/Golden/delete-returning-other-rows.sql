-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" = ?1 RETURNING (SELECT count(*) FROM "reminders" WHERE "reminders"."id" = "tags"."reminderID")
-- 1: 1 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."id" = $1 RETURNING (SELECT count(*) FROM "reminders" WHERE "reminders"."id" = "tags"."reminderID")
-- 1: 1 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`id` = ? RETURNING (SELECT count(*) FROM `reminders` WHERE `reminders`.`id` = `tags`.`reminderID`)
-- 1: 1 (integer 64)
