-- SQLite 3.40
SELECT koine_round("samples"."x" * 57.29577951308232 * ?1), koine_round("samples"."x" * 0.017453292519943295 * ?2), koine_round(CAST("samples"."m" AS REAL) * 57.29577951308232 * ?3), koine_round(CAST("samples"."m" AS REAL) * 0.017453292519943295 * ?4) FROM "samples" WHERE "samples"."id" IN (?5, ?6, ?7, ?8) ORDER BY "samples"."id"
-- 1: 10000000000.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)
-- 7: 4 (integer 64)
-- 8: 5 (integer 64)

-- PostgreSQL 13
SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT "samples"."x" * CAST('57.29577951308232' AS double precision) * $1 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT "samples"."x" * CAST('0.017453292519943295' AS double precision) * $2 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT CAST("samples"."m" AS double precision) * CAST('57.29577951308232' AS double precision) * $3 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT CAST("samples"."m" AS double precision) * CAST('0.017453292519943295' AS double precision) * $4 AS "value" LIMIT 1) AS "koine_operand") FROM "samples" WHERE "samples"."id" IN ($5, $6, $7, $8) ORDER BY "samples"."id"
-- 1: 10000000000.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)
-- 7: 4 (integer 64)
-- 8: 5 (integer 64)

-- MariaDB 10.11
SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(`samples`.`x` * 57.29577951308232e0 * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(`samples`.`x` * 0.017453292519943295e0 * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(CAST(`samples`.`m` AS DOUBLE) * 57.29577951308232e0 * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(CAST(`samples`.`m` AS DOUBLE) * 0.017453292519943295e0 * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 10000000000.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)
-- 7: 4 (integer 64)
-- 8: 5 (integer 64)
