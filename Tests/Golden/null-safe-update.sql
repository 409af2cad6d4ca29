-- SQLite 3.40
UPDATE "reminders" SET "score" = ?1 WHERE "reminders"."prio" = ?2
-- 1: 0.0 (double)
-- 2: 3 (integer 64)

-- PostgreSQL 13
UPDATE "reminders" SET "score" = $1 WHERE "reminders"."prio" = $2
-- 1: 0.0 (double)
-- 2: 3 (integer 64)

-- MariaDB 10.11
UPDATE `reminders` SET `score` = ? WHERE `reminders`.`prio` = ?
-- 1: 0.0 (double)
-- 2: 3 (integer 64)
