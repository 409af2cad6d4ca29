-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE ?1 ESCAPE '\'
-- 1: '%\\\\%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" COLLATE "C" ILIKE $1 ESCAPE E'\\'
-- 1: '%\\\\%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C'
-- 1: '%\\\\%' (text)
