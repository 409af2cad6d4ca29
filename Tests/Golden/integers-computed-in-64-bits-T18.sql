-- SQLite 3.40
SELECT ("gauges"."byte" + ?1) - ?2, "gauges"."word" * ?3, "gauges"."tiny" / ?4, "gauges"."short" % ?5 FROM "gauges" ORDER BY "gauges"."id"
-- 1: 1 (unsigned 8)
-- 2: 1 (unsigned 8)
-- 3: 1 (unsigned 16)
-- 4: 2 (integer 8)
-- 5: 2 (integer 16)

-- PostgreSQL 13
SELECT (CAST("gauges"."byte" AS bigint) + $1) - $2, CAST("gauges"."word" AS bigint) * $3, CAST("gauges"."tiny" AS bigint) / $4, CAST("gauges"."short" AS bigint) % $5 FROM "gauges" ORDER BY "gauges"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 2 (integer 64)

-- MariaDB 10.11
SELECT (`gauges`.`byte` + ?) - ?, `gauges`.`word` * ?, `gauges`.`tiny` DIV ?, `gauges`.`short` % ? FROM `gauges` ORDER BY `gauges`.`id`
-- 1: 1 (unsigned 8)
-- 2: 1 (unsigned 8)
-- 3: 1 (unsigned 16)
-- 4: 2 (integer 8)
-- 5: 2 (integer 16)
