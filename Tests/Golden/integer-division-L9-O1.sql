-- SQLite 3.40
SELECT "samples"."n" / "samples"."m", "samples"."n" % "samples"."m" FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4, ?5, ?6) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)
-- 6: 10 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" / nullif("samples"."m", 0), "samples"."n" % nullif("samples"."m", 0) FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4, $5, $6) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)
-- 6: 10 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`n` DIV `samples`.`m`, `samples`.`n` % `samples`.`m` FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)
-- 6: 10 (integer 64)
