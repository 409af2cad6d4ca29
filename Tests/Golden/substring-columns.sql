-- SQLite 3.40
SELECT substr("phrases"."text", max(1, min(1073741823, "phrases"."id" - ?1) + min(1073741823, "phrases"."id")), -max(0, min(1073741823, "phrases"."id"))) FROM "phrases" WHERE "phrases"."id" IN (?2, ?3, ?4) ORDER BY "phrases"."id"
-- 1: 18 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" - $1], ARRAY[CAST(-2147483647 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer), CAST(CASE WHEN "phrases"."id" < 0 THEN 0 WHEN "phrases"."id" > 1073741823 THEN 1073741823 ELSE "phrases"."id" END AS integer)) FROM "phrases" WHERE "phrases"."id" IN ($2, $3, $4) ORDER BY "phrases"."id"
-- 1: 18 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 19 (integer 64)

-- MariaDB 10.11
SELECT (SELECT substring(`phrases`.`text`, greatest(`koine_operand`.`value`, 1), greatest(least(`phrases`.`id`, 1073741823), 0) + least(greatest(`koine_operand`.`value`, -2147483647) - 1, 0)) FROM JSON_TABLE(JSON_ARRAY(`phrases`.`id` - ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 18 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 19 (integer 64)
