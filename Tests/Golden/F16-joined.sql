-- SQLite 3.40
SELECT substr(coalesce(?1 || "phrases"."text", '') || coalesce(?2 || "phrases"."other", '') || coalesce(?3 || ?4, ''), length(?5) + 1) = ?6 FROM "phrases" WHERE "phrases"."id" IN (?7, ?8) ORDER BY "phrases"."id"
-- 1: ', ' (text)
-- 2: ', ' (text)
-- 3: ', ' (text)
-- 4: 'x' (text)
-- 5: ', ' (text)
-- 6: '' (text)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)

-- PostgreSQL 13
SELECT concat_ws($1, "phrases"."text", "phrases"."other", $2) = $3 FROM "phrases" WHERE "phrases"."id" IN ($4, $5) ORDER BY "phrases"."id"
-- 1: ', ' (text)
-- 2: 'x' (text)
-- 3: '' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)

-- MariaDB 10.11
SELECT substr(concat(coalesce(concat(?, `phrases`.`text`), ''), coalesce(concat(?, `phrases`.`other`), ''), coalesce(concat(?, ?), '')), char_length(?) + 1) = (? COLLATE `utf8mb4_nopad_bin`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: ', ' (text)
-- 2: ', ' (text)
-- 3: ', ' (text)
-- 4: 'x' (text)
-- 5: ', ' (text)
-- 6: '' (text)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
