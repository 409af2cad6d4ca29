-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE (NOT "reminders"."isCompleted" OR "reminders"."prio" = ?1) AND "reminders"."id" > ?2 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE (NOT "reminders"."isCompleted" OR "reminders"."prio" = $1) AND "reminders"."id" > $2 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (`reminders`.`isCompleted` = FALSE OR `reminders`.`prio` = ?) AND `reminders`.`id` > ? ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
