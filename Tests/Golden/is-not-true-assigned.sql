-- SQLite 3.40
UPDATE "reminders" SET "isCompleted" = NOT coalesce("reminders"."prio" > ?1, FALSE)
-- 1: 0 (integer 64)

-- PostgreSQL 13
UPDATE "reminders" SET "isCompleted" = NOT coalesce("reminders"."prio" > $1, FALSE)
-- 1: 0 (integer 64)

-- MariaDB 10.11
UPDATE `reminders` SET `isCompleted` = NOT coalesce(`reminders`.`prio` > ?, FALSE)
-- 1: 0 (integer 64)
