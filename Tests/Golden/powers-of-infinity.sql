-- SQLite 3.40
SELECT koine_power("samples"."x", CAST(?1 AS REAL)), koine_power("samples"."x", CAST(?2 AS REAL)) FROM "samples" WHERE "samples"."id" IN (?3, ?4, ?5) ORDER BY "samples"."id"
-- 1: 0 (integer 64)
-- 2: -1 (integer 64)
-- 3: 5 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)

-- PostgreSQL 13
SELECT (SELECT CASE WHEN "koine_operand"."value" = 0 AND "samples"."x" IS NOT NULL THEN 1 WHEN "koine_operand"."value" IS NULL OR "samples"."x" < 0 AND "koine_operand"."value" <> trunc("koine_operand"."value") OR "samples"."x" = 0 AND "koine_operand"."value" < 0 OR ln(nullif(abs("samples"."x"), 0)) * greatest(least("koine_operand"."value", CAST(1e30 AS double precision)), CAST(-1e30 AS double precision)) > 709.7827128933 THEN NULL WHEN ln(nullif(abs("samples"."x"), 0)) * greatest(least("koine_operand"."value", CAST(1e30 AS double precision)), CAST(-1e30 AS double precision)) < -745.1 THEN 0 ELSE power("samples"."x", "koine_operand"."value") END FROM (SELECT CAST($1 AS double precision) AS "value" LIMIT 1) AS "koine_operand"), (SELECT CASE WHEN "koine_operand"."value" = 0 AND "samples"."x" IS NOT NULL THEN 1 WHEN "koine_operand"."value" IS NULL OR "samples"."x" < 0 AND "koine_operand"."value" <> trunc("koine_operand"."value") OR "samples"."x" = 0 AND "koine_operand"."value" < 0 OR ln(nullif(abs("samples"."x"), 0)) * greatest(least("koine_operand"."value", CAST(1e30 AS double precision)), CAST(-1e30 AS double precision)) > 709.7827128933 THEN NULL WHEN ln(nullif(abs("samples"."x"), 0)) * greatest(least("koine_operand"."value", CAST(1e30 AS double precision)), CAST(-1e30 AS double precision)) < -745.1 THEN 0 ELSE power("samples"."x", "koine_operand"."value") END FROM (SELECT CAST($2 AS double precision) AS "value" LIMIT 1) AS "koine_operand") FROM "samples" WHERE "samples"."id" IN ($3, $4, $5) ORDER BY "samples"."id"
-- 1: 0 (integer 64)
-- 2: -1 (integer 64)
-- 3: 5 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN `samples`.`x` < 0 AND `koine_operand`.`value` <> truncate(`koine_operand`.`value`, 0) OR `samples`.`x` = 0 AND `koine_operand`.`value` < 0 OR ln(abs(`samples`.`x`)) * greatest(least(`koine_operand`.`value`, 1e30), -1e30) > 709.7827128933e0 THEN NULL WHEN ln(abs(`samples`.`x`)) * greatest(least(`koine_operand`.`value`, 1e30), -1e30) < -745.1e0 THEN 0e0 ELSE pow(`samples`.`x`, `koine_operand`.`value`) END FROM JSON_TABLE(JSON_ARRAY(CAST(? AS DOUBLE)), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand), (SELECT CASE WHEN `samples`.`x` < 0 AND `koine_operand`.`value` <> truncate(`koine_operand`.`value`, 0) OR `samples`.`x` = 0 AND `koine_operand`.`value` < 0 OR ln(abs(`samples`.`x`)) * greatest(least(`koine_operand`.`value`, 1e30), -1e30) > 709.7827128933e0 THEN NULL WHEN ln(abs(`samples`.`x`)) * greatest(least(`koine_operand`.`value`, 1e30), -1e30) < -745.1e0 THEN 0e0 ELSE pow(`samples`.`x`, `koine_operand`.`value`) END FROM JSON_TABLE(JSON_ARRAY(CAST(? AS DOUBLE)), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 0 (integer 64)
-- 2: -1 (integer 64)
-- 3: 5 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)
