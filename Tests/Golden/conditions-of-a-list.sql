-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" = ?1 OR ("reminders"."prio" = ?2 OR "reminders"."prio" = ?3) ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 99 (integer 64)
-- 3: -1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" = $1 OR ("reminders"."prio" = $2 OR "reminders"."prio" = $3) ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 99 (integer 64)
-- 3: -1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`prio` = ? OR (`reminders`.`prio` = ? OR `reminders`.`prio` = ?) ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 99 (integer 64)
-- 3: -1 (integer 64)
