-- SQLite 3.40
SELECT CAST("reminders"."id" > ?1 AS INTEGER) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT CAST(CAST("reminders"."id" > $1 AS integer) AS bigint) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST(`reminders`.`id` > ? AS SIGNED) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
