-- SQLite 3.40
SELECT NOT "reminders"."prio" = ?1, coalesce(NOT ("reminders"."prio" = ?2 AND "reminders"."isCompleted"), FALSE) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT NOT "reminders"."prio" = $1, coalesce(NOT ("reminders"."prio" = $2 AND "reminders"."isCompleted"), FALSE) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT NOT `reminders`.`prio` = ?, coalesce(NOT (`reminders`.`prio` = ? AND `reminders`.`isCompleted`), FALSE) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
