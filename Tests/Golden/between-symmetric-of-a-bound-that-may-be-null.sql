-- SQLite 3.40
SELECT "reminders"."id" BETWEEN min(?1, "reminders"."prio") AND max("reminders"."prio", ?2) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" BETWEEN CASE WHEN "reminders"."prio" IS NOT NULL THEN least("reminders"."prio", $1) END AND CASE WHEN "reminders"."prio" IS NOT NULL THEN greatest("reminders"."prio", $2) END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` BETWEEN least(`reminders`.`prio`, ?) AND greatest(`reminders`.`prio`, ?) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)
