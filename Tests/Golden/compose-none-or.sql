-- SQLite 3.40
SELECT count(*) FROM "reminders" WHERE "reminders"."prio" = ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM "reminders" WHERE "reminders"."prio" = $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM `reminders` WHERE `reminders`.`prio` = ?
-- 1: 3 (integer 64)
