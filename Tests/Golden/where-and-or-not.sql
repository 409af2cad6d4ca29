-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."isCompleted" AND ("reminders"."prio" = ?1 OR "reminders"."title" LIKE ?2 ESCAPE '\') ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: '%EB%' (text)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."isCompleted" AND ("reminders"."prio" = $1 OR "reminders"."title" COLLATE "C" ILIKE $2 ESCAPE E'\\') ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: '%EB%' (text)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`isCompleted` = FALSE AND (`reminders`.`prio` = ? OR CONVERT(CAST(LOWER(CONVERT(CAST(`reminders`.`title` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C') ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: '%eb%' (text)
