-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM "tags" WHERE "tags"."title" = ?1 AND "reminders"."id" = "tags"."reminderID") ORDER BY "reminders"."id"
-- 1: 'red' (text)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM "tags" WHERE "tags"."title" = $1 AND "reminders"."id" = "tags"."reminderID") ORDER BY "reminders"."id"
-- 1: 'red' (text)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE EXISTS (SELECT 1 FROM `tags` WHERE `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `reminders`.`id` = `tags`.`reminderID`) ORDER BY `reminders`.`id`
-- 1: 'red' (text)
