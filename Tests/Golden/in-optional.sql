-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" IN (?1, ?2) ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" IN ($1, $2) ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`prio` IN (?, ?) ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 0 (integer 64)
