-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ?1 <= ?2 AND ?3 < coalesce("reminders"."dueDate", ?4) ORDER BY "reminders"."id"
-- 1: 2000-02-29 00:00:00.123456 (timestamp)
-- 2: 2000-02-29 00:00:00.123456 (timestamp)
-- 3: 2000-02-29 00:00:00.123456 (timestamp)
-- 4: 4001-01-01 00:00:00.000000 (timestamp)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE $1 <= $2 AND $3 < coalesce("reminders"."dueDate", $4) ORDER BY "reminders"."id"
-- 1: 2000-02-29 00:00:00.123456 (timestamp)
-- 2: 2000-02-29 00:00:00.123456 (timestamp)
-- 3: 2000-02-29 00:00:00.123456 (timestamp)
-- 4: 4001-01-01 00:00:00.000000 (timestamp)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE ? <= ? AND ? < coalesce(`reminders`.`dueDate`, ?) ORDER BY `reminders`.`id`
-- 1: 2000-02-29 00:00:00.123456 (timestamp)
-- 2: 2000-02-29 00:00:00.123456 (timestamp)
-- 3: 2000-02-29 00:00:00.123456 (timestamp)
-- 4: 4001-01-01 00:00:00.000000 (timestamp)
