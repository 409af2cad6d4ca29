-- SQLite 3.40
SELECT koine_round((koine_ln("samples"."x") / koine_ln(CAST(?1 AS REAL))) * ?2), koine_round((koine_ln("samples"."x") / koine_ln(CAST("samples"."m" AS REAL))) * ?3), koine_round((koine_ln(?4) / koine_ln(CAST("samples"."m" AS REAL))) * ?5), koine_ln("samples"."x") / koine_ln(CAST(?6 AS REAL)), koine_ln("samples"."x") / koine_ln(CAST(?7 AS REAL)), koine_ln("samples"."x") / koine_ln(CAST(?8 AS REAL)) FROM "samples" WHERE "samples"."id" IN (?9, ?10, ?11) ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 8.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 1 (integer 64)
-- 7: 0 (integer 64)
-- 8: -2 (integer 64)
-- 9: 1 (integer 64)
-- 10: 4 (integer 64)
-- 11: 5 (integer 64)

-- PostgreSQL 13
SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT (ln(nullif(greatest("samples"."x", CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($1 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0)) * $2 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT (ln(nullif(greatest("samples"."x", CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST("samples"."m" AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0)) * $3 AS "value" LIMIT 1) AS "koine_operand"), (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT (ln(nullif(greatest($4, CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST("samples"."m" AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0)) * $5 AS "value" LIMIT 1) AS "koine_operand"), ln(nullif(greatest("samples"."x", CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($6 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0), ln(nullif(greatest("samples"."x", CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($7 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0), ln(nullif(greatest("samples"."x", CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($8 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0) FROM "samples" WHERE "samples"."id" IN ($9, $10, $11) ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 8.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 1 (integer 64)
-- 7: 0 (integer 64)
-- 8: -2 (integer 64)
-- 9: 1 (integer 64)
-- 10: 4 (integer 64)
-- 11: 5 (integer 64)

-- MariaDB 10.11
SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY((ln(`samples`.`x`) / ln(CAST(? AS DOUBLE))) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY((ln(`samples`.`x`) / ln(CAST(`samples`.`m` AS DOUBLE))) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY((ln(?) / ln(CAST(`samples`.`m` AS DOUBLE))) * ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), ln(`samples`.`x`) / ln(CAST(? AS DOUBLE)), ln(`samples`.`x`) / ln(CAST(? AS DOUBLE)), ln(`samples`.`x`) / ln(CAST(? AS DOUBLE)) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 10000000000.0 (double)
-- 3: 10000000000.0 (double)
-- 4: 8.0 (double)
-- 5: 10000000000.0 (double)
-- 6: 1 (integer 64)
-- 7: 0 (integer 64)
-- 8: -2 (integer 64)
-- 9: 1 (integer 64)
-- 10: 4 (integer 64)
-- 11: 5 (integer 64)
