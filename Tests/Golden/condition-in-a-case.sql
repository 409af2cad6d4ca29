-- SQLite 3.40
SELECT CASE WHEN "reminders"."prio" = ?1 AND NOT "reminders"."isCompleted" THEN ?2 ELSE ?3 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 'a' (text)
-- 3: 'b' (text)

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."prio" = $1 AND NOT "reminders"."isCompleted" THEN $2 ELSE $3 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 'a' (text)
-- 3: 'b' (text)

-- MariaDB 10.11
SELECT CASE WHEN `reminders`.`prio` = ? AND `reminders`.`isCompleted` = FALSE THEN ? ELSE ? END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 'a' (text)
-- 3: 'b' (text)
