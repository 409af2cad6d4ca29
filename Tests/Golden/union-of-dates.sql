-- SQLite 3.40
SELECT "reminders"."dueDate" FROM "reminders" WHERE "reminders"."id" IN (?1, ?2) UNION SELECT "reminders"."dueDate" FROM "reminders" WHERE "reminders"."id" = ?3
-- 1: 1 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."dueDate" FROM "reminders" WHERE "reminders"."id" IN ($1, $2) UNION SELECT "reminders"."dueDate" FROM "reminders" WHERE "reminders"."id" = $3
-- 1: 1 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`dueDate` FROM `reminders` WHERE `reminders`.`id` IN (?, ?) UNION SELECT `reminders`.`dueDate` FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)
