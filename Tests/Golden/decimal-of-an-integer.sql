-- SQLite 3.40
SELECT (nullif(nullif(max(min("prices"."count", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) * 100) + "prices"."amount" FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(CAST(nullif(nullif(greatest(least("prices"."count", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS numeric), 2) + "prices"."amount" FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(`prices`.`count`, 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS DECIMAL(65, 2)) + `prices`.`amount` FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
