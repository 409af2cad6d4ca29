-- SQLite 3.40
SELECT trim("phrases"."text", ?1), trim("phrases"."text", ?2) FROM "phrases" WHERE "phrases"."id" IN (?3, ?4) ORDER BY "phrases"."id"
-- 1: ']c' (text)
-- 2: 'ab' (text)
-- 3: 12 (integer 64)
-- 4: 15 (integer 64)

-- PostgreSQL 13
SELECT btrim("phrases"."text", $1), btrim("phrases"."text", $2) FROM "phrases" WHERE "phrases"."id" IN ($3, $4) ORDER BY "phrases"."id"
-- 1: ']c' (text)
-- 2: 'ab' (text)
-- 3: 12 (integer 64)
-- 4: 15 (integer 64)

-- MariaDB 10.11
SELECT regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), ''), regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), '') FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: ']c' (text)
-- 2: ']c' (text)
-- 3: 'ab' (text)
-- 4: 'ab' (text)
-- 5: 12 (integer 64)
-- 6: 15 (integer 64)
