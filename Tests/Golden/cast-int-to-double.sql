-- SQLite 3.40
SELECT CAST("samples"."n" AS REAL) / ?1 FROM "samples" WHERE "samples"."id" IN (?2, ?3, ?4) ORDER BY "samples"."id"
-- 1: 2.0 (double)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST("samples"."n" AS double precision) / $1 FROM "samples" WHERE "samples"."id" IN ($2, $3, $4) ORDER BY "samples"."id"
-- 1: 2.0 (double)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`n` AS DOUBLE) / ? FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 2.0 (double)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 5 (integer 64)
