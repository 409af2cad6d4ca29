-- SQLite 3.40
SELECT "samples"."n" / ?1, "samples"."n" % ?2, "samples"."n" / ?3, "samples"."n" % ?4 FROM "samples" WHERE "samples"."id" < ?5 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" / $1, "samples"."n" % $2, "samples"."n" / nullif($3, 0), "samples"."n" % nullif($4, 0) FROM "samples" WHERE "samples"."id" < $5 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`n` DIV ?, `samples`.`n` % ?, `samples`.`n` DIV ?, `samples`.`n` % ? FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: 4 (integer 64)
