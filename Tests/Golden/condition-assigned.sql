-- SQLite 3.40
UPDATE "reminders" SET "isCompleted" = coalesce("reminders"."prio" = ?1 AND NOT "reminders"."isCompleted", FALSE)
-- 1: 3 (integer 64)

-- PostgreSQL 13
UPDATE "reminders" SET "isCompleted" = coalesce("reminders"."prio" = $1 AND NOT "reminders"."isCompleted", FALSE)
-- 1: 3 (integer 64)

-- MariaDB 10.11
UPDATE `reminders` SET `isCompleted` = coalesce(`reminders`.`prio` = ? AND `reminders`.`isCompleted` = FALSE, FALSE)
-- 1: 3 (integer 64)
