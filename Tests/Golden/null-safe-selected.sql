-- SQLite 3.40
SELECT "reminders"."prio" IS NOT DISTINCT FROM ?1, "reminders"."prio" IS DISTINCT FROM ?2 FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" IS NOT DISTINCT FROM $1, "reminders"."prio" IS DISTINCT FROM $2 FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` <=> ?, NOT (`reminders`.`prio` <=> ?) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
