-- SQLite 3.40
SELECT max(CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 ELSE ?3 END COLLATE "BINARY") FROM "spellings"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'Y' (text)

-- PostgreSQL 13
SELECT max(CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 ELSE $3 END COLLATE "C") FROM "spellings"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'Y' (text)

-- MariaDB 10.11
SELECT max(CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END COLLATE `utf8mb4_nopad_bin`) FROM `spellings`
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'Y' (text)
