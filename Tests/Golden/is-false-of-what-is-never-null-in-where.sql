-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."isCompleted" AND NOT "reminders"."id" = ?1 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."isCompleted" AND NOT "reminders"."id" = $1 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`isCompleted` = FALSE AND NOT `reminders`.`id` = ? ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
