-- SQLite 3.40
SELECT ("spellings"."name" COLLATE "NOCASE") IS DISTINCT FROM ?1, ("spellings"."name" COLLATE "NOCASE") IS NOT DISTINCT FROM "spellings"."code" FROM "spellings" WHERE "spellings"."id" IN (?2, ?3, ?4, ?5) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 12 (integer 64)

-- PostgreSQL 13
SELECT lower("spellings"."name" COLLATE "C") IS DISTINCT FROM lower($1 COLLATE "C"), lower("spellings"."name" COLLATE "C") IS NOT DISTINCT FROM lower("spellings"."code" COLLATE "C") FROM "spellings" WHERE "spellings"."id" IN ($2, $3, $4, $5) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 12 (integer 64)

-- MariaDB 10.11
SELECT NOT (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin <=> (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)), CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin <=> (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?, ?) ORDER BY `spellings`.`id`
-- 1: 'A' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 12 (integer 64)
