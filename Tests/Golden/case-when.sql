-- SQLite 3.40
SELECT CASE WHEN "reminders"."prio" > ?1 THEN ?2 WHEN "reminders"."prio" <= ?3 THEN ?4 ELSE ?5 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 'high' (text)
-- 3: 0 (integer 64)
-- 4: 'low' (text)
-- 5: 'none' (text)

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."prio" > $1 THEN $2 WHEN "reminders"."prio" <= $3 THEN $4 ELSE $5 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 'high' (text)
-- 3: 0 (integer 64)
-- 4: 'low' (text)
-- 5: 'none' (text)

-- MariaDB 10.11
SELECT CASE WHEN `reminders`.`prio` > ? THEN ? WHEN `reminders`.`prio` <= ? THEN ? ELSE ? END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 0 (integer 64)
-- 2: 'high' (text)
-- 3: 0 (integer 64)
-- 4: 'low' (text)
-- 5: 'none' (text)
