-- SQLite 3.40
SELECT ("samples"."n" <> 0), ("samples"."n" - ?1 <> 0) FROM "samples" WHERE "samples"."id" IN (?2, ?3, ?4, ?5) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 5 (integer 64)
-- 5: 10 (integer 64)

-- PostgreSQL 13
SELECT ("samples"."n" <> 0), ("samples"."n" - $1 <> 0) FROM "samples" WHERE "samples"."id" IN ($2, $3, $4, $5) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 5 (integer 64)
-- 5: 10 (integer 64)

-- MariaDB 10.11
SELECT (`samples`.`n` <> 0), (`samples`.`n` - ? <> 0) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 7 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 5 (integer 64)
-- 5: 10 (integer 64)
