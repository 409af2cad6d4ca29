-- SQLite 3.40
SELECT "samples"."n" << coalesce("samples"."m", ?1), "samples"."n" >> coalesce("samples"."m", ?2), "samples"."m" << ("samples"."id" * ?3 - ?4), "samples"."m" >> ("samples"."id" * ?5 - ?6) FROM "samples" WHERE "samples"."id" IN (?7, ?8, ?9, ?10, ?11, ?12) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 64 (integer 64)
-- 4: 65 (integer 64)
-- 5: 64 (integer 64)
-- 6: 65 (integer 64)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
-- 9: 3 (integer 64)
-- 10: 4 (integer 64)
-- 11: 5 (integer 64)
-- 12: 10 (integer 64)

-- PostgreSQL 13
SELECT CAST(substring(CAST("samples"."n" AS bit(128)) << CAST((least(array_remove(ARRAY[(greatest(ARRAY[coalesce("samples"."m", $1)], ARRAY[CAST(-64 AS bigint)]))[1]], NULL), ARRAY[CAST(64 AS bigint)]))[1] AS integer) FROM 65) AS bigint), CAST(substring(CAST("samples"."n" AS bit(128)) >> CAST((least(array_remove(ARRAY[(greatest(ARRAY[coalesce("samples"."m", $2)], ARRAY[CAST(-64 AS bigint)]))[1]], NULL), ARRAY[CAST(64 AS bigint)]))[1] AS integer) FROM 65) AS bigint), CAST(substring(CAST("samples"."m" AS bit(128)) << CAST((least(array_remove(ARRAY[(greatest(ARRAY["samples"."id" * $3 - $4], ARRAY[CAST(-64 AS bigint)]))[1]], NULL), ARRAY[CAST(64 AS bigint)]))[1] AS integer) FROM 65) AS bigint), CAST(substring(CAST("samples"."m" AS bit(128)) >> CAST((least(array_remove(ARRAY[(greatest(ARRAY["samples"."id" * $5 - $6], ARRAY[CAST(-64 AS bigint)]))[1]], NULL), ARRAY[CAST(64 AS bigint)]))[1] AS integer) FROM 65) AS bigint) FROM "samples" WHERE "samples"."id" IN ($7, $8, $9, $10, $11, $12) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 64 (integer 64)
-- 4: 65 (integer 64)
-- 5: 64 (integer 64)
-- 6: 65 (integer 64)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
-- 9: 3 (integer 64)
-- 10: 4 (integer 64)
-- 11: 5 (integer 64)
-- 12: 10 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CAST(CASE WHEN `koine_operand`.`value` >= 0 THEN `samples`.`n` << least(`koine_operand`.`value`, 64) WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> -greatest(`koine_operand`.`value`, -64)) ELSE `samples`.`n` >> -greatest(`koine_operand`.`value`, -64) END AS SIGNED) FROM JSON_TABLE(JSON_ARRAY(coalesce(`samples`.`m`, ?)), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand), (SELECT CAST(CASE WHEN `koine_operand`.`value` <= 0 THEN `samples`.`n` << -greatest(`koine_operand`.`value`, -64) WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> least(`koine_operand`.`value`, 64)) ELSE `samples`.`n` >> least(`koine_operand`.`value`, 64) END AS SIGNED) FROM JSON_TABLE(JSON_ARRAY(coalesce(`samples`.`m`, ?)), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand), (SELECT CAST(CASE WHEN `koine_operand`.`value` >= 0 THEN `samples`.`m` << least(`koine_operand`.`value`, 64) WHEN `samples`.`m` < 0 THEN ~(~`samples`.`m` >> -greatest(`koine_operand`.`value`, -64)) ELSE `samples`.`m` >> -greatest(`koine_operand`.`value`, -64) END AS SIGNED) FROM JSON_TABLE(JSON_ARRAY(`samples`.`id` * ? - ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand), (SELECT CAST(CASE WHEN `koine_operand`.`value` <= 0 THEN `samples`.`m` << -greatest(`koine_operand`.`value`, -64) WHEN `samples`.`m` < 0 THEN ~(~`samples`.`m` >> least(`koine_operand`.`value`, 64)) ELSE `samples`.`m` >> least(`koine_operand`.`value`, 64) END AS SIGNED) FROM JSON_TABLE(JSON_ARRAY(`samples`.`id` * ? - ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 64 (integer 64)
-- 4: 65 (integer 64)
-- 5: 64 (integer 64)
-- 6: 65 (integer 64)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
-- 9: 3 (integer 64)
-- 10: 4 (integer 64)
-- 11: 5 (integer 64)
-- 12: 10 (integer 64)
