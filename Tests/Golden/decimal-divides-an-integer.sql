-- SQLite 3.40
SELECT koine_quotient("prices"."count", "prices"."amount", 6) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."count" * 100000.0, nullif("prices"."amount", 0)) * 0.00001, 4) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT round(`prices`.`count` / `prices`.`amount`, 4) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
