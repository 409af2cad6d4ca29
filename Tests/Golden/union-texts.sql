-- SQLite 3.40
SELECT lower("reminders"."title") FROM "reminders" WHERE "reminders"."id" >= ?1 UNION SELECT "phrases"."text" FROM "phrases" WHERE "phrases"."id" <= ?2
-- 1: 5 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT lower("reminders"."title" COLLATE "C") FROM "reminders" WHERE "reminders"."id" >= $1 UNION SELECT "phrases"."text" FROM "phrases" WHERE "phrases"."id" <= $2
-- 1: 5 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT CONVERT(CAST(LOWER(CONVERT(CAST(`reminders`.`title` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin` FROM `reminders` WHERE `reminders`.`id` >= ? UNION SELECT `phrases`.`text` COLLATE `utf8mb4_nopad_bin` AS `text` FROM `phrases` WHERE `phrases`.`id` <= ?
-- 1: 5 (integer 64)
-- 2: 3 (integer 64)
