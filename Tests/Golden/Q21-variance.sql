-- SQLite 3.40
SELECT koine_var_pop("samples"."y"), koine_var_samp("samples"."y"), koine_stddev_pop(CAST("samples"."m" AS REAL)), koine_stddev_samp(CAST("samples"."m" AS REAL)) FILTER (WHERE "samples"."id" > ?1) FROM "samples" WHERE "samples"."id" = ?2 OR "samples"."id" = ?3 OR "samples"."id" = ?4
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT nullif(var_pop("samples"."y"), CAST('NaN' AS double precision)), nullif(var_samp("samples"."y"), CAST('NaN' AS double precision)), nullif(stddev_pop(CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)), nullif(stddev_samp(CAST("samples"."m" AS double precision)) FILTER (WHERE "samples"."id" > $1), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" = $2 OR "samples"."id" = $3 OR "samples"."id" = $4
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 1: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 2: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 3: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 4: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
