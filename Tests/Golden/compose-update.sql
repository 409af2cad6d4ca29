-- SQLite 3.40
UPDATE "reminders" SET "title" = ?1 WHERE NOT "reminders"."isCompleted" AND "reminders"."prio" = ?2
-- 1: '!' (text)
-- 2: 3 (integer 64)

-- PostgreSQL 13
UPDATE "reminders" SET "title" = $1 WHERE NOT "reminders"."isCompleted" AND "reminders"."prio" = $2
-- 1: '!' (text)
-- 2: 3 (integer 64)

-- MariaDB 10.11
UPDATE `reminders` SET `title` = ? WHERE `reminders`.`isCompleted` = FALSE AND `reminders`.`prio` = ?
-- 1: '!' (text)
-- 2: 3 (integer 64)
