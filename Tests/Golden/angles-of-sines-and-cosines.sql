-- SQLite 3.40
SELECT koine_round(koine_asin("samples"."y" / ?1) * ?2), koine_round(koine_acos("samples"."y" / ?3) * ?4), koine_round(koine_asin("samples"."x") * ?5), koine_round(koine_acos("samples"."x") * ?6), koine_exp(?7) FROM "samples" WHERE "samples"."id" IN (?8, ?9, ?10) ORDER BY "samples"."id"
-- 1: 4.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 4.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 10000000000.0 (double)
-- 7: 1000.0 (double)
-- 8: 1 (integer 64)
-- 9: 4 (integer 64)
-- 10: 5 (integer 64)

-- PostgreSQL 13
SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT asin(nullif(nullif(greatest(least("samples"."y" / $1, CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision)), CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision))) * $2 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT acos(nullif(nullif(greatest(least("samples"."y" / $3, CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision)), CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision))) * $4 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT asin(nullif(nullif(greatest(least("samples"."x", CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision)), CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision))) * $5 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT acos(nullif(nullif(greatest(least("samples"."x", CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision)), CAST('1.0000000000000002' AS double precision)), CAST('-1.0000000000000002' AS double precision))) * $6 AS "value" LIMIT 1) AS "koine_operand"), CASE WHEN $7 < -745.1 THEN 0 WHEN $8 <= 709.7827128933 THEN exp($9) END FROM "samples" WHERE "samples"."id" IN ($10, $11, $12) ORDER BY "samples"."id"
-- 1: 4.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 4.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 10000000000.0 (double)
-- 7: 1000.0 (double)
-- 8: 1000.0 (double)
-- 9: 1000.0 (double)
-- 10: 1 (integer 64)
-- 11: 4 (integer 64)
-- 12: 5 (integer 64)

-- MariaDB 10.11
SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(asin(`samples`.`y` / ?) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(acos(`samples`.`y` / ?) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(asin(`samples`.`x`) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(acos(`samples`.`x`) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), CASE WHEN ? < -745.1e0 THEN 0e0 WHEN ? <= 709.7827128933e0 THEN exp(?) END FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 4.0 (double)
-- 2: 10000000000.0 (double)
-- 3: 4.0 (double)
-- 4: 10000000000.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 10000000000.0 (double)
-- 7: 1000.0 (double)
-- 8: 1000.0 (double)
-- 9: 1000.0 (double)
-- 10: 1 (integer 64)
-- 11: 4 (integer 64)
-- 12: 5 (integer 64)
