-- SQLite 3.40
SELECT koine_sqrt(koine_double(koine_exact("prices"."amount" * "prices"."amount"), 4)) FROM "prices" WHERE "prices"."id" = ?1
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT sqrt(nullif(greatest(CAST("prices"."amount" * "prices"."amount" AS double precision), CAST('-5e-324' AS double precision)), CAST('-5e-324' AS double precision))) FROM "prices" WHERE "prices"."id" = $1
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT sqrt(CAST(`prices`.`amount` * `prices`.`amount` AS DOUBLE)) FROM `prices` WHERE `prices`.`id` = ?
-- 1: 4 (integer 64)
