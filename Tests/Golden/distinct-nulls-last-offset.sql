-- SQLite 3.40
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS LAST LIMIT ?1 OFFSET ?2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS LAST LIMIT $1 OFFSET $2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT DISTINCT `reminders`.`prio` AS `koine_1` FROM `reminders`) AS `koine_distinct` ORDER BY CASE WHEN `koine_distinct`.`koine_1` IS NULL THEN 1 ELSE 0 END, `koine_distinct`.`koine_1` LIMIT ? OFFSET ?
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
