-- SQLite 3.40
SELECT length(CAST("phrases"."text" AS BLOB)) FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3) ORDER BY "phrases"."id"
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 19 (integer 64)

-- PostgreSQL 13
SELECT CAST(octet_length("phrases"."text") AS bigint) FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3) ORDER BY "phrases"."id"
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 19 (integer 64)

-- MariaDB 10.11
SELECT octet_length(`phrases`.`text`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 19 (integer 64)
