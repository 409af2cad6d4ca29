-- SQLite 3.40
SELECT unicode("phrases"."text"), koine_character(?1), koine_character(?2) FROM "phrases" WHERE "phrases"."id" IN (?3, ?4) ORDER BY "phrases"."id"
-- 1: 8364 (integer 64)
-- 2: 55296 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST(nullif(ascii("phrases"."text"), 0) AS bigint), CASE WHEN $1 BETWEEN 1 AND 55295 OR $2 BETWEEN 57344 AND 1114111 THEN chr(CAST($3 AS integer)) END, CASE WHEN $4 BETWEEN 1 AND 55295 OR $5 BETWEEN 57344 AND 1114111 THEN chr(CAST($6 AS integer)) END FROM "phrases" WHERE "phrases"."id" IN ($7, $8) ORDER BY "phrases"."id"
-- 1: 8364 (integer 64)
-- 2: 8364 (integer 64)
-- 3: 8364 (integer 64)
-- 4: 55296 (integer 64)
-- 5: 55296 (integer 64)
-- 6: 55296 (integer 64)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(conv(nullif(hex(CONVERT(left(`phrases`.`text`, 1) USING utf32)), ''), 16, 10), '') AS SIGNED), CASE WHEN ? BETWEEN 1 AND 55295 OR ? BETWEEN 57344 AND 1114111 THEN CONVERT(CHAR(? USING utf32) USING utf8mb4) COLLATE utf8mb4_nopad_bin END, CASE WHEN ? BETWEEN 1 AND 55295 OR ? BETWEEN 57344 AND 1114111 THEN CONVERT(CHAR(? USING utf32) USING utf8mb4) COLLATE utf8mb4_nopad_bin END FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: 8364 (integer 64)
-- 2: 8364 (integer 64)
-- 3: 8364 (integer 64)
-- 4: 55296 (integer 64)
-- 5: 55296 (integer 64)
-- 6: 55296 (integer 64)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
