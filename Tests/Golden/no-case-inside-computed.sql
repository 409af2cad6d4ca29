-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE (CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 ELSE ?3 END COLLATE "BINARY") = ?4
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'y' (text)
-- 4: 'X' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 ELSE $3 END COLLATE "C") = $4
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'y' (text)
-- 4: 'X' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END COLLATE `utf8mb4_nopad_bin`) = ?
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'y' (text)
-- 4: 'X' (text)
