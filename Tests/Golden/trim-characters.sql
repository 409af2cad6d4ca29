-- SQLite 3.40
SELECT trim("phrases"."text", ?1), ltrim("phrases"."text", ?2), rtrim("phrases"."text", ?3), trim("phrases"."text", ?4) FROM "phrases" WHERE "phrases"."id" IN (?5, ?6, ?7, ?8, ?9) ORDER BY "phrases"."id"
-- 1: 'abse]' (text)
-- 2: 'ase' (text)
-- 3: 'ceb]' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 6 (integer 64)
-- 7: 7 (integer 64)
-- 8: 12 (integer 64)
-- 9: 15 (integer 64)

-- PostgreSQL 13
SELECT btrim("phrases"."text", $1), ltrim("phrases"."text", $2), rtrim("phrases"."text", $3), btrim("phrases"."text", $4) FROM "phrases" WHERE "phrases"."id" IN ($5, $6, $7, $8, $9) ORDER BY "phrases"."id"
-- 1: 'abse]' (text)
-- 2: 'ase' (text)
-- 3: 'ceb]' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 6 (integer 64)
-- 7: 7 (integer 64)
-- 8: 12 (integer 64)
-- 9: 15 (integer 64)

-- MariaDB 10.11
SELECT regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), ''), regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++'), ''), regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), ''), regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), '') FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 'abse]' (text)
-- 2: 'abse]' (text)
-- 3: 'ase' (text)
-- 4: 'ceb]' (text)
-- 5: '' (text)
-- 6: '' (text)
-- 7: 2 (integer 64)
-- 8: 6 (integer 64)
-- 9: 7 (integer 64)
-- 10: 12 (integer 64)
-- 11: 15 (integer 64)
