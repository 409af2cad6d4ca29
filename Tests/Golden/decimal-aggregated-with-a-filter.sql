-- SQLite 3.40
SELECT koine_mean("prices"."amount") FILTER (WHERE "prices"."amount" > ?1), koine_sum(DISTINCT "prices"."amount") FILTER (WHERE "prices"."amount" < ?2) FROM "prices" WHERE "prices"."id" <> ?3
-- 1: 0 (decimal 2)
-- 2: 0 (decimal 2)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT round(avg("prices"."amount" + 0.00000000000000000000000000) FILTER (WHERE "prices"."amount" > $1), 6), sum(DISTINCT "prices"."amount") FILTER (WHERE "prices"."amount" < $2) FROM "prices" WHERE "prices"."id" <> $3
-- 1: 0 (decimal 2)
-- 2: 0 (decimal 2)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT round(avg(CASE WHEN `prices`.`amount` > ? THEN `prices`.`amount` END), 6), sum(DISTINCT CASE WHEN `prices`.`amount` < ? THEN `prices`.`amount` END) FROM `prices` WHERE `prices`.`id` <> ?
-- 1: 0 (decimal 2)
-- 2: 0 (decimal 2)
-- 3: 3 (integer 64)
