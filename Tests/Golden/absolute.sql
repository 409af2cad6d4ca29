-- SQLite 3.40
SELECT abs("samples"."n"), abs("samples"."x") FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4) AND "samples"."id" <> ?5 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 5 (integer 64)
-- 3: 7 (integer 64)
-- 4: 10 (integer 64)
-- 5: 7 (integer 64)

-- PostgreSQL 13
SELECT abs("samples"."n"), abs("samples"."x") FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4) AND "samples"."id" <> $5 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 5 (integer 64)
-- 3: 7 (integer 64)
-- 4: 10 (integer 64)
-- 5: 7 (integer 64)

-- MariaDB 10.11
SELECT abs(`samples`.`n`), abs(`samples`.`x`) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?) AND `samples`.`id` <> ? ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 5 (integer 64)
-- 3: 7 (integer 64)
-- 4: 10 (integer 64)
-- 5: 7 (integer 64)
