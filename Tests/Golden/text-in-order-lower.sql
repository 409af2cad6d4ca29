-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4) ORDER BY lower("phrases"."text"), "phrases"."id"
-- 1: 3 (integer 64)
-- 2: 17 (integer 64)
-- 3: 19 (integer 64)
-- 4: 20 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4) ORDER BY lower("phrases"."text" COLLATE "C") COLLATE "C", "phrases"."id"
-- 1: 3 (integer 64)
-- 2: 17 (integer 64)
-- 3: 19 (integer 64)
-- 4: 20 (integer 64)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?) ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `phrases`.`id`
-- 1: 3 (integer 64)
-- 2: 17 (integer 64)
-- 3: 19 (integer 64)
-- 4: 20 (integer 64)
