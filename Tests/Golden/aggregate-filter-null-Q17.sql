-- SQLite 3.40
SELECT count("reminders"."id") FILTER (WHERE "reminders"."prio" = ?1) FROM "reminders"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT count("reminders"."id") FILTER (WHERE "reminders"."prio" = $1) FROM "reminders"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT count(CASE WHEN `reminders`.`prio` = ? THEN `reminders`.`id` END) FROM `reminders`
-- 1: 3 (integer 64)
