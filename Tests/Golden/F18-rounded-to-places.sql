-- SQLite 3.40
SELECT koine_round_to_places(?1, 2), koine_round_to_places(?2, -3), koine_round_to_places(?3, 1), koine_truncate_to_places(?4, 2) FROM "samples" WHERE "samples"."id" = ?5
-- 1: 2.675 (double)
-- 2: 1500.0 (double)
-- 3: -2.675 (double)
-- 4: 2.679 (double)
-- 5: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(round(CAST(nullif(nullif(greatest(least($1, CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)), CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)) AS numeric), CAST(2 AS integer)) AS double precision), CAST(round(CAST(nullif(nullif(greatest(least($2, CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)), CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)) AS numeric), CAST(-3 AS integer)) AS double precision), CAST(round(CAST(nullif(nullif(greatest(least($3, CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)), CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)) AS numeric), CAST(1 AS integer)) AS double precision), CAST(trunc(CAST(nullif(nullif(greatest(least($4, CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)), CAST('1.7976931348623101e+308' AS double precision)), CAST('-1.7976931348623101e+308' AS double precision)) AS numeric), CAST(2 AS integer)) AS double precision) FROM "samples" WHERE "samples"."id" = $5
-- 1: 2.675 (double)
-- 2: 1500.0 (double)
-- 3: -2.675 (double)
-- 4: 2.679 (double)
-- 5: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express decimalPlaces in SELECT 1: MariaDB cannot tell the fifteen digits of a Double; round a Scaled number by a cast
-- refused: MariaDB 10.11 cannot express decimalPlaces in SELECT 2: MariaDB cannot tell the fifteen digits of a Double; round a Scaled number by a cast
-- refused: MariaDB 10.11 cannot express decimalPlaces in SELECT 3: MariaDB cannot tell the fifteen digits of a Double; round a Scaled number by a cast
-- refused: MariaDB 10.11 cannot express decimalPlaces in SELECT 4: MariaDB cannot tell the fifteen digits of a Double; round a Scaled number by a cast
