-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" > ?1 AND "reminders"."prio" = ?2 AND "reminders"."id" < ?3 ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 3 (integer 64)
-- 3: 100 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" > $1 AND "reminders"."prio" = $2 AND "reminders"."id" < $3 ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 3 (integer 64)
-- 3: 100 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`id` > ? AND `reminders`.`prio` = ? AND `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 0 (integer 64)
-- 2: 3 (integer 64)
-- 3: 100 (integer 64)
