-- SQLite 3.40
SELECT ("samples"."n" | ?1) + ("samples"."m" & ?2) * ?3, -("samples"."n" & ?4), (~("samples"."n" | ?5)) & ?6, "samples"."n" & (("samples"."m" | ?7) << ?8) FROM "samples" WHERE "samples"."id" < ?9 ORDER BY "samples"."id"
-- 1: 8 (integer 64)
-- 2: 3 (integer 64)
-- 3: 2 (integer 64)
-- 4: 6 (integer 64)
-- 5: 8 (integer 64)
-- 6: 15 (integer 64)
-- 7: 1 (integer 64)
-- 8: 1 (integer 64)
-- 9: 3 (integer 64)

-- PostgreSQL 13
SELECT ("samples"."n" | $1) + ("samples"."m" & $2) * $3, -("samples"."n" & $4), (~("samples"."n" | $5)) & $6, "samples"."n" & (("samples"."m" | $7) << $8) FROM "samples" WHERE "samples"."id" < $9 ORDER BY "samples"."id"
-- 1: 8 (integer 64)
-- 2: 3 (integer 64)
-- 3: 2 (integer 64)
-- 4: 6 (integer 64)
-- 5: 8 (integer 64)
-- 6: 15 (integer 64)
-- 7: 1 (integer 64)
-- 8: 1 (integer 32)
-- 9: 3 (integer 64)

-- MariaDB 10.11
SELECT (CAST(`samples`.`n` | ? AS SIGNED)) + (CAST(`samples`.`m` & ? AS SIGNED)) * ?, -(CAST(`samples`.`n` & ? AS SIGNED)), CAST((CAST(~(CAST(`samples`.`n` | ? AS SIGNED)) AS SIGNED)) & ? AS SIGNED), CAST(`samples`.`n` & (CAST((CAST(`samples`.`m` | ? AS SIGNED)) << ? AS SIGNED)) AS SIGNED) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 8 (integer 64)
-- 2: 3 (integer 64)
-- 3: 2 (integer 64)
-- 4: 6 (integer 64)
-- 5: 8 (integer 64)
-- 6: 15 (integer 64)
-- 7: 1 (integer 64)
-- 8: 1 (integer 32)
-- 9: 3 (integer 64)
