-- SQLite 3.40
SELECT lower(substr(upper(trim("phrases"."text")) || ?1, ?2, ?3)) FROM "phrases" WHERE "phrases"."id" = ?4
-- 1: '!' (text)
-- 2: 1 (integer 32)
-- 3: 3 (integer 32)
-- 4: 14 (integer 64)

-- PostgreSQL 13
SELECT lower(substr(upper(btrim("phrases"."text") COLLATE "C") || $1, $2, $3) COLLATE "C") FROM "phrases" WHERE "phrases"."id" = $4
-- 1: '!' (text)
-- 2: 1 (integer 32)
-- 3: 3 (integer 32)
-- 4: 14 (integer 64)

-- MariaDB 10.11
SELECT CONVERT(CAST(LOWER(CONVERT(CAST(substring(concat(CONVERT(CAST(UPPER(CONVERT(CAST(trim(`phrases`.`text`) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, ?), greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: '!' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: 14 (integer 64)
