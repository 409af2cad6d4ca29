-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio" = ?1 OR "reminders"."notes" = ?2) AND "reminders"."isCompleted" = ?3 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 'tie' (text)
-- 3: false (boolean)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio" = $1 OR "reminders"."notes" = $2) AND "reminders"."isCompleted" = $3 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 'tie' (text)
-- 3: false (boolean)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (`reminders`.`prio` = ? OR `reminders`.`notes` = (? COLLATE `utf8mb4_nopad_bin`)) AND `reminders`.`isCompleted` = ? ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 'tie' (text)
-- 3: false (boolean)
