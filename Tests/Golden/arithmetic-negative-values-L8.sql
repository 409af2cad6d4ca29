-- SQLite 3.40
SELECT "samples"."n" - ?1, "samples"."n" * ?2 FROM "samples" WHERE "samples"."id" = ?3
-- 1: -1 (integer 64)
-- 2: -2 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" - $1, "samples"."n" * $2 FROM "samples" WHERE "samples"."id" = $3
-- 1: -1 (integer 64)
-- 2: -2 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`n` - ?, `samples`.`n` * ? FROM `samples` WHERE `samples`.`id` = ?
-- 1: -1 (integer 64)
-- 2: -2 (integer 64)
-- 3: 1 (integer 64)
