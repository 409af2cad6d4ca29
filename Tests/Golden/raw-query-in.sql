-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."reminderID" IN (SELECT "reminders"."id" FROM "reminders" WHERE id IN (?1, ?2)) ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."reminderID" IN (SELECT "reminders"."id" FROM "reminders" WHERE id IN ($1, $2)) ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`reminderID` IN (SELECT `reminders`.`id` FROM `reminders` WHERE id IN (?, ?)) ORDER BY `tags`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
