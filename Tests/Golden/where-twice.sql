-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."id" > ?1 OR "reminders"."id" < ?2) AND ("reminders"."id" < ?3 OR "reminders"."id" > ?4) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."id" > $1 OR "reminders"."id" < $2) AND ("reminders"."id" < $3 OR "reminders"."id" > $4) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (`reminders`.`id` > ? OR `reminders`.`id` < ?) AND (`reminders`.`id` < ? OR `reminders`.`id` > ?) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)
