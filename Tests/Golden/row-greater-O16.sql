-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio", "reminders"."id") > (?1, ?2) ORDER BY "reminders"."prio", "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio", "reminders"."id") > ($1, $2) ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE coalesce((`reminders`.`prio`, `reminders`.`id`) > (?, ?), NULL) ORDER BY `reminders`.`prio`, `reminders`.`id`
-- 1: 0 (integer 64)
-- 2: 4 (integer 64)
