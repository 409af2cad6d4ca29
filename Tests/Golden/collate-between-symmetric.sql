-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") BETWEEN ?1 AND ?2 OR ("spellings"."code" COLLATE "NOCASE") BETWEEN ?3 AND ?4 ORDER BY "spellings"."id"
-- 1: 'B' (text)
-- 2: 'aa' (text)
-- 3: 'aa' (text)
-- 4: 'B' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."code" COLLATE "C") COLLATE "C") BETWEEN lower($1 COLLATE "C") AND lower($2 COLLATE "C") OR (lower("spellings"."code" COLLATE "C") COLLATE "C") BETWEEN lower($3 COLLATE "C") AND lower($4 COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'B' (text)
-- 2: 'aa' (text)
-- 3: 'aa' (text)
-- 4: 'B' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin OR CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin ORDER BY `spellings`.`id`
-- 1: 'B' (text)
-- 2: 'aa' (text)
-- 3: 'aa' (text)
-- 4: 'B' (text)
