-- SQLite 3.40
SELECT instr("spellings"."name", ?1), replace("spellings"."name", ?2, ?3), lower("spellings"."name"), trim("spellings"."name", ?4) FROM "spellings" WHERE "spellings"."id" IN (?5, ?6) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 'A' (text)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST(strpos("spellings"."name", $1) AS bigint), replace("spellings"."name", $2, $3), lower("spellings"."name" COLLATE "C"), btrim("spellings"."name", $4) FROM "spellings" WHERE "spellings"."id" IN ($5, $6) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 'A' (text)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)

-- MariaDB 10.11
SELECT instr(`spellings`.`name`, ? COLLATE utf8mb4_nopad_bin), replace(`spellings`.`name`, ?, ?), CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, regexp_replace(`spellings`.`name` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), '') FROM `spellings` WHERE `spellings`.`id` IN (?, ?) ORDER BY `spellings`.`id`
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 'A' (text)
-- 5: 'A' (text)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
