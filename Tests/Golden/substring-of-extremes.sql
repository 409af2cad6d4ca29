-- SQLite 3.40
SELECT koine_substring("phrases"."text", "phrases"."id" - ?1, "phrases"."id" - ?2) FROM "phrases" WHERE "phrases"."id" IN (?3, ?4) ORDER BY "phrases"."id"
-- 1: 5 (integer 64)
-- 2: 9223372036854775807 (integer 64)
-- 3: 2 (integer 64)
-- 4: 17 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" - $1], ARRAY[CAST(-2147483647 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer), CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" - $2], ARRAY[CAST(0 AS bigint)]))[1]], NULL), ARRAY[CAST(1073741823 AS bigint)]))[1] AS integer)) FROM "phrases" WHERE "phrases"."id" IN ($3, $4) ORDER BY "phrases"."id"
-- 1: 5 (integer 64)
-- 2: 9223372036854775807 (integer 64)
-- 3: 2 (integer 64)
-- 4: 17 (integer 64)

-- MariaDB 10.11
SELECT (SELECT substring(`phrases`.`text`, greatest(`koine_operand`.`value`, 1), greatest(least(`koine_operand`.`value_2`, 1073741823), 0) + least(greatest(`koine_operand`.`value`, -2147483647) - 1, 0)) FROM JSON_TABLE(JSON_ARRAY(`phrases`.`id` - ?, `phrases`.`id` - ?), '$' COLUMNS (value BIGINT PATH '$[0]', value_2 BIGINT PATH '$[1]')) AS koine_operand) FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: 5 (integer 64)
-- 2: 9223372036854775807 (integer 64)
-- 3: 2 (integer 64)
-- 4: 17 (integer 64)
