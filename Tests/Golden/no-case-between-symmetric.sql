-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE (("spellings"."name" COLLATE "NOCASE") BETWEEN ?1 AND ?2 OR ("spellings"."name" COLLATE "NOCASE") BETWEEN ?3 AND ?4) AND (("spellings"."name" COLLATE "NOCASE") BETWEEN ?5 AND ?6 OR ("spellings"."name" COLLATE "NOCASE") BETWEEN ?7 AND ?8) ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'B' (text)
-- 3: 'B' (text)
-- 4: 'a' (text)
-- 5: 'B' (text)
-- 6: 'a' (text)
-- 7: 'a' (text)
-- 8: 'B' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE ((lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower($1 COLLATE "C") AND lower($2 COLLATE "C") OR (lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower($3 COLLATE "C") AND lower($4 COLLATE "C")) AND ((lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower($5 COLLATE "C") AND lower($6 COLLATE "C") OR (lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower($7 COLLATE "C") AND lower($8 COLLATE "C")) ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'B' (text)
-- 3: 'B' (text)
-- 4: 'a' (text)
-- 5: 'B' (text)
-- 6: 'a' (text)
-- 7: 'a' (text)
-- 8: 'B' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin OR CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin) AND (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin OR CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin) ORDER BY `spellings`.`id`
-- 1: 'a' (text)
-- 2: 'B' (text)
-- 3: 'B' (text)
-- 4: 'a' (text)
-- 5: 'B' (text)
-- 6: 'a' (text)
-- 7: 'a' (text)
-- 8: 'B' (text)
