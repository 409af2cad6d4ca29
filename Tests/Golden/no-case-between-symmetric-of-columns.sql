-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") BETWEEN "spellings"."nick" AND ?1 OR ("spellings"."name" COLLATE "NOCASE") BETWEEN ?2 AND "spellings"."nick" ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower("spellings"."nick" COLLATE "C") AND lower($1 COLLATE "C") OR (lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower($2 COLLATE "C") AND lower("spellings"."nick" COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin OR CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin BETWEEN (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin ORDER BY `spellings`.`id`
-- 1: 'A' (text)
-- 2: 'A' (text)
