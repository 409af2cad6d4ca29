-- SQLite 3.40
SELECT CAST("samples"."x" AS REAL) / "samples"."y" FROM "samples" WHERE "samples"."id" = ?1
-- 1: 7 (integer 64)

-- PostgreSQL 13
SELECT "samples"."x" / nullif("samples"."y", 0) FROM "samples" WHERE "samples"."id" = $1
-- 1: 7 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`x` / `samples`.`y` FROM `samples` WHERE `samples`.`id` = ?
-- 1: 7 (integer 64)
