-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."dueDate" BETWEEN min(?1, ?2) AND max(?3, ?4) ORDER BY "reminders"."id"
-- 1: 0001-01-01 00:00:00.000000 (timestamp)
-- 2: 9999-12-31 23:59:59.999969 (timestamp)
-- 3: 9999-12-31 23:59:59.999969 (timestamp)
-- 4: 0001-01-01 00:00:00.000000 (timestamp)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."dueDate" BETWEEN least($1, $2) AND greatest($3, $4) ORDER BY "reminders"."id"
-- 1: 9999-12-31 23:59:59.999969 (timestamp)
-- 2: 0001-01-01 00:00:00.000000 (timestamp)
-- 3: 9999-12-31 23:59:59.999969 (timestamp)
-- 4: 0001-01-01 00:00:00.000000 (timestamp)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`dueDate` BETWEEN least(?, ?) AND greatest(?, ?) ORDER BY `reminders`.`id`
-- 1: 9999-12-31 23:59:59.999969 (timestamp)
-- 2: 0001-01-01 00:00:00.000000 (timestamp)
-- 3: 9999-12-31 23:59:59.999969 (timestamp)
-- 4: 0001-01-01 00:00:00.000000 (timestamp)
