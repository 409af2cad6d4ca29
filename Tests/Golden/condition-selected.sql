-- SQLite 3.40
SELECT "reminders"."prio" > ?1, "reminders"."prio" IS NOT DISTINCT FROM ?2, NOT "reminders"."isCompleted" FROM "reminders" WHERE "reminders"."prio" IS NOT NULL ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" > $1, "reminders"."prio" IS NOT DISTINCT FROM $2, NOT "reminders"."isCompleted" FROM "reminders" WHERE "reminders"."prio" IS NOT NULL ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` > ?, `reminders`.`prio` <=> ?, `reminders`.`isCompleted` = FALSE FROM `reminders` WHERE `reminders`.`prio` IS NOT NULL ORDER BY `reminders`.`id`
-- 1: 0 (integer 64)
-- 2: 3 (integer 64)
