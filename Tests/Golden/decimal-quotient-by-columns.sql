-- SQLite 3.40
SELECT koine_quotient("prices"."amount", (nullif(nullif(max(min("prices"."count", 100000000000000000), -100000000000000000), 100000000000000000), -100000000000000000) * 10), 5) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, nullif(round(CAST(nullif(nullif(greatest(least("prices"."count", 100000000000000000), -100000000000000000), 100000000000000000), -100000000000000000) AS numeric), 1), 0)) * 0.0000001, 6) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT round(`prices`.`amount` / CAST(nullif(nullif(greatest(least(`prices`.`count`, 100000000000000000), -100000000000000000), 100000000000000000), -100000000000000000) AS DECIMAL(65, 1)), 6) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
