-- SQLite 3.40
SELECT koine_concat(',', 0, 'Aa', "reminders"."title", "reminders"."prio", "reminders"."id") FILTER (WHERE "reminders"."id" > ?1) FROM "reminders"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT string_agg("reminders"."title", ',' ORDER BY "reminders"."prio" NULLS LAST, "reminders"."id" NULLS FIRST) FILTER (WHERE "reminders"."id" > $1) FROM "reminders"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN count(CASE WHEN `reminders`.`id` > ? THEN `reminders`.`title` END) > 0 THEN group_concat(CASE WHEN `reminders`.`id` > ? THEN `reminders`.`title` END ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 1 ELSE 0 END, `reminders`.`prio`, CASE WHEN `reminders`.`id` IS NULL THEN 0 ELSE 1 END, `reminders`.`id` SEPARATOR ',') END FROM `reminders`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
