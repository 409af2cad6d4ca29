-- SQLite 3.40
SELECT nullif("spellings"."name" COLLATE "NOCASE", ?1), nullif("spellings"."code", ?2), nullif("spellings"."nick" COLLATE "NOCASE", ?3) FROM "spellings" WHERE "spellings"."id" IN (?4, ?5, ?6, ?7) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'É' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 12 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN NULL ELSE "spellings"."name" END, nullif("spellings"."code", $2), CASE WHEN lower("spellings"."nick" COLLATE "C") = lower($3 COLLATE "C") THEN NULL ELSE "spellings"."nick" END FROM "spellings" WHERE "spellings"."id" IN ($4, $5, $6, $7) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'É' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 12 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN NULL ELSE `spellings`.`name` END, nullif(`spellings`.`code`, ? COLLATE `utf8mb4_nopad_bin`), CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN NULL ELSE `spellings`.`nick` END FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?, ?) ORDER BY `spellings`.`id`
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'É' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 12 (integer 64)
