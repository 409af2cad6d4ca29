-- SQLite 3.40
SELECT "reminders"."prio" = ?1, coalesce("reminders"."prio" = ?2 AND "reminders"."isCompleted", FALSE), coalesce("reminders"."prio" = ?3 OR "reminders"."isCompleted", FALSE) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" = $1, coalesce("reminders"."prio" = $2 AND "reminders"."isCompleted", FALSE), coalesce("reminders"."prio" = $3 OR "reminders"."isCompleted", FALSE) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` = ?, coalesce(`reminders`.`prio` = ? AND `reminders`.`isCompleted`, FALSE), coalesce(`reminders`.`prio` = ? OR `reminders`.`isCompleted`, FALSE) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
