-- SQLite 3.40
SELECT max("samples"."id" = ?1, "samples"."id" < ?2), min("samples"."id" < ?3, "samples"."id" = ?4), ("samples"."id" < ?5) BETWEEN ?6 AND ?7 FROM "samples" WHERE "samples"."id" < ?8 ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: 3 (integer 64)
-- 6: true (boolean)
-- 7: true (boolean)
-- 8: 4 (integer 64)

-- PostgreSQL 13
SELECT (greatest(ARRAY["samples"."id" = $1], ARRAY["samples"."id" < $2]))[1], (least(array_remove(ARRAY["samples"."id" = $3], NULL), array_remove(ARRAY["samples"."id" < $4], NULL)))[1], ("samples"."id" < $5) BETWEEN $6 AND $7 FROM "samples" WHERE "samples"."id" < $8 ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)
-- 5: 3 (integer 64)
-- 6: true (boolean)
-- 7: true (boolean)
-- 8: 4 (integer 64)

-- MariaDB 10.11
SELECT greatest(`samples`.`id` = ?, `samples`.`id` < ?), least(`samples`.`id` = ?, `samples`.`id` < ?), (`samples`.`id` < ?) BETWEEN ? AND ? FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)
-- 5: 3 (integer 64)
-- 6: true (boolean)
-- 7: true (boolean)
-- 8: 4 (integer 64)
