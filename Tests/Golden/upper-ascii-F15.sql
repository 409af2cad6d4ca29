-- SQLite 3.40
SELECT upper("phrases"."text") FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4) ORDER BY "phrases"."id"
-- 1: 5 (integer 64)
-- 2: 7 (integer 64)
-- 3: 20 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT upper("phrases"."text" COLLATE "C") FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4) ORDER BY "phrases"."id"
-- 1: 5 (integer 64)
-- 2: 7 (integer 64)
-- 3: 20 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT CONVERT(CAST(UPPER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 5 (integer 64)
-- 2: 7 (integer 64)
-- 3: 20 (integer 64)
-- 4: 1 (integer 64)
