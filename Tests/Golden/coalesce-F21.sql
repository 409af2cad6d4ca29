-- SQLite 3.40
SELECT coalesce("samples"."n", ?1), coalesce("samples"."m", "samples"."n"), coalesce(coalesce("samples"."m", "samples"."n"), ?2) FROM "samples" WHERE "samples"."id" IN (?3, ?4, ?5) ORDER BY "samples"."id"
-- 1: 0 (integer 64)
-- 2: -1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)
-- 5: 9 (integer 64)

-- PostgreSQL 13
SELECT coalesce("samples"."n", $1), coalesce("samples"."m", "samples"."n"), coalesce(coalesce("samples"."m", "samples"."n"), $2) FROM "samples" WHERE "samples"."id" IN ($3, $4, $5) ORDER BY "samples"."id"
-- 1: 0 (integer 64)
-- 2: -1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)
-- 5: 9 (integer 64)

-- MariaDB 10.11
SELECT coalesce(`samples`.`n`, ?), coalesce(`samples`.`m`, `samples`.`n`), coalesce(coalesce(`samples`.`m`, `samples`.`n`), ?) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 0 (integer 64)
-- 2: -1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)
-- 5: 9 (integer 64)
