-- SQLite 3.40
UPDATE "samples" SET "x" = "samples"."x" * ?1, "y" = "samples"."y" / ?2, "n" = "samples"."n" % ?3, "m" = "samples"."m" * "samples"."id" WHERE "samples"."id" < ?4
-- 1: 2.0 (double)
-- 2: 4.0 (double)
-- 3: 4 (integer 64)
-- 4: 4 (integer 64)

-- PostgreSQL 13
UPDATE "samples" SET "x" = "samples"."x" * $1, "y" = "samples"."y" / $2, "n" = "samples"."n" % $3, "m" = "samples"."m" * "samples"."id" WHERE "samples"."id" < $4
-- 1: 2.0 (double)
-- 2: 4.0 (double)
-- 3: 4 (integer 64)
-- 4: 4 (integer 64)

-- MariaDB 10.11
UPDATE `samples` SET `x` = `samples`.`x` * ?, `y` = `samples`.`y` / ?, `n` = `samples`.`n` % ?, `m` = `samples`.`m` * `samples`.`id` WHERE `samples`.`id` < ?
-- 1: 2.0 (double)
-- 2: 4.0 (double)
-- 3: 4 (integer 64)
-- 4: 4 (integer 64)
