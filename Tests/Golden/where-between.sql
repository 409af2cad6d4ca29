-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" BETWEEN ?1 AND ?2 ORDER BY "reminders"."id"
-- 1: -1 (integer 64)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" BETWEEN $1 AND $2 ORDER BY "reminders"."id"
-- 1: -1 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`prio` BETWEEN ? AND ? ORDER BY `reminders`.`id`
-- 1: -1 (integer 64)
-- 2: 0 (integer 64)
