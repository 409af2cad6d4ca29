-- SQLite 3.40
SELECT koine_ln(?1) / koine_ln(CAST(?2 AS REAL)), koine_ln(?3) / koine_ln(CAST(?4 AS REAL)), koine_ln(CAST(?5 AS REAL)) / koine_ln(CAST(?6 AS REAL)) FROM "samples" WHERE "samples"."id" = ?7
-- 1: 0.0 (double)
-- 2: 2 (integer 64)
-- 3: -8.0 (double)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 0 (integer 64)
-- 7: 1 (integer 64)

-- PostgreSQL 13
SELECT ln(nullif(greatest($1, CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($2 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0), ln(nullif(greatest($3, CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($4 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0), ln(nullif(greatest(CAST($5 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))) / nullif(ln(nullif(greatest(CAST($6 AS double precision), CAST('0.0' AS double precision)), CAST('0.0' AS double precision))), 0) FROM "samples" WHERE "samples"."id" = $7
-- 1: 0.0 (double)
-- 2: 2 (integer 64)
-- 3: -8.0 (double)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 0 (integer 64)
-- 7: 1 (integer 64)

-- MariaDB 10.11
SELECT ln(?) / ln(CAST(? AS DOUBLE)), ln(?) / ln(CAST(? AS DOUBLE)), ln(CAST(? AS DOUBLE)) / ln(CAST(? AS DOUBLE)) FROM `samples` WHERE `samples`.`id` = ?
-- 1: 0.0 (double)
-- 2: 2 (integer 64)
-- 3: -8.0 (double)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 0 (integer 64)
-- 7: 1 (integer 64)
