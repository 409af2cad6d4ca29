-- SQLite 3.40
SELECT DISTINCT "reminders"."isCompleted", nullif("reminders"."prio", ?1) FROM "reminders" ORDER BY "reminders"."isCompleted", nullif("reminders"."prio", ?1)
-- 1: 100 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "reminders"."isCompleted", nullif("reminders"."prio", $1) FROM "reminders" ORDER BY "reminders"."isCompleted", nullif("reminders"."prio", $1) NULLS FIRST
-- 1: 100 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2` FROM (SELECT DISTINCT `reminders`.`isCompleted` AS `koine_1`, nullif(`reminders`.`prio`, ?) AS `koine_2` FROM `reminders`) AS `koine_distinct` ORDER BY `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2`
-- 1: 100 (integer 64)
