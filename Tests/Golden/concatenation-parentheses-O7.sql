-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE length("phrases"."text" || ?1) + ?2 = ?3 AND ("phrases"."text" || ?4) LIKE ?5 ESCAPE '\' ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: '!' (text)
-- 5: 'a!' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE CAST(length("phrases"."text" || $1) AS bigint) + $2 = $3 AND ("phrases"."text" || $4) COLLATE "C" ILIKE $5 ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: '!' (text)
-- 5: 'a!' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE char_length(concat(`phrases`.`text`, ?)) + ? = ? AND CONVERT(CAST(LOWER(CONVERT(CAST(concat(`phrases`.`text`, ?) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C' ORDER BY `phrases`.`id`
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: '!' (text)
-- 5: 'a!' (text)
