-- SQLite 3.40
SELECT "samples"."x" + "samples"."y", "samples"."x" * "samples"."y" - ?1 FROM "samples" WHERE "samples"."id" < ?2 ORDER BY "samples"."id"
-- 1: 1.5 (double)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."x" + "samples"."y", "samples"."x" * "samples"."y" - $1 FROM "samples" WHERE "samples"."id" < $2 ORDER BY "samples"."id"
-- 1: 1.5 (double)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`x` + `samples`.`y`, `samples`.`x` * `samples`.`y` - ? FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 1.5 (double)
-- 2: 4 (integer 64)
