-- SQLite 3.40
SELECT CASE ("spellings"."nick" COLLATE "NOCASE") WHEN ?1 THEN ?2 WHEN ?3 THEN ?4 ELSE ?5 END FROM "spellings" WHERE "spellings"."id" IN (?6, ?7, ?8, ?9) ORDER BY "spellings"."id"
-- 1: 'b' (text)
-- 2: 1 (integer 64)
-- 3: '' (text)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
-- 8: 11 (integer 64)
-- 9: 12 (integer 64)

-- PostgreSQL 13
SELECT CASE lower("spellings"."nick" COLLATE "C") WHEN lower($1 COLLATE "C") THEN $2 WHEN lower($3 COLLATE "C") THEN $4 ELSE $5 END FROM "spellings" WHERE "spellings"."id" IN ($6, $7, $8, $9) ORDER BY "spellings"."id"
-- 1: 'b' (text)
-- 2: 1 (integer 64)
-- 3: '' (text)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
-- 8: 11 (integer 64)
-- 9: 12 (integer 64)

-- MariaDB 10.11
SELECT CASE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) WHEN CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin THEN ? WHEN CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin THEN ? ELSE ? END FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?, ?) ORDER BY `spellings`.`id`
-- 1: 'b' (text)
-- 2: 1 (integer 64)
-- 3: '' (text)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
-- 8: 11 (integer 64)
-- 9: 12 (integer 64)
