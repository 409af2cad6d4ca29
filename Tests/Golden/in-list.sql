-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" IN (?1, ?2, ?3, ?4) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 42 (integer 64)
-- 4: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" IN ($1, $2, $3, $4) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 42 (integer 64)
-- 4: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`id` IN (?, ?, ?, ?) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 42 (integer 64)
-- 4: 3 (integer 64)
