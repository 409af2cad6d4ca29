-- SQLite 3.40
SELECT koine_sum("reminders"."prio") * ?1 + count("reminders"."id") FROM "reminders"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST(sum("reminders"."prio") AS bigint) * $1 + count("reminders"."id") FROM "reminders"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT (sum(`reminders`.`prio`) DIV 1) * ? + count(`reminders`.`id`) FROM `reminders`
-- 1: 2 (integer 64)
