-- SQLite 3.40
SELECT CASE "reminders"."prio" WHEN ?1 THEN ?2 WHEN ?3 THEN ?4 ELSE ?5 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)

-- PostgreSQL 13
SELECT CASE "reminders"."prio" WHEN $1 THEN $2 WHEN $3 THEN $4 ELSE $5 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)

-- MariaDB 10.11
SELECT CASE `reminders`.`prio` WHEN ? THEN ? WHEN ? THEN ? ELSE ? END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
