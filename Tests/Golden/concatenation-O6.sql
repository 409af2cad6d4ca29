-- SQLite 3.40
SELECT "phrases"."text" || ?1 || coalesce("phrases"."other", ?2), "phrases"."text" || "phrases"."other", ?3 || "phrases"."text" FROM "phrases" WHERE "phrases"."id" IN (?4, ?5, ?6) ORDER BY "phrases"."id"
-- 1: '-' (text)
-- 2: '?' (text)
-- 3: '<' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 10 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."text" || $1 || coalesce("phrases"."other", $2), "phrases"."text" || "phrases"."other", $3 || "phrases"."text" FROM "phrases" WHERE "phrases"."id" IN ($4, $5, $6) ORDER BY "phrases"."id"
-- 1: '-' (text)
-- 2: '?' (text)
-- 3: '<' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 10 (integer 64)

-- MariaDB 10.11
SELECT concat(concat(`phrases`.`text`, ?), coalesce(`phrases`.`other`, ?)), concat(`phrases`.`text`, `phrases`.`other`), concat(?, `phrases`.`text`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: '-' (text)
-- 2: '?' (text)
-- 3: '<' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 10 (integer 64)
