-- SQLite 3.40
SELECT substr(lag("reminders"."title", 1) OVER (ORDER BY "reminders"."id"), max(1, min(1073741823, "reminders"."id" + ?1) + min(1073741823, ?2)), -max(0, min(1073741823, ?3))) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)

-- PostgreSQL 13
SELECT substr(lag("reminders"."title", 1) OVER (ORDER BY "reminders"."id"), CAST((least(array_remove(ARRAY[(greatest(ARRAY["reminders"."id" + $1], ARRAY[CAST(-2147483647 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer), $2) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 32)

-- MariaDB 10.11
SELECT substring(lag(`reminders`.`title`, 1) OVER (ORDER BY `reminders`.`id`), greatest(`reminders`.`id` + ?, 1), greatest(least(?, 1073741823), 0) + least(greatest(`reminders`.`id` + ?, -2147483647) - 1, 0)) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
