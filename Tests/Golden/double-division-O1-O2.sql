-- SQLite 3.40
SELECT CAST("samples"."x" AS REAL) / "samples"."y", "samples"."x" / ?1 FROM "samples" WHERE "samples"."id" IN (?2, ?3, ?4, ?5, ?6, ?7) ORDER BY "samples"."id"
-- 1: 0.0 (double)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 4 (integer 64)
-- 6: 5 (integer 64)
-- 7: 6 (integer 64)

-- PostgreSQL 13
SELECT "samples"."x" / nullif("samples"."y", 0), "samples"."x" / nullif($1, 0) FROM "samples" WHERE "samples"."id" IN ($2, $3, $4, $5, $6, $7) ORDER BY "samples"."id"
-- 1: 0.0 (double)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 4 (integer 64)
-- 6: 5 (integer 64)
-- 7: 6 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`x` / `samples`.`y`, `samples`.`x` / ? FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 0.0 (double)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 4 (integer 64)
-- 6: 5 (integer 64)
-- 7: 6 (integer 64)
