-- SQLite 3.40
SELECT koine_round(koine_sin("samples"."x") * ?1), koine_round(koine_cos("samples"."x") * ?2), koine_round(koine_tan("samples"."x") * ?3), koine_round(koine_atan("samples"."x") * ?4), koine_round(koine_atan2("samples"."x", "samples"."y") * ?5), koine_round(koine_exp("samples"."x") * ?6) FROM "samples" WHERE "samples"."id" IN (?7, ?8) ORDER BY "samples"."id"
-- 1: 10000000000.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 10000000000.0 (double)
-- 7: 3 (integer 64)
-- 8: 5 (integer 64)

-- PostgreSQL 13
SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT sin(nullif(nullif(greatest(least("samples"."x", CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision))) * $1 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT cos(nullif(nullif(greatest(least("samples"."x", CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision))) * $2 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT tan(nullif(nullif(greatest(least("samples"."x", CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision))) * $3 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT atan("samples"."x") * $4 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT atan2("samples"."x" + 0, "samples"."y" + 0) * $5 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT CASE WHEN "samples"."x" < -745.1 THEN 0 WHEN "samples"."x" <= 709.7827128933 THEN exp("samples"."x") END * $6 AS "value" LIMIT 1) AS "koine_operand") FROM "samples" WHERE "samples"."id" IN ($7, $8) ORDER BY "samples"."id"
-- 1: 10000000000.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 10000000000.0 (double)
-- 7: 3 (integer 64)
-- 8: 5 (integer 64)

-- MariaDB 10.11
SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(sin(`samples`.`x`) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(cos(`samples`.`x`) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(tan(`samples`.`x`) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(atan(`samples`.`x`) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(atan2(`samples`.`x` + 0e0, `samples`.`y` + 0e0) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(CASE WHEN `samples`.`x` < -745.1e0 THEN 0e0 WHEN `samples`.`x` <= 709.7827128933e0 THEN exp(`samples`.`x`) END * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) FROM `samples` WHERE `samples`.`id` IN (?, ?) ORDER BY `samples`.`id`
-- 1: 10000000000.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 10000000000.0 (double)
-- 7: 3 (integer 64)
-- 8: 5 (integer 64)
