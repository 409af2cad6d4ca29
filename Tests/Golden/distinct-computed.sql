-- SQLite 3.40
SELECT DISTINCT CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 ELSE ?3 END COLLATE "BINARY" FROM "spellings" ORDER BY CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 ELSE ?3 END COLLATE "BINARY"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'X' (text)

-- PostgreSQL 13
SELECT DISTINCT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 ELSE $3 END COLLATE "C" FROM "spellings" ORDER BY CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 ELSE $3 END COLLATE "C"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'X' (text)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT DISTINCT CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END COLLATE `utf8mb4_nopad_bin` AS `koine_1` FROM `spellings`) AS `koine_distinct` ORDER BY `koine_distinct`.`koine_1` COLLATE `utf8mb4_nopad_bin`
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'X' (text)
