-- SQLite 3.40
SELECT "reminders"."id", "reminders"."title", "reminders"."prio" FROM "reminders" ORDER BY "reminders"."id" LIMIT ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", "reminders"."title", "reminders"."prio" FROM "reminders" ORDER BY "reminders"."id" LIMIT $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, `reminders`.`title`, `reminders`.`prio` FROM `reminders` ORDER BY `reminders`.`id` LIMIT ?
-- 1: 3 (integer 64)
