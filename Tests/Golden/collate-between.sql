-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") BETWEEN coalesce("spellings"."code", ?1) AND ?2 ORDER BY "spellings"."id"
-- 1: '' (text)
-- 2: 'Aa' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."code" COLLATE "C") COLLATE "C") BETWEEN lower(coalesce("spellings"."code", $1) COLLATE "C") AND lower($2 COLLATE "C") ORDER BY "spellings"."id"
-- 1: '' (text)
-- 2: 'Aa' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(coalesce(`spellings`.`code`, ?) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin ORDER BY `spellings`.`id`
-- 1: '' (text)
-- 2: 'Aa' (text)
