-- SQLite 3.40
SELECT koine_trunc("reminders"."score" + ?1) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0.25 (double)

-- PostgreSQL 13
SELECT trunc("reminders"."score" + $1) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0.25 (double)

-- MariaDB 10.11
SELECT (truncate(`reminders`.`score` + ?, 0) + 0e0) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 0.25 (double)
