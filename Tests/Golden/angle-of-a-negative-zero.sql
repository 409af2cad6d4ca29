-- SQLite 3.40
SELECT koine_round(koine_atan2(-"samples"."y", "samples"."x" - ?1) * ?2) FROM "samples" WHERE "samples"."id" = ?3
-- 1: 2.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 4 (integer 64)

-- PostgreSQL 13
SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT atan2((-"samples"."y") + 0, ("samples"."x" - $1) + 0) * $2 AS "value" LIMIT 1) AS "koine_operand") FROM "samples" WHERE "samples"."id" = $3
-- 1: 2.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 4 (integer 64)

-- MariaDB 10.11
SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(atan2((-`samples`.`y`) + 0e0, (`samples`.`x` - ?) + 0e0) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) FROM `samples` WHERE `samples`.`id` = ?
-- 1: 2.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 4 (integer 64)
