-- SQLite 3.40
SELECT CAST("phrases"."text" AS BLOB) FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3) ORDER BY "phrases"."id"
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 13 (integer 64)

-- PostgreSQL 13
SELECT convert_to("phrases"."text", 'UTF8') FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3) ORDER BY "phrases"."id"
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 13 (integer 64)

-- MariaDB 10.11
SELECT CAST(`phrases`.`text` AS BINARY) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 13 (integer 64)
