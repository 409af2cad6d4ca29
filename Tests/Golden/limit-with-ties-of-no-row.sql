-- SQLite 3.40
SELECT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" LIMIT ?1 OFFSET ?2
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST OFFSET $1 ROWS FETCH FIRST $2 ROWS WITH TIES
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` FROM `reminders` ORDER BY `reminders`.`prio` LIMIT ? OFFSET ?
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
