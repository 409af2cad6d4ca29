-- SQLite 3.40
SELECT CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN ("spellings"."name" COLLATE "NOCASE") = ?3 THEN ?4 ELSE ?5 END COLLATE "BINARY", count("spellings"."id") FROM "spellings" GROUP BY CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN ("spellings"."name" COLLATE "NOCASE") = ?3 THEN ?4 ELSE ?5 END COLLATE "BINARY" ORDER BY CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN ("spellings"."name" COLLATE "NOCASE") = ?3 THEN ?4 ELSE ?5 END COLLATE "BINARY"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'b' (text)
-- 4: 'X' (text)
-- 5: 'y' (text)

-- PostgreSQL 13
SELECT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN lower("spellings"."name" COLLATE "C") = lower($3 COLLATE "C") THEN $4 ELSE $5 END COLLATE "C", count("spellings"."id") FROM "spellings" GROUP BY CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN lower("spellings"."name" COLLATE "C") = lower($3 COLLATE "C") THEN $4 ELSE $5 END COLLATE "C" ORDER BY CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN lower("spellings"."name" COLLATE "C") = lower($3 COLLATE "C") THEN $4 ELSE $5 END COLLATE "C"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'b' (text)
-- 4: 'X' (text)
-- 5: 'y' (text)

-- MariaDB 10.11
SELECT CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END COLLATE `utf8mb4_nopad_bin`, count(`spellings`.`id`) FROM `spellings` GROUP BY CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END COLLATE `utf8mb4_nopad_bin` ORDER BY CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END COLLATE `utf8mb4_nopad_bin`
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'b' (text)
-- 4: 'X' (text)
-- 5: 'y' (text)
-- 6: 'A' (text)
-- 7: 'x' (text)
-- 8: 'b' (text)
-- 9: 'X' (text)
-- 10: 'y' (text)
-- 11: 'A' (text)
-- 12: 'x' (text)
-- 13: 'b' (text)
-- 14: 'X' (text)
-- 15: 'y' (text)
