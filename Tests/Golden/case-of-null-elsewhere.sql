-- SQLite 3.40
SELECT CASE WHEN "reminders"."id" > ?1 THEN "reminders"."id" ELSE "reminders"."prio" END, CASE WHEN "reminders"."id" > ?2 THEN "reminders"."prio" ELSE "reminders"."id" END, CASE WHEN "reminders"."id" > ?3 THEN "reminders"."prio" ELSE ?4 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 0 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."id" > $1 THEN "reminders"."id" ELSE "reminders"."prio" END, CASE WHEN "reminders"."id" > $2 THEN "reminders"."prio" ELSE "reminders"."id" END, CASE WHEN "reminders"."id" > $3 THEN "reminders"."prio" ELSE $4 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 0 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `reminders`.`id` > ? THEN `reminders`.`id` ELSE `reminders`.`prio` END, CASE WHEN `reminders`.`id` > ? THEN `reminders`.`prio` ELSE `reminders`.`id` END, CASE WHEN `reminders`.`id` > ? THEN `reminders`.`prio` ELSE ? END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 0 (integer 64)
