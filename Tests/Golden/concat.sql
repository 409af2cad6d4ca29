-- SQLite 3.40
SELECT "phrases"."text" || ?1 || coalesce("phrases"."other", ?2), coalesce("phrases"."other", ?3), coalesce("phrases"."other" || ?4, ?5) || "phrases"."text" FROM "phrases" WHERE "phrases"."id" IN (?6, ?7, ?8) ORDER BY "phrases"."id"
-- 1: '-' (text)
-- 2: '' (text)
-- 3: '' (text)
-- 4: '!' (text)
-- 5: '' (text)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
-- 8: 10 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."text" || $1 || coalesce("phrases"."other", $2), coalesce("phrases"."other", $3), coalesce("phrases"."other" || $4, $5) || "phrases"."text" FROM "phrases" WHERE "phrases"."id" IN ($6, $7, $8) ORDER BY "phrases"."id"
-- 1: '-' (text)
-- 2: '' (text)
-- 3: '' (text)
-- 4: '!' (text)
-- 5: '' (text)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
-- 8: 10 (integer 64)

-- MariaDB 10.11
SELECT concat(concat(`phrases`.`text`, ?), coalesce(`phrases`.`other`, ?)), coalesce(`phrases`.`other`, ?), concat(coalesce(concat(`phrases`.`other`, ?), ?), `phrases`.`text`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: '-' (text)
-- 2: '' (text)
-- 3: '' (text)
-- 4: '!' (text)
-- 5: '' (text)
-- 6: 1 (integer 64)
-- 7: 2 (integer 64)
-- 8: 10 (integer 64)
