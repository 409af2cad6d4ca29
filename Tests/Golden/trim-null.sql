-- SQLite 3.40
SELECT trim("phrases"."other", ?1), substr("phrases"."other", 1, ?2), substr("phrases"."other", -?3, ?4) FROM "phrases" WHERE "phrases"."id" = ?5
-- 1: 'a' (text)
-- 2: 1 (integer 32)
-- 3: 1 (integer 32)
-- 4: 1 (integer 32)
-- 5: 1 (integer 64)

-- PostgreSQL 13
SELECT btrim("phrases"."other", $1), left("phrases"."other", $2), right("phrases"."other", $3) FROM "phrases" WHERE "phrases"."id" = $4
-- 1: 'a' (text)
-- 2: 1 (integer 32)
-- 3: 1 (integer 32)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT regexp_replace(`phrases`.`other` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(?, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), ''), left(`phrases`.`other`, ?), right(`phrases`.`other`, ?) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
