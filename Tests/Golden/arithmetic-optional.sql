-- SQLite 3.40
SELECT "samples"."id" + "samples"."n", "samples"."n" + "samples"."id", "samples"."id" * ?1, "samples"."n" + ?2 FROM "samples" WHERE "samples"."id" IN (?3, ?4) ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" + "samples"."n", "samples"."n" + "samples"."id", "samples"."id" * $1, "samples"."n" + $2 FROM "samples" WHERE "samples"."id" IN ($3, $4) ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` + `samples`.`n`, `samples`.`n` + `samples`.`id`, `samples`.`id` * ?, `samples`.`n` + ? FROM `samples` WHERE `samples`.`id` IN (?, ?) ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)
