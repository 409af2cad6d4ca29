-- SQLite 3.40
SELECT lower("spellings"."name"), count("spellings"."id") FROM "spellings" WHERE "spellings"."id" IN (?1, ?2, ?3) GROUP BY lower("spellings"."name") HAVING lower("spellings"."name") < ?4 ORDER BY lower("spellings"."name")
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 'z' (text)

-- PostgreSQL 13
SELECT lower("spellings"."name" COLLATE "C"), count("spellings"."id") FROM "spellings" WHERE "spellings"."id" IN ($1, $2, $3) GROUP BY lower("spellings"."name" COLLATE "C") HAVING (lower("spellings"."name" COLLATE "C") COLLATE "C") < $4 ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 'z' (text)

-- MariaDB 10.11
SELECT CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, count(`spellings`.`id`) FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?) GROUP BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin` HAVING (min(CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin`) < ? ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 'z' (text)
