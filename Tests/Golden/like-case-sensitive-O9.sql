-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" GLOB ?1
-- 1: 'Z*' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE $1 ESCAPE E'\\'
-- 1: 'Z%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`text` LIKE ? COLLATE utf8mb4_nopad_bin ESCAPE x'5C'
-- 1: 'Z%' (text)
