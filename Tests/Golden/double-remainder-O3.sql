-- SQLite 3.40
SELECT koine_remainder("samples"."x", "samples"."y"), koine_remainder(?1, "samples"."y"), koine_remainder("samples"."x", ?2) FROM "samples" WHERE "samples"."id" < ?3 ORDER BY "samples"."id"
-- 1: 10.0 (double)
-- 2: 0.0 (double)
-- 3: 6 (integer 64)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express remainderOfDoubles in SELECT 1: PostgreSQL has no % of floating-point numbers; cast(as:) both to a Scaled number, or compute it in Swift
-- refused: PostgreSQL 13 cannot express remainderOfDoubles in SELECT 2: PostgreSQL has no % of floating-point numbers; cast(as:) both to a Scaled number, or compute it in Swift
-- refused: PostgreSQL 13 cannot express remainderOfDoubles in SELECT 3: PostgreSQL has no % of floating-point numbers; cast(as:) both to a Scaled number, or compute it in Swift

-- MariaDB 10.11
SELECT (`samples`.`x` % `samples`.`y` + 0e0), (? % `samples`.`y` + 0e0), (`samples`.`x` % ? + 0e0) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 10.0 (double)
-- 2: 0.0 (double)
-- 3: 6 (integer 64)
