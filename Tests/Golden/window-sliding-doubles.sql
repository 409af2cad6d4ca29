-- SQLite 3.40
SELECT "samples"."id", koine_sum_of_frame("samples"."x") OVER "koine_window", koine_avg_of_frame("samples"."y") OVER "koine_window" FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4, ?5, ?6) WINDOW "koine_window" AS (ORDER BY "samples"."id" DESC ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 8 (integer 64)
-- 5: 9 (integer 64)
-- 6: 10 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", sum("samples"."x") OVER "koine_window", avg("samples"."y") OVER "koine_window" FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4, $5, $6) WINDOW "koine_window" AS (ORDER BY "samples"."id" DESC ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 8 (integer 64)
-- 5: 9 (integer 64)
-- 6: 10 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express floatingPointSumsOfFrames in SELECT 2: MariaDB subtracts the numbers that leave the frame; begin it at .unboundedPreceding, or sum decimals
-- refused: MariaDB 10.11 cannot express floatingPointSumsOfFrames in SELECT 3: MariaDB subtracts the numbers that leave the frame; begin it at .unboundedPreceding, or sum decimals
