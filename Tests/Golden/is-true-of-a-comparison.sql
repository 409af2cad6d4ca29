-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT coalesce("reminders"."prio" > ?1, FALSE) ORDER BY "reminders"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT coalesce("reminders"."prio" > $1, FALSE) ORDER BY "reminders"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE NOT coalesce(`reminders`.`prio` > ?, FALSE) ORDER BY `reminders`.`id`
-- 1: 0 (integer 64)
