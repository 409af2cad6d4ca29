-- SQLite 3.40
SELECT coalesce("reminders"."prio" = ?1 OR "reminders"."prio" = ?2, FALSE), NOT ("reminders"."isCompleted" = ?3 AND "reminders"."isCompleted" = ?4), FALSE, TRUE FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 99 (integer 64)
-- 3: true (boolean)
-- 4: true (boolean)

-- PostgreSQL 13
SELECT coalesce("reminders"."prio" = $1 OR "reminders"."prio" = $2, FALSE), NOT ("reminders"."isCompleted" = $3 AND "reminders"."isCompleted" = $4), FALSE, TRUE FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 99 (integer 64)
-- 3: true (boolean)
-- 4: true (boolean)

-- MariaDB 10.11
SELECT coalesce(`reminders`.`prio` = ? OR `reminders`.`prio` = ?, FALSE), NOT (`reminders`.`isCompleted` = ? AND `reminders`.`isCompleted` = ?), FALSE, TRUE FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 99 (integer 64)
-- 3: true (boolean)
-- 4: true (boolean)
