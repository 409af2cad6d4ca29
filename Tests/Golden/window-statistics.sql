-- SQLite 3.40
SELECT "samples"."id", koine_var_pop_of_frame(CAST("samples"."m" AS REAL)) OVER "koine_window", koine_var_samp_of_frame(CAST("samples"."m" AS REAL)) OVER "koine_window" FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", nullif(var_pop(CAST("samples"."m" AS double precision)) OVER "koine_window", CAST('NaN' AS double precision)), nullif(var_samp(CAST("samples"."m" AS double precision)) OVER "koine_window", CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 2: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 3: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
