-- SQLite 3.40
SELECT max("samples"."flag") FILTER (WHERE "samples"."id" = ?1 OR "samples"."id" = ?2), min("samples"."flag") FILTER (WHERE "samples"."id" IN (?3, ?4, ?5)), min("samples"."flag") FILTER (WHERE "samples"."id" > ?6) FROM "samples"
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)
-- 5: 4 (integer 64)
-- 6: 99 (integer 64)

-- PostgreSQL 13
SELECT bool_or("samples"."flag") FILTER (WHERE "samples"."id" = $1 OR "samples"."id" = $2), bool_and("samples"."flag") FILTER (WHERE "samples"."id" IN ($3, $4, $5)), bool_and("samples"."flag") FILTER (WHERE "samples"."id" > $6) FROM "samples"
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)
-- 5: 4 (integer 64)
-- 6: 99 (integer 64)

-- MariaDB 10.11
SELECT max(CASE WHEN `samples`.`id` = ? OR `samples`.`id` = ? THEN `samples`.`flag` END), min(CASE WHEN `samples`.`id` IN (?, ?, ?) THEN `samples`.`flag` END), min(CASE WHEN `samples`.`id` > ? THEN `samples`.`flag` END) FROM `samples`
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)
-- 5: 4 (integer 64)
-- 6: 99 (integer 64)
