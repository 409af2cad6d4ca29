-- SQLite 3.40
SELECT count("samples"."id") OVER (ORDER BY "samples"."n" NULLS LAST RANGE BETWEEN 100 FOLLOWING AND UNBOUNDED FOLLOWING) FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)

-- PostgreSQL 13
SELECT count("samples"."id") OVER (ORDER BY "samples"."n" NULLS LAST RANGE BETWEEN 100 FOLLOWING AND UNBOUNDED FOLLOWING) FROM "samples" WHERE "samples"."id" IN ($1, $2, $3) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rangeBesideNulls in SELECT 1: MariaDB has NULL as the smallest value there; leave out nulls:
