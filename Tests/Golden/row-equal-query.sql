-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio", "reminders"."isCompleted") = (SELECT "reminders_2"."prio", "reminders_2"."isCompleted" FROM "reminders" AS "reminders_2" WHERE "reminders_2"."id" = ?1 LIMIT ?2)
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio", "reminders"."isCompleted") = (SELECT "reminders_2"."prio", "reminders_2"."isCompleted" FROM "reminders" AS "reminders_2" WHERE "reminders_2"."id" = $1 LIMIT $2)
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (`reminders`.`prio`, `reminders`.`isCompleted`) = (SELECT `reminders_2`.`prio`, `reminders_2`.`isCompleted` FROM `reminders` AS `reminders_2` WHERE `reminders_2`.`id` = ? LIMIT ?)
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)
