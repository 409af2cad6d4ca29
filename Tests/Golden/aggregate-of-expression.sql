-- SQLite 3.40
SELECT koine_sum("reminders"."id" * ?1) FROM "reminders"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST(sum("reminders"."id" * $1) AS bigint) FROM "reminders"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT (sum(`reminders`.`id` * ?) DIV 1) FROM `reminders`
-- 1: 2 (integer 64)
