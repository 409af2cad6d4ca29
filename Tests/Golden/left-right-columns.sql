-- SQLite 3.40
SELECT substr("phrases"."text", 1, max(0, min("phrases"."id" - ?1, 2147483647))), substr("phrases"."text" || 'x', -1, -max(0, min("phrases"."id" - ?2, 2147483647))), substr("phrases"."text", 1, max(0, min("phrases"."id" * ?3, 2147483647))), substr("phrases"."text" || 'x', -1, -max(0, min("phrases"."id" * ?4, 2147483647))) FROM "phrases" WHERE "phrases"."id" IN (?5, ?6, ?7, ?8) ORDER BY "phrases"."id"
-- 1: 17 (integer 64)
-- 2: 17 (integer 64)
-- 3: 3000000000 (integer 64)
-- 4: 3000000000 (integer 64)
-- 5: 2 (integer 64)
-- 6: 17 (integer 64)
-- 7: 18 (integer 64)
-- 8: 19 (integer 64)

-- PostgreSQL 13
SELECT left("phrases"."text", CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" - $1], ARRAY[CAST(0 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer)), right("phrases"."text", CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" - $2], ARRAY[CAST(0 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer)), left("phrases"."text", CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" * $3], ARRAY[CAST(0 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer)), right("phrases"."text", CAST((least(array_remove(ARRAY[(greatest(ARRAY["phrases"."id" * $4], ARRAY[CAST(0 AS bigint)]))[1]], NULL), ARRAY[CAST(2147483647 AS bigint)]))[1] AS integer)) FROM "phrases" WHERE "phrases"."id" IN ($5, $6, $7, $8) ORDER BY "phrases"."id"
-- 1: 17 (integer 64)
-- 2: 17 (integer 64)
-- 3: 3000000000 (integer 64)
-- 4: 3000000000 (integer 64)
-- 5: 2 (integer 64)
-- 6: 17 (integer 64)
-- 7: 18 (integer 64)
-- 8: 19 (integer 64)

-- MariaDB 10.11
SELECT left(`phrases`.`text`, `phrases`.`id` - ?), right(`phrases`.`text`, `phrases`.`id` - ?), left(`phrases`.`text`, `phrases`.`id` * ?), right(`phrases`.`text`, `phrases`.`id` * ?) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 17 (integer 64)
-- 2: 17 (integer 64)
-- 3: 3000000000 (integer 64)
-- 4: 3000000000 (integer 64)
-- 5: 2 (integer 64)
-- 6: 17 (integer 64)
-- 7: 18 (integer 64)
-- 8: 19 (integer 64)
