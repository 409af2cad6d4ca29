-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE coalesce("reminders"."prio" = ?1 AND "reminders"."isCompleted", FALSE) = ?2 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: false (boolean)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE coalesce("reminders"."prio" = $1 AND "reminders"."isCompleted", FALSE) = $2 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: false (boolean)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE coalesce(`reminders`.`prio` = ? AND `reminders`.`isCompleted`, FALSE) = ? ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: false (boolean)
